import { useState } from 'react'

/** The time at which a part came: what it shows does not change while it is there. */
export function useToday(): Date {
  const [today] = useState(() => new Date())
  return today
}

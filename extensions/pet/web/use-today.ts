import { useState } from 'react'

/** Returns the time at which a part was mounted, so that its content does not change while it is shown. */
export function useToday(): Date {
  const [today] = useState(() => new Date())
  return today
}

import { useEffect, useState } from 'react'

/**
 * Goes to a page elsewhere. `isLeaving` stays true until it is there, and is false again for whoever comes back: a page that
 * the browser kept would otherwise be busy for ever.
 */
export function useLeaving() {
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    const stay = () => setLeaving(false)
    addEventListener('pageshow', stay)
    return () => removeEventListener('pageshow', stay)
  }, [])
  return {
    isLeaving,
    leaveFor(address: string) {
      setLeaving(true)
      location.assign(address)
    },
  }
}

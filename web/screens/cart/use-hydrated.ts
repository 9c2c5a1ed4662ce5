import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and during hydration, then true. Personal data waits for it, because pages are public. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

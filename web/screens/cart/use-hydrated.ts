import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while the browser hydrates, true from then on: what is personal waits for it, because pages are public. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

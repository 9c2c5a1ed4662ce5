import { useSyncExternalStore } from 'react'
import { customers, site } from 'musette/web'

/**
 * Whether the device may have a pet, for parts that load the rest of this extension only then. It reads no more than that something is there:
 * `device-pets.ts` says what.
 */
export function useHasPets(): boolean {
  return useSyncExternalStore(subscribe, hasPets, () => false)
}

/** Whether an account may have pets that this device has not read. What was read stays there, even where it was none. */
export function useMayHavePets(): boolean {
  const hasStore = site.useFeature('petProfiles')
  const isSignedIn = customers.useSignedIn() === true
  const wasRead = useSyncExternalStore(subscribe, isKept, () => true)
  return hasStore && isSignedIn && !wasRead
}

const hasPets = () => keptText().includes('"animal"')
const isKept = () => keptText() !== ''

function keptText(): string {
  try {
    return localStorage.getItem(site.ownName('pets')) ?? ''
  } catch {
    return ''
  }
}

function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}

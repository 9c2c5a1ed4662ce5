import { useSyncExternalStore } from 'react'
import { customers, site } from 'musette/web'

/**
 * Whether the device may have a pet, for parts that load the rest of this extension only then. It reads no more than that something is there:
 * `device-pets.ts` says what.
 */
export function useHasPets(): boolean {
  return useSyncExternalStore(subscribe, hasPets, () => false)
}

/** Whether the device has a pet, or an account may have one that this device has not read. What was read stays there, even where it was none. */
export function useMayHavePets(): boolean {
  const isKnown = useHasPets()
  const hasStore = site.useFeature('petProfiles')
  const isSignedIn = customers.useSignedIn() === true
  const wasRead = useSyncExternalStore(subscribe, isStored, () => true)
  return isKnown || (hasStore && isSignedIn && !wasRead)
}

const hasPets = () => storedText().includes('"animal"')
const isStored = () => storedText() !== ''

function storedText(): string {
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

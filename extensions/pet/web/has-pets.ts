import { useSyncExternalStore } from 'react'
import { site } from 'musette/web'

/**
 * Whether the device may have a pet, for parts that load the rest of this extension only then. It reads no more than that something is there:
 * `device-pets.ts` says what.
 */
export function useHasPets(): boolean {
  return useSyncExternalStore(subscribe, hasPets, () => false)
}

function hasPets(): boolean {
  try {
    return localStorage.getItem(site.ownName('pets'))?.includes('"animal"') ?? false
  } catch {
    return false
  }
}

function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}

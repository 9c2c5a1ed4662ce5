import { useSyncExternalStore } from 'react'
import { site } from 'musette/web'
import { MAX_PROFILES, type Pet, petsIn } from '../pet.ts'

const KEY = 'pets'

/** What the device has. `owner`: the customer whose store has the same profiles; null for profiles that are on this device alone. */
export type Device = { owner: string | null; chosen: string | null; pets: readonly Pet[] }

const NONE: Device = { owner: null, chosen: null, pets: [] }

/** The text that `device` was read from: the same text gives the same object. */
let read: { text: string | null; device: Device } = { text: null, device: NONE }

/** The same in all parts of the page and in other tabs. */
export function useDevice(): Device {
  return useSyncExternalStore(subscribe, deviceNow, () => NONE)
}

/** Bounds what others may have written there. */
export function deviceNow(): Device {
  const text = storedText()
  if (text !== read.text) read = { text, device: parsed(text) }
  return read.device
}

/** False where the browser keeps nothing. */
export function keepDevice(device: Device): boolean {
  try {
    if (device.pets.length === 0 && device.owner === null) localStorage.removeItem(site.ownName(KEY))
    else localStorage.setItem(site.ownName(KEY), JSON.stringify(device))
    return true
  } catch {
    return false
  } finally {
    // The browser notifies other tabs only.
    dispatchEvent(new StorageEvent('storage', { key: site.ownName(KEY) }))
  }
}

function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}

function storedText(): string | null {
  try {
    return localStorage.getItem(site.ownName(KEY))
  } catch {
    return null
  }
}

function parsed(text: string | null): Device {
  if (text === null || text.length > 2 * MAX_PROFILES) return NONE
  try {
    const { owner, chosen, pets } = JSON.parse(text) as Partial<Record<keyof Device, unknown>>
    const textOf = (value: unknown) => (typeof value === 'string' ? value : null)
    return { owner: textOf(owner), chosen: textOf(chosen), pets: petsIn(pets) }
  } catch {
    return NONE
  }
}

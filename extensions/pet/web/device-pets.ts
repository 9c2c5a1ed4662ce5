import { site } from 'musette/web'
import { type Pet, petsIn } from '../pet.ts'

/**
 * The profiles on the device. `owner` is the customer with the same profiles in the store; null for profiles only on this device. `narrows`: lists
 * open with what suits the chosen pet.
 */
export type Device = { owner: string | null; chosen: string | null; narrows: boolean; pets: readonly Pet[] }

const device = new site.DeviceValue<Device>('pets', (json) => {
  const { owner, chosen, narrows, pets } = (json ?? {}) as Partial<Record<keyof Device, unknown>>
  const textOf = (value: unknown) => (typeof value === 'string' ? value : null)
  return { owner: textOf(owner), chosen: textOf(chosen), narrows: narrows === true, pets: petsIn(pets) }
})

export const deviceNow = device.now

export function useDevice(): Device {
  return site.useDeviceValue(device)
}

/** Stores the profiles. False if the browser does not store them. */
export function keepDevice(kept: Device): boolean {
  return device.store(kept.pets.length === 0 && kept.owner === null ? null : kept)
}

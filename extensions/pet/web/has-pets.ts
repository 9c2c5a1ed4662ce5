import { customers, site } from 'musette/web'

/** Whether anything is stored, and whether that has a pet. */
const stored = new site.DeviceValue('pets', (json) => ({
  isThere: json !== undefined,
  hasPets: JSON.stringify(json)?.includes('"animal"') === true,
}))

/**
 * Whether the device may have a pet, for parts that load the rest of this extension only then. It reads no more than that something is there:
 * `device-pets.ts` says what.
 */
export function useHasPets(): boolean {
  return site.useDeviceValue(stored).hasPets
}

/** Whether the device has a pet, or an account may have one that this device has not read. What was read stays there, even where it was none. */
export function useMayHavePets(): boolean {
  const { isThere, hasPets } = site.useDeviceValue(stored)
  const hasStore = site.useFeature('petProfiles')
  const isSignedIn = customers.useSignedIn() === true
  return hasPets || (hasStore && isSignedIn && !isThere)
}

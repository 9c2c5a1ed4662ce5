import { customers, site } from 'musette/web'

/** Whether anything is stored, and whether it contains a pet. */
const stored = new site.DeviceValue('pets', (json) => ({
  isThere: json !== undefined,
  hasPets: JSON.stringify(json)?.includes('"animal"') === true,
}))

/**
 * Whether the device may have a pet, for parts that load the rest of this extension only then. It only checks that there is something;
 * `device-pets.ts` reads it.
 */
export function useHasPets(): boolean {
  return site.useDeviceValue(stored).hasPets
}

/** Whether the device has a pet, or the account may have one that this device has not read. After a read something is stored, even without pets. */
export function useMayHavePets(): boolean {
  const { isThere, hasPets } = site.useDeviceValue(stored)
  const hasStore = site.useFeature('petProfiles')
  const isSignedIn = customers.useSignedIn() === true
  return hasPets || (hasStore && isSignedIn && !isThere)
}

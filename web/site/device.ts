import { type DeviceType, deviceType } from './device-type.ts'

export type DeviceInfo = { type: DeviceType; viewportWidthInPx: number }

/** Spec §3: what is taken for granted where nothing is known, as on the server. */
const UNKNOWN: DeviceInfo = { type: 'phone', viewportWidthInPx: 360 }

/**
 * What the shop is looked at with. It decides what is fetched early and in which size, never what a page holds: kept pages are the same for
 * everybody.
 */
export function deviceInfo(): DeviceInfo {
  if (typeof window === 'undefined') return UNKNOWN
  return { type: deviceType(), viewportWidthInPx: innerWidth || UNKNOWN.viewportWidthInPx }
}

export type DeviceInfo = { type: 'phone' | 'tablet' | 'desktop'; viewportWidthInPx: number }

/** Spec §3: what is taken for granted where nothing is known, as on the server. */
const UNKNOWN: DeviceInfo = { type: 'phone', viewportWidthInPx: 360 }

type Hints = { userAgentData?: { mobile: boolean } }

/**
 * What the shop is looked at with, from client hints or the user agent. It decides what is fetched early, never what a page holds: kept pages
 * are the same for everybody.
 */
export function deviceInfo(): DeviceInfo {
  if (typeof window === 'undefined') return UNKNOWN
  const { userAgent, userAgentData, maxTouchPoints } = navigator as Navigator & Hints
  const isPhone = userAgentData?.mobile ?? /^(?!.*iPad).*Mobi/.test(userAgent)
  // An iPad says that it is a Mac, which has no touch screen.
  const isTablet = /Android|iPad|Tablet/.test(userAgent) || (/Mac/.test(userAgent) && maxTouchPoints > 1)
  return {
    type: isPhone ? 'phone' : isTablet ? 'tablet' : 'desktop',
    viewportWidthInPx: innerWidth || UNKNOWN.viewportWidthInPx,
  }
}

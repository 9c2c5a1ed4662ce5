export type DeviceType = 'phone' | 'tablet' | 'desktop'
export type DeviceInfo = { type: DeviceType; viewportWidthInPx: number }

type Hints = { userAgentData?: { mobile: boolean }; connection?: { saveData?: boolean } }

/** What is taken for granted where nothing is known, as on the server. */
const UNKNOWN: DeviceInfo = { type: 'phone', viewportWidthInPx: 360 }

/**
 * What the shop is looked at with. It decides what is fetched early and in which size, never what a page holds: kept pages are the same for
 * everybody.
 */
export function deviceInfo(): DeviceInfo {
  if (typeof window === 'undefined') return UNKNOWN
  return { type: deviceType(), viewportWidthInPx: innerWidth || UNKNOWN.viewportWidthInPx }
}

/** Whether nothing may be fetched on a guess. */
export function savesData(): boolean | undefined {
  return (navigator as Navigator & Hints).connection?.saveData
}

/** From client hints or the user agent. */
function deviceType(): DeviceType {
  const { userAgent, userAgentData, maxTouchPoints } = navigator as Navigator & Hints
  if (userAgentData?.mobile ?? /^(?!.*iPad).*Mobi/.test(userAgent)) return 'phone'
  // An iPad says that it is a Mac, which has no touch screen.
  return /Android|iPad|Tablet/.test(userAgent) || (/Mac/.test(userAgent) && maxTouchPoints > 1) ? 'tablet' : 'desktop'
}

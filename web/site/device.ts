export type DeviceType = 'phone' | 'tablet' | 'desktop'
export type DeviceInfo = { type: DeviceType; viewportWidthInPx: number }

type Hints = { userAgentData?: { mobile: boolean }; connection?: { saveData?: boolean } }

/** Default, for example on the server. */
const UNKNOWN: DeviceInfo = { type: 'phone', viewportWidthInPx: 360 }

/**
 * The shopper's device. It affects prefetching only, never the content of a page: cached pages are the same for
 * everybody.
 */
export function deviceInfo(): DeviceInfo {
  if (typeof window === 'undefined') return UNKNOWN
  return { type: deviceType(), viewportWidthInPx: innerWidth || UNKNOWN.viewportWidthInPx }
}

/** Whether the shopper saves data, so that nothing is prefetched. */
export function savesData(): boolean | undefined {
  return (navigator as Navigator & Hints).connection?.saveData
}

/** From client hints or the user agent. */
function deviceType(): DeviceType {
  const { userAgent, userAgentData, maxTouchPoints } = navigator as Navigator & Hints
  if (userAgentData?.mobile ?? /^(?!.*iPad).*Mobi/.test(userAgent)) return 'phone'
  // An iPad reports itself as a Mac, but Macs have no touch screen.
  return /Android|iPad|Tablet/.test(userAgent) || (/Mac/.test(userAgent) && maxTouchPoints > 1) ? 'tablet' : 'desktop'
}

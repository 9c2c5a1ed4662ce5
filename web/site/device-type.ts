export type DeviceType = 'phone' | 'tablet' | 'desktop'

type Hints = { userAgentData?: { mobile: boolean }; connection?: { saveData?: boolean } }

/** From client hints or the user agent; in the browser only. */
export function deviceType(): DeviceType {
  const { userAgent, userAgentData, maxTouchPoints } = navigator as Navigator & Hints
  if (userAgentData?.mobile ?? /^(?!.*iPad).*Mobi/.test(userAgent)) return 'phone'
  // An iPad says that it is a Mac, which has no touch screen.
  return /Android|iPad|Tablet/.test(userAgent) || (/Mac/.test(userAgent) && maxTouchPoints > 1) ? 'tablet' : 'desktop'
}

/** Whether nothing may be fetched on a guess. */
export function savesData(): boolean | undefined {
  return (navigator as Navigator & Hints).connection?.saveData
}

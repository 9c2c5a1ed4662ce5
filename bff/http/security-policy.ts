import type { CspHosts } from '../config.ts'

export type PolicySettings = {
  /** Third-party hosts that the browser may contact. */
  hosts: CspHosts
  /** Path of the endpoint for reports. */
  reportPath: string
  isSecure: boolean
  /** Vite's development server inserts styles by script and uses a WebSocket. */
  isDevelopment: boolean
}

/** Name of the endpoint in `Reporting-Endpoints`. */
export const REPORT_GROUP = 'csp'

/**
 * The content security policy. Pages have no inline script and no inline style, so it needs neither nonce nor exception. Each kind of third party gets only
 * the directives it needs. `security-headers.ts` makes the headers of a page of it.
 */
export function policyDirectives({ hosts, reportPath, isSecure, isDevelopment }: PolicySettings) {
  const { analytics, ads, video, payment, widgets, captcha, cloud } = hosts
  return {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'", ...analytics, ...ads, ...payment, ...widgets, ...captcha],
    styleSrc: ["'self'", ...widgets, ...(isDevelopment ? ["'unsafe-inline'"] : [])],
    imgSrc: ["'self'", 'data:', ...cloud, ...analytics, ...ads, ...video, ...payment, ...widgets],
    fontSrc: ["'self'", ...widgets],
    connectSrc: ["'self'", ...analytics, ...ads, ...payment, ...widgets, ...captcha, ...(isDevelopment ? ['ws:'] : [])],
    frameSrc: orNone([...ads, ...video, ...payment, ...widgets, ...captcha]),
    manifestSrc: ["'self'"],
    mediaSrc: ["'self'", ...video],
    workerSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'self'", ...payment],
    frameAncestors: ["'none'"],
    objectSrc: ["'none'"],
    ...(isSecure && { upgradeInsecureRequests: [] }),
    reportUri: [reportPath],
    // Browsers that support `report-to` ignore `report-uri`. They report over HTTPS only.
    ...(isSecure && { reportTo: [REPORT_GROUP] }),
  }
}

/** Third-party hosts on pages where a shopper pays or reads personal data. */
export function guardedHosts({ payment, captcha, cloud }: CspHosts): CspHosts {
  return { analytics: [], ads: [], video: [], payment, widgets: [], captcha, cloud }
}

/**
 * Disables browser features that the shop does not use, for embedded content too. Payment providers may use the Payment
 * Request API.
 */
export function permissionsPolicy(payment: readonly string[]): string {
  const payers = payment.length > 0 ? `(self ${payment.map((host) => `"${host}"`).join(' ')})` : '()'
  return `camera=(), geolocation=(), microphone=(), payment=${payers}, usb=(), browsing-topics=()`
}

function orNone(sources: string[]): string[] {
  return sources.length > 0 ? sources : ["'none'"]
}

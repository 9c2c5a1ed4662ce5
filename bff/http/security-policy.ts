import type { CspHosts } from '../config.ts'

export type PolicySettings = {
  /** Others the browser may talk to. */
  hosts: CspHosts
  /** Path of the endpoint that takes reports. */
  reportPath: string
  isSecure: boolean
  /** Vite's development server puts styles into the page by script and talks over a web socket. */
  isDevelopment: boolean
}

/** Name of the endpoint in `Reporting-Endpoints`. */
export const REPORT_GROUP = 'csp'

/**
 * The content security policy. There is no inline script and no inline style, so it needs neither nonce nor exception.
 * Each kind of guest gets the directives it needs and no more.
 */
export function policyDirectives({ hosts, reportPath, isSecure, isDevelopment }: PolicySettings) {
  const { analytics, ads, video, payment, reviews, captcha, cloud } = hosts
  return {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'", ...analytics, ...ads, ...payment, ...reviews, ...captcha],
    styleSrc: ["'self'", ...reviews, ...(isDevelopment ? ["'unsafe-inline'"] : [])],
    imgSrc: ["'self'", 'data:', ...cloud, ...analytics, ...ads, ...video, ...payment, ...reviews],
    fontSrc: ["'self'", ...reviews],
    connectSrc: ["'self'", ...analytics, ...ads, ...payment, ...reviews, ...captcha, ...(isDevelopment ? ['ws:'] : [])],
    frameSrc: orNone([...ads, ...video, ...payment, ...reviews, ...captcha]),
    manifestSrc: ["'self'"],
    mediaSrc: ["'self'", ...video],
    workerSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'self'", ...payment],
    frameAncestors: ["'none'"],
    objectSrc: ["'none'"],
    ...(isSecure && { upgradeInsecureRequests: [] }),
    reportUri: [reportPath],
    // Browsers that know report-to take it instead of report-uri, but then report over https only.
    ...(isSecure && { reportTo: [REPORT_GROUP] }),
  }
}

/** On pages where a shopper pays or reads what is his. */
export function guardedHosts({ payment, captcha, cloud }: CspHosts): CspHosts {
  return { analytics: [], ads: [], video: [], payment, reviews: [], captcha, cloud }
}

/** Whether others may do anything on a page that they may not on a guarded one. */
export function hasGuests({ analytics, ads, video, reviews }: CspHosts): boolean {
  return [analytics, ads, video, reviews].some((hosts) => hosts.length > 0)
}

/** Features of the browser that the shop does not use, so that nothing embedded can; payment providers may ask to be paid. */
export function permissionsPolicy(payment: readonly string[]): string {
  const payers = payment.length > 0 ? `(self ${payment.map((host) => `"${host}"`).join(' ')})` : '()'
  return `camera=(), geolocation=(), microphone=(), payment=${payers}, usb=(), browsing-topics=()`
}

function orNone(sources: string[]): string[] {
  return sources.length > 0 ? sources : ["'none'"]
}

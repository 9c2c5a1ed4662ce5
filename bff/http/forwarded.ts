import type { IncomingHttpHeaders } from 'node:http'

/**
 * Headers that proxies, load balancers and CDNs add to forwarded requests. `isForwarded` also matches `x-forwarded-*`
 * and `x-original-forwarded-*`.
 */
const MARKS = [
  'via',
  'forwarded',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-envoy-external-address',
  'true-client-ip',
  'cf-connecting-ip',
  'fastly-client-ip',
  'cdn-loop',
]

/** Whether the headers show that a proxy forwarded the request. */
export function isForwarded(headers: IncomingHttpHeaders): boolean {
  return (
    MARKS.some((name) => headers[name] !== undefined) ||
    Object.keys(headers).some((name) => /^x-(original-)?forwarded/.test(name))
  )
}

import type { IncomingHttpHeaders } from 'node:http'

/** What proxies, balancers and content networks say of whom they ask for; `x-forwarded-*` and `x-original-forwarded-*` besides. */
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

/** Whether a request says that somebody passed it on. */
export function isForwarded(headers: IncomingHttpHeaders): boolean {
  return (
    MARKS.some((name) => headers[name] !== undefined) ||
    Object.keys(headers).some((name) => /^x-(original-)?forwarded/.test(name))
  )
}

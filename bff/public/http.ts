/** Bodies, encodings, origins and limits of requests. */
export { boundedBody } from '../http/bounded-body.ts'
export { preferredEncoding } from '../http/encoding.ts'
export { isCrossOrigin } from '../http/cross-origin.ts'
export { createRateLimits } from '../http/rate-limit.ts'
export { createSealer } from '../session/seal.ts'
export { createSession } from '../session/session-cookies.ts'

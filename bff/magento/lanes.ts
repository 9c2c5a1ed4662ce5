import { createLaneLimiter, type LaneLimiter } from '../lib/limiter.ts'

/**
 * `personal` are calls for one shopper, such as carts and orders. `public` are reads that anybody may cause. Each lane has its own queue and some
 * reserved places, so that a crawler does not block a checkout.
 */
export type Lane = 'personal' | 'public'

export type Lanes = LaneLimiter<Lane>

/** Share of all places that is reserved for personal calls. */
const SHARE_OF_PERSONAL = 1 / 4

/** Places that public reads keep however slow the store is: as many as one page uses at a time. */
const LEAST_PUBLIC = 2

/** `maxWaiting` is per lane. `publicShare` returns the share of their places that public reads may use now. */
export function createLanes(places: number, maxWaiting: number, publicShare: () => number = () => 1): Lanes {
  const reserved = Math.min(places - 1, Math.ceil(places * SHARE_OF_PERSONAL))
  const unreserved = places - reserved
  return createLaneLimiter<Lane>(places, maxWaiting, {
    personal: () => Math.max(1, places - 1),
    public: () => Math.min(unreserved, Math.max(LEAST_PUBLIC, Math.floor(unreserved * publicShare()))),
  })
}

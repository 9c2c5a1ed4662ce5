/** Pickup points. */
export { type Near, relaysNear, timesOf } from '../checkout/relays.ts'
export type { RelaySeed } from '../seed/types.ts'

/** What an adapter of a carrier with pickup points needs. */
export { inStorePickup } from '../domains/checkout/in-store.ts'
export { activeExtensions } from '../extensions.ts'
export {
  DAYS,
  NO_SCHEDULE,
  type PickupAdapter,
  type PickupContext,
  type PlaceQuery,
  coordinatesOf,
  openingText,
} from '../domains/checkout/pickup-adapter.ts'

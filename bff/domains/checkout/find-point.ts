import type { PickupPoint } from '../../graphql/shop-schema.generated.ts'
import { mapCartAddress } from '../address/cart-address.ts'
import type { StoreCheckout } from './checkout-model.ts'
import { NO_SCHEDULE, type PickupLoaders } from './pickup-points.ts'

/** The pickup point a cart goes to; what its carrier does not tell any more is taken from the cart's own address. */
export async function findPoint(state: StoreCheckout, { pickupPoints }: PickupLoaders): Promise<PickupPoint | null> {
  const [store] = state.shipping_addresses
  const id = store?.pickup_location_code
  const carrier = store?.selected_shipping_method?.carrier_code
  if (!store || !id || !carrier) return null
  const { address, company } = mapCartAddress(store)
  const points = await pickupPoints(carrier, address).catch(() => [])
  return (
    points.find((point) => point.id === id) ?? {
      id,
      name: company ?? id,
      address,
      coordinates: null,
      distance: null,
      schedule: NO_SCHEDULE,
    }
  )
}

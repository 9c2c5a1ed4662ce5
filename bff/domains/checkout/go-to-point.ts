import type { PickupPoint, ShippingMethod } from '../../graphql/shop-schema.generated.ts'
import { storeAddress } from '../address/cart-address.ts'
import type { CheckoutModel, Current } from './checkout-model.ts'
import type { CheckoutTools } from './checkout-service.ts'
import { keepHomeAddress } from './home-address.ts'
import { SetShippingAddress, SetShippingMethod } from './magento/checkout.generated.ts'

type Tools = Pick<CheckoutTools, 'upstream' | 'session'>

/**
 * Sends a cart to a pickup point: the delivery address becomes the point's, with its name as the company, and the shopper's name and
 * telephone stay. The shopper's own address is kept for when another method is chosen.
 */
export async function goToPoint(
  { cartId: id }: Current,
  { shippingAddress: home, billingAddress = null, isBillingSameAsShipping }: CheckoutModel,
  { method, point }: { method: ShippingMethod; point: PickupPoint },
  { upstream, session }: Tools,
): Promise<void> {
  if (!home) throw new Error('A cart without delivery address cannot go to a pickup point')
  const there = { ...home, company: point.name, address: point.address, region: null, regionId: null }
  await upstream.send(
    SetShippingAddress,
    { id, address: { address: storeAddress(there, false), pickup_location_code: point.id } },
    { serialize: id },
  )
  keepHomeAddress(session, home, isBillingSameAsShipping ? home : billingAddress)
  const { carrier_code, method_code } = method
  await upstream.send(SetShippingMethod, { id, method: { carrier_code, method_code } }, { serialize: id })
}

/** Sends a cart to the shopper's own address again; without one, nothing is different. */
export async function goHome(
  { cartId: id, state }: Current,
  { shippingAddress: home }: CheckoutModel,
  { upstream, session }: Tools,
): Promise<void> {
  if (!state.shipping_addresses[0]?.pickup_location_code || !home) return
  await upstream.send(SetShippingAddress, { id, address: { address: storeAddress(home, false) } }, { serialize: id })
  session.set('homeAddress', undefined)
}

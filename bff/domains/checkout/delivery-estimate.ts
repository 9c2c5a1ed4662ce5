import type { ShippingMethod } from '../../graphql/shop-schema.generated.ts'
import { isPostalCode } from '../../../schema/address-rules.ts'
import { isRefusal } from '../cart/cart-service.ts'
import type { CheckoutService } from './checkout-service.ts'
import { offeredShippingMethods } from './shipping-methods.ts'
import {
  EstimateShipping247,
  type EstimateShipping247MutationVariables,
} from './magento/delivery-estimate-247.generated.ts'

/** What delivery of the cart to a place would cost; empty for a place the shop does not deliver to, and before 2.4.7. */
export async function deliveryEstimate(
  { country, postalCode }: { country: string; postalCode: string },
  { tools: { upstream, session, shop, countries } }: CheckoutService,
): Promise<ShippingMethod[]> {
  const { cartId } = session.data
  if (!cartId || !upstream.atLeast('2.4.7')) return []
  const isKnown = (await countries()).some(({ id }) => id === country)
  if (!isKnown || !isPostalCode(country, postalCode)) return []
  const code = country as EstimateShipping247MutationVariables['input']['address']['country_code']
  try {
    const { estimateShippingMethods: methods } = await upstream.send(
      EstimateShipping247,
      { input: { cart_id: cartId, address: { country_code: code, postcode: postalCode.trim() } } },
      { serialize: cartId },
    )
    return offeredShippingMethods(methods, 0, shop).methods
  } catch (error) {
    if (isRefusal(error)) return []
    throw error
  }
}

import { changeCart, required, answerCart } from '../cart/change.ts'
import { loadCart } from '../cart/load.ts'
import { viewCart } from '../cart/view.ts'
import type { Context, TypeResolvers } from '../context.ts'
import type { Address } from './address.ts'
import { noRegion, placeOnly } from './address.ts'
import { methodOf } from './method-view.ts'
import type { MethodInput } from './set-methods.ts'

type EstimateInput = {
  cart_id: string
  address: { country_code: string; postcode?: string | null; region?: { region?: string | null } | null }
  shipping_method?: MethodInput | null
}

/** The cart's address moved to the estimated place. */
const moved = (before: Address | null, { address }: EstimateInput): Address => {
  const label = address.region?.region ?? null
  const place = {
    countryCode: address.country_code,
    postcode: address.postcode ?? null,
    region: label === null ? noRegion : { code: label, label, id: null },
  }
  return before ? { ...before, ...place } : placeOnly(place)
}

/** Delivery and totals for a place, before an address is known. */
export const estimateMutations: TypeResolvers = {
  estimateShippingMethods: async (_: unknown, { input }: { input: EstimateInput }, context: Context) => {
    const cart = await loadCart(required(input.cart_id, 'cart_id', context), context)
    const view = await viewCart({ ...cart, shippingAddress: moved(null, input) }, context)
    return view.rates.map((rate) => methodOf(rate, view, context))
  },
  /**
   * Not a mere estimate: the cart keeps country, postcode and method. A method that is not offered
   * is kept too, and costs nothing.
   */
  estimateTotals: async (_: unknown, { input }: { input: EstimateInput }, context: Context) => {
    const id = required(input.cart_id, 'cart_id', context)
    await changeCart(id, context, async (cartId, db) => {
      const cart = await loadCart(id, context, db)
      const wanted = input.shipping_method
      const method = wanted ? { carrier: wanted.carrier_code, method: wanted.method_code } : cart.shippingMethod
      await db.query('update cart set shipping_address = $2, shipping_method = $3 where id = $1', [
        cartId,
        JSON.stringify(moved(cart.shippingAddress, input)),
        method ? JSON.stringify(method) : null,
      ])
    })
    return answerCart(id, context)
  },
}

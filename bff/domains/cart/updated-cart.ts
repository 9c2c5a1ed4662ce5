import { UpstreamError } from '../../magento/upstream-error.ts'
import type { UpdateErrorFragment } from './magento/cart.generated.ts'

type Updated<Cart> = { cart: Cart; errors?: readonly (UpdateErrorFragment | null)[] }

/**
 * Returns the cart of `updateCartItems`. From 2.4.8 on the store puts refusals into `errors`, and the quantity that it did not save into the cart: they are
 * thrown, as earlier stores fail the call. `operation` is its name, for the log.
 */
export function updatedCart<Cart>(response: Updated<Cart> | null, operation: string): Cart | null {
  const [error] = response?.errors ?? []
  if (!error) return response?.cart ?? null
  const kind = error.code === 'COULD_NOT_FIND_CART_ITEM' ? 'not-found' : 'input'
  throw new UpstreamError(kind, error.message, operation)
}

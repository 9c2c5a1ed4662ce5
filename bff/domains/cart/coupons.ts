import type { StoreCart } from './cart-operations.ts'
import { type CartService, type ChangeResult, isRefusal } from './cart-service.ts'

/**
 * Applies a coupon in place of the one the cart has. The store refuses a second coupon whatever it is worth,
 * so the first goes, and comes back when the new one is refused.
 */
export async function replaceCoupon(cartId: string, code: string, cart: CartService): Promise<ChangeResult> {
  try {
    return { cart: await apply(cartId, code, cart), refused: [] }
  } catch (error) {
    if (!isRefusal(error) || error.kind !== 'input') throw error
    const current = await cart.find(cartId)
    const applied = current?.applied_coupons?.find((coupon) => coupon !== null)?.code
    if (!applied) throw error
    if (applied.toLowerCase() === code.toLowerCase()) return { cart: current, refused: [] }
    await cart.mutate(cart.operations.RemoveCoupon, { id: cartId })
    return applyInPlaceOf(applied, cartId, code, cart)
  }
}

async function applyInPlaceOf(applied: string, cartId: string, code: string, cart: CartService): Promise<ChangeResult> {
  try {
    return { cart: await apply(cartId, code, cart), refused: [] }
  } catch (error) {
    if (!isRefusal(error)) throw error
    const restored = await apply(cartId, applied, cart).catch((failure: unknown) => {
      // It may have expired meanwhile; the answer shows the cart without it.
      if (isRefusal(failure)) return null
      throw failure
    })
    return { cart: restored, refused: [error.message] }
  }
}

async function apply(id: string, code: string, cart: CartService): Promise<StoreCart | null> {
  return (await cart.mutate(cart.operations.ApplyCoupon, { id, code })).applyCouponToCart?.cart ?? null
}

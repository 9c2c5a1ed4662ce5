import type { CartService, ChangeResult } from './cart-service.ts'
import { isRefusal } from './cart-service.ts'
import { ApplyCoupon, RemoveCoupon } from './magento/cart.generated.ts'
import type { StoreCart } from './store-cart.ts'

/**
 * Replaces the cart's coupon. The store refuses a second coupon whatever it is worth, so the first is removed, and
 * restored if the new one is refused, or if the store does not respond.
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
    await cart.mutate(RemoveCoupon, { id: cartId })
    return applyInPlaceOf(applied, cartId, code, cart)
  }
}

/**
 * Applies the cart's coupon again. A coupon that has expired or is used up stays in the cart, reduces nothing, and makes the store refuse every
 * order; such a coupon is removed.
 */
export async function renewCoupon(cartId: string, code: string, cart: CartService): Promise<void> {
  await cart.mutate(RemoveCoupon, { id: cartId })
  // Once more if the store did not respond: it has removed the coupon.
  await applyAgain(code, cartId, cart).catch(() => applyAgain(code, cartId, cart))
}

async function applyInPlaceOf(applied: string, cartId: string, code: string, cart: CartService): Promise<ChangeResult> {
  try {
    return { cart: await apply(cartId, code, cart), refused: [] }
  } catch (error) {
    const restored = await applyAgain(applied, cartId, cart)
    if (!isRefusal(error)) throw error
    return { cart: restored, refused: [error.message] }
  }
}

/** Applies a coupon again. Null if the store no longer accepts it: reading the cart then shows it without. */
async function applyAgain(code: string, cartId: string, cart: CartService): Promise<StoreCart | null> {
  try {
    return await apply(cartId, code, cart)
  } catch (error) {
    if (isRefusal(error)) return null
    throw error
  }
}

async function apply(id: string, code: string, cart: CartService): Promise<StoreCart | null> {
  return (await cart.mutate(ApplyCoupon, { id, code })).applyCouponToCart?.cart ?? null
}

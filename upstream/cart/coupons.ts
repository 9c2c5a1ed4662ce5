import type { Context } from '../context.ts'
import type { Cart } from './types.ts'
import { cartTotals } from './totals.ts'
import type { Discount } from './totals.ts'

export type Coupon = {
  code: string
  label: string
  discount: Discount
  minimum_cents: number | null
  expires_at: string | null
}

/** The coupon of a code, in any case, if it applies to the cart now; null tells nothing about why not. */
export const applicableCoupon = async (code: string, cart: Cart, { db, now }: Context): Promise<Coupon | null> => {
  const { rows } = await db.query<Coupon>('select * from coupon where lower(code) = lower($1)', [
    code.replaceAll('\0', '').trim(),
  ])
  const [coupon] = rows
  if (!coupon) return null
  if (coupon.expires_at !== null && Date.parse(coupon.expires_at) <= now().getTime()) return null
  if (coupon.minimum_cents === null) return coupon
  return cartTotals(cart.lines, null).subtotalIncludingTax >= coupon.minimum_cents ? coupon : null
}

import { useEffect, useRef } from 'react'
import type { CartCouponFragment } from './cart.generated.ts'
import { AppliedCoupon } from './AppliedCoupon.tsx'
import { CouponForm } from './CouponForm.tsx'

/** The discount code of the cart: one at a time, since stores take no second one. */
export function Coupon({ coupon }: { coupon: CartCouponFragment | null }) {
  const place = useRef<HTMLDivElement>(null)
  const had = useRef(coupon?.code)
  useEffect(() => {
    // The control that had the focus is gone with the change; its successor stands in the same place.
    if (had.current !== coupon?.code && document.activeElement === document.body) place.current?.focus()
    had.current = coupon?.code
  }, [coupon?.code])
  return (
    <div ref={place} tabIndex={-1}>
      {coupon ? <AppliedCoupon coupon={coupon} /> : <CouponForm />}
    </div>
  )
}

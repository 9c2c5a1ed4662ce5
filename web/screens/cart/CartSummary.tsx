import { useTranslate } from '../../i18n/messages-context.ts'
import type { CartContentsFragment } from './cart.generated.ts'
import { CartPayments } from './CartPayments.tsx'
import styles from './CartSummary.module.css'
import { CartTotals } from './CartTotals.tsx'
import { CheckoutStart } from './CheckoutStart.tsx'
import { Coupon } from './Coupon.tsx'
import { EstimateStart } from './EstimateStart.tsx'

/** What the cart comes to, and the way on. */
export function CartSummary({ cart }: { cart: CartContentsFragment }) {
  const t = useTranslate()
  return (
    <section className={styles.summary} aria-labelledby="cart-summary">
      <h2 id="cart-summary" className={styles.title}>
        {t('cart.summary')}
      </h2>
      <Coupon coupon={cart.coupons[0] ?? null} />
      <CartTotals cart={cart} />
      {cart.isShippable && !cart.totals.shipping && <EstimateStart />}
      <CheckoutStart cart={cart} />
      <CartPayments />
    </section>
  )
}

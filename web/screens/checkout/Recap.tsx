import { useId, useState } from 'react'
import { useTranslate } from '../../i18n/messages-context.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Price } from '../../ui/Price.tsx'
import { CartTotals } from '../cart/CartTotals.tsx'
import { Coupon } from '../cart/Coupon.tsx'
import type { CheckoutStateFragment } from './checkout.generated.ts'
import styles from './Recap.module.css'
import { RecapLines } from './RecapLines.tsx'
import { StoreCredit } from './StoreCredit.tsx'

/** What is being bought and what it comes to, beside every step; on a phone it opens from a line that says the total. */
export function Recap({ checkout: { cart, storeCredit } }: { checkout: CheckoutStateFragment }) {
  const t = useTranslate()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={styles.recap} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {t('cart.summary')}
      </h2>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={`${id}-content`}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="bag" />
        <span>{t('checkout.recapOf', { count: cart.items_qty })}</span>
        <Icon name="chevron-down" className={classNames(styles.chevron, isOpen && styles.up)} />
        <Price value={cart.totals.totalInclTax.value} className={styles.total} />
      </button>
      <div id={`${id}-content`} className={classNames(styles.content, isOpen && styles.open)}>
        <RecapLines lines={cart.items} />
        <Coupon coupon={cart.coupons[0] ?? null} />
        {storeCredit && <StoreCredit credit={storeCredit} />}
        <CartTotals cart={cart} />
      </div>
    </section>
  )
}

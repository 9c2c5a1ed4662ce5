import { useTranslate } from '../../i18n/messages-context.ts'
import { BottomBar } from '../../ui/BottomBar.tsx'
import { ButtonLink } from '../../ui/Link.tsx'
import { Price } from '../../ui/Price.tsx'
import type { CartContentsFragment } from './cart.generated.ts'
import styles from './CheckoutBar.module.css'

/** A bar at the bottom of the window of a phone or tablet, with the total and the button to the checkout. */
export default function CheckoutBar({ cart: { totals } }: { cart: CartContentsFragment }) {
  const t = useTranslate()
  return (
    <BottomBar>
      <p className={styles.total}>
        {t('cart.total')} <Price value={totals.totalInclTax.value} className={styles.amount} />
      </p>
      <ButtonLink href="/checkout/">{t('cart.checkout')}</ButtonLink>
    </BottomBar>
  )
}

import { CartCheckout } from 'virtual:extensions/slots'
import { useTranslate } from '../../i18n/messages-context.ts'
import { ButtonLink } from '../../ui/Link.tsx'
import type { CartContentsFragment } from './cart.generated.ts'
import styles from './CheckoutButtons.module.css'

type CheckoutButtonsProps = {
  cart: CartContentsFragment
  onClick?: () => void
}

/** The button to the checkout, and other ways to pay the cart below it. */
export function CheckoutButtons({ cart, ...link }: CheckoutButtonsProps) {
  const t = useTranslate()
  return (
    <>
      <ButtonLink href="/checkout/" size="large" className={styles.button} {...link}>
        {t('cart.checkout')}
      </ButtonLink>
      {CartCheckout && (
        <div className={styles.others}>
          <CartCheckout cart={cart} />
        </div>
      )}
    </>
  )
}

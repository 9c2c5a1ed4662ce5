import { useTranslate } from '../../i18n/messages-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import type { CartContentsFragment } from './cart.generated.ts'
import styles from './CheckoutStart.module.css'
import { lineId } from './line-id.ts'

/** The way to the checkout, or what is in it. */
export function CheckoutStart({ cart }: { cart: CartContentsFragment }) {
  const t = useTranslate()
  const faulty = cart.items.filter((line) => line.errors.length > 0)
  if (faulty.length === 0 && cart.canCheckout) {
    return (
      <ButtonLink href="/checkout/" size="large" className={styles.button}>
        {t('cart.checkout')}
      </ButtonLink>
    )
  }
  return (
    <Alert kind="warning">
      <p className={styles.text}>
        {faulty.length > 0 ? t('cart.blocked', { count: faulty.length }) : t('cart.blockedUnknown')}
      </p>
      {faulty.length > 0 && (
        <ul className={styles.faulty}>
          {faulty.map((line) => (
            <li key={line.item_id}>
              <a href={`#${lineId(line)}`}>{line.name}</a>
            </li>
          ))}
        </ul>
      )}
    </Alert>
  )
}

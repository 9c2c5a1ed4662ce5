import { useTranslate } from '../../i18n/messages-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Link } from '../../ui/Link.tsx'
import type { CartContentsFragment } from '../cart/cart.generated.ts'

/** Lines that cannot be ordered as they are, and the way to where that is mended. */
export function CartFaults({ cart }: { cart: CartContentsFragment }) {
  const t = useTranslate()
  const faulty = cart.items.filter(({ errors }) => errors.length > 0)
  if (faulty.length === 0 && cart.canCheckout) return null
  return (
    <Alert kind="warning">
      <p>{faulty.length > 0 ? t('checkout.faults', { count: faulty.length }) : t('cart.blockedUnknown')}</p>
      <ul>
        {faulty.map(({ item_id: id, name, errors }) => (
          <li key={id}>
            <strong>{name}</strong> – {errors.join(' ')}
          </li>
        ))}
      </ul>
      <p>
        <Link href="/cart">{t('checkout.changeCart')}</Link>
      </p>
    </Alert>
  )
}

import { useTranslate } from '../../i18n/messages-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { useSharedToCart } from './use-shared-to-cart.ts'
import { WishRow } from './WishRow.tsx'
import css from './Wishes.module.css'
import type { WishFragment } from './wishlist.generated.ts'

type SharedToCartProps = {
  items: readonly WishFragment[]
  isOne: boolean
}

/** Wishes of a shared list and the button that puts them into one's own cart; what the store refuses is told at its row. */
export function SharedToCart({ items, isOne }: SharedToCartProps) {
  const t = useTranslate()
  const { add, isPending, inCart, refusals, hasMore, errorMessage } = useSharedToCart(items)
  if (items.length === 0) return <p>{t(isOne ? 'wishlist.shared.itemMissing' : 'wishlist.shared.empty')}</p>
  return (
    <div className={css.list}>
      {hasMore && <p>{t(isOne ? 'wishlist.shared.addOneLead' : 'wishlist.shared.addAllLead')}</p>}
      {errorMessage && <Alert kind="error">{errorMessage}</Alert>}
      {inCart.size > 0 && (
        <Alert kind="success">
          <p>{t('wishlist.inCart', { count: inCart.size })}</p>
          <Link href="/cart">{t('wishlist.toTheCart')}</Link>
        </Alert>
      )}
      {refusals.size > 0 && <Alert kind="warning">{t('wishlist.shared.notAll', { count: refusals.size })}</Alert>}
      <ul className={css.rows}>
        {items.map((wish) => (
          <li key={wish.id}>
            <WishRow wish={wish} refusal={refusals.get(wish.id)}>
              {inCart.has(wish.id) && <span className={css.quantity}>{t('wishlist.shared.inCart')}</span>}
            </WishRow>
          </li>
        ))}
      </ul>
      {hasMore && (
        <div>
          <Button size="large" busy={isPending} onClick={() => void add()}>
            {t(isOne ? 'wishlist.toCart' : inCart.size > 0 ? 'wishlist.shared.addRest' : 'wishlist.shared.addAll')}
          </Button>
        </div>
      )}
    </div>
  )
}

import type { LoadContext, LoadResult, ScreenProps } from '../../lazy-screen.tsx'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import type { CartItemInput } from '../cart/cart.generated.ts'
import { useAddMultipleToCart } from '../cart/use-cart.ts'
import { load as loadNotFound } from '../content/NotFoundScreen.tsx'
import { hasFeature } from './has-feature.ts'
import { SharedPage } from './SharedPage.tsx'
import { WishRow } from './WishRow.tsx'
import css from './Wishes.module.css'
import type { WishFragment } from './wishlist.generated.ts'

export async function load(context: LoadContext): Promise<LoadResult> {
  return (await hasFeature(context.queryClient, 'sharedWishlist')) ? {} : loadNotFound(context)
}

/**
 * `/wishlist/share/{shareCode}/add/` and `…/add/{itemId}`: puts the whole list, or one wish, into one's own cart. A button does it: what an
 * address alone did, anybody's link could do.
 */
export default function SharedWishlistToCartScreen({ params: { shareCode = '', itemId } }: ScreenProps) {
  const t = useTranslate()
  return (
    <SharedPage shareCode={shareCode}>
      {({ items }) => (
        <>
          <ToCart
            items={itemId === undefined ? items : items.filter(({ id }) => id === itemId)}
            isOne={itemId !== undefined}
          />
          <p>
            <Link href={`/wishlist/share/${encodeURIComponent(shareCode)}/`}>{t('wishlist.shared.back')}</Link>
          </p>
        </>
      )}
    </SharedPage>
  )
}

function ToCart({ items, isOne }: { items: readonly WishFragment[]; isOne: boolean }) {
  const t = useTranslate()
  const add = useAddMultipleToCart()
  const { data, errorMessage, isPending } = add
  if (items.length === 0) return <p>{t(isOne ? 'wishlist.shared.itemMissing' : 'wishlist.shared.empty')}</p>
  return (
    <div className={css.list}>
      <p>{t(isOne ? 'wishlist.shared.addOneLead' : 'wishlist.shared.addAllLead')}</p>
      {errorMessage && (
        <Alert kind="error">
          {[...new Set(data?.errors.length ? data.errors : [errorMessage])].map((message) => (
            <p key={message}>{message}</p>
          ))}
        </Alert>
      )}
      {data?.success && (
        <Alert kind="success">
          <p>{t('wishlist.inCart', { count: items.length })}</p>
          <Link href="/cart">{t('wishlist.toTheCart')}</Link>
        </Alert>
      )}
      <ul className={css.rows}>
        {items.map((wish) => (
          <li key={wish.id}>
            <WishRow wish={wish} />
          </li>
        ))}
      </ul>
      <div>
        <Button size="large" busy={isPending} onClick={() => add.mutate(items.map(toCartItem))}>
          {t(isOne ? 'wishlist.toCart' : 'wishlist.shared.addAll')}
        </Button>
      </div>
    </div>
  )
}

function toCartItem(wish: WishFragment): CartItemInput {
  const { product, qty, selectedOptions, selectedCustomOptions, selectedBundleOptions } = wish
  return {
    sku: product.sku,
    qty,
    options: selectedOptions,
    customOptions: selectedCustomOptions,
    bundleOptions: selectedBundleOptions,
  }
}

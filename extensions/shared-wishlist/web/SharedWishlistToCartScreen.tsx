import { useState } from 'react'
import { MAX_ADDED_LINES } from '../../../schema/shop-constants.ts'
import type { CartItemInput } from '../../../web/api/shop-types.generated.ts'
import { useTranslate } from '../../../web/i18n/messages-context.ts'
import type { LoadContext, LoadResult, ScreenProps } from '../../../web/screen.ts'
import { hasFeature } from '../../../web/site/feature.ts'
import { Alert } from '../../../web/ui/Alert.tsx'
import { Button } from '../../../web/ui/Button.tsx'
import { Link } from '../../../web/ui/Link.tsx'
import { addedLines, useCartMutation } from '../../../web/screens/cart/use-cart.ts'
import { showAddedLines } from '../../../web/screens/cart/mini-cart-state.ts'
import { load as loadNotFound } from '../../../web/screens/content/NotFoundScreen.tsx'
import { AddSharedWishes } from './shared-wishlist.generated.ts'
import { SharedPage } from './SharedPage.tsx'
import styles from '../../../web/screens/wishlist/Wishes.module.css'
import stylesShare from './ShareWishes.module.css'
import type { WishFragment } from '../../../web/screens/wishlist/wishlist.generated.ts'
import { WishRow } from '../../../web/screens/wishlist/WishRow.tsx'

export async function load(context: LoadContext): Promise<LoadResult> {
  return (await hasFeature(context.queryClient, 'sharedWishlist')) ? {} : loadNotFound(context)
}

/**
 * `/wishlist/share/{shareCode}/add/` and `…/add/{itemId}`: adds a shared list, or one wish, to the cart. A button adds them: with a GET
 * any link could change the cart (CSRF).
 */
export default function SharedWishlistToCartScreen({ params: { shareCode = '', itemId } }: ScreenProps) {
  const t = useTranslate()
  return (
    <SharedPage shareCode={shareCode}>
      {({ items }) => (
        <>
          <SharedToCart
            items={itemId === undefined ? items : items.filter(({ id }) => id === itemId)}
            isOne={itemId !== undefined}
          />
          <p className={stylesShare.back}>
            <Link href={`/wishlist/share/${encodeURIComponent(shareCode)}/`}>{t('wishlist.shared.back')}</Link>
          </p>
        </>
      )}
    </SharedPage>
  )
}

type SharedToCartProps = {
  items: readonly WishFragment[]
  isOne: boolean
}

/** Wishes of a shared list and the button to add them to the cart; errors show at their row. */
function SharedToCart({ items, isOne }: SharedToCartProps) {
  const t = useTranslate()
  const { add, isPending, inCart, refusals, hasMore, errorMessage } = useSharedToCart(items)
  if (items.length === 0) return <p>{t(isOne ? 'wishlist.shared.itemMissing' : 'wishlist.shared.empty')}</p>
  return (
    <div className={styles.list}>
      {hasMore && <p>{t(isOne ? 'wishlist.shared.addOneLead' : 'wishlist.shared.addAllLead')}</p>}
      {errorMessage && <Alert kind="error">{errorMessage}</Alert>}
      {inCart.size > 0 && (
        <Alert kind="success">
          <p>{t('wishlist.inCart', { count: inCart.size })}</p>
          <Link href="/cart">{t('wishlist.toTheCart')}</Link>
        </Alert>
      )}
      {refusals.size > 0 && <Alert kind="warning">{t('wishlist.shared.notAll', { count: refusals.size })}</Alert>}
      <ul className={styles.rows}>
        {items.map((wish) => (
          <li key={wish.id}>
            <WishRow wish={wish} refusal={refusals.get(wish.id)}>
              {inCart.has(wish.id) && <span className={styles.quantity}>{t('wishlist.shared.inCart')}</span>}
            </WishRow>
          </li>
        ))}
      </ul>
      {hasMore && (
        <div>
          <Button size="large" busy={isPending} onClick={() => void add()}>
            {t(isOne ? 'catalog.addToCart' : inCart.size > 0 ? 'wishlist.shared.addRest' : 'wishlist.shared.addAll')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Adds wishes of a shared list to the cart. Added wishes are not sent again; errors are listed by wish. */
function useSharedToCart(wishes: readonly WishFragment[]) {
  const [inCart, setInCart] = useState<ReadonlySet<string>>(new Set())
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map())
  const { mutateAsync, errorMessage, isPending } = useCartMutation(
    AddSharedWishes,
    (items: CartItemInput[]) => ({ items }),
    (result) => result.addMultipleItemsToCart,
    (response, before, items) => showAddedLines(addedLines(before, response.cart, items)),
  )
  const left = wishes.filter(
    ({ id, product, needsChoice }) => !inCart.has(id) && !product.isOrderedByContact && !needsChoice,
  )

  async function add(): Promise<void> {
    const refused = new Map<string, string>()
    setRefusals(refused)
    for (let start = 0; start < left.length; start += MAX_ADDED_LINES) {
      const sent = left.slice(start, start + MAX_ADDED_LINES)
      const response = await mutateAsync(sent.map(toCartItem)).catch(() => null)
      const isNamed = response !== null && (response.success || response.refusedItems.length > 0)
      if (!isNamed) break
      for (const { index, message } of response.refusedItems) {
        const wish = sent[index]
        if (wish) refused.set(wish.id, message)
      }
      setInCart((before) => new Set([...before, ...sent.flatMap(({ id }) => (refused.has(id) ? [] : [id]))]))
    }
    setRefusals(new Map(refused))
  }

  return {
    add,
    isPending,
    inCart,
    refusals,
    hasMore: left.length > 0,
    /** Error that belongs to no single wish. */
    errorMessage: refusals.size === 0 ? errorMessage : null,
  }
}

function toCartItem(wish: WishFragment): CartItemInput {
  const { product, qty, selectedOptions, selectedCustomOptions, selectedBundleOptions, downloadLinks } = wish
  return {
    sku: product.sku,
    qty,
    options: selectedOptions,
    customOptions: selectedCustomOptions,
    bundleOptions: selectedBundleOptions,
    downloadLinks,
  }
}

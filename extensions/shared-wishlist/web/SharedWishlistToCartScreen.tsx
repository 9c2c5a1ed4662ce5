import { useState } from 'react'
import {
  carts,
  type Fragments,
  type LoadContext,
  type LoadResult,
  rules,
  type ScreenProps,
  site,
  ui,
  useTranslate,
  wishlists,
} from 'musette/web'
import { AddSharedWishes } from './shared-wishlist.generated.ts'
import { SharedPage } from './SharedPage.tsx'
import stylesShare from './ShareWishes.module.css'

export async function load(context: LoadContext): Promise<LoadResult> {
  return (await site.hasFeature(context.queryClient, 'sharedWishlist')) ? {} : site.loadNotFound(context)
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
            <ui.Link href={`/wishlist/share/${encodeURIComponent(shareCode)}/`}>{t('wishlist.shared.back')}</ui.Link>
          </p>
        </>
      )}
    </SharedPage>
  )
}

type SharedToCartProps = {
  items: readonly Fragments.WishFragment[]
  isOne: boolean
}

/** Wishes of a shared list and the button to add them to the cart; errors show at their row. */
function SharedToCart({ items, isOne }: SharedToCartProps) {
  const t = useTranslate()
  const { add, isPending, inCart, refusals, left, errorMessage } = useSharedToCart(items)
  if (items.length === 0) return <p>{t(isOne ? 'wishlist.shared.itemMissing' : 'wishlist.shared.empty')}</p>
  const choices = items.filter(isChoice).length
  return (
    <div className={wishlists.wishStyles.list}>
      {choices > 0 ? (
        <p>{t('wishlist.shared.choice', { count: choices })}</p>
      ) : (
        left > 0 && <p>{t(isOne ? 'wishlist.shared.addOneLead' : 'wishlist.shared.addAllLead')}</p>
      )}
      {errorMessage && <ui.Alert kind="error">{errorMessage}</ui.Alert>}
      {inCart.size > 0 && (
        <ui.Alert kind="success">
          <p>{t('wishlist.inCart', { count: inCart.size })}</p>
          <ui.Link href="/cart">{t('wishlist.toTheCart')}</ui.Link>
        </ui.Alert>
      )}
      {refusals.size > 0 && <ui.Alert kind="warning">{t('wishlist.shared.notAll', { count: refusals.size })}</ui.Alert>}
      <ul className={wishlists.wishStyles.rows}>
        {items.map((wish) => (
          <li key={wish.id}>
            <wishlists.WishRow wish={wish} refusal={refusals.get(wish.id)}>
              {inCart.has(wish.id) && (
                <span className={wishlists.wishStyles.quantity}>{t('wishlist.shared.inCart')}</span>
              )}
            </wishlists.WishRow>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <div>
          <ui.Button size="large" busy={isPending} onClick={() => void add()}>
            {isOne ? t('catalog.addToCart') : t('wishlist.shared.add', { count: left })}
          </ui.Button>
        </div>
      )}
    </div>
  )
}

/** Adds wishes of a shared list to the cart. Added wishes are not sent again; errors are listed by wish. */
function useSharedToCart(wishes: readonly Fragments.WishFragment[]) {
  const [inCart, setInCart] = useState<ReadonlySet<string>>(new Set())
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map())
  const { mutateAsync, errorMessage, isPending } = carts.useCartMutation(
    AddSharedWishes,
    (items: Fragments.CartItemInput[]) => ({ items }),
    (result) => result.addMultipleItemsToCart,
    (response, before, items) => carts.showAddedLines(carts.addedLines(before, response.cart, items)),
  )
  const left = wishes.filter((wish) => !inCart.has(wish.id) && !wish.product.isOrderedByContact && !isChoice(wish))

  async function add(): Promise<void> {
    const refused = new Map<string, string>()
    setRefusals(refused)
    for (let start = 0; start < left.length; start += rules.MAX_ADDED_LINES) {
      const sent = left.slice(start, start + rules.MAX_ADDED_LINES)
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
    left: left.length,
    /** Error that belongs to no single wish. */
    errorMessage: refusals.size === 0 ? errorMessage : null,
  }
}

/** Its page asks for what is still to be chosen. */
function isChoice({ needsChoice, product }: Fragments.WishFragment): boolean {
  return needsChoice && !product.isOrderedByContact
}

function toCartItem(wish: Fragments.WishFragment): Fragments.CartItemInput {
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

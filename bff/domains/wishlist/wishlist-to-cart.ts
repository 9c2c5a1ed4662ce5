import type { RequestContext } from '../../graphql/context.ts'
import type { RefusedWishlistItem } from '../../graphql/shop-schema.generated.ts'
import { UpstreamError } from '../../magento/upstream-error.ts'
import { addItems } from '../cart/add-items.ts'
import { isRefusal, cartService } from '../cart/cart-service.ts'
import { MAX_LINES } from '../cart/line-input.ts'
import { lostChoices } from '../cart/lost-choices.ts'
import { storeMessage } from '../store-messages.ts'
import type { WishModel } from './map-wishlist.ts'
import { RemoveFromWishlist, WishlistToCart } from './magento/wishlist.generated.ts'
import type { WishlistToCartResult } from './wishlist-result.ts'
import { texts } from '../../i18n/texts.ts'
import { storeOf } from '../shop/store-loaders.ts'
import { productLoaders } from '../catalog/product-loaders.ts'
import { customerService } from '../customer/customer-service.ts'
import { wishlistService } from './wishlist-service.ts'

/**
 * Moves wishes into the cart. The store takes those off the list that went into the cart, and keeps the others: the list is read again
 * afterwards, whatever it answered.
 */
export async function wishlistToCart(
  wanted: readonly string[] | null,
  context: RequestContext,
): Promise<WishlistToCartResult> {
  const list = await wishlistService(context).own()
  if (!list) {
    const isActive = (await storeOf(context)).wishlist
    return refusal(isActive ? texts().wishlist.signInFirst : texts().wishlist.inactive)
  }
  const wishes = wanted ? list.items.filter(({ id }) => wanted.includes(id)) : list.items
  if (wishes.length === 0) return refusal(wanted?.length ? texts().wishlist.itemGone : texts().wishlist.empty)
  try {
    const refused = await customerService(context).asCustomer(() => move(list.storeId, wishes, context))
    if (!refused) return refusal(texts().wishlist.signInFirst)
    const left = new Set(refused.map(({ itemId }) => itemId))
    const notes = await lossesOf(
      wishes.filter(({ id }) => !left.has(id)),
      context,
    )
    return { ...refusal(refused[0]?.message ?? null), success: refused.length === 0, refusedItems: refused, notes }
  } catch (error) {
    if (!isRefusal(error)) throw error
    return refusal(storeMessage(error.message))
  } finally {
    wishlistService(context).forget()
  }
}

/** What was refused. Of a wish with a date the store makes an error of the whole call, and it loses times: those go in line by line. */
async function move(storeId: string, wishes: readonly WishModel[], context: RequestContext) {
  const refused = wishes.flatMap(({ id, product, needsChoice }): RefusedWishlistItem[] => {
    if (product.isOrderedByContact) return [{ itemId: id, message: texts().wishlist.byContact }]
    return needsChoice ? [{ itemId: id, message: texts().wishlist.chooseAgain }] : []
  })
  const sound = wishes.filter(({ id }) => !refused.some(({ itemId }) => itemId === id))
  const together = sound.filter(({ hasMoment }) => !hasMoment)
  const alone = sound.filter(({ hasMoment }) => hasMoment)
  if (together.length > 0) {
    try {
      refused.push(...(await moveTogether(storeId, together, context)))
    } catch (error) {
      if (!(error instanceof UpstreamError && error.kind === 'rejected')) throw error
      // The store failed at one of them, nobody knows which. What it moved before is off the list.
      wishlistService(context).forget()
      const current = new Set((await wishlistService(context).own())?.items.map(({ id }) => id))
      alone.push(...together.filter(({ id }) => current.has(id)))
    }
  }
  return [...refused, ...(await moveAlone(alone, context))]
}

async function moveTogether(
  storeId: string,
  wishes: readonly WishModel[],
  { upstream, session }: RequestContext,
): Promise<RefusedWishlistItem[]> {
  const { addWishlistItemsToCart: answer } = await upstream.send(
    WishlistToCart,
    { id: storeId, items: wishes.map(({ id }) => id) },
    { serialize: session.data.cartId },
  )
  return (answer?.add_wishlist_items_to_cart_user_errors ?? []).flatMap((error) =>
    error ? [{ itemId: error.wishlistItemId, message: storeMessage(error.message) || texts().cart.notAdded }] : [],
  )
}

async function moveAlone(wishes: readonly WishModel[], context: RequestContext): Promise<RefusedWishlistItem[]> {
  const refused: RefusedWishlistItem[] = []
  for (let start = 0; start < wishes.length; start += MAX_LINES) {
    const part = wishes.slice(start, start + MAX_LINES)
    const lines = part.flatMap(({ choice }) => choice ?? [])
    const answer = await addItems(lines, cartService(context), productLoaders(context).page)
    const reasons = new Map(answer.refusedItems.map(({ index, message }) => [index, message]))
    const isNamed = answer.success || reasons.size > 0
    const left = part.flatMap(({ id }, index): RefusedWishlistItem[] => {
      const message = isNamed ? reasons.get(index) : (answer.errorMessage ?? texts().cart.notAdded)
      return message === undefined ? [] : [{ itemId: id, message }]
    })
    refused.push(...left)
    const moved = part.map(({ id }) => id).filter((id) => !left.some(({ itemId }) => itemId === id))
    if (moved.length > 0) await context.upstream.send(RemoveFromWishlist, { items: moved })
  }
  return refused
}

/** Only items with chosen options can lose some. */
async function lossesOf(moved: readonly WishModel[], context: RequestContext): Promise<string[]> {
  const chosen = moved.filter(({ options }) => options.length > 0)
  if (chosen.length === 0) return []
  const { items } = await cartService(context).read()
  const former = chosen.map(({ product: { sku, name, path }, options }) => ({ sku, name, path, options }))
  return lostChoices(former, items, { isWhole: true })
}

function refusal(errorMessage: string | null, refusedItems: RefusedWishlistItem[] = []): WishlistToCartResult {
  return { __typename: 'WishlistToCartSuccess', success: false, errorMessage, refusedItems, notes: [] }
}

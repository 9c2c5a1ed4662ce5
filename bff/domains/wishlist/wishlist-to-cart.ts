import type { RequestContext } from '../../graphql/context.ts'
import type { RefusedWishlistItem } from '../../graphql/shop-schema.generated.ts'
import { isRefusal } from '../cart/cart-service.ts'
import { storeMessage } from '../store-messages.ts'
import { texts } from '../texts.ts'
import { WishlistToCart } from './upstream/wishlist.generated.ts'
import type { WishlistToCartAnswer } from './wishlist-answer.ts'
import { wishlistTexts } from './wishlist-texts.ts'

/**
 * Moves wishes into the cart. The store takes those off the list that went into the cart, and keeps the others (facts, magento-live §2.7):
 * the list is read again afterwards, whatever it answered.
 */
export async function wishlistToCart(
  wanted: readonly string[] | null,
  { loaders, upstream, session }: RequestContext,
): Promise<WishlistToCartAnswer> {
  const list = await loaders.wishlist.own()
  if (!list) {
    const isActive = (await loaders.store()).wishlist
    return refusal(isActive ? wishlistTexts.signInFirst : wishlistTexts.inactive)
  }
  const own = new Set(list.items.map(({ id }) => id))
  const items = wanted ? [...new Set(wanted)].filter((id) => own.has(id)) : [...own]
  if (items.length === 0) return refusal(wanted?.length ? wishlistTexts.itemGone : wishlistTexts.empty)
  try {
    const moved = await loaders.customer.asCustomer(async () => {
      const { addWishlistItemsToCart: answer } = await upstream.send(
        WishlistToCart,
        { id: list.storeId, items },
        { serialize: session.data.cartId },
      )
      return (answer?.add_wishlist_items_to_cart_user_errors ?? []).flatMap((error) =>
        error ? [{ itemId: error.wishlistItemId, message: storeMessage(error.message) || texts.cart.notAdded }] : [],
      )
    })
    if (!moved) return refusal(wishlistTexts.signInFirst)
    return { ...refusal(moved[0]?.message ?? null), success: moved.length === 0, refusedItems: moved }
  } catch (error) {
    if (!isRefusal(error)) throw error
    return refusal(storeMessage(error.message))
  } finally {
    loaders.wishlist.forget()
  }
}

function refusal(errorMessage: string | null, refusedItems: RefusedWishlistItem[] = []): WishlistToCartAnswer {
  return { __typename: 'WishlistToCartSuccess', success: false, errorMessage, refusedItems }
}

import type { RequestContext } from '../../graphql/context.ts'
import type { CartItemInput } from '../../graphql/shop-schema.generated.ts'
import { isRefusal } from '../cart/cart-service.ts'
import { MAX_QUANTITY, storeLines } from '../cart/line-input.ts'
import { accepted, type Outcome, refused } from '../customer/customer-answer.ts'
import { storeMessage } from '../store-messages.ts'
import { isNumericId } from '../uid.ts'
import { AddToWishlist, RemoveFromWishlist } from './magento/wishlist.generated.ts'
import type { WishlistAnswer } from './wishlist-answer.ts'
import { wishlistTexts as texts } from './wishlist-texts.ts'

type UserErrors = readonly ({ message: string } | null)[] | undefined

/** A grouped product is wished for as a whole; of anything at least one piece. */
export async function addToWishlist(item: CartItemInput, context: RequestContext): Promise<WishlistAnswer> {
  const qty = item.qty > 0 && item.qty <= MAX_QUANTITY ? item.qty : 1
  return changeWishlist(context, async () => {
    const items = await storeLines({ ...item, qty, groupedItems: null }, context.loaders.products.page)
    const { addProductsToWishlist: answer } = await context.upstream.send(AddToWishlist, { items })
    return refusalIn(answer?.user_errors, texts.notAdded)
  })
}

/** What is already gone, from another tab, is no failure; what is on somebody else's list looks the same. */
export async function removeFromWishlist(itemId: string, context: RequestContext): Promise<WishlistAnswer> {
  return changeWishlist(context, async () => {
    if (!isNumericId(itemId)) return accepted
    const { removeProductsFromWishlist: answer } = await context.upstream.send(RemoveFromWishlist, { items: [itemId] })
    const outcome = refusalIn(answer?.user_errors, texts.notRemoved)
    if (outcome.success) return outcome
    context.loaders.wishlist.forget()
    const list = await context.loaders.wishlist.own()
    return list?.items.some(({ id }) => id === itemId) ? outcome : accepted
  })
}

/** Runs what only the list's owner may do; afterwards the list is read again. */
export async function changeWishlist(context: RequestContext, run: () => Promise<Outcome>): Promise<WishlistAnswer> {
  const { wishlist, customer, store } = context.loaders
  if (!(await store()).wishlist) return answer(refused(texts.inactive))
  try {
    const outcome = await customer.asCustomer(run)
    return answer(outcome ?? refused(texts.signInFirst))
  } catch (error) {
    if (!isRefusal(error)) throw error
    return answer(refused(storeMessage(error.message)))
  } finally {
    wishlist.forget()
  }
}

function refusalIn(errors: UserErrors, fallback: string): Outcome {
  const [error] = errors ?? []
  return error ? refused(storeMessage(error.message) || fallback) : accepted
}

function answer(outcome: Outcome): WishlistAnswer {
  return { __typename: 'WishlistMutationSuccess', ...outcome }
}

import type { RequestContext } from '../../graphql/context.ts'
import type { Resolvers } from '../../graphql/resolvers.generated.ts'
import type { CartItemInput } from '../../graphql/shop-schema.generated.ts'
import { isRefusal, cartService } from '../cart/cart-service.ts'
import { MAX_QUANTITY, storeLines } from '../cart/line-input.ts'
import { emailFault } from '../customer/check-entry.ts'
import { accepted, type Outcome, refused, refusedFields } from '../customer/customer-result.ts'
import { storeMessage } from '../store-messages.ts'
import { storeOf } from '../shop/store-loaders.ts'
import { isNumericId } from '../uid.ts'
import { ShareWishlist } from './magento/shared-wishlist.generated.ts'
import { AddToWishlist, RemoveFromWishlist } from './magento/wishlist.generated.ts'
import type { WishlistResult } from './wishlist-result.ts'
import { wishlistToCart } from './wishlist-to-cart.ts'
import { texts } from '../../i18n/texts.ts'
import { productLoaders } from '../catalog/product-loaders.ts'
import { customerService } from '../customer/customer-service.ts'
import { wishlistService } from './wishlist-service.ts'

/** Magento's own bounds for a list that is shared by mail. */
const MAX_FRIENDS = 10

const MAX_MESSAGE = 255

export const wishlistResolvers: Resolvers = {
  Query: {
    sharedWishlist: (_, { shareCode }, context) => wishlistService(context).shared(shareCode),
  },
  Mutation: {
    addProductToWishlist: (_, { item }, context) => addToWishlist(item, context),
    removeProductFromWishlist: (_, { itemId }, context) => removeFromWishlist(itemId, context),
    addWishlistToCart: (_, { itemIds }, context) => wishlistToCart(itemIds ?? null, context),
    shareWishlist: (_, { emails, message }, context) => shareWishlist(emails, message, context),
  },
  Customer: {
    wishlist: ({ id }, _, context) => (id === null ? null : wishlistService(context).own()),
  },
  WishlistMutationSuccess: {
    me: (_, __, context) => customerService(context).read(),
  },
  WishlistToCartSuccess: {
    me: (_, __, context) => customerService(context).read(),
    cart: (_, __, context) => cartService(context).read(),
  },
}

/** Has the store mail the list; nobody is mailed an empty one. */
async function shareWishlist(
  given: readonly string[],
  message: string | null | undefined,
  context: RequestContext,
): Promise<WishlistResult> {
  const emails = [...new Set(given.map((email) => email.trim()).filter(Boolean))]
  const note = message?.trim() ?? ''
  return changeWishlist(context, async () => {
    const faults = faultsOf(emails, note)
    if (faults) return faults
    const list = await wishlistService(context).own()
    if (!list?.isShareable) return refused(texts().wishlist.notShareable)
    if (list.items.length === 0) return refused(texts().wishlist.empty)
    const input = { emails, message: note || null }
    const { s_shareWishlist: isSent } = await context.upstream.send(ShareWishlist, { input })
    return isSent ? accepted : refused(texts().wishlist.notShared)
  })
}

function faultsOf(emails: readonly string[], note: string): Outcome | null {
  const wrong = emails.find((email) => emailFault(email) !== null)
  const addresses =
    emails.length === 0
      ? texts().wishlist.friendsMissing
      : emails.length > MAX_FRIENDS
        ? texts().wishlist.tooManyFriends(MAX_FRIENDS)
        : wrong === undefined
          ? null
          : texts().wishlist.wrongAddress(wrong.slice(0, 60))
  return refusedFields([
    ...(addresses ? [{ field: 'emails', message: addresses }] : []),
    ...(note.length > MAX_MESSAGE ? [{ field: 'message', message: texts().wishlist.messageTooLong(MAX_MESSAGE) }] : []),
  ])
}

type UserErrors = readonly ({ message: string } | null)[] | undefined

/** A grouped product is wished for as a whole; of anything at least one piece. */
async function addToWishlist(item: CartItemInput, context: RequestContext): Promise<WishlistResult> {
  const qty = item.qty > 0 && item.qty <= MAX_QUANTITY ? item.qty : 1
  return changeWishlist(context, async () => {
    const items = await storeLines({ ...item, qty, groupedItems: null }, productLoaders(context).page)
    const { addProductsToWishlist: answer } = await context.upstream.send(AddToWishlist, { items })
    return refusalIn(answer?.user_errors, texts().wishlist.notAdded)
  })
}

/** An item that is already gone, for example from another tab, is no failure. */
async function removeFromWishlist(itemId: string, context: RequestContext): Promise<WishlistResult> {
  return changeWishlist(context, async () => {
    if (!isNumericId(itemId)) return accepted
    const { removeProductsFromWishlist: answer } = await context.upstream.send(RemoveFromWishlist, { items: [itemId] })
    const outcome = refusalIn(answer?.user_errors, texts().wishlist.notRemoved)
    if (outcome.success) return outcome
    wishlistService(context).forget()
    const list = await wishlistService(context).own()
    return list?.items.some(({ id }) => id === itemId) ? outcome : accepted
  })
}

/** Runs what only the list's owner may do; afterwards the list is read again. */
async function changeWishlist(context: RequestContext, run: () => Promise<Outcome>): Promise<WishlistResult> {
  if (!(await storeOf(context)).wishlist) return answer(refused(texts().wishlist.inactive))
  try {
    const outcome = await customerService(context).asCustomer(run)
    return answer(outcome ?? refused(texts().wishlist.signInFirst))
  } catch (error) {
    if (!isRefusal(error)) throw error
    return answer(refused(storeMessage(error.message)))
  } finally {
    wishlistService(context).forget()
  }
}

function refusalIn(errors: UserErrors, fallback: string): Outcome {
  const [error] = errors ?? []
  return error ? refused(storeMessage(error.message) || fallback) : accepted
}

function answer(outcome: Outcome): WishlistResult {
  return { __typename: 'WishlistMutationSuccess', ...outcome }
}

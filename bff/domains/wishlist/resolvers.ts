import { MAX_ADDED_LINES, MAX_QUANTITY } from '../../../schema/shop-constants.ts'
import type { RequestContext } from '../../graphql/context.ts'
import type { Resolvers } from '../../graphql/resolvers.generated.ts'
import type { CartItemInput, RefusedWishlistItem } from '../../graphql/shop-schema.generated.ts'
import { t } from '../../i18n/texts.ts'
import { UpstreamError } from '../../magento/upstream-error.ts'
import { addItems } from '../cart/add-items.ts'
import type { CartItemModel } from '../cart/cart-model.ts'
import { cartService, isRefusal } from '../cart/cart-service.ts'
import { storeLines } from '../cart/line-input.ts'
import { gainedLines, isLineOf, lostChoices, withName } from '../cart/lost-choices.ts'
import { productLoaders } from '../catalog/product-loaders.ts'
import { accepted, type Outcome, refused } from '../customer/customer-result.ts'
import { customerService } from '../customer/customer-service.ts'
import { storeOf } from '../shop/store-loaders.ts'
import { storeMessage } from '../store-messages.ts'
import { isNumericId } from '../uid.ts'
import { AddToWishlist, RemoveFromWishlist, WishlistToCart } from './magento/wishlist.generated.ts'
import type { WishModel } from './map-wishlist.ts'
import type { WishlistResult, WishlistToCartResult } from './wishlist-result.ts'
import { wishlistService } from './wishlist-service.ts'

export const wishlistResolvers: Resolvers = {
  Mutation: {
    addProductToWishlist: (_, { item }, context) => addToWishlist([item], context),
    addProductsToWishlist: (_, { items }, context) => addToWishlist(items, context),
    removeProductFromWishlist: (_, { itemId }, context) => removeFromWishlist(itemId, context),
    addWishlistToCart: (_, { itemIds }, context) => wishlistToCart(itemIds ?? null, context),
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

type UserErrors = readonly ({ message: string } | null)[] | undefined

/** Adds wishes. A grouped product is added as a whole; of anything, at least one piece. */
async function addToWishlist(wished: readonly CartItemInput[], context: RequestContext): Promise<WishlistResult> {
  if (wished.length > MAX_ADDED_LINES) return respond(refused(t('cart.tooManyLines', { limit: MAX_ADDED_LINES })))
  return changeWishlist(context, async () => {
    const lines = wished.map((item) => {
      const qty = item.qty > 0 && item.qty <= MAX_QUANTITY ? item.qty : 1
      return storeLines({ ...item, qty, groupedItems: null }, productLoaders(context).page)
    })
    const items = (await Promise.all(lines)).flat()
    const { addProductsToWishlist: response } = await context.upstream.send(AddToWishlist, { items })
    return refusalIn(response?.user_errors, t('wishlist.notAdded'))
  })
}

/** Removes a wish; succeeds if it is already gone, for example from another tab. */
async function removeFromWishlist(itemId: string, context: RequestContext): Promise<WishlistResult> {
  return changeWishlist(context, async () => {
    if (!isNumericId(itemId)) return accepted
    const { removeProductsFromWishlist: response } = await context.upstream.send(RemoveFromWishlist, {
      items: [itemId],
    })
    const outcome = refusalIn(response?.user_errors, t('wishlist.notRemoved'))
    if (outcome.success) return outcome
    wishlistService(context).forget()
    const list = await wishlistService(context).own()
    return list?.items.some(({ id }) => id === itemId) ? outcome : accepted
  })
}

/** Runs a change that only the list's owner may make; afterwards the list is read again. */
export async function changeWishlist(context: RequestContext, run: () => Promise<Outcome>): Promise<WishlistResult> {
  if (!(await storeOf(context)).wishlist) return respond(refused(t('wishlist.inactive')))
  try {
    const outcome = await customerService(context).asCustomer(run)
    return respond(outcome ?? refused(t('wishlist.signInFirst')))
  } catch (error) {
    if (!isRefusal(error)) throw error
    return respond(refused(storeMessage(error.message)))
  } finally {
    wishlistService(context).forget()
  }
}

function refusalIn(errors: UserErrors, fallback: string): Outcome {
  const [error] = errors ?? []
  return error ? refused(storeMessage(error.message) || fallback) : accepted
}

function respond(outcome: Outcome): WishlistResult {
  return { __typename: 'WishlistMutationSuccess', ...outcome }
}

/**
 * Moves wishes to the cart. The store removes moved wishes from the list, and keeps the others, so the list is read again afterwards, whatever the
 * response was.
 */
async function wishlistToCart(
  wanted: readonly string[] | null,
  context: RequestContext,
): Promise<WishlistToCartResult> {
  const list = await wishlistService(context).own()
  if (!list) {
    const isActive = (await storeOf(context)).wishlist
    return refusal(isActive ? t('wishlist.signInFirst') : t('wishlist.inactive'))
  }
  const wishes = wanted ? list.items.filter(({ id }) => wanted.includes(id)) : list.items
  if (wishes.length === 0) return refusal(wanted?.length ? t('wishlist.itemGone') : t('wishlist.empty'))
  try {
    const refused = await customerService(context).asCustomer(() => move(list.storeId, wishes, context))
    if (!refused) return refusal(t('wishlist.signInFirst'))
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

/**
 * Moves wishes, and returns what was refused. For a wish with a date the whole call fails, times are lost, and before 2.4.7 all custom options: such
 * wishes are added line by line.
 */
async function move(storeId: string, wishes: readonly WishModel[], context: RequestContext) {
  const refused = wishes.flatMap(({ id, product, needsChoice }): RefusedWishlistItem[] => {
    if (product.isOrderedByContact) return [{ itemId: id, message: t('wishlist.byContact') }]
    return needsChoice ? [{ itemId: id, message: t('wishlist.chooseAgain') }] : []
  })
  const sound = wishes.filter(({ id }) => !refused.some(({ itemId }) => itemId === id))
  const { dropsOptions } = cartService(context)
  const isAlone = ({ hasMoment, selectedCustomOptions: custom }: WishModel) =>
    hasMoment || (dropsOptions && custom.length > 0)
  const together = sound.filter((wish) => !isAlone(wish))
  const alone = sound.filter(isAlone)
  if (together.length > 0) {
    const former = together.length > 1 ? (await cartService(context).read()).items : []
    try {
      const left = await moveTogether(storeId, together, context)
      refused.push(...left)
      if (left.length > 0 && former.length > 0) {
        const moved = together.filter(({ id }) => !left.some(({ itemId }) => itemId === id))
        refused.push(...(await addUnsaved(moved, former, context)))
      }
    } catch (error) {
      if (!(error instanceof UpstreamError && error.kind === 'rejected')) throw error
      // The store failed at an unknown one. Those moved before it are off the list.
      wishlistService(context).forget()
      const current = new Set((await wishlistService(context).own())?.items.map(({ id }) => id))
      alone.push(...together.filter(({ id }) => current.has(id)))
    }
  }
  refused.push(...(await moveAlone(alone, context)))
  const products = new Map(wishes.map(({ id, product }) => [id, product]))
  return refused.map(({ itemId, message }) => {
    const product = products.get(itemId)
    return { itemId, message: product ? withName(message, product) : message }
  })
}

async function moveTogether(
  storeId: string,
  wishes: readonly WishModel[],
  { upstream, session }: RequestContext,
): Promise<RefusedWishlistItem[]> {
  const { addWishlistItemsToCart: response } = await upstream.send(
    WishlistToCart,
    { id: storeId, items: wishes.map(({ id }) => id) },
    { serialize: session.data.cartId },
  )
  return (response?.add_wishlist_items_to_cart_user_errors ?? []).flatMap((error) =>
    error ? [{ itemId: error.wishlistItemId, message: storeMessage(error.message) || t('cart.notAdded') }] : [],
  )
}

/**
 * Adds wishes that only seem to be moved: after it has refused one, the store takes others off the list and leaves the lines that the cart already has
 * of them as they were (magento2#39820). Returns what was refused.
 */
async function addUnsaved(
  moved: readonly WishModel[],
  former: readonly CartItemModel[],
  context: RequestContext,
): Promise<RefusedWishlistItem[]> {
  const gained = gainedLines(former, (await cartService(context).read()).items)
  const unsaved = moved.filter(({ product, options }) => {
    const line = { ...product, options }
    return former.some((item) => isLineOf(line, item)) && !gained.some((item) => isLineOf(line, item))
  })
  return unsaved.length > 0 ? addChoices(unsaved.slice(0, MAX_ADDED_LINES), context) : []
}

/** Adds the choices of wishes to the cart, and returns what was refused. */
async function addChoices(wishes: readonly WishModel[], context: RequestContext): Promise<RefusedWishlistItem[]> {
  const lines = wishes.flatMap(({ choice }) => choice ?? [])
  const response = await addItems(lines, cartService(context), productLoaders(context).page)
  const reasons = new Map(response.refusedItems.map(({ index, message }) => [index, message]))
  const isNamed = response.success || reasons.size > 0
  return wishes.flatMap(({ id }, index): RefusedWishlistItem[] => {
    const message = isNamed ? reasons.get(index) : (response.errorMessage ?? t('cart.notAdded'))
    return message === undefined ? [] : [{ itemId: id, message }]
  })
}

async function moveAlone(wishes: readonly WishModel[], context: RequestContext): Promise<RefusedWishlistItem[]> {
  const refused: RefusedWishlistItem[] = []
  for (let start = 0; start < wishes.length; start += MAX_ADDED_LINES) {
    const part = wishes.slice(start, start + MAX_ADDED_LINES)
    const left = await addChoices(part, context)
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

function refusal(errorMessage: string | null): WishlistToCartResult {
  return { __typename: 'WishlistToCartSuccess', success: false, errorMessage, refusedItems: [], notes: [] }
}

import { isDeepStrictEqual } from 'node:util'
import type { RequestContext } from '../../graphql/context.ts'
import { isOutage, UpstreamError } from '../../magento/upstream-error.ts'
import type { Upstream } from '../../magento/upstream.ts'
import { addItems } from '../cart/add-items.ts'
import { cartService } from '../cart/cart-service.ts'
import { lineChoice } from '../cart/line-choice.ts'
import { rounded } from '../cart/line-input.ts'
import { CartById } from '../cart/magento/cart.generated.ts'
import { productLoaders } from '../catalog/product-loaders.ts'
import { SETTINGS_POLICY } from '../shop/settings-policy.ts'
import {
  CartLines,
  CartMerging,
  CustomerCart,
  MergeCarts,
  type StoreLinesFragment,
} from './magento/sign-in.generated.ts'
import { t } from '../../i18n/texts.ts'

/** Goods of the account's cart that are named; the others are counted. */
const MAX_NAMED = 3

/** Returns the lines of a guest's cart; null if it is empty or cannot be read. */
export async function guestLines(cartId: string, upstream: Upstream): Promise<StoreLinesFragment | null> {
  try {
    const { cart } = await upstream.send(CartLines, { id: cartId }, { asGuest: true })
    return cart?.items?.length ? cart : null
  } catch (error) {
    if (error instanceof UpstreamError) return null
    throw error
  }
}

/** `notes`: a sentence for each line that was lost. `accountGoods`: what the customer's own cart adds to the guest's goods, in a sentence. */
type Merged = { notes: string[]; accountGoods?: string | null }

/**
 * Merges a guest's cart into the customer's. Magento deletes the guest's cart then, so it works only once. It adds quantities up, and drops what stock
 * does not cover without an error. If the merge fails, the customer's own cart is used.
 */
export async function mergeCarts(guestCart: StoreLinesFragment | null, context: RequestContext): Promise<Merged> {
  const { upstream, session } = context
  const cart = cartService(context)
  const failed = async (error: unknown) => void (await cart.failedOnAddress(error))
  const ownCart = () => attempt(async () => (await upstream.send(CustomerCart, {})).customerCart, failed)
  const own = await ownCart()
  session.set('cartId', own?.id)
  if (cart.unavailableReason !== null) {
    session.set('waitingCart', guestCart?.id)
    return { notes: [cart.unavailableReason, ...(guestCart ? [t('customer.cartWaits')] : [])] }
  }
  if (!guestCart) return { notes: [] }
  if (!own) return { notes: [t('customer.cartNotMerged')] }
  const source = guestCart.id
  const response = await attempt(
    async () => (await upstream.send(MergeCarts, { source }, { serialize: source })).mergeCarts,
  )
  // A store that does not respond may still have merged them.
  const merged = response ?? (await ownCart())
  if (!merged) return { notes: [t('customer.cartNotMerged')] }
  if (!response && isDeepStrictEqual(merged.items, own.items)) {
    return { notes: await addAgain(source, context), accountGoods: goodsIn(quantities([own])) }
  }
  session.set('cartId', merged.id)
  return { notes: await lostLines(guestCart, own, merged, context), accountGoods: addedGoods(guestCart, merged) }
}

/** Returns a sentence for each line of two carts of which the merged cart has fewer pieces. */
async function lostLines(
  guestCart: StoreLinesFragment,
  own: StoreLinesFragment,
  merged: StoreLinesFragment,
  { upstream }: RequestContext,
): Promise<string[]> {
  const lost = dropped([guestCart, own], merged)
  if (lost.length === 0) return []
  // From 2.4.9 on the merchant may prefer one cart's quantities: then the other's quantities are not lost.
  const preference = await attempt(
    async () => (await upstream.read(CartMerging, {}, SETTINGS_POLICY)).storeConfig?.cart_merge_preference ?? 'merge',
  )
  if (preference === 'guest') return dropped([guestCart, without(own, guestCart)], merged)
  return preference === 'customer' ? dropped([own, without(guestCart, own)], merged) : lost
}

/** Adds a guest's lines to the customer's cart one by one if the store cannot merge them; returns a sentence for each refused line. */
async function addAgain(guestCartId: string, context: RequestContext): Promise<string[]> {
  const guestCart = await attempt(
    async () => (await context.upstream.send(CartById, { id: guestCartId }, { asGuest: true })).cart,
  )
  if (!guestCart) return [t('customer.cartNotMerged')]
  const notes: string[] = []
  let isDown = false
  const failed = (error: unknown) => {
    if (!(error instanceof UpstreamError)) throw error
    isDown = isOutage(error)
    return null
  }
  for (const item of guestCart.items ?? []) {
    const choice = isDown ? null : item && lineChoice(item)
    const added = choice && (await addItems([choice], cartService(context), productLoaders(context).page).catch(failed))
    if (added?.success) continue
    const name = item?.product.name ?? t('cart.brokenLine')
    const reason = added?.errorMessage
    notes.push(reason ? t('labelled', { label: name, value: reason }) : t('cart.notTakenOver', { name }))
  }
  return notes
}

/** Returns the lines of a cart whose products the other cart lacks. */
function without(cart: StoreLinesFragment, other: StoreLinesFragment): StoreLinesFragment {
  const known = new Set(other.items?.map((item) => item?.product.sku))
  return { ...cart, items: cart.items?.filter((item) => !known.has(item?.product.sku)) ?? null }
}

/** Merges the waiting guest's cart once the customer's own cart exists. Returns a sentence for each line that was lost. */
export async function mergeWaitingCart(context: RequestContext): Promise<string[]> {
  const { waitingCart } = context.session.data
  const guestCart = waitingCart ? await guestLines(waitingCart, context.upstream) : null
  if (!guestCart) return []
  context.session.set('waitingCart', undefined)
  return (await mergeCarts(guestCart, context)).notes
}

async function attempt<T>(run: () => Promise<T>, failed?: (error: unknown) => Promise<void>): Promise<T | null> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    await failed?.(error)
    return null
  }
}

/** Says which goods a merged cart has more than the guest's had. */
function addedGoods(guestCart: StoreLinesFragment, merged: StoreLinesFragment): string | null {
  const before = quantities([guestCart])
  const added = quantities([merged])
  for (const [sku, line] of added) line.quantity = rounded(line.quantity - (before.get(sku)?.quantity ?? 0))
  return goodsIn(added)
}

function goodsIn(lines: Map<string, Line>): string | null {
  const names = [...lines.values()].flatMap(({ name, quantity }) =>
    quantity > 0 ? [t('customer.pieces', { name, count: quantity })] : [],
  )
  if (names.length === 0) return null
  const named = names.slice(0, MAX_NAMED).join(', ')
  const more = names.length - MAX_NAMED
  return t('customer.accountGoods', { names: more > 0 ? t('customer.andMore', { names: named, count: more }) : named })
}

/** Returns a sentence for each line of carts of which another has fewer pieces. */
export function dropped(before: StoreLinesFragment[], after: StoreLinesFragment): string[] {
  const now = quantities([after])
  return [...quantities(before)].flatMap(([sku, { name, quantity }]) => {
    const missing = rounded(quantity - (now.get(sku)?.quantity ?? 0))
    return missing > 0 ? [t('customer.lineNotMerged', { name, count: missing })] : []
  })
}

type Line = { name: string; quantity: number }

function quantities(carts: StoreLinesFragment[]): Map<string, Line> {
  const sums = new Map<string, Line>()
  for (const item of carts.flatMap(({ items }) => items ?? [])) {
    if (!item) continue
    const { quantity, product } = item
    const sku = product.sku ?? ''
    sums.set(sku, { name: product.name ?? sku, quantity: (sums.get(sku)?.quantity ?? 0) + quantity })
  }
  return sums
}

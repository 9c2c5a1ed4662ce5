import type { RequestContext } from '../../graphql/context.ts'
import { t } from '../../i18n/texts.ts'
import { isOutage, UpstreamError } from '../../magento/upstream-error.ts'
import { addItems } from '../cart/add-items.ts'
import type { CartItemModel, CartModel, CartResult } from '../cart/cart-model.ts'
import { cartService, type ChangeResult } from '../cart/cart-service.ts'
import { gainedLines, isLineOf, lostChoices, namedReasons, namesProduct } from '../cart/lost-choices.ts'
import { updatedCart } from '../cart/updated-cart.ts'
import { productLoaders } from '../catalog/product-loaders.ts'
import { customerService } from '../customer/customer-service.ts'
import { toUid } from '../uid.ts'
import { EmptyCart, Reorder, SetLineQuantity, TakeLineOut } from './magento/reorder.generated.ts'
import { orderIds } from './order-ids.ts'
import { orderLoaders } from './order-loaders.ts'
import type { OrderItemModel } from './order-model.ts'

type ReorderRequest = {
  orderId: string
  /** Ids of the lines that are wanted; all where there are none. */
  lines: readonly string[] | null
  replaces: boolean
}

/** Adds lines of an order to the customer's cart. Succeeds if any of them is in it now; the others are reported with the cart. */
export async function reorder(request: ReorderRequest, context: RequestContext): Promise<CartResult> {
  const cart = cartService(context)
  const number = orderIds(context.shared).open(request.orderId)
  const result = await customerService(context).asCustomer(async () => {
    const order = number ? await orderLoaders(context).customerOrder(number) : null
    if (!number || !order) return refuse(t('orders.unknownOrder'), context)
    const wanted = order.items.filter(({ id }) => request.lines === null || request.lines.includes(id))
    const former = await cart.read()
    let before = former.items
    let said: string[] = []
    const changed = await cart
      .change(
        (cartId) =>
          context.upstream.inTurn(cartId, async () => {
            if (request.replaces) {
              await takeAllOut(cartId, former.items, context)
              before = []
            }
            const part = wanted.length < order.items.length ? { wanted, before } : null
            const added = await addAgain(cartId, number, part, context)
            said = added.refused
            return added
          }),
        { creates: true, withoutCart: null },
      )
      .catch(async (error: unknown) => {
        if (request.replaces) await putBack(former, context).catch(() => {})
        throw error
      })
    const gained = gainedLines(before, changed.cart.items)
    const errors = [...new Set(reasonsOf(changed, said, order.items, wanted, gained))]
    if (gained.length > 0) return { ...changed, success: true, errors, errorMessage: null }
    const remaining = request.replaces ? await putBack(former, context) : changed.cart
    return { ...changed, cart: remaining, success: false, errors, errorMessage: errors[0] ?? t('cart.notAdded') }
  })
  return result ?? refuse(t('customer.signInFirst'), context)
}

/** Adds the order again. The store adds only whole orders, so lines that were not wanted are removed again. */
async function addAgain(
  cartId: string,
  number: string,
  part: { wanted: readonly OrderItemModel[]; before: readonly CartItemModel[] } | null,
  context: RequestContext,
): Promise<ChangeResult> {
  const { upstream, session } = context
  const cart = cartService(context)
  const { reorderItems } = await upstream.send(Reorder, { number }, { serialize: cartId })
  // A customer has one cart. The cart in the session may have been ordered elsewhere meanwhile.
  const id = reorderItems?.cart.id ?? cartId
  if (id !== cartId) session.set('cartId', id)
  const refused = (reorderItems?.userInputErrors ?? []).flatMap((error) => error?.message || [])
  if (part) {
    const had = new Map(part.before.map((line) => [line.item_id, line.qty]))
    const others = gainedLines(part.before, (await cart.read()).items).filter(
      (line) => !part.wanted.some((one) => isLineOf(one, line)),
    )
    await setQuantities(id, others, (line) => had.get(line.item_id) ?? 0, context)
  }
  return { cart: await cart.find(id), refused }
}

/** Removes lines, all at once where the store can (from 2.4.9 on). If that fails, the rest is removed line by line. */
async function takeAllOut(id: string, lines: readonly CartItemModel[], context: RequestContext): Promise<void> {
  if (lines.length === 0) return
  let left = lines
  if (context.upstream.has('Mutation.clearCart')) {
    if (await emptyAtOnce(id, context)) return
    left = (await cartService(context).read()).items
  }
  await setQuantities(id, left, () => 0, context)
}

async function emptyAtOnce(id: string, { upstream }: RequestContext): Promise<boolean> {
  try {
    const { clearCart } = await upstream.send(EmptyCart, { id }, { serialize: id })
    return Boolean(clearCart && !clearCart.errors?.length)
  } catch (error) {
    if (!(error instanceof UpstreamError) || isOutage(error)) throw error
    return false
  }
}

/**
 * Sets quantities line by line, and removes lines by `removeItemFromCart`: when `updateCartItems` removes a line, Magento gives lines with custom
 * options new ids, and it fails if a delivery is chosen that the rest does not need.
 */
async function setQuantities(
  id: string,
  lines: readonly CartItemModel[],
  quantityOf: (line: CartItemModel) => number,
  { upstream }: RequestContext,
): Promise<void> {
  for (const line of lines) {
    const uid = toUid(line.item_id)
    const quantity = quantityOf(line)
    if (quantity > 0) {
      const { updateCartItems } = await upstream.send(SetLineQuantity, { id, uid, quantity }, { serialize: id })
      updatedCart(updateCartItems, SetLineQuantity.name)
    } else await upstream.send(TakeLineOut, { id, uid }, { serialize: id })
  }
}

/** Adds lines again that were in the cart before and have disappeared, if the store allows it. */
async function putBack({ items }: CartModel, context: RequestContext): Promise<CartModel> {
  const cart = cartService(context)
  const now = await cart.read()
  const present = new Set(now.items.map((line) => line.item_id))
  const choices = items.filter((line) => !present.has(line.item_id)).flatMap(({ choice }) => choice ?? [])
  if (choices.length === 0) return now
  return (await addItems(choices, cart, productLoaders(context).page)).cart
}

/** The store silently omits items, and options of items, that it cannot add again. Only a comparison reveals them. */
function reasonsOf(
  { errors, success }: CartResult,
  said: readonly string[],
  ordered: readonly OrderItemModel[],
  wanted: readonly OrderItemModel[],
  gained: readonly CartItemModel[],
): string[] {
  const isWhole = wanted.length === ordered.length
  if (isWhole)
    return [...namedReasons(errors, said, ordered, gained), ...lostChoices(wanted, gained, { isWhole: success })]
  // The store also reports errors of the other lines.
  const told = wanted.map((line) => errors.filter((reason, index) => namesProduct(said[index] ?? reason, line)))
  const silent = wanted.filter((_, index) => told[index]?.length === 0)
  return [
    ...wanted.flatMap((line, index) => namedReasons(told[index] ?? [], [], [line], [])),
    ...lostChoices(silent, gained, { isWhole: true }),
  ]
}

function refuse(message: string, context: RequestContext): Promise<CartResult> {
  return cartService(context).change(async () => ({ cart: null, refused: [message] }), {
    creates: false,
    withoutCart: message,
  })
}

import type { Context, TypeResolvers } from '../context.ts'
import { signedIn } from '../customer/sign-in.ts'
import type { Queryable } from '../database/rows.ts'
import { ExpectedFault, inputError, storeError } from '../errors.ts'
import { type Level, reaches } from '../levels.ts'
import { lineProduct } from './lines.ts'
import { type BuyRequest, type Cart, findCart, itemsOf, loadCart } from './load.ts'
import { customerCartId, maskedId } from './open.ts'
import { isCovered, unitsOf } from './quantity.ts'
import { type CartView, viewCart } from './view.ts'

/** The cart of a signed-in customer. */
export const customerCartQueries: TypeResolvers = {
  customerCart: async (_: unknown, __: unknown, context: Context): Promise<CartView> => {
    if (context.customerId === null) {
      throw storeError('graphql-authorization', 'The request is allowed for logged in customer')
    }
    context.uncacheable.value = true
    return view(await customerCartId(context.customerId, context), context)
  },
}

/**
 * What happens to a guest's cart at sign-in. Both mutations look up the owners first, then lock the guest's cart,
 * then the customer's. The fixed order prevents deadlocks.
 */
export const customerCartMutations: TypeResolvers = {
  mergeCarts: async (
    _: unknown,
    {
      source_cart_id: source,
      destination_cart_id: given,
    }: { source_cart_id: string; destination_cart_id?: string | null },
    context: Context,
  ): Promise<CartView> => {
    if (!source) throw inputError(context.text('parameterMissing', 'source_cart_id'))
    const customerId = signedIn(context)
    if (given === '') throw inputError('The parameter destination_cart_id cannot be empty')
    const destination = given ?? (await customerCartId(customerId, context))
    const guestCart = await loadCart(source, context, context.db, null)
    const ownCart = await loadCart(destination, context)
    if (!canMerge(guestCart, ownCart, context.level)) throw new ExpectedFault('no stock has the sku of a line')
    await context.lock(source, () =>
      context.lock(destination, () =>
        context.db.transaction(async (db) => {
          const guestCart = await findCart(source, context, db, null)
          const ownCart = await findCart(destination, context, db)
          await moveLines(guestCart.id, ownCart.id, context, db, 'from')
          await db.query('update cart set updated_at = $2 where id = $1', [ownCart.id, context.now().toISOString()])
        }),
      ),
    )
    return view(destination, context)
  },
  /** The guest's cart becomes the customer's under a new id. Lines of the customer's previous cart move into it. */
  assignCustomerToGuestCart: async (
    _: unknown,
    { cart_id: source }: { cart_id: string },
    context: Context,
  ): Promise<CartView> => {
    const customerId = signedIn(context)
    await findCart(source, context, context.db, null)
    const before = await customerCartId(customerId, context)
    const id = maskedId()
    await context.lock(source, () =>
      context.lock(before, () =>
        context.db.transaction(async (db) => {
          const guestCart = await findCart(source, context, db, null)
          const ownCart = await findCart(before, context, db)
          await moveLines(ownCart.id, guestCart.id, context, db, 'to')
          await db.query(
            'update cart set masked_id = $2, customer_id = $3, email = null, updated_at = $4 where id = $1',
            [guestCart.id, id, customerId, context.now().toISOString()],
          )
        }),
      ),
    )
    return view(id, context)
  },
}

/** Whether equal lines can be merged. Before 2.4.9 their stock is looked up by their sku, which includes the skus of chosen options. */
function canMerge(guestCart: Cart, ownCart: Cart, level: Level): boolean {
  return (
    reaches(level, '2.4.9') ||
    !guestCart.lines.some(
      (line) =>
        'composedSku' in lineProduct(line) &&
        ownCart.lines.some((own) => own.product === line.product && isSame(own.request, line.request)),
    )
  )
}

async function view(id: string, context: Context): Promise<CartView> {
  return viewCart(await loadCart(id, context), context)
}

/**
 * Moves the lines and the coupon of one cart into another. Quantities of equal lines add up, or (from 2.4.9 on) one cart's
 * counts as the merchant prefers; a line that exceeds the stock is dropped without an error. Addresses, methods and e-mail do not move.
 */
async function moveLines(
  from: number,
  to: number,
  { model, level }: Context,
  db: Queryable,
  guestCart: 'from' | 'to',
): Promise<void> {
  const preference = reaches(level, '2.4.9') ? model.settings.config.cart_merge_preference : 'merge'
  const present = await itemsOf(to, db)
  for (const item of await itemsOf(from, db)) {
    const same = present.find(
      (candidate) => candidate.product_id === item.product_id && isSame(candidate.request, item.request),
    )
    const product = model.products.get(item.product_id)
    if (!same) {
      await db.query('update cart_item set cart_id = $2 where id = $1', [item.id, to])
      continue
    }
    const [guests, customers] = guestCart === 'from' ? [item.quantity, same.quantity] : [same.quantity, item.quantity]
    const wanted = preference === 'guest' ? guests : preference === 'customer' ? customers : guests + customers
    if (product && isCovered(unitsOf(product, wanted, item.request), [], model)) {
      await db.query('update cart_item set quantity = $2, gift_message = coalesce($3, gift_message) where id = $1', [
        same.id,
        wanted,
        item.gift_message && JSON.stringify(item.gift_message),
      ])
    }
  }
  await db.query(
    'update cart set coupon_code = coalesce((select coupon_code from cart where id = $1), coupon_code) where id = $2',
    [from, to],
  )
  await db.query('update cart set active = false where id = $1', [from])
}

function isSame(a: BuyRequest, b: BuyRequest): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

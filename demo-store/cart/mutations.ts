import type { Context, TypeResolvers } from '../context.ts'
import { inputError, noSuchEntity, storeError } from '../errors.ts'
import { addItem } from './add.ts'
import type { CartItemInput, UserError } from './add.ts'
import { answerCart, changeCart, required } from './change.ts'
import { createGuestCart, customerCartId } from './create.ts'
import { loadCart } from './load.ts'
import { couponRule } from './rules.ts'
import { lineId, updateItem } from './update.ts'
import type { ItemReference, ItemUpdate } from './update.ts'

/** Most items of one call; a real store is bounded by its request size. */
const maxItems = 100

/** The cart's mutations; those of one cart run one after the other. */
export const cartMutations: TypeResolvers = {
  createEmptyCart: (_: unknown, { input }: { input?: { cart_id?: string | null } | null }, context: Context) =>
    context.customerId === null
      ? createGuestCart(input?.cart_id, context)
      : customerCartId(context.customerId, context, { wanted: input?.cart_id }),
  createGuestCart: async (_: unknown, { input }: { input?: { cart_uid?: string | null } | null }, context: Context) => {
    if (context.customerId !== null) {
      throw storeError('graphql-already-exists', 'Use `Query.customerCart` for logged in customer.')
    }
    return answerCart(await createGuestCart(input?.cart_uid, context), context)
  },
  addProductsToCart: async (
    _: unknown,
    { cartId, cartItems }: { cartId: string; cartItems: CartItemInput[] },
    context: Context,
  ) => {
    if (cartItems.length > maxItems) throw inputError(`At most ${maxItems} items can be added at once.`)
    const errors = await changeCart(cartId, context, async (id, db) => {
      const found: UserError[] = []
      for (const item of cartItems) {
        const error = await addItem(id, item, context, db)
        if (error) found.push(error)
      }
      return found
    })
    return { ...(await answerCart(cartId, context)), user_errors: errors }
  },
  updateCartItems: async (
    _: unknown,
    { input }: { input?: { cart_id: string; cart_items: ItemUpdate[] } | null },
    context: Context,
  ) => {
    const id = required(input?.cart_id, 'cart_id', context)
    const items = input?.cart_items ?? []
    if (!items.length) throw inputError(context.text('parameterMissing', 'cart_items'))
    if (items.length > maxItems) throw inputError(`At most ${maxItems} items can be changed at once.`)
    await changeCart(id, context, async (cartId, db) => {
      for (const item of items) await updateItem(cartId, item, context, db)
    })
    return answerCart(id, context)
  },
  removeItemFromCart: async (
    _: unknown,
    { input }: { input?: ({ cart_id: string } & ItemReference) | null },
    context: Context,
  ) => {
    const id = required(input?.cart_id, 'cart_id', context)
    const line = lineId(input ?? {}, context)
    await changeCart(id, context, async (cartId, db) => {
      const { affectedRows } = await db.query('delete from cart_item where cart_id = $1 and id = $2', [cartId, line])
      if (!affectedRows) throw noSuchEntity(context.text('itemNotInCart'))
    })
    return answerCart(id, context)
  },
  applyCouponToCart: async (
    _: unknown,
    { input }: { input?: { cart_id: string; coupon_code: string } | null },
    context: Context,
  ) => {
    const id = required(input?.cart_id, 'cart_id', context)
    const code = required(input?.coupon_code, 'coupon_code', context)
    await context.lock(id, async () => {
      const cart = await loadCart(id, context)
      if (!cart.lines.length) throw noSuchEntity(context.text('cartEmpty', cart.id))
      if (cart.couponCode !== null) throw inputError(context.text('couponTaken'))
      if (!couponRule(code, cart.lines, context)) throw noSuchEntity(context.text('couponInvalid'))
      await context.db.query('update cart set coupon_code = $2 where id = $1', [cart.id, code])
    })
    return answerCart(id, context)
  },
  removeCouponFromCart: async (_: unknown, { input }: { input?: { cart_id: string } | null }, context: Context) => {
    const id = required(input?.cart_id, 'cart_id', context)
    await changeCart(id, context, (cartId, db) =>
      db.query('update cart set coupon_code = null where id = $1', [cartId]),
    )
    return answerCart(id, context)
  },
}

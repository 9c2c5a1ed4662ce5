import { isInStock } from '../catalog/stock.ts'
import type { Product } from '../catalog/types.ts'
import type { Context, Resolvers, TypeResolvers } from '../context.ts'
import { inputError, noSuchEntity, storeError } from '../errors.ts'
import { encodeUid } from '../uid.ts'
import { addItem, type CartItemInput, type UserError } from './add.ts'
import { answerCart, changeCart, required } from './change.ts'
import { choiceResolvers } from './choice-resolvers.ts'
import { createGuestCart, customerCartId } from './create.ts'
import { customerCartMutations, customerCartQueries } from './customer-cart.ts'
import { lineProduct } from './line-options.ts'
import { loadCart } from './load.ts'
import { couponRule } from './rules.ts'
import type { AppliedDiscount } from './totals.ts'
import { type ItemReference, type ItemUpdate, lineId, updateItem } from './update.ts'
import { type CartView, type LineView, viewCart } from './view.ts'

/** Most items of one call; a real store is bounded by its request size. */
const MAX_ITEMS = 100

/** The cart's mutations; those of one cart run one after the other. */
const cartMutations: TypeResolvers = {
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
    if (cartItems.length > MAX_ITEMS) throw inputError(`At most ${MAX_ITEMS} items can be added at once.`)
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
    if (items.length > MAX_ITEMS) throw inputError(`At most ${MAX_ITEMS} items can be changed at once.`)
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

const ITEM_TYPES: Record<Product['type'], string> = {
  simple: 'SimpleCartItem',
  virtual: 'VirtualCartItem',
  configurable: 'ConfigurableCartItem',
  bundle: 'BundleCartItem',
  grouped: 'SimpleCartItem',
  downloadable: 'DownloadableCartItem',
}

const item: TypeResolvers = {
  uid: ({ id }: LineView) => encodeUid(id),
  product: (line: LineView) => lineProduct(line),
  errors: ({ shortOfStock, variant, product }: LineView, _: unknown, { text }: Context) =>
    shortOfStock
      ? [{ code: 'ITEM_QTY', message: text(isInStock(variant ?? product) ? 'quantityUnavailable' : 'noSource') }]
      : null,
  prices: ({ totals, quantity }: LineView, _: unknown, context: Context) => ({
    price: context.money(Math.round(totals.rowExcludingTax / quantity)),
    price_including_tax: context.money(Math.round(totals.rowIncludingTax / quantity)),
    row_total: context.money(totals.rowExcludingTax),
    row_total_including_tax: context.money(totals.rowIncludingTax),
    total_item_discount: context.money(totals.discount),
    discounts: discountsOf(totals.discounts, context),
  }),
  ...choiceResolvers,
}

/** The cart until checkout. */
export const cartResolvers: Resolvers = {
  Query: {
    cart: async (_: unknown, { cart_id: id }: { cart_id: string }, context: Context): Promise<CartView> => {
      const view = await viewCart(await loadCart(id, context), context)
      context.uncacheable.value = true
      return view
    },
    ...customerCartQueries,
  },
  Mutation: { ...cartMutations, ...customerCartMutations },
  Cart: {
    id: ({ maskedId }: CartView) => maskedId,
    is_virtual: ({ isVirtual }: CartView) => isVirtual,
    items: ({ lines }: CartView) => lines,
    // Parts of bundles count one by one, because they are shipped separately.
    total_quantity: ({ lines }: CartView) =>
      lines.reduce(
        (sum, { bundle, quantity }) => sum + quantity * (bundle.reduce((parts, { qty }) => parts + qty, 0) || 1),
        0,
      ),
    applied_coupons: ({ couponCode }: CartView) => (couponCode === null ? null : [{ code: couponCode }]),
    prices: ({ totals, lines }: CartView, _: unknown, context: Context) => ({
      subtotal_including_tax: context.money(totals.subtotalIncludingTax),
      subtotal_excluding_tax: context.money(totals.subtotalExcludingTax),
      subtotal_with_discount_excluding_tax: context.money(
        totals.subtotalIncludingTax - totals.discount - totals.itemsTax,
      ),
      applied_taxes: lines.length && totals.tax > 0 ? [{ label: 'FR-20', amount: context.money(totals.tax) }] : [],
      discounts: discountsOf(totals.discounts, context),
      grand_total: context.money(totals.grandTotal),
    }),
  },
  CartItemInterface: { __resolveType: ({ product }: LineView) => ITEM_TYPES[product.type] },
  Error: { __resolveType: () => 'CartUserInputError' },
  ...Object.fromEntries(Object.values(ITEM_TYPES).map((name) => [name, item])),
}

function discountsOf(discounts: AppliedDiscount[], { money }: Context) {
  return discounts.length ? discounts.map(({ label, cents }) => ({ label, amount: money(cents) })) : null
}

import { GraphQLError } from 'graphql'
import { isInStock } from '../catalog/availability.ts'
import type { Product } from '../catalog/types.ts'
import { isVirtual } from '../checkout/methods.ts'
import type { Context, Resolvers, TypeResolvers } from '../context.ts'
import type { Queryable } from '../database/rows.ts'
import { inputError, noSuchEntity, storeError } from '../errors.ts'
import { reaches } from '../levels.ts'
import { errorCode } from '../store/messages.ts'
import { decodeUid, encodeUid } from '../uid.ts'
import { addItem, type CartItemInput, type UserError } from './add.ts'
import { addOfOneType, type TypedInput } from './add-of-one-type.ts'
import { buyRequest, ChoiceError, chosenByText, type OptionTexts } from './buy-request.ts'
import { choiceResolvers } from './choice-resolvers.ts'
import { customerCartMutations, customerCartQueries } from './customer-cart.ts'
import { type GiftMessage, storeGiftMessage } from './gift-message.ts'
import { lineProduct } from './lines.ts'
import { type BuyRequest, type ItemRow, itemsOf, loadCart } from './load.ts'
import { cartResponse, changeCart, createGuestCart, customerCartId, required } from './open.ts'
import { isCovered, quantityFault, unitsOf } from './quantity.ts'
import { type AppliedDiscount, couponRule } from './totals.ts'
import { type CartView, type LineView, viewCart } from './view.ts'

const LARGEST_ID = 2_147_483_647

/** Most items of one call. Magento is limited by the request size instead. */
const MAX_ITEMS = 100

const UPDATE_CODES = [
  ['The requested qty', 'INSUFFICIENT_STOCK'],
  ['Not enough items for sale', 'INSUFFICIENT_STOCK'],
  ['Could not find cart item', 'COULD_NOT_FIND_CART_ITEM'],
  ['Required parameter', 'REQUIRED_PARAMETER_MISSING'],
] as const

type ItemReference = { cart_item_id?: number | null; cart_item_uid?: string | null }

type ItemUpdate = ItemReference & {
  quantity?: number | null
  customizable_options?: OptionTexts | null
  gift_message?: GiftMessage | null
}

/** The cart's mutations; mutations of one cart run one after the other. */
const cartMutations: TypeResolvers = {
  createEmptyCart: (_: unknown, { input }: { input?: { cart_id?: string | null } | null }, context: Context) =>
    context.customerId === null
      ? createGuestCart(input?.cart_id, context)
      : customerCartId(context.customerId, context, { wanted: input?.cart_id }),
  createGuestCart: async (_: unknown, { input }: { input?: { cart_uid?: string | null } | null }, context: Context) => {
    if (context.customerId !== null) {
      throw storeError('graphql-already-exists', 'Use `Query.customerCart` for logged in customer.')
    }
    return cartResponse(await createGuestCart(input?.cart_uid, context), context)
  },
  addProductsToCart: async (
    _: unknown,
    { cartId, cartItems }: { cartId: string; cartItems: CartItemInput[] },
    context: Context,
  ) => {
    if (cartItems.length > MAX_ITEMS) throw inputError(`At most ${MAX_ITEMS} items can be added at once.`)
    const given = required(cartId, 'cartId', context)
    if (!cartItems.length) throw inputError(context.text('parameterMissing', 'cartItems'))
    const present = await faultsOfLines(given, context)
    const errors = await changeCart(given, context, async (id, db) => {
      const found: UserError[] = present
      for (const item of cartItems) {
        const error = await addItem(id, item, context, db)
        if (error) found.push(error)
      }
      return found
    })
    return { ...(await cartResponse(cartId, context)), user_errors: errors }
  },
  addSimpleProductsToCart: (_: unknown, { input }: { input?: TypedInput | null }, context: Context) =>
    addOfOneType(input, context),
  addConfigurableProductsToCart: (_: unknown, { input }: { input?: TypedInput | null }, context: Context) =>
    addOfOneType(input, context),
  updateCartItems: async (
    _: unknown,
    { input }: { input?: { cart_id: string; cart_items: ItemUpdate[] } | null },
    context: Context,
  ) => {
    const id = required(input?.cart_id, 'cart_id', context, 'parameterMissingStop')
    const items = input?.cart_items ?? []
    if (!items.length) throw inputError(context.text('parameterMissingStop', 'cart_items'))
    if (items.length > MAX_ITEMS) throw inputError(`At most ${MAX_ITEMS} items can be changed at once.`)
    const errors: UserError[] = []
    await changeCart(id, context, async (cartId, db) => {
      for (const item of items) await updateItem(cartId, item, context, db)
    }).catch((error: unknown) => {
      if (!(error instanceof GraphQLError) || !reaches(context.level, '2.4.8')) throw error
      errors.push({ code: errorCode(error.message, UPDATE_CODES), message: error.message })
    })
    // Fails where there is no such cart.
    const { lines, shippingMethod } = await loadCart(id, context)
    // Magento has removed the items by then.
    if (items.length > 1 && lines.length === 0 && shippingMethod) throw inputError(context.text('methodWithoutItems'))
    if (items.length > 1 && isVirtual(lines) && shippingMethod) throw inputError(context.text('methodOfFiles'))
    return { ...(await cartResponse(id, context)), errors }
  },
  removeItemFromCart: async (
    _: unknown,
    { input }: { input?: ({ cart_id: string } & ItemReference) | null },
    context: Context,
  ) => {
    const id = required(input?.cart_id, 'cart_id', context, 'parameterMissingStop')
    const line = lineId(input ?? {})
    if (line === null) throw inputError(context.text('parameterMissingStop', 'cart_item_id'))
    await changeCart(id, context, async (cartId, db) => {
      const { affectedRows } = await db.query('delete from cart_item where cart_id = $1 and id = $2', [cartId, line])
      if (!affectedRows) throw noSuchEntity(context.text('itemNotInCart'))
    })
    return cartResponse(id, context)
  },
  /** Refusals are in `errors`; then there is no cart. */
  clearCart: async (_: unknown, { input }: { input: { uid: string } }, context: Context) => {
    const id = required(input.uid, 'uid', context)
    try {
      await changeCart(id, context, (cartId, db) => db.query('delete from cart_item where cart_id = $1', [cartId]))
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error
      return { cart: null, errors: [{ type: clearFault(error, context), message: error.message }] }
    }
    return { ...(await cartResponse(id, context)), errors: null }
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
    return cartResponse(id, context)
  },
  removeCouponFromCart: async (_: unknown, { input }: { input?: { cart_id: string } | null }, context: Context) => {
    const id = required(input?.cart_id, 'cart_id', context)
    await changeCart(id, context, (cartId, db) =>
      db.query('update cart set coupon_code = null where id = $1', [cartId]),
    )
    return cartResponse(id, context)
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
      const view = await viewCart(await loadCart(required(id, 'cart_id', context), context), context)
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
    prices: ({ totals, lines, isVirtual: hasOnlyFiles }: CartView, _: unknown, context: Context) => ({
      subtotal_including_tax: context.money(totals.subtotalIncludingTax),
      subtotal_excluding_tax: context.money(totals.subtotalExcludingTax),
      subtotal_with_discount_excluding_tax: context.money(
        totals.subtotalIncludingTax - totals.discount - totals.itemsTax,
      ),
      applied_taxes: lines.length && totals.tax > 0 ? [{ label: 'FR-20', amount: context.money(totals.tax) }] : [],
      discount: { label: totals.discounts.map(({ label }) => label), amount: context.money(-totals.discount) },
      // Before 2.4.7 Magento reads those of the delivery address alone.
      discounts: hasOnlyFiles && !reaches(context.level, '2.4.7') ? null : discountsOf(totals.discounts, context),
      grand_total: context.money(totals.grandTotal),
    }),
  },
  CartItemInterface: { __resolveType: ({ product }: LineView) => ITEM_TYPES[product.type] },
  Error: {
    __resolveType: ({ code }: UserError) =>
      code === 'INSUFFICIENT_STOCK' ? 'InsufficientStockError' : 'CartUserInputError',
  },
  ...Object.fromEntries(Object.values(ITEM_TYPES).map((name) => [name, item])),
}

/** Before 2.4.7 Magento returns with the errors of what is added those of lines that the cart already has, and before them. */
async function faultsOfLines(id: string, context: Context): Promise<UserError[]> {
  if (reaches(context.level, '2.4.7')) return []
  const { lines } = (await cartResponse(id, context)).cart
  return lines.some(({ shortOfStock }) => shortOfStock)
    ? [{ code: 'UNDEFINED', message: context.text('quantityUnavailable') }]
    : []
}

/** Changes one line: a quantity of zero or less removes it. Before 2.4.8 faults are top-level errors, unlike when adding. */
async function updateItem(cartId: number, update: ItemUpdate, context: Context, db: Queryable): Promise<void> {
  const id = lineId(update)
  if (id === null) throw inputError(context.text('partMissing', 'cart_item_id', 'cart_items'))
  const items = await itemsOf(cartId, db)
  const item = items.find((candidate) => candidate.id === id)
  const product = item && context.model.products.get(item.product_id)
  if (!item || !product) throw noSuchEntity(context.text('cartItemMissing', id))
  const quantity = update.quantity ?? null
  if (quantity === null && !update.customizable_options) {
    throw inputError(context.text('partMissing', 'quantity', 'cart_items'))
  }
  if (quantity !== null && quantity <= 0) {
    await db.query('delete from cart_item where id = $1', [id])
    // Magento replaces lines with custom options by new ones.
    await db.query(
      "update cart_item set id = nextval(pg_get_serial_sequence('cart_item', 'id')) where cart_id = $1 and request ? 'options'",
      [cartId],
    )
    return
  }
  const refuse = (reason: string) => inputError(`Could not update the product with SKU ${product.sku}: ${reason}`)
  const wanted = quantity ?? item.quantity
  const fault = quantityFault(product, wanted, {
    request: item.request,
    others: items.filter((other) => other.id !== id),
    model: context.model,
  })
  if (fault) throw refuse(context.text(fault.key, ...fault.values))
  let request: BuyRequest
  try {
    request = withOptions(item, update, context)
  } catch (error) {
    throw error instanceof ChoiceError ? refuse(context.text(error.key)) : error
  }
  const others = items.flatMap((other) => {
    const owner = context.model.products.get(other.product_id)
    return other.id !== id && owner ? [unitsOf(owner, other.quantity, other.request)] : []
  })
  if (!isCovered(unitsOf(product, wanted, request), others, context.model)) {
    throw refuse(context.text('quantityUnavailable'))
  }
  await db.query('update cart_item set quantity = $2, request = $3::jsonb where id = $1', [
    id,
    wanted,
    JSON.stringify(request),
  ])
  if (update.gift_message) await storeGiftMessage(id, product, update.gift_message, context, db)
}

/** Id of the line that an input names, null if it names none. A malformed uid is an input error. */
function lineId({ cart_item_id: id, cart_item_uid: uid }: ItemReference): number | null {
  if (uid) return idOf(Number(decodeUid(uid)))
  return id ? idOf(id) : null
}

function clearFault({ message, extensions }: GraphQLError, context: Context): string {
  if (extensions.category === 'graphql-authorization') return 'UNAUTHORISED'
  return message === context.text('cartInactive') ? 'INACTIVE' : 'NOT_FOUND'
}

function discountsOf(discounts: AppliedDiscount[], { money }: Context) {
  return discounts.length ? discounts.map(({ label, cents }) => ({ label, amount: money(cents) })) : null
}

/** The line's request with other custom options, given as texts: value ids for choices, the entry for the rest. */
function withOptions(item: ItemRow, update: ItemUpdate, { model }: Context): BuyRequest {
  const product = model.products.get(item.product_id)
  if (!update.customizable_options || !product) return item.request
  const chosen = chosenByText(product, update.customizable_options)
  const { options } = buyRequest({ ...product, type: 'simple', bundle: null, links: null }, chosen)
  return { ...item.request, ...(options ? { options } : {}) }
}

/** A number that can be an id, or 0, which no line has. */
function idOf(value: number): number {
  return Number.isInteger(value) && value > 0 && value <= LARGEST_ID ? value : 0
}

import { isInStock } from '../catalog/stock.ts'
import type { Product } from '../catalog/types.ts'
import type { Context, Resolvers, TypeResolvers } from '../context.ts'
import { encodeUid } from '../uid.ts'
import { choiceResolvers } from './choice-resolvers.ts'
import { lineProduct } from './line-options.ts'
import { loadCart } from './load.ts'
import type { AppliedDiscount } from './totals.ts'
import { customerCartMutations, customerCartQueries } from './customer-cart.ts'
import { cartMutations } from './mutations.ts'
import { viewCart } from './view.ts'
import type { CartView, LineView } from './view.ts'

const itemTypes: Record<Product['type'], string> = {
  simple: 'SimpleCartItem',
  virtual: 'VirtualCartItem',
  configurable: 'ConfigurableCartItem',
  bundle: 'BundleCartItem',
  grouped: 'SimpleCartItem',
  downloadable: 'DownloadableCartItem',
}

const discountsOf = (discounts: AppliedDiscount[], { money }: Context) =>
  discounts.length ? discounts.map(({ label, cents }) => ({ label, amount: money(cents) })) : null

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
  CartItemInterface: { __resolveType: ({ product }: LineView) => itemTypes[product.type] },
  Error: { __resolveType: () => 'CartUserInputError' },
  ...Object.fromEntries(Object.values(itemTypes).map((name) => [name, item])),
}

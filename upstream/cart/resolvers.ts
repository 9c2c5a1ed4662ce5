import { configurableOptionUid, chosenOption, optionValueUid } from '../catalog/configurable-resolvers.ts'
import { bundleItemUid, bundleSelectionUid, downloadableLinkUid } from '../catalog/composite-resolvers.ts'
import { customOptionTypes, customOptionUid, rawExtra } from '../catalog/custom-option-resolvers.ts'
import { isInStock } from '../catalog/stock.ts'
import type { ExtraCost, Product } from '../catalog/types.ts'
import { escapeHtml } from '../content/html.ts'
import type { Context, Resolvers, TypeResolvers } from '../context.ts'
import { encodeUid } from '../uid.ts'
import { partPrice } from './line-prices.ts'
import { loadCart } from './load.ts'
import type { AppliedDiscount } from './totals.ts'
import { customerCartMutations, customerCartQueries } from './customer-cart.ts'
import { cartMutations } from './mutations.ts'
import type { OptionChoice } from './types.ts'
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

const optionPrice = (extra: ExtraCost, context: Context) => {
  const { price, price_type: type } = rawExtra(extra, context)
  return { type, units: type === 'FIXED' ? '€' : '%', value: price }
}

/** Dates are shown in the locale's medium form. */
const dateText = (text: string, { view }: Context): string =>
  new Intl.DateTimeFormat(view.locale.replace('_', '-'), { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${text.replace(' ', 'T')}Z`),
  )

/** Chosen values by id; entered texts come HTML-escaped with an empty label, as recorded. */
const optionValues = ({ option, values, text }: OptionChoice, context: Context) => {
  if ('values' in option) {
    return option.values
      .filter(({ id }) => values.includes(id))
      .map(({ id, title, extra }) => ({
        customizable_option_value_uid: customOptionUid(option.id, id),
        label: title,
        value: String(id),
        price: optionPrice(extra, context),
      }))
  }
  const entry = text ?? ''
  return [
    {
      customizable_option_value_uid: customOptionUid(option.id),
      label: '',
      value: option.kind === 'date' ? dateText(entry, context) : escapeHtml(entry),
      price: optionPrice(option.extra, context),
    },
  ]
}

const discountsOf = (discounts: AppliedDiscount[], { money }: Context) =>
  discounts.length ? discounts.map(({ label, cents }) => ({ label, amount: money(cents) })) : null

const item: TypeResolvers = {
  uid: ({ id }: LineView) => encodeUid(id),
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
  customizable_options: ({ options }: LineView, _: unknown, context: Context) =>
    options.map((choice) => ({
      customizable_option_uid: customOptionUid(choice.option.id),
      label: choice.option.title,
      type: customOptionTypes[choice.option.kind].cartType,
      is_required: choice.option.required,
      sort_order: choice.option.sortOrder,
      values: optionValues(choice, context),
    })),
  configured_variant: ({ variant }: LineView) => variant,
  configurable_options: ({ product, variant }: LineView) =>
    product.superAttributes.flatMap((attribute) => {
      const option = variant ? chosenOption(variant, attribute) : undefined
      return option
        ? {
            configurable_product_option_uid: configurableOptionUid(product, attribute),
            option_label: attribute.label,
            configurable_product_option_value_uid: optionValueUid(attribute, option.id),
            value_label: option.label,
          }
        : []
    }),
  bundle_options: ({ product, bundle, quantity }: LineView, _: unknown, { amount }: Context) =>
    (product.bundle?.items ?? []).flatMap((part) => {
      const chosen = bundle.filter(({ item: owner }) => owner.id === part.id)
      return chosen.length
        ? {
            uid: bundleItemUid(part.id),
            label: part.title,
            type: part.input,
            values: chosen.map((choice) => ({
              uid: bundleSelectionUid(part.id, choice.selection.id, choice.selection.qty),
              label: choice.selection.product.name,
              quantity: choice.qty,
              price: amount(partPrice(choice, product.bundle?.dynamic ?? false, quantity)),
            })),
          }
        : []
    }),
  links: ({ product, links }: LineView, _: unknown, { amount }: Context) =>
    (product.links?.items ?? [])
      .filter(({ id }) => links.includes(id))
      .map(({ id, title, cents, position }) => ({
        uid: downloadableLinkUid(id),
        title,
        price: amount(cents),
        sort_order: position,
        sample_url: null,
      })),
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
    // Parts of bundles count one by one, because they are shipped separately (magento-live.md §2.5).
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

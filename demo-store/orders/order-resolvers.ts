import type { AppliedDiscount } from '../cart/totals.ts'
import { isInStock } from '../catalog/availability.ts'
import type { Address } from '../checkout/address.ts'
import type { Context, Resolvers, TypeResolvers } from '../context.ts'
import { reaches } from '../levels.ts'
import { encodeUid } from '../uid.ts'
import { discountsOf, type Figures, figuresOf, itemsOf, unitExcludingTax, unitIncludingTax } from './figures.ts'
import { orderToken } from './lookup.ts'
import { availableActions, itemStatusLabel, statusLabel } from './status.ts'
import type { Order, OrderedOption, OrderItem, OrderTotals, SalesDocument } from './types.ts'

const TAX_RATE = 20

const TAX_TITLE = 'FR-20'

const NUMBER_LENGTH = 9

const ITEM_TYPES: Partial<Record<OrderItem['snapshot']['type'], string>> = {
  bundle: 'BundleOrderItem',
  downloadable: 'DownloadableOrderItem',
}

const item: TypeResolvers = {
  id: ({ id }: OrderItem) => encodeUid(id),
  product_name: ({ snapshot }: OrderItem) => snapshot.name,
  product_sku: ({ snapshot }: OrderItem) => snapshot.sku,
  product_type: ({ snapshot }: OrderItem) => snapshot.type,
  // Sold-out products are hidden and have no address.
  product_url_key: ({ productId }: OrderItem, _: unknown, { model }: Context) => {
    const product = model.products.get(productId)
    return product?.enabled && isInStock(product) ? product.urlKey : null
  },
  product_sale_price: (ordered: OrderItem, _: unknown, context: Context) =>
    context.money(showsTax(context) ? unitIncludingTax(ordered) : unitExcludingTax(ordered)),
  prices: (ordered: OrderItem, _: unknown, { money }: Context) => ({
    fixed_product_taxes: [],
    price_including_tax: money(unitIncludingTax(ordered)),
    row_total: money(ordered.snapshot.rowExcludingTax),
    row_total_including_tax: money(ordered.snapshot.rowIncludingTax),
  }),
  status: (ordered: OrderItem, _: unknown, { view }: Context) => itemStatusLabel(ordered, view),
  quantity_ordered: ({ ordered }: OrderItem) => ordered,
  quantity_invoiced: ({ invoiced }: OrderItem) => invoiced,
  quantity_shipped: ({ shipped }: OrderItem) => shipped,
  quantity_refunded: ({ refunded }: OrderItem) => refunded,
  // A bundle is cancelled by its parts: the store never counts the bundle itself.
  quantity_canceled: ({ canceled, snapshot }: OrderItem) => (snapshot.type === 'bundle' ? 0 : canceled),
  quantity_returned: ({ returned }: OrderItem) => returned || null,
  eligible_for_return: ({ shipped, refunded, returned }: OrderItem) => shipped > Math.max(refunded, returned),
  discounts: ({ snapshot }: OrderItem, _: unknown, context: Context) => discountViews(snapshot.discounts, context),
  // Magento swaps these two up to 2.4.8: entered texts are `selected_options`, chosen values `entered_options`.
  selected_options: (ordered: OrderItem) => options(ordered, ['attribute', 'text']),
  entered_options: (ordered: OrderItem) => options(ordered, ['choice']),
  bundle_options: (ordered: OrderItem, _: unknown, context: Context) => bundleViews(ordered, context),
  downloadable_links: ({ snapshot }: OrderItem) => snapshot.links.map(({ title }) => ({ title })),
}

/** Orders as customers and guests read them. */
export const orderResolvers: Resolvers = {
  CustomerOrder: {
    id: ({ id }: Order) => encodeUid(id),
    created_at: ({ createdAt }: Order) => createdAt,
    order_date: ({ createdAt }: Order, _: unknown, context: Context) => localTime(createdAt, context),
    status: ({ status }: Order, _: unknown, { view }: Context) => statusLabel(status, view),
    carrier: ({ delivery }: Order) => delivery?.carrierTitle ?? null,
    shipping_method: ({ delivery }: Order) => (delivery ? `${delivery.carrierTitle} - ${delivery.methodTitle}` : null),
    shipping_address: ({ shipping }: Order) => orderAddress(shipping),
    billing_address: ({ billing }: Order) => orderAddress(billing),
    payment_methods: ({ payment }: Order) => [
      { name: payment.title, type: payment.code, additional_data: payment.data },
    ],
    total: ({ totals }: Order, _: unknown, context: Context) => totalView(totals, context),
    // Null up to 2.4.7, which has no resolver for it.
    comments: ({ comments }: Order, _: unknown, { level }: Context) => (reaches(level, '2.4.8') ? comments : null),
    token: ({ number }: Order, _: unknown, { tokenKey }: Context) => orderToken(number, tokenKey),
    is_virtual: ({ shipping }: Order) => shipping === null,
    available_actions: availableActions,
    invoices,
    shipments,
    credit_memos: creditMemos,
  },
  OrderItemInterface: { __resolveType: ({ snapshot }: OrderItem) => ITEM_TYPES[snapshot.type] ?? 'OrderItem' },
  OrderItem: item,
  BundleOrderItem: item,
  DownloadableOrderItem: item,
}

/**
 * A time (`YYYY-MM-DD HH:MM:SS`, UTC) as releases write it: up to 2.4.7 as it is; 2.4.8 reads it by the view's date format,
 * which in French takes the year for the day; from 2.4.9 on in the store's zone.
 */
function localTime(time: string, { level, view, model }: Context): string {
  if (!reaches(level, '2.4.8')) return time
  const [year = 0, month = 1, day = 1] = time.split(/\D/).map(Number)
  if (!reaches(level, '2.4.9')) {
    if (view.language !== 'fr') return time
    const misread = new Date(0)
    misread.setUTCFullYear(day, month - 1, year)
    return `${misread.toISOString().slice(0, 10)} 00:00:00`
  }
  return new Date(`${time.replace(' ', 'T')}Z`)
    .toLocaleString('en-GB', { timeZone: String(model.settings.config.timezone) })
    .replace(',', '')
}

/** Whether prices are shown with tax: `tax/sales_display/price` is 2. With 3 (both), prices without tax are shown. 2.4.6 always shows prices without tax. */
function showsTax({ level, model }: Context): boolean {
  return reaches(level, '2.4.7') && Number(model.settings.config.tax_sales_display_price ?? 2) === 2
}

function discountViews(discounts: AppliedDiscount[], { money }: Context) {
  return discounts.map(({ label, cents }) => ({ label, amount: money(cents) }))
}

function options({ snapshot }: OrderItem, kinds: OrderedOption['kind'][]) {
  return snapshot.options.filter(({ kind }) => kinds.includes(kind)).map(({ label, value }) => ({ label, value }))
}

function bundleViews({ snapshot }: OrderItem, { money }: Context) {
  return snapshot.bundle.map(({ uid, label, values }) => ({
    id: uid,
    uid,
    label,
    values: values.map(({ uid: id, name, sku, quantity, cents }) => ({
      id,
      uid: id,
      product_name: name,
      product_sku: sku,
      quantity,
      price: money(cents),
    })),
  }))
}

function orderAddress(address: Address | null) {
  return (
    address && {
      ...address,
      vat_id: address.vatId,
      country_code: address.countryCode,
      region: address.region.label,
      region_id: address.region.id,
    }
  )
}

function totalView(totals: OrderTotals, context: Context) {
  return {
    subtotal: context.money(totals.subtotalExcludingTax),
    subtotal_incl_tax: context.money(totals.subtotalIncludingTax),
    grand_total: context.money(totals.grandTotal),
    grand_total_excl_tax: context.money(totals.grandTotal - totals.tax),
    base_grand_total: context.money(totals.grandTotal),
    total_tax: context.money(totals.tax),
    total_shipping: context.money(totals.shipping.excludingTax),
    discounts: discountViews(totals.discounts, context),
    taxes: taxViews(totals.tax, context),
    shipping_handling: {
      total_amount: context.money(totals.shipping.excludingTax),
      amount_including_tax: context.money(totals.shipping.includingTax),
      amount_excluding_tax: context.money(totals.shipping.excludingTax),
      taxes: taxViews(totals.shipping.tax, context),
    },
  }
}

function invoices(order: Order, _: unknown, context: Context) {
  return documentsOf(order, 'invoice', 'InvoiceItem', context)
}

function creditMemos(order: Order, _: unknown, context: Context) {
  return documentsOf(order, 'creditmemo', 'CreditMemoItem', context)
}

function documentsOf(
  order: Order,
  kind: SalesDocument['kind'],
  itemKind: 'InvoiceItem' | 'CreditMemoItem',
  context: Context,
) {
  return ofKind(order, kind).map((document) => ({
    id: encodeUid(document.id),
    number: numberOf(document),
    comments: commentsOf(document),
    items: itemsOf(order, document.items).map((part) => lineOf(part, document, itemKind, context)),
    total: totalOf(figuresOf(order, document), context),
  }))
}

function shipments(order: Order, _: unknown, context: Context) {
  return ofKind(order, 'shipment').map((document) => ({
    // The uid of the number, not of the row's id, as recorded.
    id: encodeUid(numberOf(document)),
    number: numberOf(document),
    comments: commentsOf(document),
    tracking: document.details.tracking,
    items: itemsOf(order, document.items).map((part) => lineOf(part, document, 'ShipmentItem', context)),
  }))
}

/** Taxes as orders and their documents list them. */
function taxViews(cents: number, { money }: Context) {
  return cents > 0 ? [{ title: TAX_TITLE, rate: TAX_RATE, amount: money(cents) }] : []
}

function ofKind({ documents }: Order, kind: SalesDocument['kind']): SalesDocument[] {
  return documents.filter((document) => document.kind === kind)
}

function numberOf({ number }: SalesDocument): string {
  return String(number).padStart(NUMBER_LENGTH, '0')
}

function commentsOf({ comment, createdAt }: SalesDocument) {
  return comment === null ? [] : [{ message: comment, timestamp: createdAt }]
}

/** A line of a document. Prices are without tax here, unlike those of orders. */
function lineOf(
  { item, quantity }: { item: OrderItem; quantity: number },
  document: SalesDocument,
  kind: 'InvoiceItem' | 'CreditMemoItem' | 'ShipmentItem',
  context: Context,
) {
  return {
    __typename: `${item.snapshot.type === 'bundle' ? 'Bundle' : ''}${kind}`,
    id: encodeUid(document.id * 1000 + item.id),
    product_name: item.snapshot.name,
    product_sku: item.snapshot.sku,
    product_sale_price: context.money(unitExcludingTax(item)),
    discounts: discountViews(discountsOf(item, quantity), context),
    order_item: item,
    quantity_invoiced: quantity,
    quantity_refunded: quantity,
    quantity_shipped: quantity,
    bundle_options: bundleViews(item, context),
  }
}

function totalOf(figures: Figures, context: Context) {
  return {
    subtotal: context.money(figures.subtotalExcludingTax),
    grand_total: context.money(figures.grandTotal),
    base_grand_total: context.money(figures.grandTotal),
    total_tax: context.money(figures.tax),
    total_shipping: context.money(figures.shippingExcludingTax),
    // Without its sign, on every release.
    adjustment: context.money(Math.abs(figures.adjustment)),
    discounts: discountViews(figures.discounts, context),
    taxes: taxViews(figures.tax, context),
    shipping_handling: {
      total_amount: context.money(figures.shippingExcludingTax),
      amount_including_tax: context.money(figures.shippingIncludingTax),
      amount_excluding_tax: context.money(figures.shippingExcludingTax),
      taxes: taxViews(figures.shippingTax, context),
    },
  }
}

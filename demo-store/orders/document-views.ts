import type { Context, TypeResolvers } from '../context.ts'
import { encodeUid } from '../uid.ts'
import { discountsOf, figuresOf, itemsOf, unitExcludingTax } from './figures.ts'
import type { Figures } from './figures.ts'
import { discountViews, taxViews } from './money-views.ts'
import type { Order, OrderItem, SalesDocument } from './types.ts'

const numberLength = 9

const numberOf = ({ number }: SalesDocument): string => String(number).padStart(numberLength, '0')

const commentsOf = ({ comment, createdAt }: SalesDocument) =>
  comment === null ? [] : [{ message: comment, timestamp: createdAt }]

const totalOf = (figures: Figures, context: Context) => ({
  subtotal: context.money(figures.subtotalExcludingTax),
  grand_total: context.money(figures.grandTotal),
  base_grand_total: context.money(figures.grandTotal),
  total_tax: context.money(figures.tax),
  total_shipping: context.money(figures.shippingExcludingTax),
  adjustment: context.money(figures.adjustment),
  discounts: discountViews(figures.discounts, context),
  taxes: taxViews(figures.tax, context),
  shipping_handling: {
    total_amount: context.money(figures.shippingExcludingTax),
    amount_including_tax: context.money(figures.shippingIncludingTax),
    amount_excluding_tax: context.money(figures.shippingExcludingTax),
    taxes: taxViews(figures.shippingTax, context),
  },
})

/** A line of a document. Prices are without tax here, unlike those of orders. */
const lineOf = (
  { item, quantity }: { item: OrderItem; quantity: number },
  document: SalesDocument,
  kind: 'InvoiceItem' | 'CreditMemoItem' | 'ShipmentItem',
  context: Context,
) => ({
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
  bundle_options: item.snapshot.bundle.map(({ uid, label, values }) => ({
    id: uid,
    uid,
    label,
    values: values.map((value) => ({
      id: value.uid,
      uid: value.uid,
      product_name: value.name,
      product_sku: value.sku,
      quantity: value.quantity,
      price: context.money(value.cents),
    })),
  })),
})

const ofKind = ({ documents }: Order, kind: SalesDocument['kind']): SalesDocument[] =>
  documents.filter((document) => document.kind === kind)

export const invoices: TypeResolvers[string] = (order: Order, _: unknown, context: Context) =>
  ofKind(order, 'invoice').map((document) => ({
    id: encodeUid(document.id),
    number: numberOf(document),
    created_at: document.createdAt,
    comments: commentsOf(document),
    items: itemsOf(order, document.items).map((part) => lineOf(part, document, 'InvoiceItem', context)),
    total: totalOf(figuresOf(order, document), context),
  }))

export const creditMemos: TypeResolvers[string] = (order: Order, _: unknown, context: Context) =>
  ofKind(order, 'creditmemo').map((document) => ({
    id: encodeUid(document.id),
    number: numberOf(document),
    created_at: document.createdAt,
    comments: commentsOf(document),
    items: itemsOf(order, document.items).map((part) => lineOf(part, document, 'CreditMemoItem', context)),
    total: totalOf(figuresOf(order, document), context),
  }))

export const shipments: TypeResolvers[string] = (order: Order, _: unknown, context: Context) =>
  ofKind(order, 'shipment').map((document) => ({
    // Of the number, not of the row's id, as recorded.
    id: encodeUid(numberOf(document)),
    number: numberOf(document),
    comments: commentsOf(document),
    tracking: document.details.tracking,
    items: itemsOf(order, document.items).map((part) => lineOf(part, document, 'ShipmentItem', context)),
  }))

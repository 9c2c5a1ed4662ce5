import type { InvoiceItem, InvoiceTax, OrderTotals, Refund } from '../../graphql/shop-schema.generated.ts'
import { DEFAULT_CURRENCY, price, pricePair, toCents } from '../money.ts'
import { mapBundleParts, mapOrderOptions } from '../orders/map-order.ts'
import { type Goods, mapOrderTotals } from '../orders/order-totals.ts'
import { plainId } from '../uid.ts'
import type { StoreCreditMemo, StoreInvoice } from './invoice-loaders.ts'

type Figures = { items: InvoiceItem[]; totals: OrderTotals; taxes: InvoiceTax[] }

/** What an invoice charges for. */
export function mapInvoiceFigures({ items, total }: StoreInvoice, takesCredit: boolean): Figures {
  const currency = total?.subtotal.currency ?? DEFAULT_CURRENCY
  const invoiced = (items ?? []).flatMap((item) => (item ? mapItem(item, currency) : []))
  const goods = {
    cents: invoiced.reduce((sum, { subtotal }) => sum + toCents(subtotal.priceInclTax.value.amount), 0),
    pieces: invoiced.reduce((sum, { quantity }) => sum + quantity, 0),
  }
  return {
    items: invoiced,
    totals: mapOrderTotals(total, currency, takesCredit ? { goods } : {}),
    taxes: (total?.taxes ?? []).flatMap((tax) =>
      tax ? { rate: tax.rate, amount: price(toCents(tax.amount.value), currency) } : [],
    ),
  }
}

type StoreItem = NonNullable<NonNullable<StoreInvoice['items']>[number]>

/** Magento gives the price of a piece without tax on the invoice, and with tax on the order. */
function mapItem(item: StoreItem, currency: string): InvoiceItem {
  const { order_item: ordered } = item
  const quantity = item.quantity_invoiced ?? 0
  const exclusive = toCents(item.product_sale_price.value)
  const inclusive = ordered ? toCents(ordered.product_sale_price.value) : exclusive
  const row = { inclusive: Math.round(inclusive * quantity), exclusive: Math.round(exclusive * quantity) }
  return {
    id: plainId(item.id),
    name: item.product_name ?? item.product_sku,
    sku: item.product_sku,
    price: pricePair(inclusive, exclusive, currency),
    quantity: Math.round(quantity),
    taxAmount: price(row.inclusive - row.exclusive, currency),
    subtotal: pricePair(row.inclusive, row.exclusive, currency),
    options: ordered ? mapOrderOptions({ ...ordered, bundle_options: null }) : [],
    bundleOptions: 'bundle_options' in item ? mapBundleParts(item.bundle_options) : [],
  }
}

/** `rate`: percent of tax on the order. */
type RefundSettings = { rate: number; takesCredit: boolean; creationDate: string | null }

export function mapRefund(memo: StoreCreditMemo, { rate, takesCredit, creationDate }: RefundSettings): Refund {
  const currency = memo.total?.subtotal.currency ?? DEFAULT_CURRENCY
  const adjustment = toCents(memo.total?.adjustment.value)
  return {
    id: plainId(memo.id),
    number: memo.number,
    creationDate,
    items: (memo.items ?? []).flatMap((item) =>
      item
        ? {
            id: plainId(item.id),
            name: item.product_name ?? item.product_sku,
            sku: item.product_sku,
            quantity: item.quantity_refunded ?? 0,
            price: price(toCents(item.product_sale_price.value), currency),
          }
        : [],
    ),
    totals: mapOrderTotals(memo.total, currency, {
      adjustment,
      rate,
      goods: takesCredit ? refundedGoods(memo) : undefined,
    }),
    adjustment: price(adjustment, currency),
    comments: (memo.comments ?? []).flatMap((comment) => comment?.message.trim() || []),
  }
}

/** With tax, which the lines of the order tell; nothing where one of them is unknown. */
function refundedGoods({ items }: StoreCreditMemo): Goods | undefined {
  const goods = { cents: 0, pieces: 0 }
  for (const item of items ?? []) {
    if (!item?.order_item) return undefined
    const quantity = item.quantity_refunded ?? 0
    goods.cents += Math.round(toCents(item.order_item.product_sale_price.value) * quantity)
    goods.pieces += quantity
  }
  return goods
}

import type { AppliedDiscount } from '../cart/totals.ts'
import type { ItemQuantity, Order, OrderItem, SalesDocument } from './types.ts'

/** Cents of a document, as invoices and credit memos show them. */
export type Figures = {
  subtotalExcludingTax: number
  discounts: AppliedDiscount[]
  tax: number
  shippingIncludingTax: number
  shippingExcludingTax: number
  shippingTax: number
  adjustment: number
  grandTotal: number
}

/** Price of one unit, in cents. */
export function unitIncludingTax({ snapshot, ordered }: OrderItem): number {
  return Math.round(snapshot.rowIncludingTax / ordered)
}

export function unitExcludingTax({ snapshot, ordered }: OrderItem): number {
  return Math.round(snapshot.rowExcludingTax / ordered)
}

export function itemsOf(order: Order, items: ItemQuantity[]): { item: OrderItem; quantity: number }[] {
  return items.flatMap(({ itemId, quantity }) => {
    const item = order.items.find(({ id }) => id === itemId)
    return item ? { item, quantity } : []
  })
}

/** Discounts on some units of a line. */
export function discountsOf(item: OrderItem, quantity: number): AppliedDiscount[] {
  return item.snapshot.discounts.map(({ label, cents }) => ({ label, cents: share(cents, item, quantity) }))
}

/** The figures of an invoice or a credit memo, from what the order says of the quantities it covers. */
export function figuresOf(order: Order, document: SalesDocument): Figures {
  const parts = itemsOf(order, document.items)
  const whole = order.totals.shipping
  const shippingIncludingTax = document.details.shippingCents
  const ratio = whole.includingTax ? shippingIncludingTax / whole.includingTax : 0
  const shippingTax = Math.round(whole.tax * ratio)
  const discounts = merge(parts.flatMap(({ item, quantity }) => discountsOf(item, quantity)))
  const rows = sum(parts.map(({ item, quantity }) => share(item.snapshot.rowIncludingTax, item, quantity)))
  return {
    subtotalExcludingTax: sum(parts.map(({ item, quantity }) => share(item.snapshot.rowExcludingTax, item, quantity))),
    discounts,
    tax: sum(parts.map(({ item, quantity }) => share(item.snapshot.tax, item, quantity))) + shippingTax,
    shippingIncludingTax,
    shippingExcludingTax: Math.round(whole.excludingTax * ratio),
    shippingTax,
    adjustment: document.details.adjustmentCents,
    grandTotal:
      rows - sum(discounts.map(({ cents }) => cents)) + shippingIncludingTax + document.details.adjustmentCents,
  }
}

function share(cents: number, { ordered }: OrderItem, quantity: number): number {
  return Math.round((cents * quantity) / ordered)
}

function merge(discounts: AppliedDiscount[]): AppliedDiscount[] {
  const sums = new Map<string, number>()
  for (const { label, cents } of discounts) sums.set(label, (sums.get(label) ?? 0) + cents)
  return [...sums].map(([label, cents]) => ({ label, cents }))
}

function sum(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

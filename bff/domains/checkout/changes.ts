import { formatPrice } from '../money.ts'
import type { Seen } from './revision.ts'
import { texts } from '../../i18n/texts.ts'

/**
 * What became different between what a shopper saw and what an order would be now, one sentence each. Magento does not report it: prices
 * follow the catalogue, and lines of withdrawn products disappear without a message.
 */
export function changesBetween(before: Seen, now: Seen, currency: string): string[] {
  const money = (cents: number) => formatPrice(cents, currency)
  const changes = [
    ...lineChanges(before, now, money),
    ...couponChanges(before, now),
    ...shippingChanges(before, now, money),
    ...paymentChanges(before, now),
  ]
  if (before.total !== now.total) changes.push(texts().changes.total(money(before.total), money(now.total)))
  return changes
}

type Money = (cents: number) => string

function lineChanges(before: Seen, now: Seen, money: Money): string[] {
  const left = new Map(now.lines.map((line) => [line[0], line]))
  const changes: string[] = []
  for (const [id, name, qty, rowTotal] of before.lines) {
    const line = left.get(id)
    left.delete(id)
    if (!line) {
      changes.push(texts().changes.vanished(name))
      continue
    }
    const [, , newQty, newTotal] = line
    if (newQty !== qty) changes.push(texts().changes.quantity(name, qty, newQty))
    else if (newTotal !== rowTotal) changes.push(texts().changes.price(name, money(rowTotal), money(newTotal)))
  }
  for (const [, name] of left.values()) changes.push(texts().changes.added(name))
  return changes
}

function couponChanges(before: Seen, now: Seen): string[] {
  return [
    ...before.coupons.filter((code) => !now.coupons.includes(code)).map(texts().changes.couponGone),
    ...now.coupons.filter((code) => !before.coupons.includes(code)).map(texts().changes.couponAdded),
  ]
}

function shippingChanges({ shipping: before }: Seen, { shipping: now }: Seen, money: Money): string[] {
  if (!before) return []
  if (!now) return [texts().changes.shippingGone(before[1])]
  if (before[0] !== now[0]) return [texts().changes.shipping(now[1])]
  return before[2] === now[2] ? [] : [texts().changes.shippingPrice(money(before[2]), money(now[2]))]
}

function paymentChanges({ payment: before }: Seen, { payment: now }: Seen): string[] {
  if (!before || before[0] === now?.[0]) return []
  return [now ? texts().changes.payment(now[1]) : texts().changes.paymentGone(before[1])]
}

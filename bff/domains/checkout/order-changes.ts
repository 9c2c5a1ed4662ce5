import { number } from '../../i18n/locale.ts'
import { t } from '../../i18n/texts.ts'
import { formatPrice } from '../money.ts'
import type { CheckoutModel } from './checkout-model.ts'
import { type Seen, seenIn, shownUnder } from './revision.ts'

/** Returns the differences from what the shopper saw, one sentence each. */
export function changesSince(revision: string, now: CheckoutModel): string[] {
  if (revision === now.revision) return []
  const seen = shownUnder(revision)
  const { currency } = now.cart.totals.totalInclTax.value
  // Fallen stock changes only the store's message about a line.
  const changes = [...lineFaults(now), ...(seen ? changesBetween(seen, seenIn(now), currency) : [])]
  return changes.length > 0 ? changes : [t('changes.other')]
}

/** Returns the store's complaints about lines, one sentence each. */
export function lineFaults({ cart }: CheckoutModel): string[] {
  return cart.items.flatMap(({ name, errors: [reason] }) => (reason ? t('placing.lineFault', { name, reason }) : []))
}

/**
 * Returns the differences between what a shopper saw and an order now, one sentence each. Magento reports none: prices follow the catalogue, and
 * lines of withdrawn products disappear silently.
 */
export function changesBetween(before: Seen, now: Seen, currency: string): string[] {
  const money = (cents: number) => formatPrice(cents, currency)
  const changes = [
    ...lineChanges(before, now, money),
    ...couponChanges(before, now),
    ...discountChanges(before, now, money),
    ...shippingChanges(before, now, money),
    ...paymentChanges(before, now),
  ]
  // Without its delivery, an order costs less for now only.
  const lacksDelivery = before.shipping && !now.shipping
  if (before.total !== now.total && !lacksDelivery)
    changes.push(t('changes.total', { before: money(before.total), now: money(now.total) }))
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
      changes.push(t('changes.vanished', { name }))
      continue
    }
    const [, , newQty, newTotal] = line
    if (newQty !== qty) changes.push(t('changes.quantity', { name, before: number(qty), now: number(newQty) }))
    else if (newTotal !== rowTotal)
      changes.push(t('changes.price', { name, before: money(rowTotal), now: money(newTotal) }))
  }
  for (const [, name] of left.values()) changes.push(t('changes.added', { name }))
  return changes
}

function couponChanges(before: Seen, now: Seen): string[] {
  return [
    ...before.coupons.filter((code) => !now.coupons.includes(code)).map((code) => t('changes.couponGone', { code })),
    ...now.coupons.filter((code) => !before.coupons.includes(code)).map((code) => t('changes.couponAdded', { code })),
  ]
}

/** Reports a coupon that has expired: it stays in the cart, but reduces nothing. Other changed discounts are explained by the other changes. */
function discountChanges(before: Seen, now: Seen, money: Money): string[] {
  if (before.discount === undefined || now.discount === undefined || before.discount === now.discount) return []
  const kept = before.coupons.filter((code) => now.coupons.includes(code))
  if (now.discount === 0 && kept.length > 0) return kept.map((code) => t('changes.couponIdle', { code }))
  const isSame = String(before.coupons) === String(now.coupons) && String(before.lines) === String(now.lines)
  if (!isSame) return []
  return [t('changes.discount', { before: money(before.discount), now: money(now.discount) })]
}

function shippingChanges({ shipping: before }: Seen, { shipping: now }: Seen, money: Money): string[] {
  if (!before) return []
  if (!now) return [t('changes.shippingGone', { name: before[1] })]
  if (before[0] !== now[0]) return [t('changes.shipping', { name: now[1] })]
  return before[2] === now[2] ? [] : [t('changes.shippingPrice', { before: money(before[2]), now: money(now[2]) })]
}

function paymentChanges({ payment: before }: Seen, { payment: now }: Seen): string[] {
  if (!before) return []
  if (before[0] === now?.[0]) return before[2] === now[2] ? [] : [t('changes.paymentChoice', { name: now[1] })]
  return [now ? t('changes.payment', { name: now[1] }) : t('changes.paymentGone', { name: before[1] })]
}

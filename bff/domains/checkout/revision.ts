import { createHash } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { CheckoutModel } from './checkout-model.ts'

/** What a shopper saw of an order, to detect changes. Amounts are cents, prices with tax. */
export type Seen = {
  lines: SeenLine[]
  coupons: string[]
  /** Missing if the page was opened in an earlier release. */
  discount?: number
  /** Id, name and price of the delivery. */
  shipping: [id: string, name: string, price: number] | null
  /** Code, name, and what was chosen with it: the key of a plan, the id of a saved card or the number of a purchase order; empty for none. */
  payment: [code: string, name: string, choice: string] | null
  total: number
}

type SeenLine = [id: string, name: string, qty: number, rowTotal: number]

/** Longer names are shortened in sentences about a change, never elsewhere. */
const MAX_NAME = 60
const MAX_REVISION = 24_000
const MAX_INFLATED = 64 * 1024

/** The parts of a checkout beside the cart that go into the digest. */
type Digested = Pick<CheckoutModel, 'email' | 'shippingAddress' | 'billingAddress' | 'pickupPoint' | 'storeCredit'>

/**
 * Returns the revision of a checkout: a digest of everything that an order would contain and cost, followed by what was shown, compressed. The
 * browser sends it back with the order, so no process has to store what a shopper saw.
 */
export function revisionOf(checkout: Omit<CheckoutModel, 'revision' | 'step'>): string {
  const seen = seenIn(checkout)
  const { email, shippingAddress, billingAddress, pickupPoint, storeCredit }: Digested = checkout
  const { cart } = checkout
  const whole = JSON.stringify([
    cart.id,
    seen,
    cart.items.map(({ sku, options, errors }) => [sku, options, errors]),
    cart.totals,
    email,
    shippingAddress,
    billingAddress,
    pickupPoint?.id,
    storeCredit,
  ])
  const digest = createHash('sha256').update(whole).digest('base64url').slice(0, 22)
  return `${digest}.${deflateRawSync(JSON.stringify(seen)).toString('base64url')}`
}

/** Returns what was shown under a revision; null if it is invalid. */
export function shownUnder(revision: string): Seen | null {
  const packed = /^[\w-]{22}\.([\w-]+)$/.exec(revision)?.[1]
  if (!packed || revision.length > MAX_REVISION) return null
  try {
    const text = inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: MAX_INFLATED }).toString()
    return asSeen(JSON.parse(text))
  } catch {
    return null
  }
}

export function seenIn(checkout: Omit<CheckoutModel, 'revision' | 'step'>): Seen {
  const { cart, shippingMethod, paymentMethod, paymentPlan, savedCard, purchaseOrderNumber } = checkout
  return {
    lines: cart.items.map(({ item_id, name, qty, priceInfo }) => [
      item_id,
      shortened(name),
      qty,
      priceInfo.rowTotal.priceInclTax.value.cents,
    ]),
    coupons: cart.coupons.map(({ code }) => code),
    discount: cart.totals.discounts.reduce((sum, { price }) => sum + price.value.cents, 0),
    shipping: shippingMethod
      ? [shippingMethod.id, shortened(shippingMethod.title), shippingMethod.price.priceInclTax.value.cents]
      : null,
    payment: paymentMethod
      ? [paymentMethod.code, shortened(paymentMethod.title), paymentPlan ?? savedCard ?? purchaseOrderNumber ?? '']
      : null,
    total: cart.totals.totalInclTax.value.cents,
  }
}

function shortened(name: string): string {
  return name.length > MAX_NAME ? `${name.slice(0, MAX_NAME - 1)}…` : name
}

/** Null if it has another shape. It comes from the browser, so it is not trusted. */
function asSeen(value: unknown): Seen | null {
  const { lines, coupons, discount, shipping, payment, total } = (value ?? {}) as Record<string, unknown>
  const isFit =
    isListOf(lines, ['string', 'string', 'number', 'number']) &&
    Array.isArray(coupons) &&
    coupons.every((code) => typeof code === 'string') &&
    (discount === undefined || typeof discount === 'number') &&
    (shipping === null || isTuple(shipping, ['string', 'string', 'number'])) &&
    (payment === null || isTuple(payment, ['string', 'string', 'string'])) &&
    typeof total === 'number'
  return isFit ? (value as Seen) : null
}

function isListOf(value: unknown, types: readonly string[]): boolean {
  return Array.isArray(value) && value.every((entry) => isTuple(entry, types))
}

function isTuple(value: unknown, types: readonly string[]): boolean {
  return (
    Array.isArray(value) && value.length === types.length && types.every((type, index) => typeof value[index] === type)
  )
}

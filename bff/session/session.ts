import { RETENTION } from '../../schema/retention.ts'

/** Content of the encrypted cookies. The browser cannot read it. */
export type SessionData = {
  /** The store's masked cart id. */
  cartId?: string
  /** Present if the cart belongs to a customer. The store shows it to nobody else. Set and removed with `cartId`. */
  cartIsOwn?: '1'
  /** The cart of a guest who signed in while the store could not create the customer's own cart: it is merged later. */
  waitingCart?: string
  /** ISO 4217 code chosen by the shopper; absent means the store's default. */
  currency?: string
  /** The customer's token. After its expiry it stays until the shopper has been told (`tokenExpires`). */
  token?: string
  /** Expiry of the token, in seconds since 1970; 0 if the store refused it before. */
  tokenExpires?: string
  /** Digest of the account and the address that were shown to belong together, as `domains/customer/email-proof.ts` writes it. */
  provenEmail?: string
  /** Digest of what decides the customer's prices at the store (`sign-in.ts`). */
  priceGroup?: string
  /** The last order, as `domains/orders/last-order.ts` writes it. */
  lastOrder?: string
  /** What a guest entered to look up an order, as `domains/orders/order-lookup.ts` writes it. */
  givenOrder?: string
  /** Orders that were withdrawn from in this browser, as `domains/orders/order-lookup.ts` writes it. */
  withdrawals?: string
  /** A wallet's approval for the cart, as `domains/payment/wallet-approval.ts` writes it. */
  walletApproval?: string
  /** Choices made with the payment method, as `domains/payment/payment-choice.ts` writes it. */
  paymentChoice?: string
  /** The shopper's own address while the cart is sent to a pickup point, as `domains/checkout/map-checkout.ts` writes it. */
  homeAddress?: string
  /** Marks the browser that began a payment, as `domains/payment/payer.ts` writes it. */
  payer?: string
}

/** Longest value of each field, in characters. */
export const MAX_LENGTHS: Readonly<Record<keyof SessionData, number>> = {
  cartId: 200,
  cartIsOwn: 1,
  waitingCart: 200,
  currency: 3,
  // A JSON Web Token with the claims that modules add.
  token: 1100,
  tokenExpires: 12,
  priceGroup: 16,
  provenEmail: 43,
  lastOrder: 650,
  givenOrder: 500,
  withdrawals: 200,
  walletApproval: 250,
  paymentChoice: 150,
  homeAddress: 450,
  payer: 40,
}

/**
 * The fields of each cookie. The last cookie of a name wins, so concurrent responses could undo each other's changes. Fields that change
 * independently are therefore in separate cookies.
 */
export const FIELDS_OF_COOKIE = {
  visitor: ['currency', 'token', 'tokenExpires', 'priceGroup', 'provenEmail'],
  cart: ['cartId', 'cartIsOwn', 'waitingCart', 'walletApproval', 'paymentChoice', 'homeAddress'],
  order: ['lastOrder', 'givenOrder', 'withdrawals'],
  payment: ['payer'],
} as const satisfies Record<string, readonly (keyof SessionData)[]>

/** Max-Age of each cookie in seconds. */
export const AGE_OF_COOKIE: Readonly<Record<keyof typeof FIELDS_OF_COOKIE, number>> = {
  visitor: RETENTION.session.seconds,
  cart: RETENTION.session.seconds,
  order: RETENTION.lastOrder.seconds,
  payment: RETENTION.payment.seconds,
}

/** Seconds before its expiry at which a token is no longer used, because of clock differences and the duration of calls. */
const MARGIN = 10

/** The customer's token, until it expires. `now`: in milliseconds since 1970. */
export function tokenOf({ token, tokenExpires }: SessionData, now: number): string | undefined {
  return token && Number(tokenExpires) - MARGIN > Math.floor(now / 1000) ? token : undefined
}

/** A request's session. Changes are written to cookies with the response; an unchanged session sets none. */
export type Session = {
  readonly data: Readonly<SessionData>
  set<K extends keyof SessionData>(key: K, value: SessionData[K] | undefined): void
  readonly changed: boolean
  hasChanged(key: keyof SessionData): boolean
  /** Whether items have left the cart by themselves since the shopper last changed its lines. */
  readonly hasLostItems: boolean
  /** Notes the number of cart items that was read. Items are lost if the browser knows of more. */
  noteItems(count: number): void
  /** Notes the number of cart items after the shopper added some. */
  noteAddedItems(count: number): void
  /** Notes the number of cart items after the shopper changed its lines: that some were lost has been seen. */
  noteChangedItems(count: number): void
  /** Notes whether the customer has other prices than guests. */
  noteOwnPrices(hasOwn: boolean): void
  /** Notes whether the customer has bought anything. */
  noteBought(hasBought: boolean): void
  /** The new value of the cookie that scripts can read; undefined if it need not change. */
  readonly newPresence: string | null | undefined
}

/*
 * The presence cookie: the only one that scripts can read. It says whether somebody is signed in, whether they have bought anything, and how many
 * items the cart holds. So a page requests nothing if there is nothing. The cookie grants nothing: anyone who forges it sees a wrong number until the
 * next response.
 */

/** Items above this are not counted: the page shows «99+» long before. */
const MAX_ITEMS = 9999

/**
 * `c` for a customer, `g` for a guest; then the number of items, or `-` until a response has said it; `p` if this shopper's prices differ from those
 * of public pages, by currency or customer group; `b` for a customer who has bought something, if a response has said so; `l` if items have left the
 * cart by themselves.
 */
const WRITTEN = /^[cg](\d{1,4}(?:\.\d{1,4})?|-)(p?)(b?)(l?)$/

export type SessionFacts = { items?: number; hasOwnPrices?: boolean; hasBought?: boolean; hasLostItems?: boolean }

/** Returns the cookie's value for a session; null for a session without cart, account or currency. */
export function presenceOf(
  { token, cartId, currency }: SessionData,
  { items, hasOwnPrices, hasBought, hasLostItems }: SessionFacts,
): string | null {
  if (!token && !cartId && !currency) return null
  // A guest without a cart has nothing in it.
  const known = items ?? (token || cartId ? undefined : 0)
  const count = known === undefined ? '-' : String(Math.min(Number(known.toFixed(4)), MAX_ITEMS))
  const prices = currency || (token && hasOwnPrices) ? 'p' : ''
  return (token ? 'c' : 'g') + count + prices + (token && hasBought ? 'b' : '') + (hasLostItems ? 'l' : '')
}

/** Parses a request's cookie; empty if it is absent or invalid. */
export function factsOf(value: string | null): SessionFacts {
  const [, count, own, bought, lost] = WRITTEN.exec(value ?? '') ?? []
  if (count === undefined) return {}
  return {
    items: count === '-' ? undefined : Number(count),
    hasOwnPrices: own === 'p',
    hasBought: bought === 'b',
    hasLostItems: lost === 'l',
  }
}

import { THIRTEEN_MONTHS } from '../../schema/shop-constants.ts'

/** What the encrypted cookies hold: only what the store gave. Nothing of it is readable by the browser. */
export type SessionData = {
  /** The store's masked cart id. */
  cartId?: string
  /** ISO 4217 code chosen by the shopper; absent means the store's default. */
  currency?: string
  /** The customer's token; kept after its end until the shopper was told (`tokenExpires`). */
  token?: string
  /** When the token ends, in seconds since 1970; 0 when the store refused it before. */
  tokenExpires?: string
  /** Stands for what decides the customer's prices at the store (`sign-in.ts`). */
  priceGroup?: string
  /** The order that was placed last, as `domains/orders/last-order.ts` writes it. */
  lastOrder?: string
  /** What a wallet approved for the cart, as `domains/payment/wallet-approval.ts` writes it. */
  walletApproval?: string
  /** The shopper's own address while the cart goes to a pickup point, as `domains/checkout/home-address.ts` writes it. */
  homeAddress?: string
  /** What makes this the browser that began a payment, as `domains/payment/payer.ts` writes it. */
  payer?: string
}

/** Longest value of each field, in characters. */
export const MAX_LENGTHS: Readonly<Record<keyof SessionData, number>> = {
  cartId: 200,
  currency: 3,
  // A JSON Web Token with the claims that modules add.
  token: 1100,
  tokenExpires: 12,
  priceGroup: 16,
  lastOrder: 650,
  walletApproval: 250,
  homeAddress: 450,
  payer: 40,
}

/**
 * Which cookie holds which fields. A browser keeps the cookie that came last, so an answer that was under way meanwhile could undo what
 * another one changed: who is there, what is in the cart and what was ordered change by different ways and stand apart.
 */
export const FIELDS_OF_COOKIE = {
  visitor: ['currency', 'token', 'tokenExpires', 'priceGroup'],
  cart: ['cartId', 'walletApproval', 'homeAddress'],
  order: ['lastOrder'],
  payment: ['payer'],
} as const satisfies Record<string, readonly (keyof SessionData)[]>

/** Seconds that each cookie lasts since it was written. */
export const AGE_OF_COOKIE: Readonly<Record<keyof typeof FIELDS_OF_COOKIE, number>> = {
  visitor: THIRTEEN_MONTHS,
  cart: THIRTEEN_MONTHS,
  // It shows an address and what was bought.
  order: 30 * 24 * 3600,
  // Longer than payment pages wait for a decision.
  payment: 3 * 3600,
}

/** A request's session. Changes are written to the cookies when the answer is sent; an unchanged session sets none. */
export type Session = {
  readonly data: Readonly<SessionData>
  set<K extends keyof SessionData>(key: K, value: SessionData[K] | undefined): void
  readonly changed: boolean
  hasChanged(key: keyof SessionData): boolean
}

/** What the encrypted cookie holds: only what the store gave. Nothing of it is readable by the browser. */
export type SessionData = {
  /** The store's masked cart id. */
  cartId?: string
  /** ISO 4217 code chosen by the shopper; absent means the store's default. */
  currency?: string
}

/** A request's session. Changes are written to the cookie when the answer is sent; an unchanged session sets no cookie. */
export type Session = {
  readonly data: Readonly<SessionData>
  set<K extends keyof SessionData>(key: K, value: SessionData[K] | undefined): void
  readonly changed: boolean
}

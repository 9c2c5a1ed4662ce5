import { createHash } from 'node:crypto'
import { type Session, tokenOf } from './session.ts'

/**
 * The customer's part of a session. The expiry in the token decides: a store treats requests with an expired token as a guest's, without an error.
 */
export type SignIn = {
  /** The token, until it expires. */
  token(): string | undefined
  /** Starts a session; only the currency of the previous one stays. */
  start(token: string): void
  /** Replaces the token of the same customer; the rest of the session stays. */
  renew(token: string): void
  /** Marks the token as refused by the store: the shopper is a guest from now on, but has not been told yet. */
  refuse(): void
  /** Ends the session; only the currency stays. */
  end(): void
  /**
   * Digest of what decides the signed-in customer's prices at the store: customer group, currency, tax region. `UNGROUPED` if the store does not say,
   * `undefined` until a response has named it.
   */
  priceGroup(): string | undefined
  /** Takes the `X-Magento-Cache-Id` of a response to the customer. */
  notePriceGroup(cacheId: string | undefined): void
  /** Whether a cart belongs to a customer whose session has ended. The store refuses it to guests, and logs each request for it as an error. */
  hasLost(cartId: string): boolean
  /** Whether a session expired since the last call of this method. */
  takeExpiry(): boolean
}

/** The price group at a store that does not tell groups apart. */
export const UNGROUPED = '-'

/** Lifetime in seconds of a token without an expiry: Magento's default. */
const USUAL_LIFETIME = 3600

export function createSignIn(session: Session): SignIn {
  const seconds = () => Math.floor(Date.now() / 1000)

  function end(): void {
    for (const key of Object.keys(session.data) as (keyof typeof session.data)[]) {
      if (key !== 'currency') session.set(key, undefined)
    }
  }

  const token = () => tokenOf(session.data, Date.now())

  function renew(given: string): void {
    session.set('token', given)
    session.set('tokenExpires', String(endOf(readClaims(given), seconds())))
  }

  return {
    token,
    end,
    renew,
    start(given) {
      end()
      renew(given)
    },
    refuse() {
      if (session.data.token) session.set('tokenExpires', '0')
    },
    priceGroup: () => (token() ? session.data.priceGroup : undefined),
    notePriceGroup(cacheId) {
      if (session.data.token) session.set('priceGroup', priceGroupOf(cacheId))
    },
    hasLost: (cartId) => session.data.cartId === cartId && session.data.cartIsOwn !== undefined && !token(),
    takeExpiry() {
      if (!session.data.token || token()) return false
      session.set('priceGroup', undefined)
      session.set('token', undefined)
      session.set('tokenExpires', undefined)
      return true
    },
  }
}

/** Returns a digest, short because it is stored in a cookie: 96 bits suffice for the few groups of a store. */
export function priceGroupOf(cacheId: string | undefined): string {
  return cacheId ? createHash('sha256').update(cacheId).digest('base64url').slice(0, 16) : UNGROUPED
}

type Claims = { uid?: number; iat?: number; exp?: number }

/** Returns the expiry of a new token by our own clock, computed from its lifetime, because the store's clock may differ. */
function endOf({ iat, exp }: Claims, now: number): number {
  if (exp === undefined) return now + USUAL_LIFETIME
  return iat === undefined ? exp : now + exp - iat
}

/** Claims of a JSON Web Token (RFC 7519); empty for another kind of token. Only the store verifies it. */
export function readClaims(token: string): Claims {
  const [, payload = ''] = token.split('.')
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString())
    const { uid, iat, exp } = (claims ?? {}) as Record<string, unknown>
    return { ...(isPositive(uid) && { uid }), ...(isPositive(iat) && { iat }), ...(isPositive(exp) && { exp }) }
  } catch {
    return {}
  }
}

function isPositive(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0
}

import { createHash } from 'node:crypto'
import type { Session } from './session.ts'

/**
 * The customer's part of a session. How long the token says that it lasts is the truth: a store serves whoever sends an ended token as a guest, and says
 * nothing.
 */
export type SignIn = {
  /** The token, as long as it lasts. */
  token(): string | undefined
  /** Begins a session: of the one before only the currency stays. */
  start(token: string): void
  /** Another token of the same customer; the rest of the session stays. */
  renew(token: string): void
  /** The store does not take the token any more: the shopper is a guest, and has not been told yet. */
  refuse(): void
  /** Ends the session: of it only the currency stays. */
  end(): void
  /**
   * Stands for what decides the prices of the signed-in customer at the store: his group, the currency, the tax of where he lives. The same for all
   * who see the same prices; `UNGROUPED` where the store does not tell, `undefined` where it was not heard of yet.
   */
  priceGroup(): string | undefined
  /** Takes note of the `X-Magento-Cache-Id` that an answer to the customer came with. */
  notePriceGroup(cacheId: string | undefined): void
  /** Whether a session ended by itself since the shopper was told last; asking is telling. */
  takeExpiry(): boolean
}

/** The price group of whoever buys from a store that does not tell groups apart. */
export const UNGROUPED = '-'

/** Seconds before its end at which a token is no longer used: the clocks differ, and a call takes its time. */
const MARGIN = 10
/** Seconds that a token lasts which does not say so itself: Magento's default. */
const USUAL_LIFETIME = 3600

export function createSignIn(session: Session, now: () => number = Date.now): SignIn {
  const seconds = () => Math.floor(now() / 1000)

  function end(): void {
    for (const key of Object.keys(session.data) as (keyof typeof session.data)[]) {
      if (key !== 'currency') session.set(key, undefined)
    }
  }

  function token(): string | undefined {
    const { token, tokenExpires } = session.data
    return token && Number(tokenExpires) - MARGIN > seconds() ? token : undefined
  }

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
    takeExpiry() {
      if (!session.data.token || token()) return false
      session.set('priceGroup', undefined)
      session.set('token', undefined)
      session.set('tokenExpires', undefined)
      return true
    },
  }
}

/** Short, for it travels in a cookie: 96 bits tell the few groups of a store apart. */
export function priceGroupOf(cacheId: string | undefined): string {
  return cacheId ? createHash('sha256').update(cacheId).digest('base64url').slice(0, 16) : UNGROUPED
}

type Claims = { uid?: number; iat?: number; exp?: number }

/** When a token that was given just now ends by our own clock: how long it lasts is what counts where the store's clock is another. */
function endOf({ iat, exp }: Claims, now: number): number {
  if (exp === undefined) return now + USUAL_LIFETIME
  return iat === undefined ? exp : now + exp - iat
}

/** What a JSON Web Token (RFC 7519) says of itself; nothing for a token of another kind. The store alone checks it. */
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

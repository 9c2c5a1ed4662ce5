import type { Sealer } from '../../session/seal.ts'
import type { Cents } from '../money.ts'
import type { OrderDraft } from '../orders/order-record.ts'

/** Paths below the base path that payment providers send shoppers back to. */
export const CARD_RETURN = '/checkout/payment/card'
export const WALLET_RETURN = '/checkout/payment/wallet'

/** What a wallet is asked for. */
export type WalletRequest = { cartId: string; code: string; total: Cents }

/** `payer`: stands for the browser that began it, see `payer.ts`. */
type Bound = { payer?: string }

/** Names of the query parameters; the store's module fills in what stands in double braces. */
const FILLED_IN = 'number={{increment_id}}&payment_token={{payment_token}}'
const MAX_REFERENCE = 2000

/**
 * The order's own facts travel in the address, sealed, so that any process knows which order it is; who may have it the payer's mark says.
 * `shopUrl`: with the base path, without a trailing slash.
 */
export function cardReturnUrl(shopUrl: string, draft: OrderDraft, payer: string, sealer: Sealer): string {
  const { items: _, coupons: __, ...kept } = draft
  return `${shopUrl}${CARD_RETURN}?reference=${sealer.seal(JSON.stringify({ ...kept, payer }))}&${FILLED_IN}`
}

/** Without a leading slash: below the store's own base address. */
export function walletReturnPaths(
  request: WalletRequest,
  payer: string,
  sealer: Sealer,
): { returnUrl: string; cancelUrl: string } {
  const returnUrl = `${WALLET_RETURN.slice(1)}?reference=${sealer.seal(JSON.stringify({ ...request, payer }))}`
  return { returnUrl, cancelUrl: `${returnUrl}&canceled=1` }
}

/** The parameters of a card's return; `null` for each that is missing or cannot be one. */
export type CardReturn = Bound & { draft: OrderDraft | null; number: string | null; paymentToken: string | null }

export function readCardReturn(query: Record<string, unknown>, sealer: Sealer): CardReturn {
  const reference = opened<Omit<OrderDraft, 'coupons'> & Bound>(query['reference'], sealer)
  const { payer, ...draft } = reference ?? {}
  return {
    ...(payer && { payer }),
    draft: reference && { ...(draft as typeof reference), coupons: [] },
    number: plain(query['number']),
    paymentToken: plain(query['payment_token']),
  }
}

export type WalletReturn = Bound & {
  request: WalletRequest | null
  token: string | null
  payerId: string | null
  isCanceled: boolean
}

export function readWalletReturn(query: Record<string, unknown>, sealer: Sealer): WalletReturn {
  const request = opened<WalletRequest & Bound>(query['reference'], sealer)
  return {
    ...(request?.payer && { payer: request.payer }),
    request,
    token: plain(query['token']),
    payerId: plain(query['PayerID']),
    isCanceled: query['canceled'] === '1',
  }
}

/** Sealed by this shop for this purpose, so the shape is known. */
function opened<T>(value: unknown, sealer: Sealer): T | null {
  if (typeof value !== 'string' || value.length > MAX_REFERENCE) return null
  const text = sealer.open(value)
  return text === undefined ? null : (JSON.parse(text) as T)
}

/** A number or token; a placeholder that nobody filled in is none. */
function plain(value: unknown): string | null {
  return typeof value === 'string' && /^[\w.-]{1,128}$/.test(value) ? value : null
}

import type { RequestContext } from '../../graphql/context.ts'
import { orderPlacementOf } from '../checkout/order-placement.ts'
import type { OrderDraft } from '../orders/order-record.ts'
import { markPayer } from './payer.ts'
import type { Query, Return } from './payment-adapter.ts'

const MAX_REFERENCE = 2000
const NOTHING: Return = { cartId: null, draft: null, payer: undefined, number: null, token: null, outcome: null }

/** Returns the path below the base path to which a provider sends shoppers back. */
export function returnPath(name: string): string {
  return `/checkout/payment/${name}`
}

/**
 * Seals a purchase for the return address, so that any process can read it. The payer's mark in it names its owner: the browser that this response
 * goes to.
 */
export function sealReference<T extends object>(purchase: T, { shared, session }: RequestContext): string {
  return orderPlacementOf(shared).reference.seal(JSON.stringify({ ...purchase, payer: markPayer(session) }))
}

/** Opens a reference. Sealed by this shop for this purpose, so its shape is trusted. */
export function openReference<T extends object>(
  value: unknown,
  { shared }: RequestContext,
): (T & { payer?: string }) | null {
  if (typeof value !== 'string' || value.length > MAX_REFERENCE) return null
  const text = orderPlacementOf(shared).reference.open(value)
  return text === undefined ? null : (JSON.parse(text) as T & { payer?: string })
}

type Outcome = Exclude<Return['outcome'], null>

/** Returns the absolute return address below `name`, with a sealed purchase. */
function returnUrl<T extends object>(name: string, purchase: T, context: RequestContext): string {
  const { origin, shop } = context
  return `${origin}${shop.basePath}${returnPath(name)}?reference=${sealReference(purchase, context)}`
}

/** Returns a return address with the whole order. */
export function orderReturnUrl(name: string, draft: OrderDraft, context: RequestContext): string {
  const { items: _, coupons: __, ...stored } = draft
  return returnUrl(name, stored, context)
}

/**
 * Returns a short return address, for providers that limit its length: the order is found by its cart. `outcome` is set if the provider has an
 * address for each.
 */
export function cartReturnUrl(name: string, cartId: string, context: RequestContext, outcome?: Outcome): string {
  return returnUrl(name, { cartId, ...(outcome && { outcome }) }, context)
}

type Facts = Omit<OrderDraft, 'coupons'> & { outcome?: Outcome }

/** Reads a return address, and the provider's own parameters. */
export function readReturn(query: Query, names: { number?: string; token?: string }, context: RequestContext): Return {
  const reference = openReference<Facts>(query['reference'], context)
  const { payer, outcome = null, ...draft } = reference ?? {}
  return {
    ...NOTHING,
    payer,
    outcome,
    cartId: reference?.cartId ?? null,
    draft: reference?.payment ? { ...(draft as Facts), coupons: [] } : null,
    number: names.number ? returnParameter(query[names.number]) : null,
    token: names.token ? returnParameter(query[names.token]) : null,
  }
}

/** Returns a number or token from the address of a return; null if it is missing, an empty placeholder, or malformed. */
export function returnParameter(value: unknown): string | null {
  return typeof value === 'string' && /^[\w.-]{1,128}$/.test(value) ? value : null
}

export function isWebAddress(address: string | null | undefined): address is string {
  return typeof address === 'string' && URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
}

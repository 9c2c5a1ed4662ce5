import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import type { Context, TypeResolvers } from '../context.ts'
import { signedIn } from '../customer/sign-in.ts'
import { inputError, noSuchEntity, storeError } from '../errors.ts'
import { findOrder, findOrders } from './load.ts'
import type { Order } from './types.ts'

const PREFIX = '0:3:'
const IV_BYTES = 12
const TAG_BYTES = 16

type OrdersArguments = {
  filter?: { number?: { eq?: string | null; in?: (string | null)[] | null; match?: string | null } | null } | null
  currentPage: number
  pageSize: number
  sort?: { sort_field: 'NUMBER' | 'CREATED_AT'; sort_direction: 'ASC' | 'DESC' } | null
  scope?: 'STORE' | 'WEBSITE' | 'GLOBAL' | null
}

/** Most orders of one page; a real store has no bound here. */
const MAX_PAGE_SIZE = 300

type GuestInput = { number: string; email: string; postcode?: string; lastname?: string }

/** Orders of guests, by number and e-mail with the billing postcode (2.4.7) or last name (2.4.8), or by token. */
export const guestOrderQueries: TypeResolvers = {
  guestOrder: async (_: unknown, { input }: { input: GuestInput }, context: Context) =>
    guestsOrder(
      await findOrder({ number: input.number }, context.db),
      ({ email, billing }) =>
        email === input.email &&
        (input.lastname === undefined ? billing.postcode === input.postcode : billing.lastname === input.lastname),
      context,
    ),
  guestOrderByToken: async (_: unknown, { input }: { input: { token: string } }, context: Context) => {
    const number = readOrderToken(input.token, context.tokenKey)
    return guestsOrder(number === null ? null : await findOrder({ number }, context.db), () => true, context)
  },
}

/** Fewest characters of a part of an order's number: Magento's shortest search. */
const SHORTEST_MATCH = 3

/**
 * A customer's own orders, of the requested store view unless a wider scope is given. A page past the end is empty.
 */
export async function customerOrders(
  _: unknown,
  { filter, currentPage, pageSize, sort, scope }: OrdersArguments,
  context: Context,
) {
  if (currentPage < 1) throw inputError('currentPage value must be greater than 0.')
  if (pageSize < 1) throw inputError('pageSize value must be greater than 0.')
  const size = Math.min(pageSize, MAX_PAGE_SIZE)
  const number = filter?.number
  if (number?.match != null && number.match.length < SHORTEST_MATCH) {
    throw inputError(context.text('matchTooShort', SHORTEST_MATCH))
  }
  const { total, orders } = await findOrders(
    {
      customerId: signedIn(context),
      storeId: scope === 'WEBSITE' || scope === 'GLOBAL' ? null : context.view.id,
      numbers: number?.eq != null ? [number.eq] : (number?.in?.filter((entry) => entry !== null) ?? null),
      match: number?.match ?? null,
      newestFirst: sort?.sort_direction === 'DESC',
      limit: size,
      offset: (currentPage - 1) * size,
    },
    context.db,
  )
  return {
    total_count: total,
    items: orders,
    page_info: { current_page: currentPage, page_size: size, total_pages: Math.ceil(total / size) },
  }
}

/** The token that gives access to an order; it differs on each read. */
export function orderToken(number: string, secret: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv)
  const sealed = Buffer.concat([iv, cipher.update(number, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return PREFIX + sealed.toString('base64')
}

/** The order number inside a token; null for an invalid token. */
export function readOrderToken(token: string, secret: string): string | null {
  if (!token.startsWith(PREFIX)) return null
  const sealed = Buffer.from(token.slice(PREFIX.length), 'base64')
  if (sealed.length <= IV_BYTES + TAG_BYTES) return null
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), sealed.subarray(0, IV_BYTES))
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
    return decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}

/** A guest's order, if the request proves knowledge of it. Orders of customers require signing in. */
function guestsOrder(order: Order | null, isKnown: (order: Order) => boolean, context: Context): Order {
  context.uncacheable.value = true
  if (!order || !isKnown(order)) throw noSuchEntity(context.text('orderNotFound'))
  if (order.customerId !== null && order.customerId !== context.customerId) {
    throw storeError('graphql-authorization', context.text('orderOfCustomer'))
  }
  return order
}

function keyOf(secret: string): Buffer {
  return createHash('sha256').update(`order ${secret}`).digest()
}

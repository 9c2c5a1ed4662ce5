import type { Context, TypeResolvers } from '../context.ts'
import { signedIn } from '../customer/signed-in.ts'
import { inputError, noSuchEntity, storeError } from '../errors.ts'
import { findOrder, findOrders } from './load.ts'
import { readOrderToken } from './token.ts'
import type { Order } from './types.ts'

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

/**
 * A customer's own orders: those of the asked store view unless a wider scope is given. A page past the end is empty, no
 * error.
 */
export const customerOrders: TypeResolvers[string] = async (
  _: unknown,
  { filter, currentPage, pageSize, sort, scope }: OrdersArguments,
  context: Context,
) => {
  if (currentPage < 1) throw inputError('currentPage value must be greater than 0.')
  if (pageSize < 1) throw inputError('pageSize value must be greater than 0.')
  const size = Math.min(pageSize, MAX_PAGE_SIZE)
  const number = filter?.number
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

/** An order for a guest who proved to know it; those of customers are for the signed-in. */
function guestsOrder(order: Order | null, isKnown: (order: Order) => boolean, context: Context): Order {
  context.uncacheable.value = true
  if (!order || !isKnown(order)) throw noSuchEntity(context.text('orderNotFound'))
  if (order.customerId !== null && order.customerId !== context.customerId) {
    throw storeError('graphql-authorization', context.text('orderOfCustomer'))
  }
  return order
}

import type { Context, Resolvers } from '../context.ts'
import { signedIn } from '../customer/signed-in.ts'
import { inputError, noSuchEntity } from '../errors.ts'
import { findOrder } from '../orders/load.ts'
import type { Order } from '../orders/types.ts'
import { pageOf } from '../paging.ts'
import { readUid } from '../uid.ts'
import { wantedItems } from './commerce-input.ts'
import type { RequestItem } from './commerce-input.ts'
import { findReturn, findReturns } from './load.ts'
import { carriers, commerceReturn, trackingView } from './commerce-views.ts'
import { addReturnComment, authorOf, insertReturn, returnable } from './request.ts'
import type { GoodsReturn } from './types.ts'

type Paging = { pageSize: number; currentPage: number }

const listOf = (all: GoodsReturn[], { pageSize, currentPage }: Paging, context: Context) => {
  const { items, info } = pageOf(all, currentPage, pageSize, context)
  return { total_count: all.length, page_info: info, items }
}

const idOf = (uid: string): number => {
  const text = readUid(uid) ?? ''
  return /^\d{1,9}$/.test(text) ? Number(text) : 0
}

/** The customer's own return; another one's is as unknown as none. */
const ownReturn = async (uid: string, context: Context): Promise<GoodsReturn> => {
  const customerId = signedIn(context)
  const found = await findReturn(idOf(uid), context.db)
  if (found?.customerId !== customerId) throw noSuchEntity('The return doesn’t exist.')
  return found
}

type RequestInput = {
  order_uid: string
  contact_email?: string | null
  comment_text?: string | null
  items: (RequestItem | null)[]
}

const requestReturn = async (_: unknown, { input }: { input: RequestInput }, context: Context) => {
  const customerId = signedIn(context)
  const order = await findOrder({ id: idOf(input.order_uid) }, context.db)
  if (order?.customerId !== customerId) throw noSuchEntity('The order doesn’t exist.')
  const items = await wantedItems(order, input.items, context)
  const id = await context.db.transaction((db) =>
    insertReturn(
      order,
      {
        items,
        email: input.contact_email || order.email,
        reasonId: null,
        resolutionId: null,
        comment: input.comment_text ?? null,
      },
      { db, now: context.now },
    ),
  )
  return { return: await findReturn(id, context.db) }
}

/** Returns as Adobe Commerce has them. */
export const commerceReturnResolvers: Resolvers = {
  Customer: {
    returns: async (_: unknown, paging: Paging, context: Context) =>
      listOf(await findReturns({ customerId: signedIn(context) }, context.db), paging, context),
  },
  CustomerOrder: {
    returns: async ({ id }: Order, paging: Paging, context: Context) =>
      listOf(await findReturns({ orderId: id }, context.db), paging, context),
    items_eligible_for_return: async (order: Order, _: unknown, { db }: Context) => {
      const left = await returnable(order, db)
      return order.items.filter(({ id }) => (left.get(id) ?? 0) > 0)
    },
  },
  Mutation: {
    requestReturn,
    addReturnComment: async (
      _: unknown,
      { input }: { input: { return_uid: string; comment_text: string } },
      context: Context,
    ) => {
      const found = await ownReturn(input.return_uid, context)
      if (!input.comment_text.trim()) throw inputError('Required parameter "comment_text" is missing or incorrect.')
      await addReturnComment(
        found.id,
        { author: authorOf(found.order), isCustomer: true, message: input.comment_text },
        { db: context.db, now: context.now },
      )
      return { return: await findReturn(found.id, context.db) }
    },
    addReturnTracking: async (
      _: unknown,
      { input }: { input: { return_uid: string; carrier_uid: string; tracking_number: string } },
      context: Context,
    ) => {
      const found = await ownReturn(input.return_uid, context)
      const carrier = carriers.find(({ code }) => code === readUid(input.carrier_uid))
      if (!carrier) throw inputError('Please select a valid carrier.')
      const { rows } = await context.db.query<GoodsReturn['tracking'][number]>(
        'insert into goods_return_tracking (return_id, carrier, number) values ($1, $2, $3) returning id, carrier, number',
        [found.id, carrier.code, input.tracking_number.replaceAll('\0', '')],
      )
      return { return_shipping_tracking: rows[0] ? trackingView(rows[0]) : null }
    },
  },
  Return: commerceReturn,
}

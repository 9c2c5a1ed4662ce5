import { type Context, customers, database, errors, orders, type Resolvers } from 'musette/demo-store'
import {
  findReturn,
  findReturns,
  type GoodsReturn,
  type ReturnedItem,
  type ReturnMessage,
  type ReturnStatus,
} from './load.ts'
import { addReturnComment, authorOf, insertReturn, returnable } from './request.ts'

type Lookup = { id: number; code: string; label: string }

/** The module's default values in its order, with French labels. */
const reasons = list(
  ['wrong_product_description', 'Description inexacte'],
  ['wrong_product_delivered', 'Mauvais article reçu'],
  ['wrong_product_ordered', 'Erreur de commande'],
  ['did_not_meet_expectations', 'Ne répond pas à mes attentes'],
  ['no_longer_needed', 'Je n’en ai plus besoin'],
  ['defective', 'Article défectueux'],
  ['damaged_during_shipping', 'Abîmé à la livraison'],
  ['late_delivery', 'Livraison tardive'],
)
const resolutions = list(['repair', 'Réparation'], ['return', 'Remboursement'], ['exchange', 'Échange'])
const conditions = list(['damaged', 'Abîmé'], ['opened', 'Ouvert'], ['unopened', 'Non ouvert'])

/** As the module installs them. */
const statusList = list(
  ['new_request', 'New Request'],
  ['need_details', 'Need Details'],
  ['approved', 'Approved'],
  ['rejected', 'Rejected'],
  ['shipped_by_customer', 'Shipped by Customer'],
  ['received_by_admin', 'Received by Admin'],
  ['canceled_by_customer', 'Canceled by Customer'],
  ['resolved', 'Resolved'],
)
const STATUS_CODES: Record<ReturnStatus, string> = {
  pending: 'new_request',
  authorized: 'approved',
  rejected: 'rejected',
  received: 'received_by_admin',
  approved: 'resolved',
  closed: 'resolved',
}

const NUMBER_LENGTH = 6

/** `CustomerReturn` of the module. */
const mageOsReturn = {
  rma_id: ({ id }: GoodsReturn) => id,
  increment_id: ({ id }: GoodsReturn) => `RMA-${String(id).padStart(NUMBER_LENGTH, '0')}`,
  order_number: ({ order }: GoodsReturn) => order.number,
  status: ({ status }: GoodsReturn) => statusLookup(status),
  reason: ({ reasonId }: GoodsReturn) => lookup(reasons, reasonId),
  resolution_type: ({ resolutionId }: GoodsReturn) => lookup(resolutions, resolutionId),
  comments: ({ comments }: GoodsReturn) => comments.map(commentView),
  created_at: ({ createdAt }: GoodsReturn) => createdAt,
  updated_at: ({ updatedAt }: GoodsReturn) => updatedAt,
}

/** `ReturnItem` of the module. */
export const mageOsReturnItem = {
  item_id: ({ id }: ReturnedItem) => id,
  order_item_id: ({ item }: ReturnedItem) => item.id,
  product_name: ({ item }: ReturnedItem) => item.snapshot.name,
  product_sku: ({ item }: ReturnedItem) => item.snapshot.sku,
  qty_requested: ({ requested }: ReturnedItem) => requested,
  qty_approved: ({ accepted }: ReturnedItem) => accepted,
  qty_returned: ({ received }: ReturnedItem) => received,
  condition: ({ conditionId }: ReturnedItem) => lookup(conditions, conditionId),
}

const DAY_IN_MS = 86_400_000

const RETURN_PERIOD_DAYS = 30

type CreateInput = {
  reason_id: number
  resolution_type_id: number
  items: { order_item_id: number; qty_requested: number; condition_id?: number | null }[]
}

type Paging = { pageSize: number; currentPage: number }

/** The extension `mage-os-rma`: returns on Open Source. */
export const mageOsReturnResolvers: Resolvers = {
  Query: {
    customerReturns: async (_: unknown, { pageSize, currentPage }: Paging, context: Context) => {
      // The module lists them oldest first.
      const all = (await findReturns({ customerId: customers.signedIn(context) }, context.db)).toReversed()
      const { items, info } = database.pageOf(all, currentPage, pageSize, context)
      return { items, total_count: all.length, page_info: info }
    },
    customerReturn: (_: unknown, { rma_id: id }: { rma_id: number }, context: Context) => ownReturn(id, context),
    guestReturn: async (
      _: unknown,
      { order_number: number, email, rma_id: id }: { order_number: string; email: string; rma_id: number },
      context: Context,
    ) => {
      const order = await guestsOrder(number, email, context)
      const found = await findReturn(id, context.db)
      context.uncacheable.value = true
      if (found?.order.id !== order.id) throw errors.noSuchEntity(`RMA with ID "${id}" does not exist.`)
      return found
    },
    returnComments: async (
      _: unknown,
      { rma_id: id, pageSize, currentPage }: { rma_id: number } & Paging,
      context: Context,
    ) => {
      const { comments } = await ownReturn(id, context)
      const { items, info } = database.pageOf(comments, currentPage, pageSize, context)
      return { items: items.map(commentView), total_count: comments.length, page_info: info }
    },
  },
  Mutation: {
    createCustomerReturn: async (
      _: unknown,
      { input }: { input: CreateInput & { order_id: number } },
      context: Context,
    ) => {
      const customerId = customers.signedIn(context)
      const order = await orders.findOrder({ id: input.order_id }, context.db)
      if (!order) throw errors.noSuchEntity(`Order with ID "${input.order_id}" does not exist.`)
      if (order.customerId !== customerId) {
        throw errors.storeError('graphql-authorization', 'You are not authorized to create a return for this order.')
      }
      return createReturn(order, input, context)
    },
    createGuestReturn: async (
      _: unknown,
      { input }: { input: CreateInput & { order_number: string; email: string } },
      context: Context,
    ) => createReturn(await guestsOrder(input.order_number, input.email, context), input, context),
  },
  CustomerReturn: mageOsReturn,
}

/** Answers `addReturnComment` the module's way. */
export async function addMageOsComment(
  _: unknown,
  { input }: { input: { rma_id: number; comment: string } },
  context: Context,
) {
  const found = await ownReturn(input.rma_id, context)
  if (!input.comment.trim()) throw errors.inputError('Comment is required.')
  const id = await addReturnComment(
    found.id,
    { author: authorOf(found.order), isCustomer: true, message: input.comment },
    { db: context.db, now: context.now },
  )
  const after = await findReturn(found.id, context.db)
  const comment = after?.comments.find((entry) => entry.id === id)
  return comment ? commentView(comment) : null
}

async function ownReturn(id: number, context: Context): Promise<GoodsReturn> {
  const customerId = customers.signedIn(context)
  const found = await findReturn(id, context.db)
  if (!found) throw errors.noSuchEntity(`RMA with ID "${id}" does not exist.`)
  if (found.customerId !== customerId) {
    throw errors.storeError('graphql-authorization', 'You are not authorized to view this return.')
  }
  return found
}

async function guestsOrder(number: string, email: string, { db }: Context): Promise<orders.Order> {
  const order = await orders.findOrder({ number }, db)
  if (!order) throw errors.noSuchEntity(`Order "${number}" not found.`)
  if (order.email.toLowerCase() !== email.toLowerCase()) {
    throw errors.storeError('graphql-authorization', 'Order email does not match.')
  }
  return order
}

/** Checks and writes a return the module's way. */
async function createReturn(order: orders.Order, input: CreateInput, context: Context) {
  if (!isEligible(order, context.now())) throw errors.inputError('This order is not eligible for a return.')
  if (!lookup(reasons, input.reason_id)) throw errors.inputError('The return reason is not valid.')
  if (!lookup(resolutions, input.resolution_type_id)) throw errors.inputError('The resolution type is not valid.')
  const left = await returnable(order, context.db, true)
  for (const { order_item_id: id, qty_requested: quantity } of input.items) {
    const most = left.get(id) ?? 0
    if (quantity < 1 || quantity > most)
      throw errors.inputError('The requested quantity is not available for a return.')
    left.set(id, most - quantity)
  }
  if (!input.items.length) throw errors.inputError('Items is required.')
  const items = input.items.map(({ order_item_id: itemId, qty_requested: quantity, condition_id: conditionId }) => ({
    itemId,
    quantity,
    conditionId: conditionId ?? null,
    attributes: [],
  }))
  const { reason_id: reasonId, resolution_type_id: resolutionId } = input
  const id = await context.db.transaction((db) =>
    insertReturn(order, { items, email: order.email, reasonId, resolutionId, comment: null }, { db, now: context.now }),
  )
  return { return: await findReturn(id, context.db) }
}

/** The module takes returns of complete orders within its period. */
function isEligible({ status, createdAt }: orders.Order, now: Date): boolean {
  return (
    status === 'complete' &&
    now.getTime() - Date.parse(`${createdAt.replace(' ', 'T')}Z`) <= RETURN_PERIOD_DAYS * DAY_IN_MS
  )
}

function lookup(from: Lookup[], id: number | null): Lookup | null {
  return from.find((entry) => entry.id === id) ?? null
}

function statusLookup(status: ReturnStatus): Lookup | null {
  return statusList.find(({ code }) => code === STATUS_CODES[status]) ?? null
}

function list(...entries: [code: string, label: string][]): Lookup[] {
  return entries.map(([code, label], index) => ({ id: index + 1, code, label }))
}

function commentView({ id, author, isCustomer, message, createdAt }: ReturnMessage) {
  return {
    comment_id: id,
    author_name: author,
    author_type: isCustomer ? 'customer' : 'admin',
    comment: message,
    created_at: createdAt,
  }
}

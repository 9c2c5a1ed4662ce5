import { type catalog, type Context, customers, database, errors, orders, type Resolvers } from 'musette/demo-store'
import { questionUid, returnQuestions } from './attributes.ts'
import {
  findReturn,
  findReturns,
  type GoodsReturn,
  type ReturnedAttribute,
  type ReturnedItem,
  type ReturnMessage,
  type ReturnStatus,
} from './load.ts'
import { addReturnComment, authorOf, insertReturn, returnable, returnNumber, type WantedItem } from './request.ts'

const STATUSES: Record<ReturnStatus, string> = {
  pending: 'PENDING',
  authorized: 'AUTHORIZED',
  rejected: 'REJECTED',
  received: 'RECEIVED',
  approved: 'APPROVED',
  closed: 'PROCESSED_AND_CLOSED',
}
const itemStatuses: Record<ReturnStatus, string> = { ...STATUSES, closed: 'APPROVED' }

/** Carriers a parcel may come back with. */
const CARRIERS = [
  { code: 'colissimo', label: 'Colissimo' },
  { code: 'mondialrelay', label: 'Mondial Relay' },
]

/** `Return` of Adobe Commerce. */
const commerceReturn = {
  uid: ({ id }: GoodsReturn) => database.encodeUid(id),
  number: ({ id }: GoodsReturn) => returnNumber(id),
  status: ({ status }: GoodsReturn) => STATUSES[status],
  created_at: ({ createdAt }: GoodsReturn) => createdAt,
  customer: ({ order, email }: GoodsReturn) => ({
    firstname: order.billing.firstname,
    lastname: order.billing.lastname,
    email,
  }),
  comments: ({ comments }: GoodsReturn) => comments.map(commentView),
  items: ({ items, status }: GoodsReturn) => items.map((item) => ({ ...item, status: itemStatuses[status] })),
  available_shipping_carriers: () => CARRIERS.map(carrierView),
  shipping: ({ tracking }: GoodsReturn) => ({ tracking: tracking.map(trackingView) }),
}

/** Lines of returns; the module for Open Source has a type of the same name. */
export const commerceReturnItem = {
  uid: ({ id }: ReturnedItem) => database.encodeUid(id),
  order_item: ({ item }: ReturnedItem) => item,
  request_quantity: ({ requested }: ReturnedItem) => requested,
  quantity: ({ accepted }: ReturnedItem) => accepted,
  custom_attributes: ({ attributes }: ReturnedItem) =>
    attributes.map(({ code, label, value }) => ({ uid: questionUid({ code }), label, value })),
}

type Given = { attribute_code: string; value: string }

type RequestItem = {
  order_item_uid: string
  quantity_to_return: number
  selected_custom_attributes?: (Given | null)[] | null
  entered_custom_attributes?: (Given | null)[] | null
}

const MAX_ENTRY_LENGTH = 5000

type Paging = { pageSize: number; currentPage: number }

type RequestInput = {
  order_uid: string
  contact_email?: string | null
  comment_text?: string | null
  items: (RequestItem | null)[]
}

/** Returns as Adobe Commerce has them. */
export const commerceReturnResolvers: Resolvers = {
  Customer: {
    return: (_: unknown, { uid }: { uid: string }, context: Context) => ownReturn(uid, context),
    returns: async (_: unknown, paging: Paging, context: Context) =>
      listOf(await findReturns({ customerId: customers.signedIn(context) }, context.db), paging, context),
  },
  CustomerOrder: {
    returns: async ({ id }: orders.Order, paging: Paging, context: Context) =>
      listOf(await findReturns({ orderId: id }, context.db), paging, context),
    items_eligible_for_return: async (order: orders.Order, _: unknown, { db }: Context) => {
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
      if (!input.comment_text.trim())
        throw errors.inputError('Required parameter "comment_text" is missing or incorrect.')
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
      const carrier = CARRIERS.find(({ code }) => code === database.readUid(input.carrier_uid))
      if (!carrier) throw errors.inputError('Please select a valid carrier.')
      const { rows } = await context.db.query<GoodsReturn['tracking'][number]>(
        'insert into goods_return_tracking (return_id, carrier, number) values ($1, $2, $3) returning id, carrier, number',
        [found.id, carrier.code, input.tracking_number.replaceAll('\0', '')],
      )
      return { return_shipping_tracking: rows[0] ? trackingView(rows[0]) : null }
    },
  },
  Return: commerceReturn,
}

function listOf(all: GoodsReturn[], { pageSize, currentPage }: Paging, context: Context) {
  const { items, info } = database.pageOf(all, currentPage, pageSize, context)
  return { total_count: all.length, page_info: info, items }
}

async function requestReturn(_: unknown, { input }: { input: RequestInput }, context: Context) {
  const customerId = customers.signedIn(context)
  const order = await orders.findOrder({ id: idOf(input.order_uid) }, context.db)
  if (order?.customerId !== customerId) throw errors.noSuchEntity('The order doesn’t exist.')
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

/** The customer's own return; returns of others are unknown. */
async function ownReturn(uid: string, context: Context): Promise<GoodsReturn> {
  const customerId = customers.signedIn(context)
  const found = await findReturn(idOf(uid), context.db)
  if (found?.customerId !== customerId) throw errors.noSuchEntity('The return doesn’t exist.')
  return found
}

function idOf(uid: string): number {
  const text = database.readUid(uid) ?? ''
  return /^\d{1,9}$/.test(text) ? Number(text) : 0
}

/** The lines of a request, checked against returnable quantities and required attributes. */
async function wantedItems(
  order: orders.Order,
  items: (RequestItem | null)[],
  context: Context,
): Promise<WantedItem[]> {
  const given = items.filter((item) => item !== null)
  if (!given.length) throw errors.inputError('Required parameter "items" is missing or incorrect.')
  const left = await returnable(order, context.db)
  return given.map((item) => {
    const itemId = Number(database.decodeUid(item.order_item_uid))
    const most = left.get(itemId)
    if (most === undefined) throw errors.noSuchEntity(`You cannot return the item with id "${item.order_item_uid}".`)
    const quantity = item.quantity_to_return
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > most) {
      throw errors.inputError('You cannot return more items than were shipped.')
    }
    left.set(itemId, most - quantity)
    return {
      itemId,
      quantity,
      conditionId: null,
      attributes: returnQuestions.flatMap((question) => answerTo(question, item) ?? []),
    }
  })
}

function answerTo(question: catalog.EntityAttribute, item: RequestItem): ReturnedAttribute | null {
  const { code, label, input, isRequired } = question
  const of = (given: (Given | null)[] | null | undefined) =>
    given?.find((entry) => entry?.attribute_code === code)?.value ?? null
  const value = input === 'SELECT' ? of(item.selected_custom_attributes) : of(item.entered_custom_attributes)
  if (!value) {
    if (isRequired) throw errors.inputError(`"${label}" is a required value.`)
    return null
  }
  if (input === 'SELECT') return chosen(question, value)
  if (value.length > MAX_ENTRY_LENGTH)
    throw errors.inputError(`"${label}" must be at most ${MAX_ENTRY_LENGTH} characters long.`)
  // Booleans come back as 1 and 0.
  return {
    code,
    label,
    value: input === 'BOOLEAN' ? (value === '1' || value === 'true' ? '1' : '0') : value.replaceAll('\0', ''),
  }
}

/** The chosen option's label. Releases differ in whether the id is raw or a uid. */
function chosen({ code, label, options }: catalog.EntityAttribute, value: string): ReturnedAttribute {
  const option = options.find(({ id }) => String(id) === value || String(id) === database.readUid(value))
  if (!option) throw errors.inputError(`Value of "${code}" is incorrect.`)
  return { code, label, value: option.label }
}

function trackingView({ id, carrier, number }: GoodsReturn['tracking'][number]) {
  return {
    uid: database.encodeUid(id),
    tracking_number: number,
    carrier: {
      uid: database.encodeUid(carrier),
      label: CARRIERS.find(({ code }) => code === carrier)?.label ?? carrier,
    },
    status: null,
  }
}

function commentView({ id, author, message, createdAt }: ReturnMessage) {
  return {
    uid: database.encodeUid(id),
    author_name: author,
    text: message,
    created_at: createdAt,
  }
}

function carrierView({ code, label }: (typeof CARRIERS)[number]) {
  return { uid: database.encodeUid(code), label }
}

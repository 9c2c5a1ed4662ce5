import { database, mails, type orders } from 'musette/demo-store'
import type { ReturnedAttribute, ReturnStatus } from './load.ts'

export type WantedItem = {
  itemId: number
  quantity: number
  conditionId: number | null
  attributes: ReturnedAttribute[]
}
type WantedReturn = {
  items: WantedItem[]
  email: string
  reasonId: number | null
  resolutionId: number | null
  comment: string | null
}

/** Units of an order's lines that can still be sent back: delivered, neither refunded nor in a return already.
 * The module counts rejected returns, too; Adobe Commerce does not. */
export async function returnable(
  order: orders.Order,
  db: database.Queryable,
  countsRejected = false,
): Promise<Map<number, number>> {
  const { rows } = await db.query<{ item_id: number; requested: number }>(
    `select item_id, sum(requested)::int as requested from goods_return_item
     join goods_return on goods_return.id = return_id where order_id = $1 and (status <> 'rejected' or $2) group by item_id`,
    [order.id, countsRejected],
  )
  const requested = new Map(rows.map(({ item_id: id, requested }) => [id, requested]))
  return new Map(
    order.items.map(({ id, shipped, refunded }) => [
      id,
      Math.max(0, shipped - Math.max(refunded, requested.get(id) ?? 0)),
    ]),
  )
}

export function returnNumber(id: number): string {
  return String(id).padStart(9, '0')
}

export async function addReturnComment(
  returnId: number,
  { author, isCustomer, message }: { author: string; isCustomer: boolean; message: string },
  { db, now }: orders.Books,
): Promise<number> {
  const { rows } = await db.query<{ id: number }>(
    'insert into goods_return_comment (return_id, author, is_customer, message, created_at) values ($1, $2, $3, $4, $5) returning id',
    [returnId, author, isCustomer, message.replaceAll('\0', ''), database.databaseTime(now())],
  )
  return rows[0]?.id ?? 0
}

/** The author of what the merchant writes. */
export const SHOP = 'Service client Musette'

export function authorOf({ billing }: orders.Order): string {
  return `${billing.firstname ?? ''} ${billing.lastname ?? ''}`.trim()
}

/** Writes a return that was checked, and confirms it by mail. Returns its id. */
export async function insertReturn(order: orders.Order, wanted: WantedReturn, books: orders.Books): Promise<number> {
  const { db, now } = books
  const time = database.databaseTime(now())
  const { rows } = await db.query<{ id: number }>(
    `insert into goods_return (order_id, customer_id, email, status, reason_id, resolution_id, created_at, updated_at)
     values ($1, $2, $3, 'pending', $4, $5, $6, $6) returning id`,
    [order.id, order.customerId, wanted.email, wanted.reasonId, wanted.resolutionId, time],
  )
  const id = rows[0]?.id ?? 0
  for (const { itemId, quantity, conditionId, attributes } of wanted.items) {
    await db.query(
      'insert into goods_return_item (return_id, item_id, requested, condition_id, attributes) values ($1, $2, $3, $4, $5)',
      [id, itemId, quantity, conditionId, JSON.stringify(attributes)],
    )
  }
  if (wanted.comment) {
    await addReturnComment(id, { author: authorOf(order), isCustomer: true, message: wanted.comment }, books)
  }
  await mails.sendMail(
    {
      to: wanted.email,
      kind: 'return',
      subject: `Demande de retour n° ${returnNumber(id)}`,
      parts: [
        `Bonjour ${order.billing.firstname ?? ''},`,
        `Nous avons bien reçu votre demande de retour pour la commande n° ${order.number}. Nous vous répondons sous deux jours ouvrés.`,
        {
          rows: wanted.items.map(({ itemId, quantity }): [string, string] => [
            order.items.find((item) => item.id === itemId)?.snapshot.name ?? '',
            `× ${quantity}`,
          ]),
        },
        'L’équipe Musette',
      ],
    },
    { ...books, view: { id: order.storeId } },
  )
  return id
}

/** Moves a return on: accepted and received quantities follow its status. */
export async function setReturnStatus(id: number, status: ReturnStatus, { db, now }: orders.Books): Promise<void> {
  await db.query('update goods_return set status = $2, updated_at = $3 where id = $1', [
    id,
    status,
    database.databaseTime(now()),
  ])
  const accepted = status !== 'pending' && status !== 'rejected'
  const received = status === 'received' || status === 'approved' || status === 'closed'
  await db.query(
    `update goods_return_item set accepted = case when $2 then requested else 0 end,
       received = case when $3 then requested else 0 end where return_id = $1`,
    [id, accepted, received],
  )
  await db.query(
    `update sales_order_item set returned = coalesce((select sum(received) from goods_return_item
       where goods_return_item.item_id = sales_order_item.id), 0)
     where id in (select item_id from goods_return_item where return_id = $1)`,
    [id],
  )
}

/** Values of Adobe Commerce's return attributes; the module for Open Source uses ids instead. */
const SEEDED_ANSWERS = [
  { code: 'reason', label: 'Motif', value: 'Je me rétracte' },
  { code: 'condition', label: 'État', value: 'Neuf, non ouvert' },
  { code: 'resolution', label: 'Solution souhaitée', value: 'Remboursement' },
]

/** A return of the seed, which the store agreed to. */
export async function writeReturn(
  order: orders.Order,
  { items, comment, reply }: orders.WrittenStep,
  books: orders.Books,
): Promise<void> {
  const wanted = {
    items: (items ?? []).map((item) => ({ ...item, conditionId: 3, attributes: SEEDED_ANSWERS })),
    email: order.email,
    reasonId: 4,
    resolutionId: 2,
    comment,
  }
  const id = await insertReturn(order, wanted, books)
  await setReturnStatus(id, 'authorized', books)
  if (reply) await addReturnComment(id, { author: SHOP, isCustomer: false, message: reply }, books)
}

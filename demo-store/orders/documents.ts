import { databaseTime, type Queryable } from '../database/rows.ts'
import { moveCredit } from '../store-credit/balance.ts'
import { figuresOf } from './figures.ts'
import { findOrder } from './load.ts'
import { sendCancellation } from './mail.ts'
import { type Books, setStatus } from './status.ts'
import type { ItemQuantity, Order, OrderItem, SalesDocument } from './types.ts'

/** Units by product id. */
type Units = Map<number, number>

/** An action that the order's state does not allow. */
export class OrderStateError extends Error {}

type Extras = Partial<SalesDocument['details']> & { comment?: string | null | undefined }

/** Invoices quantities, or all that is left; the first invoice carries the delivery. */
export async function invoice(
  id: number,
  requested: ItemQuantity[] | null,
  comment: string | null,
  books: Books,
): Promise<void> {
  const order = await orderOf(id, books.db)
  if (order.status === 'canceled') throw new OrderStateError(`order ${order.number} is canceled`)
  const items = quantities(order, requested, ({ ordered, canceled, invoiced }) => ordered - canceled - invoiced)
  const first = !order.documents.some(({ kind }) => kind === 'invoice')
  const shippingCents = first ? order.totals.shipping.includingTax : 0
  await write(id, 'invoice', items, { comment, shippingCents }, books)
  await count('invoiced', items, books.db)
  await follow(id, books)
}

export function invoiceAll(id: number, books: Books): Promise<void> {
  return invoice(id, null, null, books)
}

/** Ships quantities, or all that is left, with the parcels' tracking numbers. */
export async function ship(
  id: number,
  requested: ItemQuantity[] | null,
  { tracking, comment }: Pick<Extras, 'tracking' | 'comment'>,
  books: Books,
): Promise<void> {
  const order = await orderOf(id, books.db)
  if (order.status === 'canceled') throw new OrderStateError(`order ${order.number} is canceled`)
  const items = quantities(order, requested, ({ snapshot, ordered, canceled, shipped, refunded }) =>
    snapshot.isShipped ? Math.max(0, ordered - canceled - Math.max(shipped, refunded)) : 0,
  )
  await write(id, 'shipment', items, { tracking: tracking ?? [], comment }, books)
  await count('shipped', items, books.db)
  await follow(id, books)
}

/**
 * Refunds invoiced quantities, or all of them, with delivery and an adjustment (cents; negative for a fee). Returns the
 * cents that go back.
 */
export async function refund(
  id: number,
  requested: ItemQuantity[] | null,
  extras: Pick<Extras, 'shippingCents' | 'adjustmentCents' | 'comment'>,
  books: Books,
): Promise<number> {
  const order = await orderOf(id, books.db)
  const items = quantities(order, requested, ({ invoiced, refunded }) => invoiced - refunded)
  const documentId = await write(id, 'creditmemo', items, extras, books)
  await count('refunded', items, books.db)
  await follow(id, books)
  const after = await orderOf(id, books.db)
  const memo = after.documents.find((document) => document.id === documentId)
  return memo ? figuresOf(after, memo).grandTotal : 0
}

/**
 * Cancels an order that nothing is shipped of: what is invoiced is refunded with its delivery, and what is not gives its
 * stock back. Returns the products whose stock moved.
 */
export async function cancel(id: number, books: Books): Promise<number[]> {
  const order = await orderOf(id, books.db)
  if (order.status === 'canceled') return []
  if (order.documents.some(({ kind }) => kind === 'shipment')) {
    throw new OrderStateError(`order ${order.number} is shipped`)
  }
  const open = order.items.map((item) => ({ item, quantity: item.ordered - item.canceled - item.invoiced }))
  await count(
    'canceled',
    open.map(({ item, quantity }) => ({ itemId: item.id, quantity })),
    books.db,
  )
  const units = sumUnits(
    open.flatMap(({ item, quantity }) =>
      item.snapshot.units.map(([product, taken]): [number, number] => [product, (taken * quantity) / item.ordered]),
    ),
  )
  await giveBackStock(units, books.db)
  if (!order.items.some(({ invoiced }) => invoiced > 0)) await setStatus(id, 'canceled', books)
  else if (order.items.some(({ invoiced, refunded }) => invoiced > refunded)) {
    await refund(id, null, { shippingCents: order.totals.shipping.includingTax }, books)
  } else await follow(id, books)
  return [...units.keys()]
}

export function sumUnits(all: Iterable<[number, number]>): Units {
  const sums: Units = new Map()
  for (const [id, count] of all) sums.set(id, (sums.get(id) ?? 0) + count)
  return sums
}

/** Takes units off the stock. False when there are too few: the caller must then roll back. */
export async function takeStock(units: Units, db: Queryable): Promise<boolean> {
  // A fixed order prevents deadlocks between two orders.
  for (const [id, count] of [...units].sort(([a], [b]) => a - b)) {
    const { affectedRows } = await db.query(
      `update product_stock set quantity = quantity - $2
       where product_id = $1 and (quantity >= $2 or (rules->>'backorders')::boolean)`,
      [id, count],
    )
    if (!affectedRows) return false
  }
  return true
}

/**
 * Cancels an order that was not processed: returns stock and store credit and mails the reason (in French) to the
 * buyer. Returns the products whose stock moved.
 */
export async function undoOrder(order: Order, reason: string, books: Books): Promise<number[]> {
  const products = await cancel(order.id, books)
  if (order.customerId !== null && order.totals.credit > 0) {
    await moveCredit(order.customerId, { action: 'Reverted', cents: order.totals.credit }, books)
  }
  await sendCancellation(order, reason, books)
  return products
}

async function orderOf(id: number, db: Queryable): Promise<Order> {
  const order = await findOrder({ id }, db)
  if (!order) throw new OrderStateError(`no order has the id ${id}`)
  return order
}

/** The requested quantities, or all that is left; more than is left is refused. */
function quantities(order: Order, requested: ItemQuantity[] | null, left: (item: OrderItem) => number): ItemQuantity[] {
  const all = order.items.map((item) => ({ itemId: item.id, quantity: left(item) }))
  const chosen = requested ?? all
  for (const { itemId, quantity } of chosen) {
    const most = all.find((item) => item.itemId === itemId)?.quantity ?? 0
    if (quantity < 0 || quantity > most) {
      throw new OrderStateError(`item ${itemId} of order ${order.number} has ${most} left, not ${quantity}`)
    }
  }
  const taken = chosen.filter(({ quantity }) => quantity > 0)
  if (!taken.length) throw new OrderStateError(`nothing is left to do for order ${order.number} (${order.status})`)
  return taken
}

async function write(
  orderId: number,
  kind: SalesDocument['kind'],
  items: ItemQuantity[],
  { comment = null, tracking = [], shippingCents = 0, adjustmentCents = 0 }: Extras,
  { db, now }: Books,
): Promise<number> {
  const { rows } = await db.query<{ id: number }>(
    `insert into sales_document (order_id, kind, number, created_at, items, details, comment)
     select $1, $2, coalesce(max(number), 0) + 1, $3, $4, $5, $6 from sales_document where kind = $2 returning id`,
    [
      orderId,
      kind,
      databaseTime(now()),
      JSON.stringify(items),
      JSON.stringify({ tracking, shippingCents, adjustmentCents }),
      comment,
    ],
  )
  return rows[0]?.id ?? 0
}

async function count(
  column: 'invoiced' | 'shipped' | 'refunded' | 'canceled',
  items: ItemQuantity[],
  db: Queryable,
): Promise<void> {
  for (const { itemId, quantity } of items) {
    await db.query(`update sales_order_item set ${column} = ${column} + $2 where id = $1`, [itemId, quantity])
  }
}

/** What an order's status follows from: everything invoiced and shipped is complete, everything refunded is closed. */
async function follow(id: number, books: Books): Promise<void> {
  const { items } = await orderOf(id, books.db)
  const open = items.filter(({ ordered, canceled }) => ordered > canceled)
  const done = ({ ordered, canceled, shipped, snapshot, invoiced }: OrderItem): boolean =>
    invoiced >= ordered - canceled && (!snapshot.isShipped || shipped >= ordered - canceled)
  if (open.every(({ ordered, canceled, refunded }) => refunded >= ordered - canceled)) {
    await setStatus(id, 'closed', books)
  } else await setStatus(id, open.every(done) ? 'complete' : 'processing', books)
}

/** Puts units back; deleted products are skipped. */
async function giveBackStock(units: Units, db: Queryable): Promise<void> {
  for (const [id, count] of units) {
    await db.query('update product_stock set quantity = quantity + $2 where product_id = $1', [id, count])
  }
}

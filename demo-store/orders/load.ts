import type { Queryable } from '../database/rows.ts'
import type { Order, OrderItem, SalesDocument } from './types.ts'

type OrderRow = Omit<Order, 'items' | 'documents' | 'comments'>
type Owned = { order_id: number }
type ItemRow = Owned & OrderItem
type DocumentRow = Owned & SalesDocument
type CommentRow = Owned & Order['comments'][number]

const ORDER_COLUMNS = `id, number, store_id as "storeId", customer_id as "customerId", cart_id as "cartId", email, status,
  created_at as "createdAt", updated_at as "updatedAt", addresses->'billing' as billing, addresses->'shipping' as shipping,
  shipping as delivery, payment, totals, coupon_code as "couponCode", agreements`
const ITEM_COLUMNS =
  'id, product_id as "productId", request, snapshot, ordered, invoiced, shipped, refunded, canceled, returned'
const DOCUMENT_COLUMNS = 'id, kind, number, created_at as "createdAt", items, details, comment'

type OrderSearch = {
  customerId: number
  /** Null: of all store views. */
  storeId: number | null
  numbers: string[] | null
  /** A part of the number. */
  match: string | null
  newestFirst: boolean
  limit: number
  offset: number
}

/** One order by its number or id, with everything that belongs to it; null when there is none. */
export async function findOrder(by: { number: string } | { id: number }, db: Queryable): Promise<Order | null> {
  const [column, value] =
    'number' in by ? (['number', by.number.replaceAll('\0', '')] as const) : (['id', by.id] as const)
  const { rows } = await db.query<OrderRow>(`select ${ORDER_COLUMNS} from sales_order where ${column} = $1`, [value])
  return (await complete(rows, db))[0] ?? null
}

/** A page of a customer's orders, with how many there are. */
export async function findOrders(search: OrderSearch, db: Queryable): Promise<{ total: number; orders: Order[] }> {
  const condition = `customer_id = $1 and ($2::int is null or store_id = $2) and ($3::text[] is null or number = any($3))
    and ($4::text is null or strpos(number, $4) > 0)`
  const values = [search.customerId, search.storeId, search.numbers, search.match]
  const counted = await db.query<{ total: number }>(
    `select count(*)::int as total from sales_order where ${condition}`,
    values,
  )
  const { rows } = await db.query<OrderRow>(
    `select ${ORDER_COLUMNS} from sales_order where ${condition} order by id ${search.newestFirst ? 'desc' : 'asc'} limit $5 offset $6`,
    [...values, search.limit, search.offset],
  )
  return { total: counted.rows[0]?.total ?? 0, orders: await complete(rows, db) }
}

async function complete(rows: OrderRow[], db: Queryable): Promise<Order[]> {
  if (!rows.length) return []
  const ids = rows.map(({ id }) => id)
  const items = await ownedBy<ItemRow>(ids, ITEM_COLUMNS, 'sales_order_item', db)
  const documents = await ownedBy<DocumentRow>(ids, DOCUMENT_COLUMNS, 'sales_document', db)
  const comments = await ownedBy<CommentRow>(ids, 'message, created_at as "timestamp"', 'sales_order_comment', db)
  return rows.map((row) => ({
    ...row,
    items: items(row.id),
    documents: documents(row.id),
    comments: comments(row.id),
  }))
}

async function ownedBy<T extends Owned>(ids: number[], columns: string, table: string, db: Queryable) {
  return grouped(
    (await db.query<T>(`select order_id, ${columns} from ${table} where order_id = any($1::int[]) order by id`, [ids]))
      .rows,
  )
}

function grouped<T extends Owned>(rows: T[]): (id: number) => T[] {
  const groups = new Map<number, T[]>()
  for (const row of rows) groups.set(row.order_id, [...(groups.get(row.order_id) ?? []), row])
  return (id) => groups.get(id) ?? []
}

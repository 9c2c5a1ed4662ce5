import { type database, orders } from 'musette/demo-store'

type ReturnRow = Omit<GoodsReturn, 'order' | 'items' | 'comments' | 'tracking'> & { orderId: number }
type ItemRow = Omit<ReturnedItem, 'item'> & { itemId: number }

const COLUMNS = `id, order_id as "orderId", customer_id as "customerId", email, status, reason_id as "reasonId",
  resolution_id as "resolutionId", created_at as "createdAt", updated_at as "updatedAt"`
const ITEM_COLUMNS = 'id, item_id as "itemId", requested, accepted, received, condition_id as "conditionId", attributes'

/** Status of a return. Adobe Commerce and Mage-OS have their own names for it. */
export const RETURN_STATUSES = ['pending', 'authorized', 'rejected', 'received', 'approved', 'closed'] as const
export type ReturnStatus = (typeof RETURN_STATUSES)[number]

export type ReturnedAttribute = { code: string; label: string; value: string }

export type ReturnedItem = {
  id: number
  item: orders.OrderItem
  requested: number
  accepted: number
  received: number
  conditionId: number | null
  attributes: ReturnedAttribute[]
}

export type ReturnMessage = { id: number; author: string; isCustomer: boolean; message: string; createdAt: string }

export type GoodsReturn = {
  id: number
  customerId: number | null
  email: string
  status: ReturnStatus
  reasonId: number | null
  resolutionId: number | null
  createdAt: string
  updatedAt: string
  order: orders.Order
  items: ReturnedItem[]
  comments: ReturnMessage[]
  tracking: { id: number; carrier: string; number: string }[]
}

/** Returns of a customer, or of an order, newest first. */
export async function findReturns(
  by: { customerId: number } | { orderId: number },
  db: database.Queryable,
): Promise<GoodsReturn[]> {
  const [column, value] =
    'customerId' in by ? (['customer_id', by.customerId] as const) : (['order_id', by.orderId] as const)
  const { rows } = await db.query<ReturnRow>(
    `select ${COLUMNS} from goods_return where ${column} = $1 order by id desc`,
    [value],
  )
  const found: GoodsReturn[] = []
  for (const row of rows) found.push(...(await complete(row, db)))
  return found
}

export async function findReturn(id: number, db: database.Queryable): Promise<GoodsReturn | null> {
  const { rows } = await db.query<ReturnRow>(`select ${COLUMNS} from goods_return where id = $1`, [id])
  return rows[0] ? ((await complete(rows[0], db))[0] ?? null) : null
}

async function complete({ orderId, ...row }: ReturnRow, db: database.Queryable): Promise<GoodsReturn[]> {
  const order = await orders.findOrder({ id: orderId }, db)
  if (!order) return []
  const items = await partsOf<ItemRow>(row.id, ITEM_COLUMNS, 'goods_return_item', db)
  return [
    {
      ...row,
      order,
      items: items.flatMap(({ itemId, ...part }) => {
        const item = order.items.find(({ id }) => id === itemId)
        return item ? { ...part, item } : []
      }),
      comments: await partsOf(
        row.id,
        'id, author, is_customer as "isCustomer", message, created_at as "createdAt"',
        'goods_return_comment',
        db,
      ),
      tracking: await partsOf(row.id, 'id, carrier, number', 'goods_return_tracking', db),
    },
  ]
}

async function partsOf<T>(id: number, wanted: string, table: string, db: database.Queryable): Promise<T[]> {
  return (await db.query<T>(`select ${wanted} from ${table} where return_id = $1 order by id`, [id])).rows
}

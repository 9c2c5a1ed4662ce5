import { randomBytes } from 'node:crypto'
import { isInStock } from '../catalog/stock.ts'
import type { Context, Resolvers } from '../context.ts'
import { isEmail } from '../customer/person.ts'
import { inputError, storeError } from '../errors.ts'
import { linkBase } from '../store/views.ts'
import { productPath } from './notify.ts'

type Alert = {
  product_id: number
  status: string
  created_at: string
  notified_at: string | null
  token: string
}

/** A token has 48 characters. */
const TOKEN_BYTES = 24
/** Alerts that wait at the same time; the module has no such bound, this store's disk has. */
const MAX_PENDING = 20_000

/** Alerts of the module `stock-alerts`. */
export const stockAlertResolvers: Resolvers = {
  Query: {
    byte8StockRadarMySubscriptions: async (_: unknown, __: unknown, context: Context) => {
      if (context.customerId === null) throw storeError('graphql-authorization', 'Customer authentication required.')
      context.uncacheable.value = true
      const { rows } = await context.db.query<Alert>(
        `select product_id, status, created_at, notified_at, token from stock_alert
         where customer_id = $1 and status in ('pending', 'notified') order by id desc`,
        [context.customerId],
      )
      const items = rows.flatMap(({ product_id: id, token, ...alert }) => {
        const product = context.model.products.get(id)
        if (!product) return []
        const url = `${linkBase(context)}${productPath(product, context.model).slice(1)}`
        return [{ ...alert, sku: product.sku, product_name: product.name, product_url: url, unsubscribe_token: token }]
      })
      return { items, total_count: items.length }
    },
  },
  Mutation: {
    byte8StockRadarSubscribe: (_: unknown, { input }: { input: { sku: string; email: string } }, context: Context) =>
      subscribeToStock(input, context),
    byte8StockRadarUnsubscribe: async (_: unknown, { token }: { token: string }, { db }: Context) => {
      if (/^[0-9a-f]{48}$/.test(token)) {
        await db.query(`update stock_alert set status = 'cancelled' where token = $1 and status = 'pending'`, [token])
      }
      return { success: true, message: 'You have been unsubscribed.' }
    },
  },
}

export async function subscribeToStock({ sku, email }: { sku: string; email: string }, context: Context) {
  if (!sku || !email) throw inputError('SKU and email are required.')
  if (!isEmail(email)) throw inputError('Please provide a valid email address.')
  const { db, model } = context
  const product = model.productBySku.get(sku)
  if (!product?.enabled) throw inputError(context.text('productMissing', sku))
  if (!product.variants.length && isInStock(product)) throw inputError('This product is currently in stock.')
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::int as count from stock_alert where status = 'pending'`,
  )
  if ((rows[0]?.count ?? 0) >= MAX_PENDING) throw inputError('Stock notifications are not enabled for this store.')
  const { affectedRows } = await db.query(
    `insert into stock_alert (product_id, email, customer_id, token, status, created_at, view_id)
     values ($1, $2, $3, $4, 'pending', $5, $6) on conflict (product_id, lower(email)) where status = 'pending' do nothing`,
    [
      product.id,
      email,
      context.customerId,
      randomBytes(TOKEN_BYTES).toString('hex'),
      context.now().toISOString(),
      context.view.id,
    ],
  )
  return { success: true, created: Boolean(affectedRows), message: 'You will be notified when it is back in stock.' }
}

import { randomBytes } from 'node:crypto'
import { catalog, type Context, customers, type database, errors, mails, type Resolvers } from 'musette/demo-store'

type Alert = {
  product_id: number
  status: string
  created_at: string
  notified_at: string | null
  token: string
}

/** A token has 48 characters. */
const TOKEN_BYTES = 24
/** Most open alerts. The module has no such limit; it bounds the demo store's disk use. */
const MAX_PENDING = 20_000

/** Alerts of the module `stock-alerts`. */
export const stockAlertResolvers: Resolvers = {
  Query: {
    productAlertStatus: async (_: unknown, { product_sku: sku }: { product_sku: string }, context: Context) => ({
      is_stock_alert_subscribed: await isSubscribed(customerOf(context), sku, context),
    }),
    byte8StockRadarMySubscriptions: async (_: unknown, __: unknown, context: Context) => {
      if (context.customerId === null)
        throw errors.storeError('graphql-authorization', 'Customer authentication required.')
      context.uncacheable.value = true
      const { rows } = await context.db.query<Alert>(
        `select product_id, status, created_at, notified_at, token from stock_alert
         where customer_id = $1 and status in ('pending', 'notified') order by id desc`,
        [context.customerId],
      )
      const items = rows.flatMap(({ product_id: id, token, ...alert }) => {
        const product = context.model.products.get(id)
        if (!product) return []
        const url = `${catalog.linkBase(context)}${productPath(product, context.model).slice(1)}`
        return [{ ...alert, sku: product.sku, product_name: product.name, product_url: url, unsubscribe_token: token }]
      })
      return { items, total_count: items.length }
    },
  },
  Mutation: {
    productAlertSubscribe: (_: unknown, { input }: AlertInput, context: Context) => setAlert(input, true, context),
    productAlertUnsubscribe: (_: unknown, { input }: AlertInput, context: Context) => setAlert(input, false, context),
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

type AlertInput = { input: { product_sku: string; alert_type: 'PRICE' | 'STOCK' } }

function customerOf({ customerId }: Context): number {
  if (customerId === null) throw errors.storeError('graphql-authorization', "The current customer isn't authorized.")
  return customerId
}

/** Magento's own alerts, with the same mails: nothing is said of products that are in stock. */
async function setAlert({ product_sku: sku, alert_type: type }: AlertInput['input'], isOn: boolean, context: Context) {
  const customerId = customerOf(context)
  if (type === 'PRICE') throw errors.inputError('Price alerts are not enabled for this store.')
  if (isOn && context.model.settings.config.product_alert_allow_stock !== true) {
    throw errors.inputError('Stock alerts are not enabled for this store.')
  }
  const product = context.model.productBySku.get(sku)
  if (!product) {
    const message = "The product that was requested doesn't exist. Verify the product and try again."
    throw errors.storeError('graphql-no-such-entity', message)
  }
  const { email } = await customers.customerById(customerId, context.db)
  if (isOn) await addAlert(product, email, context)
  else {
    await context.db.query(
      `update stock_alert set status = 'cancelled' where customer_id = $1 and product_id = $2 and status = 'pending'`,
      [customerId, product.id],
    )
  }
  return { is_subscribed: isOn }
}

async function isSubscribed(customerId: number, sku: string, { db, model }: Context): Promise<boolean> {
  const { rows } = await db.query(
    `select id from stock_alert where customer_id = $1 and product_id = $2 and status = 'pending'`,
    [customerId, model.productBySku.get(sku)?.id ?? 0],
  )
  return rows.length > 0
}

export async function subscribeToStock({ sku, email }: { sku: string; email: string }, context: Context) {
  if (!sku || !email) throw errors.inputError('SKU and email are required.')
  if (!customers.isEmail(email)) throw errors.inputError('Please provide a valid email address.')
  const product = context.model.productBySku.get(sku)
  if (!product?.enabled) throw errors.inputError(context.text('productMissing', sku))
  if (!product.variants.length && catalog.isInStock(product))
    throw errors.inputError('This product is currently in stock.')
  const created = await addAlert(product, email, context)
  return { success: true, created, message: 'You will be notified when it is back in stock.' }
}

async function addAlert(product: catalog.Product, email: string, context: Context): Promise<boolean> {
  const { db } = context
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::int as count from stock_alert where status = 'pending'`,
  )
  if ((rows[0]?.count ?? 0) >= MAX_PENDING)
    throw errors.inputError('Stock notifications are not enabled for this store.')
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
  return Boolean(affectedRows)
}

/** Mails the subscribers of a product that is back in stock, once. */
export async function sendStockAlerts(
  before: database.ReadModel,
  after: database.ReadModel,
  { db, now }: { db: database.Queryable; now: () => Date },
): Promise<void> {
  for (const product of returned(before, after)) {
    const { rows } = await db.query<{ email: string; token: string; view_id: number }>(
      `update stock_alert set status = 'notified', notified_at = $2 where product_id = $1 and status = 'pending'
       returning email, token, view_id`,
      [product.id, now().toISOString()],
    )
    for (const { email, token, view_id: id } of rows) {
      await mails.sendMail(
        {
          to: email,
          kind: 'stock-alert',
          subject: `De nouveau disponible : ${product.name}`,
          parts: [
            'Bonjour,',
            `Vous nous aviez demandé de vous prévenir : ${product.name} est de nouveau en stock.`,
            { label: 'Voir le produit', path: productPath(product, after) },
            { label: 'Ne plus recevoir d’alerte', path: `/account/stock-alert?token=${token}` },
            'L’équipe Musette',
          ],
        },
        { db, now, view: { id } },
      )
    }
  }
}

/** Path of a product's page in the shop. */
function productPath({ urlKey }: catalog.Product, { settings }: database.ReadModel): string {
  return `/${urlKey}${String(settings.config.product_url_suffix ?? '')}`
}

/** Products that were sold out in one state of the catalogue and are not in the next. */
function returned(before: database.ReadModel, after: database.ReadModel): catalog.Product[] {
  return [...after.products.values()].filter((product) => {
    const earlier = before.products.get(product.id)
    return earlier && !catalog.isInStock(earlier) && product.enabled && catalog.isInStock(product)
  })
}

import type { Database } from '../database/rows.ts'
import extensions from 'virtual:extensions/demo-store'
import { loadCart } from '../cart/load.ts'
import { maskedId } from '../cart/open.ts'
import { viewCart } from '../cart/view.ts'
import { bookAddress } from '../checkout/address-book.ts'
import { readAddress } from '../checkout/address.ts'
import { type Context, createContext } from '../context.ts'
import { loadReadModel, type ReadModel } from '../database/read-model.ts'
import { extensionNames } from '../levels.ts'
import type { OrderSeed } from '../seed/types.ts'
import { storeViews } from '../store/views.ts'
import { cancel, invoice, refund, ship, sumUnits, takeStock } from './documents.ts'
import { findOrder } from './load.ts'
import { insertOrder } from './place.ts'
import { addComment, type Books, setStatus } from './status.ts'

type Buyer = { id: number | null; bookId: number | null }

/** Writes past orders through the same code as the API. */
export async function writeOrders(db: Database, orders: OrderSeed[]): Promise<void> {
  if (!orders.length) return
  const model = await loadReadModel(db)
  for (const order of orders) {
    const buyer = await buyerOf(order, db)
    const context = seedContext(db, model, { customerId: buyer.id, now: timeOf(order.createdAt) })
    const cartId = await fillCart(order, buyer, context)
    const { orderId } = await insertOrder(
      await viewCart(await loadCart(cartId, context), context),
      'pending',
      context,
      db,
    )
    await db.query('delete from cart where masked_id = $1', [cartId])
    for (const done of order.steps) await step(orderId, done, db)
  }
}

/** The context of resolvers while the seed is written: the clock of that time, and no purges. */
export function seedContext(
  db: Database,
  model: ReadModel,
  { customerId, now }: Pick<Context, 'customerId' | 'now'>,
): Context {
  return createContext({
    db,
    model,
    level: '2.4.7',
    edition: 'open-source',
    extensions: new Set(extensionNames),
    view: storeViews[0],
    currency: 'EUR',
    customerId,
    phpSession: '',
    captcha: '',
    tokenKey: '',
    baseUrl: '',
    othersUrl: '',
    shopUrl: '',
    hasFullPack: false,
    searchUp: true,
    now,
    lock: (_, work) => work(),
    stockMoved: async () => {},
  })
}

/** A fixed clock from `YYYY-MM-DD HH:mm:ss` (UTC). */
export function timeOf(text: string) {
  return (): Date => new Date(`${text.replace(' ', 'T')}Z`)
}

async function buyerOf({ email, guest }: OrderSeed, db: Database): Promise<Buyer> {
  if (guest) return { id: null, bookId: null }
  const { rows } = await db.query<Buyer>(
    'select id, default_shipping as "bookId" from customer where lower(email) = lower($1)',
    [email],
  )
  if (!rows[0]?.bookId) throw new Error(`an order of the seed is of ${email}, who has no account with an address`)
  return rows[0]
}

/** A complete cart, ready for the order, that was never active. */
async function fillCart(order: OrderSeed, buyer: Buyer, context: Context): Promise<string> {
  const { db, model } = context
  const id = maskedId()
  const address = order.guest
    ? readAddress({ ...order.guest, country_code: 'FR', save_in_address_book: false }, context)
    : await bookAddress(buyer.bookId ?? 0, context, db)
  const { rows } = await db.query<{ id: number }>(
    `insert into cart (masked_id, customer_id, email, coupon_code, shipping_address, billing_address, shipping_method, payment, updated_at)
     values ($1, $2, $3, $4, $5, $5, $6, $7, $8) returning id`,
    [
      id,
      buyer.id,
      order.email,
      order.coupon ?? null,
      JSON.stringify(address),
      JSON.stringify(order.delivery),
      JSON.stringify({ code: order.payment, purchaseOrderNumber: null }),
      context.now().toISOString(),
    ],
  )
  for (const { sku, variant, links, quantity } of order.lines) {
    const product = model.productBySku.get(sku)
    const chosen = variant === undefined ? undefined : model.productBySku.get(variant)
    if (!product || (variant !== undefined && !chosen))
      throw new Error(`an order of the seed has the unknown ${variant ?? sku}`)
    const request = { ...(chosen ? { variantId: chosen.id } : {}), ...(links ? { links } : {}) }
    await db.query('insert into cart_item (cart_id, product_id, quantity, request) values ($1, $2, $3, $4)', [
      rows[0]?.id,
      product.id,
      quantity,
      JSON.stringify(request),
    ])
  }
  return id
}

async function step(id: number, done: OrderSeed['steps'][number], db: Database): Promise<void> {
  const books: Books = { db, now: timeOf(done.at) }
  const order = await findOrder({ id }, db)
  if (!order) return
  const items = done.items?.map(({ sku, quantity }) => ({
    itemId: order.items.find(({ snapshot }) => snapshot.sku === sku)?.id ?? 0,
    quantity,
  }))
  switch (done.do) {
    case 'invoice':
      return invoice(id, items ?? null, done.comment ?? null, books)
    case 'ship':
      return ship(id, items ?? null, { tracking: done.tracking ?? [], comment: done.comment }, books)
    case 'refund': {
      const shippingCents = done.withShipping ? order.totals.shipping.includingTax : 0
      await refund(id, items ?? null, { shippingCents, comment: done.comment }, books)
      return
    }
    case 'cancel':
      // The seed's stock is today's, so past orders do not change it.
      await takeStock(sumUnits(order.items.flatMap(({ snapshot }) => snapshot.units)), db)
      await cancel(id, books)
      if (done.comment) await addComment(id, done.comment, books)
      return
    case 'hold':
      return setStatus(id, 'holded', books)
    default: {
      const [write] = extensions.flatMap(({ orderSteps }) => orderSteps?.[done.do] ?? [])
      await write?.(order, { items: items ?? null, comment: done.comment ?? null, reply: done.reply ?? null }, books)
    }
  }
}

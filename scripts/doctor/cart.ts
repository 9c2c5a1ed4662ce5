import {
  AddProducts,
  CreateEmptyCart,
  CreateGuestCart,
  RemoveItem,
} from '../../bff/domains/cart/magento/cart.generated.ts'
import { CheckoutAgreements } from '../../bff/domains/checkout/magento/agreements.generated.ts'
import { CheckoutById } from '../../bff/domains/checkout/magento/checkout.generated.ts'
import { adapterOf } from '../../bff/domains/payment/adapters.ts'
import { DEFAULT_CURRENCY, toCents } from '../../bff/domains/money.ts'
import { type Catalogue, type Listed, readCatalogue } from './catalogue.ts'
import { deliveryRows } from './delivery.ts'
import { optionRows } from './options.ts'
import type { Check, DoctorContext } from './doctor-context.ts'
import { rowsOf, type Row } from './row.ts'
import { isObject, itemsOf } from './store.ts'
import { type Taxed, taxRows } from './taxes.ts'

const row = rowsOf('checkout')
/** Products that are tried, as some need a choice of options. */
const TRIES = 8
/** Maximum products in the cart: goods may have several tax rates. */
const MAX_TAKEN = 5
const LAST = 'query Last($page:Int!){products(filter:{},pageSize:1,currentPage:$page){items{sku}}}'

/**
 * Adds a few products to a guest's cart, reads their tax, the payment and delivery methods, and removes them. The empty cart stays until the store
 * prunes it.
 */
export const checkCheckout: Check = async (context) => {
  const catalogue = await readCatalogue(context.store)
  return [
    catalogueRow(catalogue),
    await windowRow(context, catalogue),
    ...(await cartRows(context, catalogue)),
    await agreementRow(context),
  ]
}

function catalogueRow({ total }: Catalogue): Row {
  const remedy =
    'bin/magento indexer:reindex, and look after the search engine: without it every list is empty and nothing says so.'
  return row('catalogue', total > 0 ? 'ok' : 'fault', `${total} products are listed`, remedy)
}

/** Checks the search engine's result window: it counts all products, but lists none beyond it. */
async function windowRow({ store }: DoctorContext, { total }: Catalogue): Promise<Row> {
  if (total === 0) return row('search window', 'note', 'no product is listed, so that it could not be looked at')
  const { data } = await store.query(LAST, { page: total })
  const isListed = itemsOf(data?.products).length > 0
  const says = isListed
    ? `the last of ${total} products is listed`
    : `the last of ${total} products is not listed: sitemap, feeds and long lists break off`
  const remedy = 'Raise index.max_result_window of the search engine above the number of products: docs/deployment.md.'
  return row('search window', isListed ? 'ok' : 'off', says, remedy)
}

async function cartRows(context: DoctorContext, { items }: Catalogue): Promise<Row[]> {
  const { store } = context
  const { id, fault } = await createCart(context)
  if (!id)
    return [row('guest cart', 'fault', fault, 'Guests must be able to make a cart: look into var/log/exception.log.')]
  const candidates = items.filter(({ isSimple, isInStock }) => isSimple && isInStock).slice(0, TRIES)
  const taken: Taken[] = []
  try {
    for (const candidate of candidates) {
      const line = await take(candidate, id, store)
      if (line) taken.push(line)
      if (taken.length === MAX_TAKEN) break
    }
    const [first] = taken
    if (first)
      return [
        row('guest cart', 'ok', `${first.sku} can be put into a cart`),
        ...(await taxRows(context, taken)),
        ...(await paymentRows(context, id)),
        ...(await optionRows(context, id)),
        ...(await deliveryRows(context, id, await cheapestOf(taken, id, store))),
      ]
  } finally {
    for (const { uid } of taken) await store.send(RemoveItem, { id, uid })
  }
  const says = `a cart can be made, but none of ${candidates.length} simple products put into it`
  const remedy = 'Look at stock and salable quantities (bin/magento indexer:reindex inventory).'
  return [row('guest cart', candidates.length === 0 ? 'note' : 'fault', says, remedy)]
}

async function createCart({ schema, store }: DoctorContext): Promise<{ id?: string; fault: string }> {
  const isNew = schema.members.has('Mutation.createGuestCart')
  const { data, errors } = await store.send(isNew ? CreateGuestCart : CreateEmptyCart)
  const made = isNew ? cartOf(data?.createGuestCart) : data
  const id = isNew ? made?.id : made?.createEmptyCart
  return { fault: errors[0]?.message ?? 'no cart was made', ...(typeof id === 'string' && { id }) }
}

function cartOf(response: unknown): Record<string, unknown> | undefined {
  return isObject(response) && isObject(response.cart) ? response.cart : undefined
}

type Taken = Taxed & { uid: string }

/** Adds a product to a cart; returns null if it needs a choice of options, or the store refuses it. */
async function take({ sku, price }: Listed, id: string, store: DoctorContext['store']): Promise<Taken | null> {
  const { data } = await store.send(AddProducts, { id, items: [{ sku, quantity: 1 }] })
  const lines = itemsOf(cartOf(data?.addProductsToCart))
  const line = lines.find(({ product }) => isObject(product) && product.sku === sku)
  if (typeof line?.uid !== 'string') return null
  const prices = isObject(line.prices) ? line.prices : {}
  const inclusive = centsIn(prices.price_including_tax)
  return { sku, uid: line.uid, shown: price ?? inclusive, inclusive, exclusive: centsIn(prices.price) }
}

/** Returns the cheapest line and removes the others, so that the cart can come close to any total. */
async function cheapestOf(taken: Taken[], id: string, store: DoctorContext['store']): Promise<Taken> {
  const [cheapest, ...others] = taken.toSorted((a, b) => a.inclusive - b.inclusive) as [Taken, ...Taken[]]
  taken.splice(0, taken.length, cheapest)
  for (const { uid } of others) await store.send(RemoveItem, { id, uid })
  return cheapest
}

function centsIn(money: unknown): number {
  return isObject(money) && typeof money.value === 'number' ? toCents(money.value, DEFAULT_CURRENCY) : 0
}

async function paymentRows({ config, schema, store }: DoctorContext, id: string): Promise<Row[]> {
  const { data, errors } = await store.send(CheckoutById, { id })
  const offered = isObject(data?.cart) ? data.cart.available_payment_methods : undefined
  if (!Array.isArray(offered)) return [row('payment', 'fault', errors[0]?.message ?? 'the store named no methods')]
  const codes = offered.filter(isObject).map(({ code }) => String(code))
  const offer = { shop: config.shop, upstream: schema.used }
  const rows = codes.map((code) => methodRow(code, offer))
  // `free` is only for orders that cost nothing.
  const isPayable = codes.some((code) => code !== 'free' && adapterOf(code, offer) !== undefined)
  if (isPayable) return rows
  const remedy = 'Stores > Configuration > Sales > Payment Methods: switch on one that the shop knows.'
  return [...rows, row('payment', 'fault', 'nothing that costs anything can be paid', remedy)]
}

function methodRow(code: string, offer: Parameters<typeof adapterOf>[1]): Row {
  const name = `payment ${code}`
  const adapter = adapterOf(code, offer)
  const kind = adapter?.kindOf(code, offer)?.toLowerCase().replaceAll('_', ' ')
  if (adapter && kind) return row(name, 'ok', kind === adapter.name ? kind : `${kind}, by ${adapter.name}`)
  if (code === 'checkmo')
    return row(name, 'note', 'never offered (checks)', 'Switch it off in the store, too: payment/checkmo/active 0.')
  const remedy = `Add ${code} to OFFLINE_PAYMENT_METHODS if it needs nothing but the order; otherwise it needs an adapter (bff/domains/payment).`
  return row(name, 'off', 'not known, and not offered', remedy)
}

async function agreementRow({ store }: DoctorContext): Promise<Row> {
  const { data } = await store.read(CheckoutAgreements)
  const agreements = Array.isArray(data?.checkoutAgreements) ? data.checkoutAgreements : []
  const remedy =
    'Stores > Terms and Conditions, and checkout/options/enable_agreements 1: the terms of sale stand before the order’s button.'
  return row(
    'agreements',
    agreements.length > 0 ? 'ok' : 'law',
    `${agreements.length} to agree to before an order`,
    remedy,
  )
}

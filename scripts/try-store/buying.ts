import extensions from 'virtual:extensions/server'
import { rowsOf, type Row } from '../doctor/row.ts'
import type { Listed } from './pages.ts'
import type { Shop } from './shop.ts'

/** Maximum products per type that are tried until one can be added to a cart. */
const TRIES = 5
const COUNTRY = 'FR'
const POSTAL_CODE = '75011'
const GUEST = 'try-store@example.com'
const ADDRESS = {
  firstname: 'Try',
  lastname: 'Store',
  telephone: '0100000000',
  country: COUNTRY,
  locality: 'Paris',
  postalCode: POSTAL_CODE,
  streetAddress: ['1 rue de l’Essai'],
}

type Choices = {
  options: { id: string }[]
  configurations: {
    product: { stock: { isInStock: boolean } }
    options: { option_id: string; option_value: string }[]
  }[]
  custom_options: { option_id: string; type: string; is_required: boolean; values: { option_value_id: string }[] }[]
  bundleOptions: {
    id: string
    required: boolean
    values: { value: string; defaultQuantity: number; stock: { isInStock: boolean } }[]
  }[]
  groupedItems: { product: { sku: string; stock: { isInStock: boolean } } }[]
  downloadLinks: { id: string }[]
  downloadLinksRequired: boolean
  isOrderedByContact: boolean
}
type Line = { item_id: string; sku: string; name: string; qty: number; errors: string[] }
type Cart = { items: Line[]; totals: { totalInclTax: { value: { amount: number; currency: string } } } }

const CART = 'items { item_id sku name qty errors } totals { totalInclTax { value { amount currency } } }'

/** Adds one product of each type to a guest's cart, reads and changes it, estimates the delivery, and removes everything again. */
export async function walkCart(shop: Shop, products: readonly Listed[]): Promise<Row[]> {
  const row = rowsOf('cart')
  const rows: Row[] = []
  for (const type of new Set(products.map((product) => product.type))) rows.push(await addOne(shop, type, products))
  const { cart } = await shop.ask<{ cart: Cart }>(`{ cart { ${CART} } }`)
  const { amount, currency } = cart.totals.totalInclTax.value
  rows.push(row('total', cart.items.length > 0 ? 'ok' : 'fault', `${cart.items.length} lines, ${amount} ${currency}`))
  rows.push(...(await changeRows(shop, cart)))
  rows.push(await estimateRow(shop))
  rows.push(await emptyRow(shop))
  return rows
}

async function addOne(shop: Shop, type: string, products: readonly Listed[]): Promise<Row> {
  const row = rowsOf('cart')
  const id = `add ${type.toLowerCase()}`
  const known = products.filter((product) => product.type === type)
  const candidates = known.filter(({ isInStock }) => isInStock).slice(0, TRIES)
  if (candidates.length === 0) return soldOutRow(shop, id, known)
  const reasons: string[] = []
  for (const { sku } of candidates) {
    const item = await itemOf(shop, sku)
    if (typeof item === 'string') {
      reasons.push(`${sku}: ${item}`)
      continue
    }
    const { addItemToCart: added } = await shop.ask<{
      addItemToCart: { success: boolean; errorMessage: string | null }
    }>('mutation ($item: CartItemInput!) { addItemToCart(item: $item) { success errorMessage } }', { item })
    if (added.success) return row(id, 'ok', `${sku} with ${Object.keys(item).length - 2} kinds of choices`)
    reasons.push(`${sku}: ${added.errorMessage ?? 'refused without a reason'}`)
  }
  return row(
    id,
    'fault',
    reasons.join('; '),
    'Look at stock, salable quantities and required options of these products.',
  )
}

/** Checks whether a composite product is sold out although its parts are not. */
async function soldOutRow(shop: Shop, id: string, known: readonly Listed[]): Promise<Row> {
  const row = rowsOf('cart')
  const wrong: string[] = []
  for (const { sku, type } of known.slice(0, TRIES)) {
    const item = await itemOf(shop, sku)
    const hasParts =
      typeof item !== 'string' && ('options' in item || 'bundleOptions' in item || 'groupedItems' in item)
    if (hasParts && type !== 'SIMPLE') wrong.push(sku)
  }
  const remedy = 'Look at their stock in the back office, and at the rows of goods: npm run doctor.'
  if (wrong.length > 0) return row(id, 'fault', `sold out though parts are in stock: ${wrong.join(', ')}`, remedy)
  return row(id, 'note', `all ${known.length} that were listed are sold out`, remedy)
}

/** Returns a cart item with the first of every required choice, or a text with the reason why there is nothing to try. */
async function itemOf(shop: Shop, sku: string): Promise<Record<string, unknown> | string> {
  const { product } = await shop.ask<{ product: Choices | null }>(
    `query ($sku: String!) { product(sku: $sku) { isOrderedByContact downloadLinksRequired options { id } downloadLinks { id }
      configurations { product { stock { isInStock } } options { option_id option_value } }
      custom_options { option_id type is_required values { option_value_id } }
      bundleOptions { id required values { value defaultQuantity stock { isInStock } } }
      groupedItems { product { sku stock { isInStock } } } } }`,
    { sku },
  )
  if (!product) return 'is not shown on a page of its own'
  if (product.isOrderedByContact) return 'needs a file: it is ordered by phone'
  const variant = product.configurations.find((one) => one.product.stock.isInStock)
  if (product.options.length > 0 && !variant) return 'has no variant in stock'
  const custom = product.custom_options.filter((option) => option.is_required)
  const bundle = product.bundleOptions.flatMap(({ id, required, values }) => {
    const choice = values.find(({ stock }) => stock.isInStock)
    return required && choice ? [{ option_id: id, option_value: choice.value }] : []
  })
  const grouped = product.groupedItems.filter((one) => one.product.stock.isInStock)
  const [link] = product.downloadLinks
  return {
    sku,
    qty: 1,
    ...(variant && { options: variant.options }),
    ...(custom.length > 0 && {
      customOptions: custom.map(({ option_id, type, values }) => ({
        option_id,
        option_value: values[0]?.option_value_id ?? typedValue(type),
      })),
    }),
    ...(bundle.length > 0 && { bundleOptions: bundle }),
    ...(grouped.length > 0 && { groupedItems: grouped.slice(0, 1).map((one) => ({ sku: one.product.sku, qty: 1 })) }),
    ...(product.downloadLinksRequired && link && { downloadLinks: [link.id] }),
  }
}

function typedValue(type: string): string {
  const tomorrow = new Date(Date.now() + 24 * 3600 * 1000).toISOString().slice(0, 10)
  if (type === 'DATE') return tomorrow
  if (type === 'DATE_TIME') return `${tomorrow} 12:00`
  return type === 'TIME' ? '12:00' : 'Try'
}

async function changeRows(shop: Shop, { items }: Cart): Promise<Row[]> {
  const row = rowsOf('cart')
  const [line] = items
  if (!line) return []
  const broken = items.filter(({ errors }) => errors.length > 0)
  const { updateCartItem: changed } = await shop.ask<{
    updateCartItem: { success: boolean; errorMessage: string | null; cart: Cart }
  }>(`mutation ($id: ID!) { updateCartItem(item_id: $id, qty: 2) { success errorMessage cart { ${CART} } } }`, {
    id: line.item_id,
  })
  // A store may accept a quantity and still report an error of the line.
  const [fault] = changed.cart.items.find(({ sku }) => sku === line.sku)?.errors ?? []
  const reason = changed.success ? fault : changed.errorMessage
  const says = `${line.sku}: ${reason ?? '2 pieces'}`
  return [
    row(
      'lines',
      broken.length === 0 ? 'ok' : 'note',
      broken.map(({ sku, errors }) => `${sku}: ${errors[0]}`).join('; ') || 'no line has a fault',
    ),
    row('quantity', reason === undefined ? 'ok' : 'note', says),
  ]
}

async function estimateRow(shop: Shop): Promise<Row> {
  const row = rowsOf('cart')
  const { isFeatureActive: isActive } = await shop.ask<{ isFeatureActive: boolean }>(
    '{ isFeatureActive(feature: "deliveryEstimate") }',
  )
  if (!isActive) return row('delivery estimate', 'off', 'this store has none', 'Magento 2.4.7')
  const { deliveryEstimate: methods } = await shop.ask<{ deliveryEstimate: { title: string }[] }>(
    `query ($country: String!, $postalCode: String!) { deliveryEstimate(country: $country, postalCode: $postalCode) { title } }`,
    { country: COUNTRY, postalCode: POSTAL_CODE },
  )
  const says = methods.map(({ title }) => title).join(', ') || `no method delivers to ${POSTAL_CODE} ${COUNTRY}`
  return row(
    'delivery estimate',
    methods.length > 0 ? 'ok' : 'off',
    says,
    'Stores > Configuration > Sales > Delivery Methods.',
  )
}

/** Empties the cart. */
async function emptyRow(shop: Shop): Promise<Row> {
  const row = rowsOf('cart')
  const { cart } = await shop.ask<{ cart: Cart }>(`{ cart { ${CART} } }`)
  for (const { item_id: id } of cart.items) {
    await shop.ask('mutation ($id: ID!) { removeCartItem(item_id: $id) { success errorMessage } }', { id })
  }
  const { cart: left } = await shop.ask<{ cart: Cart }>(`{ cart { ${CART} } }`)
  shop.forget()
  return row('emptied', left.items.length === 0 ? 'ok' : 'fault', `${left.items.length} lines are left`)
}

type Me = { email: string; addresses: { id: string }[] } | null

/** Reads what a customer sees; changes nothing. */
export async function walkAccount(shop: Shop, email?: string, password?: string): Promise<Row[]> {
  const row = rowsOf('account')
  if (!email || !password) return [row('sign in', 'note', 'not tried: set TRY_EMAIL and TRY_PASSWORD')]
  const { login } = await shop.ask<{ login: { success: boolean; errorMessage: string | null } }>(
    'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { success errorMessage } }',
    { email, password },
  )
  if (!login.success) return [row('sign in', 'fault', login.errorMessage ?? 'refused without a reason')]
  const rows = [row('sign in', 'ok', 'the customer is signed in')]
  const { me } = await shop.ask<{ me: Me }>('{ me { email addresses { id } } }')
  rows.push(row('customer', me ? 'ok' : 'fault', me ? `${me.addresses.length} addresses` : 'nobody is signed in'))
  const parts: [string, string][] = [
    ['orders', '{ me { orderList(page: 1) { total items { number } } } }'],
    ['wishlist', '{ me { wishlist { items { id } } } }'],
    ['downloads', '{ me { downloadableProducts { id } } }'],
    ['store credit', '{ me { storeCredit(page: 1) { balance { value { amount } } } } }'],
    ['saved cards', '{ me { savedCards { id } } }'],
    ...extensions.flatMap(({ tried = {} }) => Object.entries(tried)),
  ]
  for (const [name, query] of parts) rows.push(await readRow(shop, name, query))
  await shop.ask('mutation { logout { success } }')
  shop.forget()
  return rows
}

async function readRow(shop: Shop, name: string, query: string): Promise<Row> {
  const row = rowsOf('account')
  try {
    const { me } = await shop.ask<{ me: Record<string, unknown> | null }>(query)
    const [part] = Object.values(me ?? {})
    return row(name, 'ok', part === null ? 'this store has none' : JSON.stringify(part).slice(0, 60))
  } catch (error) {
    return row(name, 'fault', error instanceof Error ? error.message : String(error))
  }
}

type Checkout = {
  step: string
  revision: string
  cart: { id: string }
  shippingMethods: { carrier_code: string; method_code: string; needsPickupPoint: boolean }[]
  paymentMethods: { code: string; kind: string }[]
}
type Answer = { success: boolean; errorMessage: string | null; checkout: Checkout }

const CHECKOUT = `step revision cart { id } shippingMethods { carrier_code method_code needsPickupPoint } paymentMethods { code kind }`

/** Buys one item as a guest, with a method that takes no money. */
export async function walkOrder(shop: Shop, products: readonly Listed[]): Promise<Row[]> {
  const row = rowsOf('order')
  shop.forget()
  const added = await addOne(shop, 'SIMPLE', products)
  if (added.verdict !== 'ok') return [row('cart', 'fault', added.says)]

  async function step(name: string, declared: string, input: Record<string, unknown>): Promise<Checkout> {
    const { answer } = await shop.ask<{ answer: Answer }>(
      `mutation (${declared}) { answer: ${name} { success errorMessage checkout { ${CHECKOUT} } } }`,
      input,
    )
    if (!answer.success) throw new Error(`${name}: ${answer.errorMessage}`)
    return answer.checkout
  }

  try {
    await step('setCheckoutEmail(email: $email)', '$email: String!', { email: process.env.TRY_EMAIL || GUEST })
    const addressed = await step('setCheckoutAddresses(input: $input)', '$input: CheckoutAddressesInput!', {
      input: { shipping: { address: ADDRESS } },
    })
    const delivery = addressed.shippingMethods.find(({ needsPickupPoint }) => !needsPickupPoint)
    if (!delivery) return [row('delivery', 'fault', 'no method delivers to an address in Paris')]
    const { carrier_code, method_code } = delivery
    const delivered = await step('setCheckoutShippingMethod(input: $input)', '$input: ShippingMethodInput!', {
      input: { carrier_code, method_code },
    })
    const payment = delivered.paymentMethods.find(({ kind }) => kind === 'OFFLINE' || kind === 'FREE')
    if (!payment)
      return [row('payment', 'fault', 'no method without a payment page is offered', 'OFFLINE_PAYMENT_METHODS')]
    const { code } = payment
    const shown = await step('setCheckoutPaymentMethod(input: $input)', '$input: PaymentMethodInput!', {
      input: { code },
    })
    const { agreements } = await shop.ask<{ agreements: { id: string }[] }>('{ agreements { id } }')
    const agreementIds = agreements.map(({ id }) => id)
    const { placeOrder: placed } = await shop.ask<{
      placeOrder: { success: boolean; errorMessage: string | null; order: { number: string } | null }
    }>('mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { success errorMessage order { number } } }', {
      input: { cartId: shown.cart.id, revision: shown.revision, agreementIds },
    })
    if (!placed.success) return [row('placed', 'fault', placed.errorMessage ?? 'refused without a reason')]
    const says = `${placed.order?.number} by ${carrier_code}_${method_code} and ${code}: cancel it in the back office`
    return [row('placed', 'ok', says)]
  } catch (error) {
    return [row('placed', 'fault', error instanceof Error ? error.message : String(error))]
  }
}

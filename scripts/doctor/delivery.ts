import { UpdateItem } from '../../bff/domains/cart/magento/cart.generated.ts'
import { methodId } from '../../bff/domains/cart/shipping-price.ts'
import { EstimateShipping } from '../../bff/domains/checkout/magento/delivery-estimate.generated.ts'
import { DEFAULT_CURRENCY, toCents } from '../../bff/domains/money.ts'
import type { DoctorContext } from './doctor-context.ts'
import { rowsOf, type Row } from './row.ts'
import { isObject } from './store.ts'
import type { Taxed } from './taxes.ts'

const row = rowsOf('checkout')

/** Postcodes of capitals: a store's rates may depend on the place. */
const PLACES: Readonly<Record<string, string>> = {
  AT: '1010',
  BE: '1000',
  CH: '3000',
  DE: '10115',
  ES: '28001',
  FR: '75001',
  IT: '00118',
  LU: '1111',
  NL: '1011 AB',
  PT: '1000-001',
}
/** Maximum quantity of one product. */
const MOST = 500

type Taken = Taxed & { uid: string }
type Offered = { id: string; cents: number }

/** Compares the site's statements on delivery methods with the offer for a cart of one line: the days, and the amount from which delivery is free. */
export async function deliveryRows(context: DoctorContext, cart: string, line: Taken): Promise<Row[]> {
  const { shop } = context.config
  const offered = await methodsFor(context, cart)
  const rows = [daysRow(shop.arrival, offered)]
  const rule = shop.delivery.find(({ country }) => country === shop.defaultCountryId)
  if (offered && rule?.freeFrom != null)
    rows.push(await freeRow(context, cart, toCents(rule.freeFrom, DEFAULT_CURRENCY), line))
  return rows
}

function daysRow(arrival: DoctorContext['config']['shop']['arrival'], offered: readonly Offered[] | null): Row {
  const name = 'days of delivery'
  if (!arrival)
    return row(name, 'note', 'no date of arrival is shown', 'Set DELIVERY_METHOD_DAYS and ORDER_CUTOFF: docs/store.md.')
  if (!offered) return row(name, 'note', 'which methods are offered is not known: the store makes no estimate')
  const known = new Set(arrival.methods.map(({ method }) => method))
  const without = offered.filter(({ id }) => !known.has(id)).map(({ id }) => id)
  const says = without.length > 0 ? `no date is shown with ${without.join(', ')}` : `known for all of ${offered.length}`
  return row(name, without.length > 0 ? 'off' : 'ok', says, 'Name them in DELIVERY_METHOD_DAYS.')
}

/**
 * Checks that a cart just below the amount pays for each method, and one just above it has a free one. The line keeps the quantity that was tried.
 */
async function freeRow(
  context: DoctorContext,
  cart: string,
  from: number,
  { sku, uid, inclusive }: Taken,
): Promise<Row> {
  const name = 'free delivery'
  const enough = inclusive > 0 ? Math.ceil(from / inclusive) : 0
  if (enough < 2 || enough > MOST)
    return row(name, 'note', 'no cart was made that comes close to the sum of DELIVERY_COSTS')
  const isFreeWith = async (quantity: number) => {
    const { errors } = await context.store.send(UpdateItem, { id: cart, uid, quantity })
    return errors.length > 0 ? null : ((await methodsFor(context, cart))?.some(({ cents }) => cents === 0) ?? null)
  }
  const [below, above] = [await isFreeWith(enough - 1), await isFreeWith(enough)]
  if (below === null || above === null)
    return row(name, 'note', `the cart did not take ${enough} of ${sku}: the sum of DELIVERY_COSTS was not tried`)
  const sum = (from / 100).toFixed(2)
  const found = below ? `is free below ${sum}, too` : above ? `is free from ${sum} on` : `is not free from ${sum} on`
  const remedy =
    'Set the sum of DELIVERY_COSTS to that of the store, with tax. Magento compares it after discounts, and with tax where prices are entered with tax or carriers/freeshipping/tax_including is 1.'
  return row(name, !below && above ? 'ok' : 'off', `delivery ${found}`, remedy)
}

async function methodsFor({ config: { shop }, schema, store }: DoctorContext, cart: string): Promise<Offered[] | null> {
  if (!schema.members.has('Mutation.estimateShippingMethods')) return null
  const country = shop.defaultCountryId
  const address = { country_code: country, ...(PLACES[country] && { postcode: PLACES[country] }) }
  const { data } = await store.send(EstimateShipping, { input: { cart_id: cart, address } })
  const methods = data?.estimateShippingMethods
  if (!Array.isArray(methods)) return null
  return methods.filter(isObject).flatMap(({ available, carrier_code, method_code, price_incl_tax: price }) => {
    const amount = isObject(price) && typeof price.value === 'number' ? price.value : null
    return available === true && amount !== null
      ? { id: methodId(String(carrier_code), String(method_code)), cents: toCents(amount, DEFAULT_CURRENCY) }
      : []
  })
}

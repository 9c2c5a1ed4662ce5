import { taxedCents } from '../../bff/domains/money.ts'
import type { DoctorContext } from './doctor-context.ts'
import { rowsOf, type Row } from './row.ts'
import { isObject, type Store } from './store.ts'

const row = rowsOf('checkout')

/** Prices of a product in cents: as lists show it, and as a cart states it with tax and without. */
export type Taxed = { sku: string; shown: number; inclusive: number; exclusive: number }

const NAMED = 5
const ENTERED =
  'query Entered($sku:String!,$from:String!,$to:String!){products(filter:{sku:{eq:$sku},price:{from:$from,to:$to}}){total_count}}'

type Entered = { withTax: boolean; shownWithTax: boolean }

/**
 * Checks how the store's prices are entered and shown, and whether the shop adds the right tax to prices without it. No field says so; carts and
 * price filters show it.
 */
export async function taxRows({ config: { shop }, store }: DoctorContext, products: readonly Taxed[]): Promise<Row[]> {
  const taxed = products.filter(({ inclusive, exclusive }) => inclusive > exclusive)
  const [first] = taxed
  if (!first) {
    const remedy =
      'Set Stores > Configuration > Sales > Tax > Default Tax Destination Calculation to where most shoppers are.'
    return [
      row('prices', 'note', 'a cart without an address tells no tax: how prices are entered is not known', remedy),
    ]
  }
  const entered = await enteredAs(first, store)
  if (!entered) return [row('prices', 'note', `how the price of ${first.sku} is entered is not known`)]
  return [pricesRow(entered, shop), ratesRow(taxed, entered, shop), filterRow(entered, shop)]
}

/** Finds out how prices are entered: a price filter compares with the entered price, whatever is shown. */
async function enteredAs({ sku, shown, inclusive, exclusive }: Taxed, store: Store): Promise<Entered | null> {
  const isEntered = async (cents: number) => {
    const range = { from: String((cents - 1) / 100), to: String((cents + 1) / 100) }
    const { data } = await store.query(ENTERED, { sku, ...range })
    return isObject(data?.products) && Number(data.products.total_count) > 0
  }
  if (isNear(shown, exclusive)) return { withTax: false, shownWithTax: false }
  if (!isNear(shown, inclusive)) return null
  if (await isEntered(inclusive)) return { withTax: true, shownWithTax: true }
  return (await isEntered(exclusive)) ? { withTax: false, shownWithTax: true } : null
}

type Shop = DoctorContext['config']['shop']

const SHOW_TAX = 'bin/magento config:set tax/display/type 2, and PRICES_SHOW_TAX=true'

function pricesRow({ withTax, shownWithTax }: Entered, { pricesIncludeTax, pricesShowTax }: Shop): Row {
  const says = `entered ${withTax ? 'with' : 'without'} tax, shown ${shownWithTax ? 'with' : 'without'} it`
  const isAsSet = withTax === pricesIncludeTax && (withTax || shownWithTax === pricesShowTax)
  const settings = `PRICES_INCLUDE_TAX=${withTax}${withTax ? '' : ` and PRICES_SHOW_TAX=${shownWithTax}`}`
  const remedy = withTax || shownWithTax ? `Set ${settings}.` : `Set ${settings}; better: ${SHOW_TAX}.`
  if (!isAsSet) return row('prices', 'fault', `${says}; the shop is set otherwise and shows wrong prices`, remedy)
  return row('prices', 'ok', says)
}

/** Checks the tax rates. Prices entered with tax need none, and if prices are shown with tax, the store provides it. */
function ratesRow(taxed: readonly Taxed[], { withTax, shownWithTax }: Entered, { taxMultiplier }: Shop): Row {
  const isFit = ({ inclusive, exclusive }: Taxed) =>
    isNear(taxedCents(exclusive, { includesTax: false, taxMultiplier }).inclusive, inclusive)
  const others = taxed.filter((one) => !isFit(one))
  if (withTax) return row('tax rates', 'ok', 'prices are entered with tax: the shop shows them as they are')
  if (shownWithTax) return row('tax rates', 'ok', 'each product has the rate that the store tells')
  if (others.length === 0)
    return row('tax rates', 'ok', `the tax of ${taxed.length} products is TAX_MULTIPLIER=${taxMultiplier}`)
  const named = others
    .slice(0, NAMED)
    .map(({ sku, inclusive, exclusive }) => `${sku} ×${(inclusive / exclusive).toFixed(3)}`)
  return row(
    'tax rates',
    'fault',
    `prices without tax get ×${taxMultiplier}, which is not the tax of ${named.join(', ')}${others.length > NAMED ? ', …' : ''}`,
    `Set TAX_MULTIPLIER to the rate. Where goods have several, let the store show prices with tax: ${SHOW_TAX}.`,
  )
}

/** Checks the price filter: shoppers type prices with tax, but the store compares with the entered ones. */
function filterRow({ withTax }: Entered, { taxDivisor, taxMultiplier }: Shop): Row {
  const divisor = withTax ? 1 : taxMultiplier
  const says = `what shoppers type is divided by TAX_DIVISOR=${taxDivisor}; prices are entered ${withTax ? 'with' : 'without'} tax`
  return taxDivisor === divisor
    ? row('price filters', 'ok', says)
    : row('price filters', 'fault', `${says}: lists show other prices than those`, `Set TAX_DIVISOR=${divisor}.`)
}

/** Whether two amounts are equal but for rounding: both are rounded. */
function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= 1
}

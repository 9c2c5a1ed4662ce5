import { droppedChoices } from '../../bff/domains/cart/dropped-choices.ts'
import { AddProducts, AddSimpleProduct, RemoveItem } from '../../bff/domains/cart/magento/cart.generated.ts'
import { optionTexts } from '../../bff/domains/cart/add-with-options.ts'
import { ProductDetails } from '../../bff/domains/catalog/magento/product-detail.generated.ts'
import { mapCustomOptions } from '../../bff/domains/catalog/map-custom-options.ts'
import { DEFAULT_CURRENCY } from '../../bff/domains/money.ts'
import { toUid } from '../../bff/domains/uid.ts'
import type { CartItemInput } from '../../bff/magento/store-types.generated.ts'
import type { DoctorContext } from './doctor-context.ts'
import { rowsOf, type Row } from './row.ts'
import { isObject, itemsOf } from './store.ts'

const row = rowsOf('checkout')

/** Products in the sample; how many are read in full, and how many are added to the cart. */
const SAMPLE = 100
const READ = 10
const TRIES = 4
const SOLD_ALONE = ['SimpleProduct', 'VirtualProduct']
const OPTIONED = `query Optioned($size:Int!){products(filter:{},pageSize:$size){items{__typename sku stock_status
  ... on CustomizableProductInterface{options{__typename required}}}}}`
/** After noon, where a 12-hour clock would be wrong. */
const TIME = '15:30:00'
const DAYS_AHEAD = 30

type Option = ReturnType<typeof mapCustomOptions>[number]
type Optioned = { sku: string; options: Option[] }

/** Checks that the cart really stores custom options, and times as typed: it reports success in any case. The lines are removed again. */
export async function optionRows(context: DoctorContext, cart: string): Promise<Row[]> {
  const products = await readOptioned(context)
  if (products.length === 0)
    return [row('options', 'note', `no product with custom options among the first ${SAMPLE}: a cart was not tried`)]
  // Products with a time come first: they show both.
  const ordered = products.toSorted((a, b) => Number(b.options.some(isTime)) - Number(a.options.some(isTime)))
  for (const product of ordered.slice(0, TRIES)) {
    const found = await tryOptions(product, context, cart)
    if (found) return found
  }
  const skus = ordered.slice(0, TRIES).map(({ sku }) => sku)
  return [row('options', 'note', `no cart took ${skus.join(', ')}: whether it keeps custom options is not known`)]
}

async function readOptioned({ config: { shop }, store }: DoctorContext): Promise<Optioned[]> {
  const { data } = await store.query(OPTIONED, { size: SAMPLE })
  const skus = itemsOf(data?.products).flatMap(({ __typename: type, sku, stock_status: stock, options }) => {
    const choices = Array.isArray(options) ? options.filter(isObject) : []
    const needsFile = choices.some((one) => one.__typename === 'CustomizableFileOption' && one.required)
    const isFit = SOLD_ALONE.includes(String(type)) && stock === 'IN_STOCK' && choices.length > 0 && !needsFile
    return isFit ? [String(sku)] : []
  })
  const read = skus.slice(0, READ)
  if (read.length === 0) return []
  const details = await store.read(ProductDetails, { skus: read, size: read.length })
  const pricing = { includesTax: shop.pricesIncludeTax, taxMultiplier: shop.taxMultiplier, currency: DEFAULT_CURRENCY }
  return itemsOf(details.data?.products).flatMap(({ sku, options }) => {
    const known = mapCustomOptions(Array.isArray(options) ? (options as never) : [], pricing)
    return known.length > 0 ? [{ sku: String(sku), options: known }] : []
  })
}

/** Returns null if the store refuses the product, as it may for its quantity. */
async function tryOptions(
  { sku, options }: Optioned,
  { schema, store }: DoctorContext,
  id: string,
): Promise<Row[] | null> {
  const time = options.find(isTime)
  const chosen = options.filter((option) => option.is_required || option === (time ?? options[0]))
  const line = lineOf(sku, chosen)
  // Added as the shop adds it.
  const { data } = schema.used.atLeast('2.4.7')
    ? await store.send(AddProducts, { id, items: [line] })
    : await store.send(AddSimpleProduct, { id, sku, quantity: 1, options: optionTexts(line) })
  const added = Object.values(data ?? {})[0]
  const cart = isObject(added) && isObject(added.cart) ? added.cart : null
  const made = itemsOf(cart).filter(({ product }) => isObject(product) && product.sku === sku)
  try {
    if (made.length === 0) return null
    const lost = new Set(droppedChoices(line, cart as never)?.options)
    const isDropped = chosen.some((option) => lost.has(option.option_id) && option !== time)
    const isTimeLost = time !== undefined && lost.has(time.option_id)
    if (isDropped || (isTimeLost && !hasOption(made, time))) return [droppedRow(sku)]
    return [
      row('options', 'ok', `a cart keeps the ${chosen.length} that were chosen of ${sku}`),
      timeRow(sku, isTimeLost, time),
    ]
  } finally {
    for (const { uid } of made) if (typeof uid === 'string') await store.send(RemoveItem, { id, uid })
  }
}

function droppedRow(sku: string): Row {
  const says = `a cart drops those of ${sku} without an error: the shop takes such a line out again, and says so`
  return row('options', 'off', says, 'Look for a module that changes how products are added to carts.')
}

function timeRow(sku: string, isMoved: boolean, time: Option | undefined): Row {
  const remedy = 'bin/magento config:set catalog/custom_options/time_format 24h'
  if (!time)
    return row(
      'time format',
      'note',
      'no product with a time was found: it was not tried',
      `${remedy}, before you sell one.`,
    )
  if (!isMoved) return row('time format', 'ok', `${TIME.slice(0, 5)} of ${sku} stays what it is`)
  return row(
    'time format',
    'off',
    `${TIME.slice(0, 5)} of ${sku} is read as another time: such lines are taken out again`,
    remedy,
  )
}

function hasOption(lines: readonly Record<string, unknown>[], { option_id: id }: Option): boolean {
  return lines.some(
    ({ customizable_options: chosen }) =>
      Array.isArray(chosen) &&
      chosen.some((one) => isObject(one) && one.customizable_option_uid === toUid('custom-option', id)),
  )
}

function isTime({ type }: Option): boolean {
  return type === 'DATE_TIME' || type === 'TIME'
}

function lineOf(sku: string, options: readonly Option[]): CartItemInput {
  const selected = options.flatMap(({ option_id: id, values: [first] }) =>
    first ? [toUid('custom-option', id, first.option_value_id)] : [],
  )
  const entered = options.flatMap(({ option_id: id, type, values }) =>
    values.length === 0 ? [{ uid: toUid('custom-option', id), value: typedValue(type) }] : [],
  )
  return { sku, quantity: 1, selected_options: selected, entered_options: entered }
}

function typedValue(type: Option['type']): string {
  if (type === 'FIELD' || type === 'AREA') return 'A'
  const day = new Date(Date.now() + DAYS_AHEAD * 24 * 3600 * 1000).toISOString().slice(0, 10)
  return `${day} ${type === 'DATE' ? '00:00:00' : TIME}`
}

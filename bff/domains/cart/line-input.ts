import { MAX_QUANTITY } from '../../../schema/shop-constants.ts'
import type { CartItemInput } from '../../graphql/shop-schema.generated.ts'
import type { CartItemInput as StoreLine } from '../../magento/store-types.generated.ts'
import type { ProductModel } from '../catalog/product-model.ts'
import { toUid } from '../uid.ts'
import { number } from '../../i18n/locale.ts'
import { t } from '../../i18n/texts.ts'

/** Longest text of one option; the store has its own limits per option. */
const MAX_OPTION_LENGTH = 5000
/** Any day, for options with a time only: the store requires a day and ignores it. */
const ANY_DAY = '2000-01-01'
/** Options of one line, of all kinds. */
const MAX_OPTIONS = 200

/** Looks up a product for the kinds of its options; called only if a line has options whose kind matters. */
export type ProductOf = (sku: string) => Promise<ProductModel | null>

/** Returns the store's lines for a line of the shop: one, or one for each item of a grouped product. */
export async function storeLines(item: CartItemInput, productOf: ProductOf): Promise<StoreLine[]> {
  if (item.groupedItems?.length) {
    // The store accepts a grouped product's sku only with every item in its default quantity.
    const wanted = item.groupedItems.filter(({ qty }) => qty > 0)
    return wanted.map(({ sku, qty }) => ({ sku, quantity: rounded(qty) }))
  }
  const needsProduct = Boolean(item.customOptions?.length || item.bundleOptions?.length)
  const product = needsProduct ? await productOf(item.sku) : null
  const custom = customOptions(item.customOptions, product)
  const bundle = bundleOptions(item.bundleOptions, product)
  const selected = [
    ...(item.options ?? []).map(({ option_id, option_value }) => toUid('configurable', option_id, option_value)),
    ...(item.downloadLinks ?? []).map((id) => toUid('downloadable', id)),
    ...custom.selected,
    ...bundle.selected,
  ].slice(0, MAX_OPTIONS)
  const entered = [...custom.entered, ...bundle.entered].slice(0, MAX_OPTIONS)
  return [
    {
      sku: item.sku,
      quantity: rounded(item.qty),
      ...(selected.length > 0 && { selected_options: selected }),
      ...(entered.length > 0 && { entered_options: entered }),
    },
  ]
}

/** Returns what is wrong with the quantities of a line, for shoppers; null if nothing. Only the store knows whether fractions are sold. */
export function quantityFault(quantities: readonly number[]): string | null {
  if (quantities.some((quantity) => quantity > MAX_QUANTITY))
    return t('cart.quantityTooLarge', { limit: number(MAX_QUANTITY) })
  const isSound = quantities.every((quantity) => quantity >= 0) && quantities.some((quantity) => rounded(quantity) > 0)
  return isSound ? null : t('cart.quantityTooSmall')
}

/** The store keeps four decimals. */
export function rounded(quantity: number): number {
  return Math.round(quantity * 10_000) / 10_000
}

type Options = { selected: string[]; entered: { uid: string; value: string }[] }

function customOptions(options: CartItemInput['customOptions'], product: ProductModel | null): Options {
  const result: Options = { selected: [], entered: [] }
  for (const { option_id, option_value } of options ?? []) {
    const known = product?.page?.customOptions.find((option) => option.option_id === option_id)
    // Left out: what is empty, and what the product does not offer here, such as files.
    if (option_value.trim() === '' || (product?.page && !known)) continue
    const isChosen = known ? known.values.length > 0 : /^\d+$/.test(option_value)
    if (isChosen) result.selected.push(toUid('custom-option', option_id, option_value))
    else result.entered.push({ uid: toUid('custom-option', option_id), value: typedValue(option_value, known?.type) })
  }
  return result
}

/** Formats a date, a time or both as `Y-m-d H:i:s`, the only form that the store accepts; it ignores the part that it does not need. */
function typedValue(value: string, type: string | undefined): string {
  if (type !== 'DATE' && type !== 'DATE_TIME' && type !== 'TIME') return value.slice(0, MAX_OPTION_LENGTH)
  const [, date, time] = /^(\d{4}-\d\d-\d\d)?[T ]?(\d\d:\d\d(?::\d\d)?)?$/.exec(value.trim()) ?? []
  if (!date && !time) return value.slice(0, MAX_OPTION_LENGTH)
  if ((type !== 'TIME' && !date) || (type !== 'DATE' && !time)) return value.slice(0, MAX_OPTION_LENGTH)
  return `${date ?? ANY_DAY} ${(time ?? '00:00').padEnd(8, ':00')}`
}

/** A choice's uid holds its default quantity; another quantity is «entered» under the same uid. */
function bundleOptions(options: CartItemInput['bundleOptions'], product: ProductModel | null): Options {
  const result: Options = { selected: [], entered: [] }
  for (const { option_id, option_value, option_qty } of options ?? []) {
    const choice = product?.page?.bundle?.bundleOptions
      .find((option) => option.id === option_id)
      ?.values.find((value) => value.value === option_value)
    const uid = choice?.uid ?? toUid('bundle', option_id, option_value, 1)
    const isChanged = option_qty != null && choice?.userDefinedQuantity && option_qty !== choice.defaultQuantity
    if (isChanged) result.entered.push({ uid, value: String(rounded(option_qty)) })
    else result.selected.push(uid)
  }
  return result
}

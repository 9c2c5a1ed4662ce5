import type { CartItemChoice, SelectedCustomOption } from '../../graphql/shop-schema.generated.ts'
import { currentLocale } from '../../i18n/locale.ts'
import { plainText } from '../../magento/plain-texts.ts'
import { plainId, uidParts } from '../uid.ts'
import type { ChosenLine, ChosenOption } from './cart-model.ts'

const STYLES = ['medium', 'long'] as const

const CHOSEN: readonly string[] = ['drop_down', 'radio', 'checkbox', 'multiple']
const TYPED: readonly string[] = ['field', 'area']

/** Returns the `CartItemInput` that adds a line again; null if the cart does not show it for sure. */
export function lineChoice(item: ChosenLine): CartItemChoice | null {
  const custom = customOptions(item)
  if (!item.product.sku || !custom) return null
  return {
    sku: item.product.sku,
    qty: item.quantity,
    options: variantOptions(item),
    customOptions: custom,
    bundleOptions: bundleOptions(item),
    downloadLinks: (item.links ?? []).flatMap((link) => (link ? [plainId(link.uid)] : [])),
  }
}

/** `configurable/93/13` is value 13 of attribute 93; the option's own uid names the product in place of the attribute. */
function variantOptions(item: ChosenLine): CartItemChoice['options'] {
  return (item.configurable_options ?? []).flatMap((option) => {
    const [, id, value] = uidParts(option?.configurable_product_option_value_uid) ?? []
    return id && value ? [{ option_id: id, option_value: value }] : []
  })
}

/** `bundle/14/22/1` is selection 22 of option 14; its last part is the quantity it has by default, not the chosen one. */
function bundleOptions(item: ChosenLine): CartItemChoice['bundleOptions'] {
  return (item.bundle_options ?? []).flatMap((option) =>
    (option?.values ?? []).flatMap((value) => {
      const [, id, selection] = uidParts(value?.uid) ?? []
      return value && id && selection ? [{ option_id: id, option_value: selection, option_qty: value.quantity }] : []
    }),
  )
}

function customOptions(item: ChosenLine): SelectedCustomOption[] | null {
  const options = (item.customizable_options ?? []).filter((option) => option !== null).map(customOption)
  return options.some((option) => option === null) ? null : options.flatMap((option) => option ?? [])
}

/** Returns an option with its value; null for files, and for a date whose text cannot be parsed. */
function customOption(option: ChosenOption): SelectedCustomOption[] | null {
  const id = plainId(option.customizable_option_uid)
  const values = option.values.filter((value) => value !== null)
  if (CHOSEN.includes(option.type)) {
    return values.map((value) => ({ option_id: id, option_value: plainId(value.customizable_option_value_uid) }))
  }
  const typed = typedText(option.type, values[0]?.value ?? '')
  return typed === null ? null : [{ option_id: id, option_value: typed }]
}

function typedText(type: string, text: string): string | null {
  if (TYPED.includes(type)) return plainText(text)
  return type === 'date' ? writtenDate(text, currentLocale()) : null
}

/**
 * Parses a date that the store wrote out in its language («4 mai 2026», the only form in a cart) to an ISO date (`2026-05-04`). Null unless the text
 * is exactly a date of the locale.
 */
export function writtenDate(text: string, locale: string): string | null {
  const numbers = [...new Set((text.match(/\d+/g) ?? []).map(Number))]
  const year = numbers.find((number) => number > 999 && number < 10_000)
  if (year === undefined) return null
  const formats = STYLES.map((dateStyle) => new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' }))
  const wanted = normal(text)
  for (const day of numbers.filter((number) => number >= 1 && number <= 31).slice(0, 3)) {
    for (let month = 0; month < 12; month += 1) {
      const date = new Date(Date.UTC(year, month, day))
      if (date.getUTCDate() === day && formats.some((format) => normal(format.format(date)) === wanted)) {
        return date.toISOString().slice(0, 10)
      }
    }
  }
  return null
}

/** Normalises kinds of spaces and capitals, in which servers differ. */
function normal(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().toLowerCase()
}

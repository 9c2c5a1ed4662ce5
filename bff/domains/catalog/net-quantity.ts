import type { ShopSettings } from '../../config.ts'
import type { MeasureUnit, UnitPrice } from '../../graphql/shop-schema.generated.ts'
import { number } from '../../i18n/locale.ts'
import { type PairOfCents, pricePair } from '../money.ts'

/** How much is in the pack: grams for kilograms, millilitres for litres. */
export type NetQuantity = { amount: number; unit: MeasureUnit }

/** Reads the net quantity from the attributes for weight and volume; weight takes precedence. Null unless one is unambiguous. */
export function netQuantity(
  attributes: ReadonlyMap<string, string>,
  codes: ShopSettings['attributes'],
): NetQuantity | null {
  const grams = inSmallUnit(attributes.get(codes.netWeight), 'KILOGRAM')
  if (grams) return { amount: grams, unit: 'KILOGRAM' }
  const millilitres = inSmallUnit(attributes.get(codes.netVolume), 'LITRE')
  return millilitres ? { amount: millilitres, unit: 'LITRE' } : null
}

/** Formats a quantity: «2 kg», «500 g», «1,5 l», «250 ml», with the larger unit from one thousand on. */
export function formatQuantity({ amount, unit }: NetQuantity): string {
  const [small, large] = unit === 'KILOGRAM' ? ['g', 'kg'] : ['ml', 'l']
  const value = amount >= 1000 ? amount / 1000 : amount
  return `${number(value, 3)}\u00a0${amount >= 1000 ? large : small}`
}

const QUANTITY = /^(\d+(?:[.,]\d+)?)\s*([a-z]*)$/i
/** «1,500 g» is one and a half grams in French, and a thousand more in English. */
const AMBIGUOUS = /^[1-9]\d{0,2}[.,]\d{3}$/
/** How many of the small unit each unit is; without a unit, the small one is meant. */
const SMALL_UNITS: Readonly<Record<MeasureUnit, Partial<Record<string, number>>>> = {
  KILOGRAM: { '': 1, g: 1, kg: 1000 },
  LITRE: { '': 1, ml: 1, cl: 10, l: 1000 },
}

/** «500», «500 g» or «1,5 kg» in grams, or millilitres; null for anything else, such as «6 × 400 g». */
function inSmallUnit(text: string | undefined, unit: MeasureUnit): number | null {
  const [, figure = '', name = ''] = QUANTITY.exec(text?.trim() ?? '') ?? []
  const factor = SMALL_UNITS[unit][name.toLowerCase()]
  if (!factor || (factor === 1 && AMBIGUOUS.test(figure))) return null
  return Number((Number(figure.replace(',', '.')) * factor).toFixed(4)) || null
}

/** Returns the price per kilogram or litre of a piece with this many grams or millilitres. */
export function unitPrice(
  { inclusive, exclusive }: PairOfCents,
  { amount, unit }: NetQuantity,
  currency: string,
): UnitPrice {
  const perUnit = (cents: number) => Math.round((cents * 1000) / amount)
  return { price: pricePair(perUnit(inclusive), perUnit(exclusive), currency), unit }
}

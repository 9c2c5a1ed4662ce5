import type { ShopSettings } from '../../config.ts'
import type { MeasureUnit, UnitPrice } from '../../graphql/shop-schema.generated.ts'
import { number } from '../../i18n/locale.ts'
import { type PairOfCents, pricePair } from '../money.ts'

/** How much is in the pack: grams for kilograms, millilitres for litres. */
export type NetQuantity = { amount: number; unit: MeasureUnit }

/** From the attributes that carry net weight and net volume; weight wins. Null where neither is a positive number. */
export function netQuantity(
  attributes: ReadonlyMap<string, string>,
  codes: ShopSettings['attributes'],
): NetQuantity | null {
  const grams = positive(attributes.get(codes.netWeight))
  if (grams) return { amount: grams, unit: 'KILOGRAM' }
  const millilitres = positive(attributes.get(codes.netVolume))
  return millilitres ? { amount: millilitres, unit: 'LITRE' } : null
}

/** «2 kg», «500 g», «1,5 l», «250 ml»: the larger unit from one thousand on. */
export function formatQuantity({ amount, unit }: NetQuantity): string {
  const [small, large] = unit === 'KILOGRAM' ? ['g', 'kg'] : ['ml', 'l']
  const value = amount >= 1000 ? amount / 1000 : amount
  return `${number(value, 3)}\u00a0${amount >= 1000 ? large : small}`
}

function positive(text: string | undefined): number | null {
  const value = Number(text?.trim().replace(',', '.') || Number.NaN)
  return value > 0 && Number.isFinite(value) ? value : null
}

/** Price per kilogram or litre of a piece that holds so many grams or millilitres. */
export function unitPrice(
  { inclusive, exclusive }: PairOfCents,
  { amount, unit }: NetQuantity,
  currency: string,
): UnitPrice {
  const perUnit = (cents: number) => Math.round((cents * 1000) / amount)
  return { price: pricePair(perUnit(inclusive), perUnit(exclusive), currency), unit }
}

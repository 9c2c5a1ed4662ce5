import type { PriceRange } from './list-changes.ts'

const PRICE = /^\d{1,7}([.,]\d{1,2})?$/

export type PriceRangeError = 'catalog.price.notANumber' | 'catalog.price.tooHigh' | 'catalog.price.reversed'

/** Reads what was typed as a price range in euros; blanks are open bounds, a comma is a decimal point. */
export function readPriceRange(minText: string, maxText: string, limit: number): PriceRange | PriceRangeError {
  const texts = [minText, maxText].map((text) => text.replace(/[\s€]/g, ''))
  if (texts.some((text) => text !== '' && !PRICE.test(text))) return 'catalog.price.notANumber'
  const [min, max] = texts.map((text) => (text === '' ? undefined : Number(text.replace(',', '.'))))
  if ((min ?? 0) > limit || (max ?? 0) > limit) return 'catalog.price.tooHigh'
  if (min !== undefined && max !== undefined && min > max) return 'catalog.price.reversed'
  return { min, max }
}

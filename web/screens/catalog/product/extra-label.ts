import type { Format } from '../../../site/use-format.ts'
import type { ExtraCostFieldsFragment } from '../product-choices.generated.ts'

/** `+ 5,00 €` or `+ 10 %`; empty where nothing is added. No-break spaces keep it in one piece. */
export function extraLabel(extra: ExtraCostFieldsFragment | null, format: Pick<Format, 'money' | 'number'>): string {
  if (!extra) return ''
  if ('rate' in extra)
    return extra.rate === 0 ? '' : signed(extra.rate, `${format.number(Math.abs(extra.rate))}\u202f%`)
  const { amount, currency } = extra.prices.priceInclTax.value
  return amount === 0 ? '' : signed(amount, format.money({ amount: Math.abs(amount), currency }))
}

function signed(value: number, text: string): string {
  return `${value < 0 ? '−' : '+'}\u00a0${text}`
}

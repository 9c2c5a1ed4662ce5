import { amountOf, cents } from '../money.ts'
import type { ExtraCostFieldsFragment, ProductChoicesFragment } from '../product-choices.generated.ts'
import type { ProductChoice } from './product-choice.ts'

export type CustomOption = ProductChoicesFragment['custom_options'][number]

/** What an extra adds to one piece, incl. tax, rounded to cents: fixed, or percent of the piece's own price. */
export function extraAmount(extra: ExtraCostFieldsFragment | null, basePrice: number): number {
  if (!extra) return 0
  return cents('rate' in extra ? (basePrice * extra.rate) / 100 : amountOf(extra.prices))
}

/** What all chosen and typed options together add to one piece. */
export function customOptionsAmount(
  options: readonly CustomOption[],
  chosen: ProductChoice['customOptions'],
  basePrice: number,
): number {
  const amounts = options.flatMap((option) => {
    const entered = enteredValues(option, chosen)
    if (option.values.length === 0) return entered.length > 0 ? [extraAmount(option.extraCost, basePrice)] : []
    return option.values
      .filter((value) => entered.includes(value.option_value_id))
      .map((value) => extraAmount(value.extraCost, basePrice))
  })
  return cents(amounts.reduce((sum, amount) => sum + amount, 0))
}

/** Values chosen, or the text typed when it is more than blanks. */
export function enteredValues({ option_id: id }: CustomOption, chosen: ProductChoice['customOptions']): string[] {
  return (chosen[id] ?? []).filter((value) => value.trim() !== '')
}

/** The cost of a choice of a custom option, in cents or in percent of the product's price; null if it is free. */
export type ChoiceCost = { cents: number } | { rate: number } | null

/** Rounded to cents each, as the store does. */
export function choiceCents(cost: ChoiceCost, price: number): number {
  if (!cost) return 0
  return 'rate' in cost ? Math.round((price * cost.rate) / 100) : cost.cents
}

/** Returns what required options add to a price in cents: at least with `Math.min`, at most with `Math.max`. */
export function requiredCents(
  options: readonly (readonly ChoiceCost[])[],
  price: number,
  pick: (...costs: number[]) => number,
): number {
  return options
    .filter((choices) => choices.length > 0)
    .reduce((sum, choices) => sum + pick(...choices.map((choice) => choiceCents(choice, price))), 0)
}

/** What an answer to a question about a product costs, in cents or in percent of the product's price; null where it costs nothing. */
export type AnswerCost = { cents: number } | { rate: number } | null

/** Rounded to cents each, as the store does. */
export function answerCents(cost: AnswerCost, price: number): number {
  if (!cost) return 0
  return 'rate' in cost ? Math.round((price * cost.rate) / 100) : cost.cents
}

/** What questions that have to be answered add to a price in cents: at least with `Math.min`, at most with `Math.max`. */
export function requiredCents(
  questions: readonly (readonly AnswerCost[])[],
  price: number,
  pick: (...costs: number[]) => number,
): number {
  return questions
    .filter((answers) => answers.length > 0)
    .reduce((sum, answers) => sum + pick(...answers.map((answer) => answerCents(answer, price))), 0)
}

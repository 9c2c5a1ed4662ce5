import type { QuantityRule } from '../../graphql/shop-schema.generated.ts'

const NUMBER = '(\\d+(?:[.,]\\d+)?)'
/** The store tells what quantities it sells in sentences alone: in English, or as its French language pack has them. */
const STEP = [
  new RegExp(`only in quantities of ${NUMBER} at a time`, 'i'),
  new RegExp(`par (?:quantités?|multiples?|lots?) de ${NUMBER}`, 'i'),
]
const MIN = [
  new RegExp(`fewest you may purchase is ${NUMBER}`, 'i'),
  new RegExp(`quantité minimale\\D{0,60}?${NUMBER}`, 'i'),
]
const MAX = [
  new RegExp(`most you may purchase is ${NUMBER}`, 'i'),
  new RegExp(`quantité maximale\\D{0,60}?${NUMBER}`, 'i'),
]

/** What the store wants of a quantity that it refused; null where its messages say nothing of it. */
export function quantityRule(messages: readonly string[]): QuantityRule | null {
  for (const message of messages) {
    const rule = { step: numberIn(message, STEP), min: numberIn(message, MIN), max: numberIn(message, MAX) }
    if (rule.step ?? rule.min ?? rule.max) return rule
  }
  return null
}

function numberIn(message: string, patterns: readonly RegExp[]): number | null {
  for (const pattern of patterns) {
    const value = Number(pattern.exec(message)?.[1]?.replace(',', '.') ?? Number.NaN)
    if (value > 0) return value
  }
  return null
}

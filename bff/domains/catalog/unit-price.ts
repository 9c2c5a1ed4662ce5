import type { UnitPrice } from '../../graphql/shop-schema.generated.ts'
import { type PairOfCents, pricePair } from '../money.ts'
import type { NetQuantity } from './net-quantity.ts'

/** Price per kilogram or litre of a piece that holds so many grams or millilitres. */
export function unitPrice(
  { inclusive, exclusive }: PairOfCents,
  { amount, unit }: NetQuantity,
  currency: string,
): UnitPrice {
  const perUnit = (cents: number) => Math.round((cents * 1000) / amount)
  return { price: pricePair(perUnit(inclusive), perUnit(exclusive), currency), unit }
}

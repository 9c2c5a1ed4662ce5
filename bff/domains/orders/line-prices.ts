import type { FixedTax } from '../../graphql/shop-schema.generated.ts'
import {
  type Cents,
  fixedCents,
  fixedTaxes,
  knownCents,
  knownPair,
  type PairOfCents,
  withFixedTaxes,
} from '../money.ts'
import type { LinePricesFragment } from './magento/orders.generated.ts'

/** What a piece of an ordered line cost, with tax; null where the store does not return it. */
export function orderedPiece(
  { prices, product_sale_price: shown }: LinePricesFragment,
  currency: string,
): Cents | null {
  const piece = knownCents(prices?.price_including_tax.value ?? shown.value, currency)
  return piece === null ? null : piece + fixedCents(fixedTaxes(prices?.fixed_product_taxes, currency))
}

/**
 * What some pieces of an ordered line cost: their part of the line, whose tax the store may have rounded by pieces or as a whole. Null where it tells
 * no sums of lines.
 */
export function orderedRow(
  { prices, quantity_ordered: all }: LinePricesFragment,
  quantity: number,
  currency: string,
): PairOfCents | null {
  if (!prices || !all) return null
  const part = (row: number | null) => (row === null ? null : (row * quantity) / all)
  const row = knownPair(part(prices.row_total_including_tax.value), part(prices.row_total.value), currency)
  return row && withFixedTaxes(row, orderedFixedTaxes({ prices }, quantity, currency))
}

/** Fixed taxes of some pieces of a line; empty if the store does not return them. */
export function orderedFixedTaxes(
  { prices }: Pick<LinePricesFragment, 'prices'>,
  quantity: number,
  currency: string,
): FixedTax[] {
  return fixedTaxes(prices?.fixed_product_taxes, currency, quantity)
}

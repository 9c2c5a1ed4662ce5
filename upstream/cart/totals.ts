import { taxedRows } from './line-prices.ts'
import type { CartLine } from './types.ts'

/** 20 % VAT on prices entered including tax: a sixth of the figure. */
const taxShare = 1 / 6

export type Discount = { type: 'percent'; rate: number } | { type: 'fixed'; cents: number }
/** Cents. */
export type LineTotals = { rowIncludingTax: number; rowExcludingTax: number; discount: number }
export type Totals = {
  lines: Map<number, LineTotals>
  subtotalIncludingTax: number
  subtotalExcludingTax: number
  discount: number
  tax: number
  grandTotal: number
}

/**
 * Rounds a series of amounts so that their sum is off by less than a cent: what one rounding takes the next one gives
 * back. This is why a row is not unit × quantity in Magento. The tiny start keeps halves from going either way.
 */
const carryRounding = () => {
  let carried = 0.0001
  return (amount: number): number => {
    if (amount === 0) return 0
    const exact = amount + carried
    const rounded = Math.round(exact)
    carried = exact - rounded
    return rounded
  }
}

/** Each line's share of a discount, in cents. */
const shares = (rows: number[], discount: Discount | null): number[] => {
  const round = carryRounding()
  const sum = rows.reduce((total, row) => total + row, 0)
  if (!discount || sum === 0) return rows.map(() => 0)
  if (discount.type === 'percent') return rows.map((row) => Math.min(row, round((row * discount.rate) / 100)))
  const whole = Math.min(discount.cents, sum)
  let left = whole
  return rows.map((row, index) => {
    const share = index === rows.length - 1 ? left : Math.min(left, Math.round((whole * row) / sum))
    left -= share
    return share
  })
}

/** Totals of a cart; all figures are integer cents. */
export const cartTotals = (lines: CartLine[], discount: Discount | null): Totals => {
  const taxBefore = carryRounding()
  const taxAfter = carryRounding()
  const parts = lines.map(taxedRows)
  const rows = parts.map((line) => line.reduce((sum, row) => sum + row, 0))
  const discounts = shares(rows, discount)
  const totals: Totals = {
    lines: new Map(),
    subtotalIncludingTax: 0,
    subtotalExcludingTax: 0,
    discount: 0,
    tax: 0,
    grandTotal: 0,
  }
  lines.forEach(({ id }, index) => {
    const row = rows[index] ?? 0
    const own = discounts[index] ?? 0
    const taxes = (parts[index] ?? []).reduce((sum, part) => sum + taxBefore(part * taxShare), 0)
    totals.lines.set(id, { rowIncludingTax: row, rowExcludingTax: row - taxes, discount: own })
    totals.subtotalIncludingTax += row
    totals.subtotalExcludingTax += row - taxes
    totals.discount += own
    totals.tax += discount ? taxAfter((row - own) * taxShare) : taxes
  })
  totals.grandTotal = totals.subtotalIncludingTax - totals.discount
  return totals
}

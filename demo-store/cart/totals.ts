import type { Context } from '../context.ts'
import type { CartRuleSeed } from '../seed/types.ts'
import { taxedRows } from './lines.ts'
import type { CartLine } from './load.ts'

/** 20 % VAT on prices entered including tax: a sixth of the figure. */
const TAX_SHARE = 1 / 6

type Discount = { type: 'percent'; rate: number } | { type: 'fixed'; cents: number } | { type: 'free_shipping' }
type AppliedRule = { label: string; discount: Discount }
/** Cents, including tax. */
export type AppliedDiscount = { label: string; cents: number }
/** Cents. */
export type LineTotals = {
  rowIncludingTax: number
  rowExcludingTax: number
  /** Tax on what is left after discounts. */
  tax: number
  discount: number
  discounts: AppliedDiscount[]
}
export type ShippingTotals = { includingTax: number; excludingTax: number; tax: number }
export type Totals = {
  lines: Map<number, LineTotals>
  subtotalIncludingTax: number
  subtotalExcludingTax: number
  discount: number
  /** By rule, in the order they apply. */
  discounts: AppliedDiscount[]
  /** Tax on the lines after discounts. */
  itemsTax: number
  /** Zero while no method is chosen. */
  shipping: ShippingTotals
  tax: number
  /** Store credit that is subtracted. */
  credit: number
  grandTotal: number
}

/** Charges and discounts besides the lines. */
export type Charges = {
  rules: AppliedRule[]
  /** False for a country without tax: then the tax is subtracted from the prices. */
  taxed: boolean
  /** Price of the chosen method as it was entered, including tax. */
  shippingCents: number
  /** Available store credit, in cents. */
  credit: number
}

const NO_CHARGES: Charges = { rules: [], taxed: true, shippingCents: 0, credit: 0 }

/** Totals of a cart; all figures are integer cents. */
export function cartTotals(lines: CartLine[], charges: Partial<Charges> = {}): Totals {
  const { rules, taxed, shippingCents, credit } = { ...NO_CHARGES, ...charges }
  const taxBefore = carryRounding()
  const taxAfter = carryRounding()
  const entered = lines.map(taxedRows)
  // Tax of the rows before discounts, to derive their amounts without tax.
  const taxes = entered.map((parts) => sumOf(parts.map((part) => taxBefore(part * TAX_SHARE))))
  const rows = entered.map((parts, index) => sumOf(parts) - (taxed ? 0 : (taxes[index] ?? 0)))
  const discounts = discountRows(rows, rules)
  const discounted = discounts.some(({ length }) => length)
  const totals = new Map<number, LineTotals>()
  lines.forEach(({ id }, index) => {
    const row = rows[index] ?? 0
    const own = discounts[index] ?? []
    const off = sumOf(own.map(({ cents }) => cents))
    const before = taxes[index] ?? 0
    totals.set(id, {
      rowIncludingTax: row,
      rowExcludingTax: taxed ? row - before : row,
      tax: !taxed ? 0 : discounted ? taxAfter((row - off) * TAX_SHARE) : before,
      discount: off,
      discounts: own,
    })
  })
  const all = [...totals.values()]
  const net = Math.round(shippingCents / (1 + 0.2))
  const shippingTax = taxed ? (discounted ? taxAfter : taxBefore)(shippingCents * TAX_SHARE) : 0
  const shipping = { includingTax: taxed ? shippingCents : net, excludingTax: net, tax: shippingTax }
  const subtotalIncludingTax = sumOf(rows)
  const discount = sumOf(all.map((line) => line.discount))
  const itemsTax = sumOf(all.map(({ tax }) => tax))
  const due = subtotalIncludingTax - discount + shipping.includingTax
  const used = Math.min(credit, due)
  return {
    lines: totals,
    subtotalIncludingTax,
    subtotalExcludingTax: sumOf(all.map(({ rowExcludingTax }) => rowExcludingTax)),
    discount,
    discounts: byLabel(discounts.flat()),
    itemsTax,
    shipping,
    tax: itemsTax + shippingTax,
    credit: used,
    grandTotal: due - used,
  }
}

/** The rule of a coupon code (case-insensitive) if it applies to the lines now, or null. */
export function couponRule(code: string, lines: CartLine[], context: Context): CartRuleSeed | null {
  const wanted = code.trim().toLowerCase()
  const rule = context.model.checkout.cartRules.find((candidate) => candidate.code?.toLowerCase() === wanted)
  return rule && isDue(rule, lines, context) ? rule : null
}

/** Rules that need no coupon and apply to the lines now. */
export function automaticRules(lines: CartLine[], context: Context): CartRuleSeed[] {
  return context.model.checkout.cartRules.filter((rule) => rule.code === undefined && isDue(rule, lines, context))
}

/**
 * Rounds a series of amounts and carries each rounding error to the next, so that the sum stays within a cent. For
 * this reason a row total is not unit × quantity in Magento. The tiny start value makes halves round consistently.
 */
function carryRounding() {
  let carried = 0.0001
  return (amount: number): number => {
    if (amount === 0) return 0
    const exact = amount + carried
    const rounded = Math.round(exact)
    carried = exact - rounded
    return rounded
  }
}

function sumOf(amounts: number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}

/** Discounts of each line. Each rule applies to the amount that earlier rules left. */
function discountRows(rows: number[], rules: AppliedRule[]): AppliedDiscount[][] {
  const left = [...rows]
  const applied: AppliedDiscount[][] = rows.map(() => [])
  for (const { label, discount } of rules) {
    shares(left, discount).forEach((cents, index) => {
      left[index] = (left[index] ?? 0) - cents
      if (cents > 0) applied[index]?.push({ label, cents })
    })
  }
  return applied
}

/** The discounts of all lines together, by label. */
function byLabel(all: AppliedDiscount[]): AppliedDiscount[] {
  const sums = new Map<string, number>()
  for (const { label, cents } of all) sums.set(label, (sums.get(label) ?? 0) + cents)
  return [...sums].map(([label, cents]) => ({ label, cents }))
}

function isDue(rule: CartRuleSeed, lines: CartLine[], { now }: Context): boolean {
  if (rule.expiresAt !== undefined && Date.parse(rule.expiresAt) <= now().getTime()) return false
  return rule.minimumCents === undefined || cartTotals(lines).subtotalIncludingTax >= rule.minimumCents
}

/** Each line's share of a fixed discount, in cents, in proportion to what earlier rules left. */
function shares(rows: number[], discount: Discount): number[] {
  const round = carryRounding()
  const sum = rows.reduce((total, row) => total + row, 0)
  if (discount.type === 'free_shipping' || sum === 0) return rows.map(() => 0)
  if (discount.type === 'percent') return rows.map((row) => Math.min(row, round((row * discount.rate) / 100)))
  const whole = Math.min(discount.cents, sum)
  let left = whole
  return rows.map((row, index) => {
    const share = index === rows.length - 1 ? left : Math.min(left, Math.round((whole * row) / sum))
    left -= share
    return share
  })
}

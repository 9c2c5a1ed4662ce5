import type { AppliedDiscount } from '../cart/totals.ts'
import type { Context } from '../context.ts'

const taxRate = 20
const taxTitle = 'FR-20'

export const discountViews = (discounts: AppliedDiscount[], { money }: Context) =>
  discounts.map(({ label, cents }) => ({ label, amount: money(cents) }))

/** Taxes as orders and their documents list them. */
export const taxViews = (cents: number, { money }: Context) =>
  cents > 0 ? [{ title: taxTitle, rate: taxRate, amount: money(cents) }] : []

import type { Context } from '../context.ts'
import type { CartRuleSeed } from '../seed/types.ts'
import { cartTotals } from './totals.ts'
import type { CartLine } from './types.ts'

/** The rule behind a coupon code, in any case, if it applies to the lines now; null tells nothing about why not. */
export function couponRule(code: string, lines: CartLine[], context: Context): CartRuleSeed | null {
  const wanted = code.trim().toLowerCase()
  const rule = context.model.checkout.cartRules.find((candidate) => candidate.code?.toLowerCase() === wanted)
  return rule && isDue(rule, lines, context) ? rule : null
}

/** Rules that need no coupon and apply to the lines now. */
export function automaticRules(lines: CartLine[], context: Context): CartRuleSeed[] {
  return context.model.checkout.cartRules.filter((rule) => rule.code === undefined && isDue(rule, lines, context))
}

function isDue(rule: CartRuleSeed, lines: CartLine[], { now }: Context): boolean {
  if (rule.expiresAt !== undefined && Date.parse(rule.expiresAt) <= now().getTime()) return false
  return rule.minimumCents === undefined || cartTotals(lines).subtotalIncludingTax >= rule.minimumCents
}

import type { Context } from '../context.ts'
import type { Money } from '../money.ts'

const TAX_RATE = 0.2

/** A figure as the merchant entered it: tiers and surcharges are shown so, whatever the display setting says. */
export function enteredPrice(cents: number, { model, money }: Context): Money {
  return money(model.settings.pricesWithoutTax ? withoutTax(cents) : cents)
}

/**
 * A price of the catalogue. Where prices are entered without tax, `tax/display/type` decides: 1 shows them so, 2 and 3 add the tax
 * and round only at the sixth place, upwards, as recorded.
 */
export function cataloguePrice(cents: number, context: Context): Money {
  const { pricesWithoutTax, taxDisplay } = context.model.settings
  if (!pricesWithoutTax) return context.money(cents)
  if (taxDisplay === 1) return enteredPrice(cents, context)
  const { value, ...money } = enteredPrice(cents, context)
  return { ...money, value: Math.round(value * (1 + TAX_RATE) * 1e6 + 1) / 1e6 }
}

function withoutTax(cents: number): number {
  return Math.round(cents / (1 + TAX_RATE))
}

import type { Context } from '../context.ts'
import type { Money } from '../money.ts'

const taxRate = 0.2

const withoutTax = (cents: number): number => Math.round(cents / (1 + taxRate))

/** A figure as the merchant entered it: tiers and surcharges are shown so, whatever the display setting says. */
export const enteredPrice = (cents: number, { model, money }: Context): Money =>
  money(model.settings.pricesWithoutTax ? withoutTax(cents) : cents)

/**
 * A price of the catalogue. Where prices are entered without tax, `tax/display/type` decides: 1 shows them so, 2 and 3 add the tax
 * and round only at the sixth place, upwards, as recorded.
 */
export const cataloguePrice = (cents: number, context: Context): Money => {
  const { pricesWithoutTax, taxDisplay } = context.model.settings
  if (!pricesWithoutTax) return context.money(cents)
  if (taxDisplay === 1) return enteredPrice(cents, context)
  const { value, ...money } = enteredPrice(cents, context)
  return { ...money, value: Math.round(value * (1 + taxRate) * 1e6 + 1) / 1e6 }
}

import { CURRENCIES } from './store/views.ts'

export type Money = { value: number; currency: string }

/** Cents of the base currency as a figure in the asked currency; unknown currencies count as the base currency. */
export function inCurrency(cents: number, currency: string): number {
  return Math.round(cents * (CURRENCIES[currency]?.rate ?? 1)) / 100
}

/** Magento's money object: a float with its currency. */
export function money(cents: number, currency: string): Money {
  return { value: inCurrency(cents, currency), currency }
}

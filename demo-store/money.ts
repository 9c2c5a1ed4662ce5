import { currencies } from './store/views.ts'

export type Money = { value: number; currency: string }

/** Cents of the base currency as a figure in the asked currency; unknown currencies count as the base currency. */
export const inCurrency = (cents: number, currency: string): number =>
  Math.round(cents * (currencies[currency]?.rate ?? 1)) / 100

/** Magento's money object: a float with its currency. */
export const money = (cents: number, currency: string): Money => ({ value: inCurrency(cents, currency), currency })

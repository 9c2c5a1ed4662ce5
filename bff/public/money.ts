/** Amounts: whole cents, formatted only for output. */
export { number } from '../i18n/locale.ts'
export { type Cents, DEFAULT_CURRENCY, amountOf, formatPrice, plainPrice, price, toCents } from '../domains/money.ts'

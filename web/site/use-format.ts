import { useContext } from 'react'
import { longDates } from '../../schema/long-dates.ts'
import { LOCALE, TIME_ZONE } from '../../schema/shop-constants.ts'
import { ShopContext } from './shop-context.ts'

export type Money = { amount: number; currency: string }

/** Formats for the shop's locale: `12,90 €` (narrow no-break spaces), `1 234,5`, `20 novembre 2026`. */
export type Format = {
  money: (value: Money) => string
  number: (value: number) => string
  /** A number as people type it: `1234,5`. */
  typed: (value: number) => string
  /** A share: 0.2 is 20 %. */
  percent: (value: number) => string
  /** A day, from ISO 8601 text. */
  date: (iso: string) => string
  /** The name of a day, from ISO 8601 text. */
  weekday: (iso: string) => string
}

const formats = new Map<string, Format>()

export function useFormat(): Format {
  return formatOf(useContext(ShopContext)?.locale.code ?? LOCALE)
}

/** Creates the formatter while a response is loading: on a phone the first number takes as long as a short request. */
export function prepareFormat(): void {
  setTimeout(() => formatOf(document.documentElement.lang || LOCALE).number(0))
}

function formatOf(locale: string): Format {
  let format = formats.get(locale)
  if (!format) formats.set(locale, (format = createFormat(locale)))
  return format
}

function createFormat(locale: string): Format {
  const currencies = new Map<string, Intl.NumberFormat>()
  const numbers = once(() => new Intl.NumberFormat(locale))
  const percents = once(() => new Intl.NumberFormat(locale, { style: 'percent' }))
  // The shop's time zone, so that server and browser format the same day.
  const dates = once(() => longDates(locale, { timeZone: TIME_ZONE }))
  const weekdays = once(() => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: TIME_ZONE }))
  return {
    money({ amount, currency }) {
      let numberFormat = currencies.get(currency)
      if (!numberFormat) {
        numberFormat = new Intl.NumberFormat(locale, { style: 'currency', currency })
        currencies.set(currency, numberFormat)
      }
      return narrow(numberFormat.format(amount)).replace('-', '−')
    },
    number: (value) => narrow(numbers().format(value)),
    // The separator of 0.5; whole numbers need no formatter.
    typed: (value) => String(value).replace('.', () => numbers().format(0.5)[1] ?? '.'),
    percent: (value) => narrow(percents().format(value)).replace('-', '−'),
    date: (iso) => dates().format(new Date(iso)),
    weekday: (iso) => weekdays().format(new Date(iso)),
  }
}

/** Created on first use: each formatter takes some milliseconds on a phone. */
function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

/** ICU versions use different no-break spaces; French typography uses the narrow one. */
function narrow(text: string): string {
  return text.replaceAll('\u00a0', '\u202f')
}

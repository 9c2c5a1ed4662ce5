import { TIME_ZONE } from '../../../schema/shop-constants.ts'

/** Formats a span of ISO 8601 days with their weekdays: «mercredi 2 – jeudi 3 décembre». One day stands alone. */
export function daySpan(locale: string, first: string, last: string): string {
  const days = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: TIME_ZONE })
  const span = days.formatRange(new Date(first), new Date(last))
  // French has an ordinal for the first of a month, which `Intl` lacks.
  return locale.startsWith('fr') ? span.replaceAll(/ 1(?=\s)/g, ' 1er') : span
}

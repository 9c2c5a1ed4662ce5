const STYLES = ['medium', 'long'] as const

/**
 * The ISO date (`2026-05-04`) of a date that the store wrote out in its language: «4 mai 2026». A cart has it in no other form.
 * Null where the text is not exactly a date as the locale writes it.
 */
export function writtenDate(text: string, locale: string): string | null {
  const numbers = [...new Set((text.match(/\d+/g) ?? []).map(Number))]
  const year = numbers.find((number) => number > 999 && number < 10_000)
  if (year === undefined) return null
  const formats = STYLES.map((dateStyle) => new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' }))
  const wanted = normal(text)
  for (const day of numbers.filter((number) => number >= 1 && number <= 31).slice(0, 3)) {
    for (let month = 0; month < 12; month += 1) {
      const date = new Date(Date.UTC(year, month, day))
      if (date.getUTCDate() === day && formats.some((format) => normal(format.format(date)) === wanted)) {
        return date.toISOString().slice(0, 10)
      }
    }
  }
  return null
}

/** Servers differ in the kind of space they write, and in capitals. */
function normal(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().toLowerCase()
}

/** Formats dates with the name of the month. French has an ordinal for the first of a month, which `Intl` lacks: «1er décembre 2026». */
export function longDates(locale: string, options: Intl.DateTimeFormatOptions): { format(date: Date): string } {
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long', ...options })
  const isFrench = locale.startsWith('fr')
  return { format: (date) => (isFrench ? dates.format(date).replace(/^1 /, '1er ') : dates.format(date)) }
}

export type MessageValues = Readonly<Record<string, string | number>>

const PLURAL = /\{(\w+), plural, one \{((?:[^{}]|\{\w+\})*)\} other \{((?:[^{}]|\{\w+\})*)\}\}/g
const PLACEHOLDER = /\{(\w+)\}/g

/**
 * Fills a message: `{name}`, and the part of ICU MessageFormat the shop needs, `{count, plural, one {# item} other {# items}}`.
 * Which counts are «one» depends on the language: French counts 0 and 1 so, English only 1.
 */
export function formatMessage(message: string, values: MessageValues = {}, language = 'fr'): string {
  return message
    .replace(PLURAL, (_, name: string, one: string, other: string) => {
      const count = Number(values[name] ?? 0)
      return (isOne(count, language) ? one : other).replaceAll('#', formatCount(count, language))
    })
    .replace(PLACEHOLDER, (whole, name: string) => String(values[name] ?? whole))
}

/** As in CLDR. `Intl.PluralRules` gives the same, but takes time during hydration. */
function isOne(count: number, language: string): boolean {
  return language === 'en' ? Math.abs(count) === 1 : Math.trunc(Math.abs(count)) < 2
}

/** Small integers look the same in every language. */
function formatCount(count: number, language: string): string {
  return Number.isInteger(count) && Math.abs(count) < 1000 ? String(count) : numberFormat(language).format(count)
}

/** One per language: to create one takes longer than to format a message. */
const formats = new Map<string, Intl.NumberFormat>()

function numberFormat(language: string): Intl.NumberFormat {
  let format = formats.get(language)
  if (!format) formats.set(language, (format = new Intl.NumberFormat(language)))
  return format
}

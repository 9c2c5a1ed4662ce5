export type MessageValues = Readonly<Record<string, string | number>>

const PLURAL = /\{(\w+), plural, one \{((?:[^{}]|\{\w+\})*)\} other \{((?:[^{}]|\{\w+\})*)\}\}/g
const PLACEHOLDER = /\{(\w+)\}/g

/**
 * Fills a message: `{name}`, and the part of ICU MessageFormat the shop needs, `{count, plural, one {# item} other {# items}}`.
 * French counts 0 and 1 as one, English only 1; the catalogue's language is the shop's.
 */
export function formatMessage(message: string, values: MessageValues = {}, language = 'fr'): string {
  return message
    .replace(PLURAL, (_, name: string, one: string, other: string) => {
      const count = Number(values[name] ?? 0)
      const form = new Intl.PluralRules(language).select(count) === 'one' ? one : other
      return form.replaceAll('#', new Intl.NumberFormat(language).format(count))
    })
    .replace(PLACEHOLDER, (whole, name: string) => String(values[name] ?? whole))
}

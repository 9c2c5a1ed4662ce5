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
      const { plural, number } = rulesOf(language)
      return (plural.select(count) === 'one' ? one : other).replaceAll('#', number.format(count))
    })
    .replace(PLACEHOLDER, (whole, name: string) => String(values[name] ?? whole))
}

type Rules = { plural: Intl.PluralRules; number: Intl.NumberFormat }

/** Kept, because making them costs more than a whole message. One entry per catalogue. */
const rules = new Map<string, Rules>()

function rulesOf(language: string): Rules {
  let known = rules.get(language)
  if (!known) {
    known = { plural: new Intl.PluralRules(language), number: new Intl.NumberFormat(language) }
    rules.set(language, known)
  }
  return known
}

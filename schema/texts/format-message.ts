export type MessageValues = Readonly<Record<string, string | number>>

/** What stands for one form: no braces but those of a value. */
const FORM = String.raw`(\w+) \{((?:[^{}]|\{\w+\})*)\}`
const PLURAL = new RegExp(String.raw`\{(\w+), plural,((?: ${FORM})+)\}`, 'g')
const FORMS = new RegExp(FORM, 'g')
const PLACEHOLDER = /\{(\w+)\}/g

/**
 * Fills a message: `{name}`, and the part of ICU MessageFormat that the shop needs, `{count, plural, one {# item} other {# items}}`. Which forms there
 * are depends on the language: Polish has `one`, `few`, `many` and `other`. A form that is missing is `other`. `#` is the number.
 */
export function formatMessage(message: string, values: MessageValues = {}, language = 'fr'): string {
  return message
    .replace(PLURAL, (_, name: string, written: string) => {
      const count = Number(values[name] ?? 0)
      const forms = new Map([...written.matchAll(FORMS)].map(([, form, text]) => [form, text]))
      const text = forms.get(pluralRules(language).select(count)) ?? forms.get('other') ?? ''
      return text.replaceAll('#', formatCount(count, language))
    })
    .replace(PLACEHOLDER, (whole, name: string) => String(values[name] ?? whole))
}

/** Names of the values that a message takes. */
export function placeholdersOf(message: string): string[] {
  const names = [...message.matchAll(/\{(\w+)(?:\}|, plural)/g)].map(([, name]) => name ?? '')
  return [...new Set(names)].toSorted()
}

/** Small integers look the same in every language with these digits. */
function formatCount(count: number, language: string): string {
  return Number.isInteger(count) && Math.abs(count) < 1000 ? String(count) : numberFormat(language).format(count)
}

/** One per language: to create one takes longer than to format a message. */
const pluralRules = perLanguage((language) => new Intl.PluralRules(language))
const numberFormat = perLanguage((language) => new Intl.NumberFormat(language))

function perLanguage<T>(make: (language: string) => T): (language: string) => T {
  const made = new Map<string, T>()
  return (language) => {
    const found = made.get(language) ?? make(language)
    made.set(language, found)
    return found
  }
}

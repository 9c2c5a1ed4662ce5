import codes from 'iso-639-1'
import type { Language } from '../../graphql/shop-schema.generated.ts'

/** Every language with a two-letter code, in the order of their names in `locale`. */
export function languagesIn(locale: string): Language[] {
  const names = new Intl.DisplayNames(locale, { type: 'language', fallback: 'code' })
  const { compare } = new Intl.Collator(locale)
  return codes
    .getAllCodes()
    .map((id) => ({ id, name: names.of(id) ?? id }))
    .toSorted((a, b) => compare(a.name, b.name))
}

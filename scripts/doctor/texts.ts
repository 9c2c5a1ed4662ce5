import originals from 'virtual:extensions/original-texts'
import catalogues from 'virtual:extensions/server-texts'
import { placeholdersOf } from '../../schema/texts/format-message.ts'
import { textLanguage } from '../../schema/texts/text-language.ts'
import type { Check } from './doctor-context.ts'
import { rowsOf, type Row } from './row.ts'

type Texts = Readonly<Record<string, string>>

/** Maximum ids in a row. */
const MAX_NAMED = 50
const row = rowsOf('texts')

/** Checks the texts of the site's language, or of all languages if the store view decides, and the site's own. */
export const checkTexts: Check = async ({ config: { page, shop } }) => {
  const languages = shop.locale === null ? Object.keys(catalogues) : [textLanguage(shop.locale, catalogues)]
  const unknown = shop.locale !== null && !shop.locale.startsWith(languages[0] ?? '')
  const english = row('locale', 'note', `there are none for ${shop.locale}: the site is in English`, HOW)
  const own = faultRows('texts.json', page.texts)
  return [...(unknown ? [english] : []), ...languages.flatMap(languageRows), ...own]
}

const HOW = 'How to add a language, and texts to one: docs/extending.md, «Texts».'

function languageRows(language: string): Row[] {
  const texts = catalogues[language] ?? {}
  const all = Object.keys(originals)
  const missing = all.filter((id) => !(id in texts))
  if (missing.length === 0) return [row(language, 'ok', `all ${all.length}`), ...faultRows(language, texts)]
  const says = `${missing.length} of ${all.length} are missing, and in English: ${listOf(missing)}`
  return [row(language, 'off', says, HOW), ...faultRows(language, texts)]
}

/** Reports a shop's own texts that the shop cannot use. */
function faultRows(name: string, texts: Texts): Row[] {
  const strangers = Object.keys(texts).filter((id) => !(id in originals))
  const wrong = Object.entries(texts).flatMap(([id, text]) => {
    const [given, wanted] = [text, originals[id] ?? text].map((one) => placeholdersOf(one).join(', '))
    return given === wanted ? [] : `${id} has ${given || 'none'} in place of ${wanted || 'none'}`
  })
  return [
    ...(strangers.length > 0
      ? [row(`${name}, ids`, 'off', `texts that the shop never says: ${listOf(strangers)}`, 'Correct or remove them.')]
      : []),
    ...(wrong.length > 0
      ? [
          row(
            `${name}, values`,
            'off',
            `other values than in English: ${listOf(wrong)}`,
            'Write {name} as English does.',
          ),
        ]
      : []),
  ]
}

function listOf(names: readonly string[]): string {
  const more = names.length > MAX_NAMED ? ` and ${names.length - MAX_NAMED} more` : ''
  return names.slice(0, MAX_NAMED).join(', ') + more
}

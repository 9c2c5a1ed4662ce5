import { describe, expect, test } from 'vitest'
import { placeholdersOf } from '../../../schema/texts/format-message.ts'
import { englishWords } from '../../support/english-words.ts'

type Catalogue = { default: Record<string, string> }

/** `purchases` and `sign-in` are parts of `account`. */
const files = import.meta.glob<Catalogue>(
  ['../../../schema/texts/*/**/*.ts', '../../../extensions/*/texts/**/*.ts', '!**/{purchases,sign-in}.ts'],
  { eager: true },
)
// Extensions have theirs in `texts/fr.ts` and `texts/server/fr.ts`.
const LANGUAGE = /\/texts\/(?:server\/)?([a-z]{2,3}(?:-\w+)*)(?:\/|\.ts)/
const languages = [...new Set(Object.keys(files).map(languageIn))]
const translations = languages.filter((language) => language !== 'en')
const en = catalogue('en')
const fr = catalogue('fr')
const entries = Object.entries(fr.texts)

/** The extension of each message; undefined for the core. */
const owners = new Map(
  Object.entries(files).flatMap(([file, { default: texts }]) => {
    const [, extension] = /\/extensions\/([^/]+)\//.exec(file) ?? []
    return Object.keys(texts).map((id) => [id, extension] as const)
  }),
)

function languageIn(file: string): string {
  return LANGUAGE.exec(file)?.[1] ?? file
}

function catalogue(language: string) {
  const found = Object.entries(files).filter(([file]) => languageIn(file) === language)
  const lists = found.map(([, file]) => Object.entries(file.default))
  return { ids: lists.flatMap((list) => list.map(([id]) => id)), texts: Object.fromEntries(lists.flat()) }
}

/** Words of the language that English has as well. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  de: ['name', 'filter', 'download', 'downloads', 'was', 'will', 'all'],
}

/** What a shopper reads of it, without links, values and the forms of numbers. */
function words(message: string): string {
  return message.replace(/<[^>]*>|\{\w+(, plural)?|\b(one|other) \{/g, ' ')
}

describe.each(translations)('the texts in %s', (language) => {
  const { ids, texts } = catalogue(language)

  test('have the messages that English names, each once', () => {
    expect(ids.length).toBeGreaterThan(1000)
    expect(ids.toSorted()).toEqual(en.ids.toSorted())
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test('take the same values as in English', () => {
    const wrong = Object.entries(texts).filter(
      ([id, message]) => String(placeholdersOf(message)) !== String(placeholdersOf(en.texts[id] ?? '')),
    )
    expect(wrong).toEqual([])
  })

  test('hold no English word', () => {
    const found = Object.entries(texts).flatMap(([id, message]) =>
      englishWords(words(message)).map((word) => ({ id, word })),
    )
    expect(found.filter(({ word }) => !SHARED[language]?.includes(word))).toEqual([])
    expect(englishWords(en.texts['content.notFound'] ?? '')).not.toEqual([])
  })
})

test.each(languages)('a button that is called by more than its words in %s is called by these too', (language) => {
  const { texts } = catalogue(language)
  const pairs = [
    ['purchases.details', 'purchases.detailsOf'],
    ['catalog.card.add', 'catalog.card.addNamed'],
  ] as const
  for (const [words, name] of pairs) expect(texts[name]?.toLowerCase()).toContain(texts[words]?.toLowerCase())
})

test('French texts hold every sentence once: what two places of the core, or of an extension, say has one id', () => {
  const same = new Map<string, string[]>()
  for (const [id, message] of entries) {
    // The same label is often another word in another language: a sentence is what ends as one, or has four words.
    const text = message.replace(/\s/g, ' ')
    if (!/[.!?]$/.test(text) && (words(text).match(/[\p{L}’]+/gu) ?? []).length < 4) continue
    const owner = owners.get(id) ?? ''
    const sentence = owner + text.replace(/\{(\w+)\}/g, '{}').replace(/[.!]$/, '')
    same.set(sentence, [...(same.get(sentence) ?? []), id])
  }
  expect([...same.values()].filter((found) => found.length > 1)).toEqual([])
})

test('French signs stay with the word before them', () => {
  // No breakable space before high punctuation, and no sign without a space at all.
  const wrong = entries.filter(
    ([, message]) =>
      / [:;!?»]|« |[a-z]'[a-z]/i.test(message) || /[a-zà-ÿ)][;!?](\s|$)/i.test(message.replace(/https?:/g, '')),
  )
  expect(wrong).toEqual([])
})

test('English texts hold no French', () => {
  const found = Object.entries(en.texts).filter(([, message]) => /[à-ÿœ«»]/i.test(message))
  expect(found).toEqual([])
})

describe('German texts', () => {
  const texts = Object.entries(catalogue('de').texts)

  test('hold no French', () => {
    const found = texts.filter(([, message]) =>
      /[àâçèéêîôùûœ«»]|(?<!\p{L})(?:le|la|les|une|est|sont|vous|votre|nous|pour|pas|avec|sur|et)(?!\p{L})/iu.test(
        words(message),
      ),
    )
    expect(found).toEqual([])
  })

  test('have German quotation marks, and no others', () => {
    const found = texts.filter(
      ([, message]) => /["'”‘’‚]/.test(words(message)) || !/^[^„“]*(„[^„“]+“[^„“]*)*$/.test(message),
    )
    expect(found).toEqual([])
  })

  test('address people with «Sie»', () => {
    const found = texts.filter(([, message]) =>
      /(?<!\p{L})(?:du|dich|dir|dein\p{L}*|euch|euer|eure\p{L}*)(?!\p{L})/iu.test(message),
    )
    expect(found).toEqual([])
  })

  test('keep what belongs together on one line', () => {
    const found = texts.filter(([, message]) => /\b[zdu]\. ?[BhaÄ]\.|[\d}] ?(?:%|kB|kg|€)| …/.test(message))
    expect(found).toEqual([])
    // Browsers break a line at a hyphen, which leaves an «E-» behind.
    const shown = Object.entries(files).filter(([file]) => languageIn(file) === 'de' && !file.includes('/server/'))
    const broken = shown.flatMap(([, file]) => Object.values(file.default).filter((text) => text.includes('E-Mail')))
    expect(broken).toEqual([])
  })
})

import { describe, expect, test } from 'vitest'
import { englishWords } from '../../support/english-words.ts'

type Catalogue = { default: Record<string, string> }

/** `purchases` and `sign-in` are parts of `account`. */
const files = import.meta.glob<Catalogue>(
  [
    '../../../schema/texts/**/*.ts',
    '../../../extensions/*/texts/**/*.ts',
    '!**/{en-whole,format-message,purchases,sign-in}.ts',
  ],
  {
    eager: true,
  },
)
// Extensions have theirs in `texts/fr.ts` and `texts/server/fr.ts`.
const fr = catalogue(/\/texts\/(server\/)?fr(\/|\.ts)/)
const en = catalogue(/\/texts\/(server\/)?en(\/|\.ts)/)
const entries = Object.entries(fr.texts)

/** The extension of each message; undefined for the core. */
const owners = new Map(
  Object.entries(files).flatMap(([file, { default: texts }]) => {
    const [, extension] = /\/extensions\/([^/]+)\//.exec(file) ?? []
    return Object.keys(texts).map((id) => [id, extension] as const)
  }),
)

function catalogue(path: RegExp) {
  const found = Object.entries(files).filter(([file]) => path.test(file))
  const lists = found.map(([, file]) => Object.entries(file.default))
  return { ids: lists.flatMap((list) => list.map(([id]) => id)), texts: Object.fromEntries(lists.flat()) }
}

/** Names of the values that a message takes. */
function values(message: string): string[] {
  return [...new Set([...message.matchAll(/\{(\w+)(?:\}|, plural)/g)].map((match) => match[1] ?? ''))].sort()
}

/** What a shopper reads of it, without links, values and the forms of numbers. */
function words(message: string): string {
  return message.replace(/<[^>]*>|\{\w+(, plural)?|\b(one|other) \{/g, ' ')
}

describe('the catalogues', () => {
  test('have the same messages in both languages', () => {
    expect(entries.length).toBeGreaterThan(1000)
    expect(Object.keys(fr.texts).sort()).toEqual(Object.keys(en.texts).sort())
  })

  test('name every message once', () => {
    expect(fr.ids.filter((id, index) => fr.ids.indexOf(id) !== index)).toEqual([])
  })

  test('hold every sentence once: what two places of the core, or of an extension, say has one id', () => {
    const ids = new Map<string, string[]>()
    for (const [id, message] of entries) {
      // The same label is often another word in another language: a sentence is what ends as one, or has four words.
      const text = message.replace(/\s/g, ' ')
      if (!/[.!?]$/.test(text) && (words(text).match(/[\p{L}’]+/gu) ?? []).length < 4) continue
      const owner = owners.get(id) ?? ''
      const sentence = owner + text.replace(/\{(\w+)\}/g, '{}').replace(/[.!]$/, '')
      ids.set(sentence, [...(ids.get(sentence) ?? []), id])
    }
    expect([...ids.values()].filter((same) => same.length > 1)).toEqual([])
  })

  test('take the same values in both languages', () => {
    const wrong = entries.filter(([id, message]) => String(values(message)) !== String(values(en.texts[id] ?? '')))
    expect(wrong).toEqual([])
  })

  test('keep French signs with the word before them', () => {
    // No breakable space before high punctuation, and no sign without a space at all.
    const wrong = entries.filter(
      ([, message]) =>
        / [:;!?»]|« |[a-z]'[a-z]/i.test(message) || /[a-zà-ÿ)][;!?](\s|$)/i.test(message.replace(/https?:/g, '')),
    )
    expect(wrong).toEqual([])
  })

  test('hold no English word for a French reader', () => {
    const found = entries.flatMap(([id, message]) => englishWords(words(message)).map((word) => `${id}: ${word}`))
    expect(found).toEqual([])
    expect(englishWords(en.texts['content.notFound'] ?? '')).not.toEqual([])
  })

  test('hold no French for an English reader', () => {
    const found = Object.entries(en.texts).filter(([, message]) => /[à-ÿœ«»]/i.test(message))
    expect(found).toEqual([])
  })
})

import { describe, expect, test } from 'vitest'
import whole from '../../../web/i18n/en-whole.ts'
import shopFr from '../../../web/i18n/fr.ts'
import checkoutFr from '../../../web/i18n/fr/checkout.ts'
import { loadMessages } from '../../../web/i18n/messages.ts'
import { englishWords } from '../../support/english-words.ts'

type Catalogue = { default: Record<string, string> }

const en: Record<string, string> = whole
const files = Object.values(import.meta.glob<Catalogue>('../../../web/i18n/fr/*.ts', { eager: true }))
const fr: Record<string, string> = Object.assign({ ...shopFr }, ...files.map((file) => file.default))
const entries = Object.entries(fr)

/** Names of the values that a message takes. */
function values(message: string): string[] {
  return [...new Set([...message.matchAll(/\{(\w+)(?:\}|, plural)/g)].map((match) => match[1] ?? ''))].sort()
}

describe('the catalogues', () => {
  test('have the same messages in both languages', () => {
    expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort())
  })

  test.each(entries)('take the same values in both languages: %s', (id, message) => {
    expect(values(message)).toEqual(values(en[id] ?? ''))
  })

  test.each(entries)('keep French signs with the word before them: %s', (_, message) => {
    // No breakable space before high punctuation, and no sign without a space at all.
    expect(message).not.toMatch(/ [:;!?»]/)
    expect(message).not.toMatch(/« /)
    expect(message.replace(/https?:/g, '')).not.toMatch(/[a-zà-ÿ)][;!?](\s|$)/i)
    expect(message).not.toMatch(/[a-z]'[a-z]/i)
  })

  test('hold no English word for a French reader', () => {
    const read = (message: string) => englishWords(message.replace(/\{\w+(, plural)?|\b(one|other) \{/g, ' '))
    const found = entries.flatMap(([id, message]) => read(message).map((word) => `${id}: ${word}`))
    expect(found).toEqual([])
    expect(englishWords(en['content.notFound'] ?? '')).not.toEqual([])
  })

  test('come with the locale, and in English where there is none', async () => {
    expect(await loadMessages('fr-FR')).toEqual(shopFr)
    expect(await loadMessages('de-DE')).toEqual(whole)
  })

  test('bring the messages of a section only with that section', async () => {
    expect(await loadMessages('fr-FR', ['checkout'])).toEqual({ ...shopFr, ...checkoutFr })
    expect(await loadMessages('fr-FR', ['checkout'])).toBe(await loadMessages('fr-FR', ['checkout']))
  })
})

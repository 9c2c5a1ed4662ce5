import { expect, test } from 'vitest'
import { textLanguage } from '../../../schema/texts/text-language.ts'

test.each([
  ['de-AT', 'de-AT'],
  ['de-CH', 'de'],
  ['de-AT-1996', 'de-AT'],
  ['fr', 'fr'],
  ['pl-PL', 'en'],
  ['toString', 'en'],
  ['', 'en'],
])('texts for %j are in %s', (locale, language) => {
  expect(textLanguage(locale, { fr: {}, de: {}, 'de-AT': {}, en: {} })).toBe(language)
})

import { expect, test } from 'vitest'
import { openingText } from '../../../bff/domains/checkout/pickup-adapter.ts'
import { inLanguage } from '../../../bff/i18n/locale.ts'

const DAY = ['0900', '1230', '14:00', '19:00']

test.each([
  ['fr-FR', '9\u00a0h\u00a000 - 12\u00a0h\u00a030 / 14\u00a0h\u00a000 - 19\u00a0h\u00a000'],
  ['de-DE', '09:00 - 12:30 / 14:00 - 19:00'],
])('opening hours are written in the language of the site: %s', (locale, text) => {
  expect(inLanguage({ locale, texts: {} }, () => openingText(DAY))).toBe(text)
})

test('a day without hours is closed', () => {
  expect(openingText(['0000', '0000', null, undefined])).toBeNull()
})

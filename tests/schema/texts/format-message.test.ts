import { describe, expect, test } from 'vitest'
import { formatMessage } from '../../../schema/texts/format-message.ts'

const ITEMS = '{count, plural, one {# article} other {# articles}} dans le panier'

describe('formatting a message', () => {
  test('fills in values', () => {
    expect(formatMessage('Page {page} sur {count}', { page: 2, count: 9 })).toBe('Page 2 sur 9')
  })

  test('leaves a placeholder that has no value as it is', () => {
    expect(formatMessage('Page {page}')).toBe('Page {page}')
  })

  test('counts as French does: zero and one are singular', () => {
    expect(formatMessage(ITEMS, { count: 0 })).toBe('0 article dans le panier')
    expect(formatMessage(ITEMS, { count: 1 })).toBe('1 article dans le panier')
    expect(formatMessage(ITEMS, { count: 2 })).toBe('2 articles dans le panier')
  })

  test('counts as English does: only one is singular', () => {
    const message = '{count, plural, one {# item} other {# items}}'
    expect(formatMessage(message, { count: 0 }, 'en')).toBe('0 items')
    expect(formatMessage(message, { count: 1 }, 'en')).toBe('1 item')
  })

  test.each(['fr', 'en', 'de'])('counts as the plural rules of %s do', (language) => {
    const rules = new Intl.PluralRules(language)
    for (const count of [-2, -1.5, -1, 0, 0.5, 1, 1.5, 2, 5, 21, 100, 1001]) {
      expect([count, formatMessage('{count, plural, one {one} other {other}}', { count }, language)]).toEqual([
        count,
        rules.select(count),
      ])
    }
  })

  test('takes the forms that a language has, and `other` in place of one that is missing', () => {
    const message = '{count, plural, one {# produkt} few {# produkty} many {# produktów} other {# produktu}}'
    const forms = [1, 3, 5, 22, 1.5].map((count) => formatMessage(message, { count }, 'pl'))
    expect(forms).toEqual(['1 produkt', '3 produkty', '5 produktów', '22 produkty', '1,5 produktu'])
    expect(formatMessage('{count, plural, one {# Artikel} other {# items}}', { count: 3 }, 'pl')).toBe('3 items')
  })

  test('groups large numbers the way the language does', () => {
    expect(formatMessage(ITEMS, { count: 1234 })).toMatch(/^1\s234 articles/)
  })

  test('puts values inside a plural form too', () => {
    const message = '{count, plural, one {{name} : # avis} other {{name} : # avis}}'
    expect(formatMessage(message, { count: 3, name: 'Rex' })).toBe('Rex : 3 avis')
  })

  test('does not read a value as a message', () => {
    expect(formatMessage('{a} {b}', { a: '{b}', b: 'x' })).toBe('{b} x')
    expect(formatMessage('{name}', { name: '$& {count}' })).toBe('$& {count}')
  })
})

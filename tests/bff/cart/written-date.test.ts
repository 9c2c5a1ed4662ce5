import { describe, expect, test } from 'vitest'
import { writtenDate } from '../../../bff/domains/cart/line-choice.ts'

describe('a date that the store wrote out', () => {
  test.each([
    ['4 mai 2026', '2026-05-04'],
    ['4\u202fmai\u00a02026', '2026-05-04'],
    ['31 décembre 2026', '2026-12-31'],
    ['1 févr. 2027', '2027-02-01'],
    ['29 FÉVR. 2028', '2028-02-29'],
  ])('is read: %s', (text, date) => {
    expect(writtenDate(text, 'fr-FR')).toBe(date)
  })

  test.each([
    '',
    'demain',
    '30 février 2026',
    '4 mai',
    '4 mai 2026 à 10:00',
    '2026',
    '4 5 6 7 8 mai 2026',
    '٤ مايو ٢٠٢٦',
  ])('is not guessed: %s', (text) => {
    expect(writtenDate(text, 'fr-FR')).toBeNull()
  })

  test('is read in other languages, also where it is all numbers', () => {
    expect(writtenDate('May 4, 2026', 'en-US')).toBe('2026-05-04')
    expect(writtenDate('04.05.2026', 'de-DE')).toBe('2026-05-04')
  })
})

import { expect, test } from 'vitest'
import { longDates } from '../../schema/long-dates.ts'

test.each([
  ['fr-FR', '2026-12-01', '1er décembre 2026'],
  ['fr-FR', '2026-12-21', '21 décembre 2026'],
  ['de-DE', '2026-12-01', '1. Dezember 2026'],
  ['en-GB', '2026-12-01', '1 December 2026'],
])('%s writes %s as «%s»', (locale, day, text) => {
  expect(longDates(locale, { timeZone: 'UTC' }).format(new Date(day))).toBe(text)
})

test('takes a time of day, too', () => {
  const moments = longDates('fr-FR', { timeStyle: 'short', timeZone: 'UTC' })
  expect(moments.format(new Date('2026-12-01T09:30:00Z'))).toBe('1er décembre 2026 à 09:30')
})

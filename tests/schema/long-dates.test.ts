import { expect, test } from 'vitest'
import { longDates } from '../../schema/long-dates.ts'
import { longMoments } from '../../schema/long-moments.ts'

test.each([
  ['fr-FR', '2026-12-01', '1er décembre 2026'],
  ['fr-FR', '2026-12-21', '21 décembre 2026'],
  ['de-DE', '2026-12-01', '1. Dezember 2026'],
  ['en-GB', '2026-12-01', '1 December 2026'],
])('%s writes %s as «%s»', (locale, day, text) => {
  expect(longDates(locale, { timeZone: 'UTC' }).format(new Date(day))).toBe(text)
})

test.each([
  ['fr-FR', 'short', '1er décembre 2026 à 9\u00a0h\u00a005'],
  ['fr-FR', 'medium', '1er décembre 2026 à 9\u00a0h\u00a005\u00a0min\u00a030\u00a0s'],
  ['fr-FR', 'long', '1er décembre 2026 à 9\u00a0h\u00a005\u00a0min\u00a030\u00a0s UTC'],
  ['de-DE', 'short', '1. Dezember 2026 um 09:05'],
] as const)('%s writes a time of day (%s) as «%s»', (locale, timeStyle, text) => {
  expect(longMoments(locale, { timeStyle, timeZone: 'UTC' }).format(new Date('2026-12-01T09:05:30Z'))).toBe(text)
})

import { expect, test } from 'vitest'
import { daySpan } from '../../../web/screens/delivery/day-span.ts'

test.each([
  ['fr-FR', '2026-12-02', '2026-12-03', 'mercredi 2 – jeudi 3 décembre'],
  ['fr-FR', '2026-11-30', '2026-12-01', 'lundi 30 novembre – mardi 1er décembre'],
  ['fr-FR', '2026-12-01', '2026-12-03', 'mardi 1er – jeudi 3 décembre'],
  ['fr-FR', '2026-12-01', '2026-12-01', 'mardi 1er décembre'],
  ['fr-FR', '2026-12-31', '2027-01-02', 'jeudi 31 décembre 2026 – samedi 2 janvier 2027'],
  ['de-DE', '2026-11-30', '2026-12-01', 'Montag, 30. November – Dienstag, 1. Dezember'],
])('%s writes %s to %s as «%s»', (locale, first, last, text) => {
  expect(daySpan(locale, first, last).replaceAll(/\s/g, ' ')).toBe(text)
})

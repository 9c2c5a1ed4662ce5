import { expect, test } from 'vitest'
import { calendarOf } from '../../web/calendar.ts'

test('a day for a calendar: escaped, in lines of 75 octets that a sign never breaks', () => {
  const title = `Bientôt vide : croquettes, saumon; ${'é'.repeat(60)}`
  const text = calendarOf(
    { id: 'a-b', day: '2027-01-14', title, url: 'https://shop.example/o' },
    new Date('2026-11-27T12:00:00Z'),
  )
  expect(text).toContain('DTSTART;VALUE=DATE:20270114\r\n')
  expect(text).toContain('DTSTAMP:20261127T120000Z\r\n')
  const lines = text.split('\r\n')
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title.replace(',', '\\,').replace(';', '\\;')}`)
  expect(lines.at(-1)).toBe('')
})

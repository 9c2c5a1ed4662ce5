import type { ClosedDays } from '../../config.ts'
import { TIME_ZONE } from '../../../schema/shop-constants.ts'

/** ISO 8601: `2026-11-27`. */
export type Day = string

const DAY = 86_400_000
const SATURDAY = 6
const SUNDAY = 0

/** Holidays of France with a fixed date. */
const FIXED = new Set(['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'])
/** Days after Easter Sunday: Easter Monday, Ascension, Whit Monday. */
const AFTER_EASTER = [1, 39, 50]

/** Most days to look ahead. */
const MOST_DAYS = 60

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, dateStyle: 'short', timeStyle: 'medium' })

type Work = { closedDays: ClosedDays; onSaturdays: boolean }

export function isWorkingDay(day: Day, { closedDays, onSaturdays }: Work): boolean {
  const weekday = new Date(day).getUTCDay()
  if (weekday === SUNDAY || (weekday === SATURDAY && !onSaturdays)) return false
  return !closedDays.named.includes(day) && !(closedDays.hasFrenchHolidays && isFrenchHoliday(day))
}

/** Returns the day `count` working days later; null if too many days are closed. */
export function workingDaysAfter(day: Day, count: number, work: Work): Day | null {
  let left = count
  for (let ahead = 1, reached = day; ahead <= MOST_DAYS; ahead += 1) {
    if (left === 0) return reached
    reached = dayAfter(reached)
    if (isWorkingDay(reached, work)) left -= 1
  }
  return null
}

export function dayAfter(day: Day, count = 1): Day {
  return new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10)
}

/** Returns an instant by day and time in the shop's time zone, with its offset: `2026-11-27T12:00:00+01:00`. */
export function momentOf(day: Day, time: string): string {
  const shown = Date.parse(`${day}T${time}:00Z`)
  const offset = (Date.parse(`${clock.format(shown).replace(' ', 'T')}Z`) - shown) / 60_000
  const [hours, minutes] = [Math.trunc(offset / 60), Math.abs(offset % 60)].map((part) => String(part).padStart(2, '0'))
  return `${day}T${time}:00+${hours}:${minutes}`
}

function isFrenchHoliday(day: Day): boolean {
  return (
    FIXED.has(day.slice(5)) || AFTER_EASTER.some((count) => dayAfter(easter(Number(day.slice(0, 4))), count) === day)
  )
}

/** Easter Sunday of the Gregorian calendar, by the rule of Meeus, Jones and Butcher. */
function easter(year: number): Day {
  const [century, rest] = [Math.floor(year / 100), year % 100]
  const golden = year % 19
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const moon = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7
  const shift = Math.floor((golden + 11 * moon + 22 * weekday) / 451)
  const sum = moon + weekday - 7 * shift + 114
  return new Date(Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1)).toISOString().slice(0, 10)
}

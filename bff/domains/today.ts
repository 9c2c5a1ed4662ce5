import { TIME_ZONE } from '../../schema/shop-constants.ts'

const days = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE })

/** Returns today's date in the shop's time zone, as `2026-11-20`. */
export function today(now = new Date()): string {
  return days.format(now)
}

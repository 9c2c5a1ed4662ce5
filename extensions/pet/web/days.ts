export const DAY = 86_400_000
/** Days before a bag is empty on which a shopper is reminded: time to order and to deliver. */
const AHEAD = 6

/** `YYYY-MM-DD`. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

/** Returns the day on which to remind of a bag that is empty on `day`; null if that is too soon or past. */
export function reminderDay(day: string, today: Date): string | null {
  const tomorrow = dayOf(today.getTime() + DAY)
  if (day <= tomorrow) return null
  const early = dayOf(Date.parse(day) - AHEAD * DAY)
  return early > tomorrow ? early : tomorrow
}

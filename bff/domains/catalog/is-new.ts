import { TIME_ZONE } from '../../../schema/shop-constants.ts'

type Presented = { new_from_date?: string | null; new_to_date?: string | null }

const days = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE })

/** The day it is in the shop, as `2026-11-20`. */
export function today(now = new Date()): string {
  return days.format(now)
}

/** Whether a day lies in the time for which the merchant presents a product as new: both ends count, either may be open. */
export function isNew({ new_from_date: from, new_to_date: to }: Presented, day: string): boolean {
  if (!from && !to) return false
  // The store writes `2026-11-20 00:00:00`.
  return (!from || from.slice(0, 10) <= day) && (!to || day <= to.slice(0, 10))
}

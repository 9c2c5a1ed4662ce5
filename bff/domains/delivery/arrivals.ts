import type { ArrivalRules, ShopSettings } from '../../config.ts'
import type { Arrival } from '../../graphql/shop-schema.generated.ts'
import { today } from '../today.ts'
import { dayAfter, isWorkingDay, momentOf, workingDaysAfter } from './working-days.ts'

/** Enough for a page that is cached over a weekend. */
const MAX_ARRIVALS = 3
/** Number of days that are searched for departures. */
const MAX_DAYS_AHEAD = 30

/** A product's attribute texts by code, as lists and carts have them. */
export type Goods = { listed: ReadonlyMap<string, string> }

type Rules = Pick<ShopSettings, 'arrival' | 'usualDelivery' | 'attributes'>

/**
 * Returns the days of arrival for a delivery method; null means the usual method. There is one entry for each of the next cutoff times. Empty if the
 * site has no rules for the method.
 */
export function arrivalsBy(method: string | null, { arrival }: Pick<Rules, 'arrival'>, now = Date.now()): Arrival[] {
  const days = method === null ? arrival?.methods[0] : arrival?.methods.find((one) => one.method === method)
  if (!arrival || !days) return []
  const carrier = { ...days, closedDays: arrival.closedDays }
  const arrivals: Arrival[] = []
  for (const [day, orderBefore] of departures(arrival, now)) {
    const [first, last] = [days.least, days.most].map((count) => workingDaysAfter(day, count, carrier))
    if (first && last) arrivals.push({ orderBefore, first, last })
    if (arrivals.length === MAX_ARRIVALS) break
  }
  return arrivals
}

/** Yields the days on which orders leave, each with its cutoff time. */
function* departures({ cutoff, closedDays }: ArrivalRules, now: number): Generator<[day: string, before: string]> {
  const start = today(new Date(now))
  for (let ahead = 0; ahead < MAX_DAYS_AHEAD; ahead += 1) {
    const day = dayAfter(start, ahead)
    const before = momentOf(day, cutoff)
    if (isWorkingDay(day, { closedDays, onSaturdays: false }) && Date.parse(before) > now) yield [day, before]
  }
}

/** Whether goods are shipped without delay: their stock label, if they have one, is a usual one. */
export function leavesAsUsual({ listed }: Goods, rules: Rules): boolean {
  return isUsual(listed.get(rules.attributes.stockLabel), rules)
}

/** Whether goods can be sent by the usual method. */
export function travelsAsUsual({ listed }: Goods, rules: Rules): boolean {
  return isUsual(listed.get(rules.attributes.delivery), rules)
}

/** Whether a text is a usual one. Merchants may type different spaces in the store and in the settings. */
function isUsual(text: string | undefined, { usualDelivery }: Rules): boolean {
  const plain = text?.replaceAll(/\s+/g, ' ')
  return plain === undefined || usualDelivery.includes(plain)
}

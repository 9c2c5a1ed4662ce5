import { TIME_ZONE } from '../../../schema/shop-constants.ts'
import { useShop } from '../../site/shop-context.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Writes an instant (ISO 8601) with its time of day, in the shop's language and time: «20 novembre 2026 à 10:30». */
export function useMoment(): (iso: string) => string {
  const { code } = useShop().locale
  let format = formats.get(code)
  if (!format) {
    format = new Intl.DateTimeFormat(code, { dateStyle: 'long', timeStyle: 'short', timeZone: TIME_ZONE })
    formats.set(code, format)
  }
  const known = format
  return (iso) => known.format(new Date(iso))
}

import { useEffect, useState } from 'react'
import { useTranslate } from '../../i18n/messages-context.ts'
import { useFormat } from '../../site/use-format.ts'
import type { ArrivalDaysFragment } from './delivery.generated.ts'

/** In ms: how long a page may show an expired cutoff time. */
const MINUTE = 60_000

/**
 * Returns the current days of arrival; undefined if none are known. The first render uses the first entry, like the server: a cached page may be
 * older than its cutoff time.
 */
export function useNextArrival(arrivals: readonly ArrivalDaysFragment[]): ArrivalDaysFragment | undefined {
  const [now, setNow] = useState(0)
  useEffect(() => {
    const look = () => setNow(Date.now())
    look()
    const timer = setInterval(look, MINUTE)
    return () => clearInterval(timer)
  }, [])
  return arrivals.find(({ orderBefore }) => Date.parse(orderBefore) > now)
}

/** «Livré entre vendredi 27 et samedi 28». */
export function useArrivalText(): (days: Pick<ArrivalDaysFragment, 'first' | 'last'>) => string {
  const t = useTranslate()
  const { weekday } = useFormat()
  return ({ first, last }) => {
    const end = { lastDay: weekday(last), last: dayOfMonth(last) }
    return first === last
      ? t('delivery.on', end)
      : t('delivery.between', { ...end, firstDay: weekday(first), first: dayOfMonth(first) })
  }
}

function dayOfMonth(iso: string): number {
  return Number(iso.slice(8, 10))
}

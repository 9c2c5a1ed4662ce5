import { useTranslate } from '../../i18n/messages-context.ts'
import { useFormat } from '../../site/use-format.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Arrival.module.css'
import { useArrivalText, useNextArrival } from './arrival-days.ts'
import type { ArrivalDaysFragment } from './delivery.generated.ts'

type ArrivalProps = { arrivals: readonly ArrivalDaysFragment[] }

/** The days of arrival, and the time until which to order. */
export function Arrival({ arrivals }: ArrivalProps) {
  const t = useTranslate()
  const { weekday } = useFormat()
  const textOf = useArrivalText()
  const next = useNextArrival(arrivals)
  if (!next) return null
  // The time is the shop's, wherever the shopper is.
  const [day = '', time = ''] = next.orderBefore.split('T')
  const [hour, minutes = ''] = time.split(':')
  return (
    <p className={styles.arrival}>
      <Icon name="truck" className={styles.icon} />
      <span>{t('delivery.ifBefore', { arrival: textOf(next), day: weekday(day), hour: Number(hour), minutes })}</span>
    </p>
  )
}

/** The days alone, beside a delivery method. */
export function ArrivalText({ arrivals }: ArrivalProps) {
  const textOf = useArrivalText()
  const next = useNextArrival(arrivals)
  return next && <span className={styles.days}>{textOf(next)}</span>
}

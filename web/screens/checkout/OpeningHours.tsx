import { useTranslate } from '../../i18n/messages-context.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { PickupPointFragment } from './checkout.generated.ts'
import styles from './OpeningHours.module.css'

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

type OpeningHoursProps = { of: string; schedule: PickupPointFragment['schedule'] }

export function OpeningHours({ of, schedule }: OpeningHoursProps) {
  const t = useTranslate()
  return (
    <details>
      <summary className={styles.summary}>
        {t('checkout.pickup.hours')}
        <VisuallyHidden> – {of}</VisuallyHidden>
      </summary>
      <dl className={styles.days}>
        {DAYS.map((day) => (
          <div key={day} className={styles.day}>
            <dt>{t(`checkout.day.${day}`)}</dt>
            <dd className={styles.hours}>{schedule[day] ?? t('checkout.pickup.closed')}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

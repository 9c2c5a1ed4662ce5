import type { HelpdeskTicketStatus } from './types.generated.ts'
import { ui, useTranslate } from 'musette/web'
import styles from './TicketStatus.module.css'

/** The store has no help desk. */
export function HelpdeskOff() {
  const t = useTranslate()
  return (
    <ui.Alert kind="info">
      <p>{t('helpdesk.off')}</p>
      <p>
        <ui.Link href="/contact">{t('helpdesk.contact')}</ui.Link>
      </p>
    </ui.Alert>
  )
}

export function HelpdeskLoading() {
  const t = useTranslate()
  return (
    <div role="status">
      <ui.VisuallyHidden>{t('helpdesk.loading')}</ui.VisuallyHidden>
      <ui.Skeleton lines={6} />
    </div>
  )
}

export function TicketStatus({ status }: { status: HelpdeskTicketStatus }) {
  const t = useTranslate()
  return <span className={`${styles.status} ${styles[status]}`}>{t(`helpdesk.status.${status}`)}</span>
}

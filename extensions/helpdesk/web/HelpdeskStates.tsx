import type { HelpdeskTicketStatus } from './types.generated.ts'
import { useTranslate } from '../../../web/i18n/messages-context.ts'
import { Alert } from '../../../web/ui/Alert.tsx'
import { Link } from '../../../web/ui/Link.tsx'
import { Skeleton } from '../../../web/ui/Skeleton.tsx'
import { VisuallyHidden } from '../../../web/ui/VisuallyHidden.tsx'
import styles from './TicketStatus.module.css'

/** The store has no help desk. */
export function HelpdeskOff() {
  const t = useTranslate()
  return (
    <Alert kind="info">
      <p>{t('helpdesk.off')}</p>
      <p>
        <Link href="/contact">{t('helpdesk.contact')}</Link>
      </p>
    </Alert>
  )
}

export function HelpdeskLoading() {
  const t = useTranslate()
  return (
    <div role="status">
      <VisuallyHidden>{t('helpdesk.loading')}</VisuallyHidden>
      <Skeleton lines={6} />
    </div>
  )
}

export function TicketStatus({ status }: { status: HelpdeskTicketStatus }) {
  const t = useTranslate()
  return <span className={`${styles.status} ${styles[status]}`}>{t(`helpdesk.status.${status}`)}</span>
}

import type { HelpdeskTicketStatus } from '../../api/shop-types.generated.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import styles from './TicketStatus.module.css'

export function TicketStatus({ status }: { status: HelpdeskTicketStatus }) {
  const t = useTranslate()
  return <span className={`${styles.status} ${styles[status]}`}>{t(`helpdesk.status.${status}`)}</span>
}

import { useTranslate } from '../../i18n/messages-context.ts'
import { useFormat } from '../../site/use-format.ts'
import { Link } from '../../ui/Link.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { HelpdeskTicketsQuery } from './helpdesk.generated.ts'
import styles from './TicketsScreen.module.css'
import { TicketStatus } from './TicketStatus.tsx'

type List = NonNullable<HelpdeskTicketsQuery['me']['helpdeskTickets']>

export function TicketList({ list: { total, page, pageCount, tickets } }: { list: List }) {
  const t = useTranslate()
  const { date } = useFormat()
  if (tickets.length === 0) {
    return (
      <p className={styles.empty}>
        {total === 0 ? t('helpdesk.empty') : t('helpdesk.pageEmpty')}{' '}
        {total > 0 && <Link href="/user/helpdesk/">{t('helpdesk.firstPage')}</Link>}
      </p>
    )
  }
  return (
    <section>
      <VisuallyHidden as="h2">{t('helpdesk.list')}</VisuallyHidden>
      <ul className={styles.list}>
        {tickets.map(({ id, number, subject, status, lastActivity }) => (
          <li key={id} className={styles.ticket}>
            <Link href={`/user/helpdesk/${id}`} className={styles.subject}>
              {subject}
            </Link>
            <TicketStatus status={status} />
            <span className={styles.meta}>
              {number} · {t('helpdesk.lastActivity', { date: date(lastActivity) })}
            </span>
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefOf={(wanted) => (wanted === 1 ? '/user/helpdesk/' : `/user/helpdesk/?page=${wanted}`)}
      />
    </section>
  )
}

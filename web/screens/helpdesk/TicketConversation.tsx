import { useTranslate } from '../../i18n/messages-context.ts'
import { useFormat } from '../../site/use-format.ts'
import type { TicketFragment } from './helpdesk.generated.ts'
import { ReplyForm } from './ReplyForm.tsx'
import { TicketMessage } from './TicketMessage.tsx'
import styles from './TicketScreen.module.css'
import { TicketStatus } from './TicketStatus.tsx'

export function TicketConversation({ ticket }: { ticket: TicketFragment }) {
  const t = useTranslate()
  const { date } = useFormat()
  const { number, status, department, createdAt, messages } = ticket
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{t('helpdesk.number')}</dt>
          <dd>{number}</dd>
        </div>
        <div>
          <dt>{t('helpdesk.status')}</dt>
          <dd>
            <TicketStatus status={status} />
          </dd>
        </div>
        {department && (
          <div>
            <dt>{t('helpdesk.department')}</dt>
            <dd>{department}</dd>
          </div>
        )}
        <div>
          <dt>{t('helpdesk.openedOn')}</dt>
          <dd>{date(createdAt)}</dd>
        </div>
      </dl>
      <section aria-labelledby="ticket-messages">
        <h2 id="ticket-messages">{t('helpdesk.messages')}</h2>
        <ol className={styles.messages}>
          {messages.map((message, index) => (
            <TicketMessage key={index} message={message} />
          ))}
        </ol>
      </section>
      <ReplyForm ticket={ticket} />
    </>
  )
}

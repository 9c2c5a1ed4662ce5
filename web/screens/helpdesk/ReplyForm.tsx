import { useState } from 'react'
import { TICKET_LIMITS } from '../../../schema/contact-rules.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { useForm } from '../../ui/use-form.ts'
import { AttachmentField } from './AttachmentField.tsx'
import { CloseTicket } from './CloseTicket.tsx'
import { AnswerHelpdeskTicket, type AnswerHelpdeskTicketMutation, type TicketFragment } from './helpdesk.generated.ts'
import styles from './TicketForm.module.css'
import { useAttachments } from './use-attachments.ts'
import { useTicketChange } from './use-ticket-change.ts'

const answerOf = ({ answerHelpdeskTicket }: AnswerHelpdeskTicketMutation) => answerHelpdeskTicket

/** The next message of a ticket, and its end. */
export function ReplyForm({ ticket: { id, status } }: { ticket: TicketFragment }) {
  const t = useTranslate()
  const reply = useTicketChange(AnswerHelpdeskTicket, answerOf)
  const attachments = useAttachments()
  // Counts the replies: each begins with an empty field.
  const [sent, setSent] = useState(0)
  const [isSaid, setSaid] = useState<'sent' | 'closed' | null>(null)
  const { props, faults, failure, isBusy } = useForm({
    check: ({ message }) => ({ message: message ? null : t('helpdesk.message.missing') }),
    send: ({ message = '' }) => reply({ id, message, attachments: [...attachments.files] }),
    onAccepted: () => {
      attachments.clear()
      setSent((count) => count + 1)
      setSaid('sent')
    },
    refusal: t('helpdesk.refused'),
  })
  return (
    <>
      <form {...props} className={styles.form} onChange={() => setSaid(null)}>
        <h2>{t('helpdesk.reply')}</h2>
        {failure && <Alert kind="error">{failure}</Alert>}
        {isSaid && <Alert kind="success">{t(isSaid === 'sent' ? 'helpdesk.reply.sent' : 'helpdesk.closed')}</Alert>}
        {status === 'CLOSED' && !isSaid && <Alert kind="info">{t('helpdesk.reply.closed')}</Alert>}
        <TextArea
          key={sent}
          label={t('helpdesk.message')}
          name="message"
          rows={5}
          maxLength={TICKET_LIMITS.message}
          error={faults.message}
          required
        />
        <AttachmentField attachments={attachments} error={faults.attachments} disabled={isBusy} />
        <div className={styles.actions}>
          <Button type="submit" busy={isBusy}>
            {t('helpdesk.reply.submit')}
          </Button>
        </div>
      </form>
      {status !== 'CLOSED' && <CloseTicket id={id} onClosed={() => setSaid('closed')} />}
    </>
  )
}

import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { TICKET_LIMITS } from '../rules.ts'
import {
  type LoadContext,
  type LoadResult,
  rules,
  type ScreenProps,
  site,
  ui,
  useAddress,
  useFormat,
  useShop,
  useTranslate,
} from 'musette/web'
import { AttachmentField, useAttachments } from './AttachmentField.tsx'
import {
  AnswerHelpdeskTicket,
  type AnswerHelpdeskTicketMutation,
  CloseHelpdeskTicket,
  type CloseHelpdeskTicketMutation,
  type TicketFragment,
} from './helpdesk.generated.ts'
import { HelpdeskLoading, TicketStatus } from './HelpdeskStates.tsx'
import stylesForm from './TicketForm.module.css'
import styles from './TicketScreen.module.css'
import { useTicket, useTicketChange } from './use-tickets.ts'

const closeResult = ({ closeHelpdeskTicket }: CloseHelpdeskTicketMutation) => closeHelpdeskTicket

const resultOf = ({ answerHelpdeskTicket }: AnswerHelpdeskTicketMutation) => answerHelpdeskTicket

const formats = new Map<string, ReturnType<typeof rules.longMoments>>()

export async function load({ queryClient }: LoadContext): Promise<LoadResult> {
  return (await site.hasFeature(queryClient, 'helpdeskTickets')) ? {} : { status: 404 }
}

/** `/user/helpdesk/{id}`: one ticket, from its first message to the next. */
export default function TicketScreen({ params: { id = '' } }: ScreenProps) {
  const t = useTranslate()
  const { search } = useAddress()
  const { data: ticket, error, refetch, isFetching } = useTicket(id)
  const title = ticket?.subject ?? t('helpdesk.title')
  return (
    <>
      <ui.PageHead title={title} robots="noindex" />
      <p className={styles.back}>
        <ui.Link href="/user/helpdesk/">
          <ui.Icon name="chevron-left" /> {t('helpdesk.back')}
        </ui.Link>
      </p>
      <h1>{title}</h1>
      {ticket?.messages.length === 1 && new URLSearchParams(search).has('opened') && (
        <ui.Alert kind="success" className={styles.opened}>
          {t('helpdesk.opened')}
        </ui.Alert>
      )}
      {ticket ? (
        <TicketConversation ticket={ticket} />
      ) : ticket === null ? (
        <ui.Alert kind="info">{t('helpdesk.notFound')}</ui.Alert>
      ) : error ? (
        <ui.Unreadable
          message="helpdesk.unreadable"
          error={error}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <HelpdeskLoading />
      )}
    </>
  )
}

function TicketConversation({ ticket }: { ticket: TicketFragment }) {
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

/** One message, with its line breaks. */
function TicketMessage({ message }: { message: TicketFragment['messages'][number] }) {
  const t = useTranslate()
  const moment = useMoment()
  const { baseUrl } = useShop()
  const { author, authorName, createdAt, text, attachments } = message
  return (
    <li className={author === 'SHOP' ? `${styles.message} ${styles.shop}` : styles.message}>
      <p className={styles.author}>
        <strong>{author === 'CUSTOMER' ? t('helpdesk.author.you') : authorName}</strong>{' '}
        <time dateTime={createdAt}>{moment(createdAt)}</time>
      </p>
      <p className={styles.text}>{text}</p>
      {attachments.length > 0 && (
        <ul className={styles.files} aria-label={t('helpdesk.attachments')}>
          {attachments.map(({ name, url }) => (
            <li key={url}>
              <a href={baseUrl + url} download>
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** Writes an instant (ISO 8601) with its time of day, in the shop's language and time: «20 novembre 2026 à 10 h 30». */
function useMoment(): (iso: string) => string {
  const { code } = useShop().locale
  let format = formats.get(code)
  if (!format) {
    format = rules.longMoments(code, { timeStyle: 'short', timeZone: rules.TIME_ZONE })
    formats.set(code, format)
  }
  const known = format
  return (iso) => known.format(new Date(iso))
}

/** The form to reply to or close a ticket. */
function ReplyForm({ ticket: { id, status, isClosable } }: { ticket: TicketFragment }) {
  const t = useTranslate()
  const reply = useTicketChange(AnswerHelpdeskTicket, resultOf)
  const attachments = useAttachments()
  // Number of replies, as the key that empties the field.
  const [sent, setSent] = useState(0)
  const [, navigate] = useLocation()
  const [isSaid, setSaid] = useState<'sent' | 'closed' | null>(null)
  const { props, faults, failure, isBusy } = ui.useForm({
    check: ({ message }) => ({ message: message ? null : t('contact.message.missing') }),
    send: ({ message = '' }) => reply({ id, message, attachments: [...attachments.files] }),
    onAccepted: ({ ticket }) => {
      attachments.clear()
      // A ticket that accepts no more messages has a follow-up.
      if (ticket && ticket.id !== id) navigate(`/user/helpdesk/${ticket.id}`)
      setSent((count) => count + 1)
      setSaid('sent')
    },
    refusal: t('ui.refused'),
  })
  return (
    <>
      <form {...props} className={`${stylesForm.form} ${styles.reply}`} onChange={() => setSaid(null)}>
        <h2>{t('helpdesk.reply')}</h2>
        {failure && <ui.Alert kind="error">{failure}</ui.Alert>}
        {isSaid && (
          <ui.Alert kind="success">{t(isSaid === 'sent' ? 'helpdesk.reply.sent' : 'helpdesk.closed')}</ui.Alert>
        )}
        {status === 'CLOSED' && !isSaid && <ui.Alert kind="info">{t('helpdesk.reply.closed')}</ui.Alert>}
        <ui.TextArea
          key={sent}
          label={t('helpdesk.message')}
          name="message"
          rows={5}
          maxLength={TICKET_LIMITS.message}
          error={faults.message}
          required
        />
        <AttachmentField attachments={attachments} error={faults.attachments} disabled={isBusy} />
        <div className={stylesForm.actions}>
          <ui.Button type="submit" busy={isBusy}>
            {t('helpdesk.reply.submit')}
          </ui.Button>
        </div>
      </form>
      {status !== 'CLOSED' && isClosable && <CloseTicket id={id} onClosed={() => setSaid('closed')} />}
    </>
  )
}

/** Closes a ticket. No confirmation, since a new message opens it again. */
function CloseTicket({ id, onClosed }: { id: string; onClosed: () => void }) {
  const t = useTranslate()
  const close = useTicketChange(CloseHelpdeskTicket, closeResult)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ReactNode>(null)

  const end = async () => {
    setBusy(true)
    setFailure(null)
    try {
      const { success, errorMessage } = await close({ id })
      if (success) onClosed()
      else setFailure(errorMessage ?? t('ui.refused'))
    } catch (error) {
      setFailure(site.shownError(error, t('ui.refused')))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={styles.close}>
      {failure && <ui.Alert kind="error">{failure}</ui.Alert>}
      <p>{t('helpdesk.close.hint')}</p>
      <ui.Button variant="secondary" busy={isBusy} onClick={() => void end()}>
        {t('helpdesk.close')}
      </ui.Button>
    </div>
  )
}

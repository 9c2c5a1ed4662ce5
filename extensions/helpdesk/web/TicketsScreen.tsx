import { useState } from 'react'
import { useLocation } from 'wouter'
import { TICKET_LIMITS } from '../rules.ts'
import {
  contact,
  type LoadContext,
  type LoadResult,
  operationQuery,
  site,
  takeFocus,
  ui,
  useAddress,
  useFormat,
  useOperation,
  useTranslate,
} from 'musette/web'
import { EmailProof } from './EmailProof.tsx'
import { AttachmentField, useAttachments } from './AttachmentField.tsx'
import {
  HelpdeskDepartments,
  type HelpdeskTicketsQuery,
  OpenHelpdeskTicket,
  type OpenHelpdeskTicketMutation,
  type TicketFragment,
} from './helpdesk.generated.ts'
import { HelpdeskLoading, HelpdeskOff, TicketStatus } from './HelpdeskStates.tsx'
import stylesForm from './TicketForm.module.css'
import styles from './TicketsScreen.module.css'
import { useTicketChange, useTickets } from './use-tickets.ts'

const resultOf = ({ openHelpdeskTicket }: OpenHelpdeskTicketMutation) => openHelpdeskTicket

export async function load({ queryClient }: LoadContext): Promise<LoadResult> {
  const [isActive] = await Promise.all([
    site.hasFeature(queryClient, 'helpdesk'),
    queryClient.prefetchQuery(operationQuery(HelpdeskDepartments, {})),
  ])
  return isActive ? {} : { status: 404 }
}

/** `/user/helpdesk/`: the customer's tickets, and a form for a new one; the form alone where answers come by mail. */
export default function TicketsScreen() {
  const t = useTranslate()
  const hasTickets = site.useFeature('helpdeskTickets')
  const title = t('helpdesk.title')
  return (
    <>
      <ui.PageHead title={title} robots="noindex" />
      <h1>{title}</h1>
      {hasTickets ? <TicketPages /> : <QuestionByMail />}
    </>
  )
}

/** Nothing can be listed: the answer is a mail. */
function QuestionByMail() {
  const t = useTranslate()
  const [isSent, setSent] = useState(false)
  if (isSent) return <SentByMail onAgain={() => setSent(false)} />
  return (
    <>
      <p className={styles.lead}>{t('helpdesk.byMail.lead')}</p>
      <TicketForm onSent={() => setSent(true)} />
    </>
  )
}

/** The question has no ticket, or none yet. */
function SentByMail({ onAgain }: { onAgain: () => void }) {
  const t = useTranslate()
  return (
    <>
      <div ref={takeFocus} tabIndex={-1} className={styles.notice}>
        <ui.Alert kind="success">{t('helpdesk.byMail.sent')}</ui.Alert>
      </div>
      <ui.Button onClick={onAgain}>{t('helpdesk.byMail.again')}</ui.Button>
    </>
  )
}

/** While the list cannot be read, a question can still be asked. */
function TicketPages() {
  const t = useTranslate()

  const { search } = useAddress()
  const page = Math.max(1, Math.trunc(Number(new URLSearchParams(search).get('page'))) || 1)
  const { data: me, error, refetch, isFetching } = useTickets(page)
  const list = me?.helpdeskTickets
  const [, navigate] = useLocation()
  const [step, setStep] = useState<'list' | 'form' | 'sent'>('list')
  if (step === 'sent') return <SentByMail onAgain={() => setStep('form')} />
  if (step === 'form') {
    return (
      <TicketForm
        onCancel={() => setStep('list')}
        onSent={(ticket) => {
          if (!ticket) return setStep('sent')
          navigate(`/user/helpdesk/${ticket.id}?opened=1`)
        }}
      />
    )
  }
  // A help desk outside of the store identifies customers only by address.
  const mustProve = list === null && me?.mustProveEmail === true
  if (list === null && !mustProve) return <HelpdeskOff />
  if (!me && !error) return <HelpdeskLoading />
  return (
    <>
      <p className={styles.lead}>{t('helpdesk.lead')}</p>
      <ui.Button onClick={() => setStep('form')}>{t('helpdesk.new')}</ui.Button>
      {list && <TicketList list={list} />}
      {mustProve && (
        <div className={styles.notice}>
          <EmailProof />
        </div>
      )}
      {!me && error && (
        <div className={styles.notice}>
          <ui.Unreadable
            message="helpdesk.unreadable"
            error={error}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        </div>
      )}
    </>
  )
}

type List = NonNullable<HelpdeskTicketsQuery['me']['helpdeskTickets']>

function TicketList({ list: { total, page, pageCount, tickets } }: { list: List }) {
  const t = useTranslate()
  const { date } = useFormat()
  if (tickets.length === 0) {
    return (
      <p className={styles.empty}>
        <span>{total === 0 ? t('helpdesk.empty') : t('helpdesk.pageEmpty')}</span>{' '}
        {total > 0 && <ui.Link href="/user/helpdesk/">{t('helpdesk.firstPage')}</ui.Link>}
      </p>
    )
  }
  return (
    <section>
      <ui.VisuallyHidden as="h2">{t('helpdesk.list')}</ui.VisuallyHidden>
      <ul className={styles.list}>
        {tickets.map(({ id, number, subject, status, lastActivity }) => (
          <li key={id} className={styles.ticket}>
            <ui.Link href={`/user/helpdesk/${id}`} className={styles.subject}>
              {subject}
            </ui.Link>
            <TicketStatus status={status} />
            <span className={styles.meta}>
              {number} · {t('helpdesk.lastActivity', { date: date(lastActivity) })}
            </span>
          </li>
        ))}
      </ul>
      <ui.Pagination
        page={page}
        pageCount={pageCount}
        hrefOf={(wanted) => (wanted === 1 ? '/user/helpdesk/' : `/user/helpdesk/?page=${wanted}`)}
      />
    </section>
  )
}

type TicketFormProps = { onSent: (ticket: TicketFragment | null) => void; onCancel?: () => void }

/** A new ticket. */
function TicketForm({ onSent, onCancel }: TicketFormProps) {
  const t = useTranslate()
  const prove = contact.useCaptcha('HELPDESK')
  const open = useTicketChange(OpenHelpdeskTicket, resultOf)
  const attachments = useAttachments()
  const departments = useOperation(HelpdeskDepartments, {}).data?.helpdeskDepartments ?? []
  const { props, faults, failure, isBusy } = ui.useForm({
    check: ({ subject, message }) => ({
      subject: subject ? null : t('contact.subject.missing'),
      message: message ? null : t('contact.message.missing'),
    }),
    send: async ({ subject = '', message = '', departmentId }) => {
      const captcha = await prove()
      return open({ input: { subject, message, departmentId, captcha, attachments: [...attachments.files] } })
    },
    onAccepted: ({ ticket }) => onSent(ticket),
    refusal: t('ui.refused'),
  })
  return (
    <form {...props} className={stylesForm.form}>
      <h2 ref={onCancel && takeFocus} tabIndex={-1}>
        {t('helpdesk.new')}
      </h2>
      {failure && <ui.Alert kind="error">{failure}</ui.Alert>}
      {departments.length > 0 && (
        <ui.SelectField label={t('helpdesk.department')} name="departmentId" error={faults.departmentId}>
          {departments.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </ui.SelectField>
      )}
      <ui.TextField
        label={t('helpdesk.subject')}
        name="subject"
        maxLength={TICKET_LIMITS.subject}
        error={faults.subject}
        required
      />
      <ui.TextArea
        label={t('helpdesk.message')}
        hint={t('contact.message.hint')}
        name="message"
        rows={8}
        maxLength={TICKET_LIMITS.message}
        error={faults.message}
        required
      />
      <AttachmentField attachments={attachments} error={faults.attachments} disabled={isBusy} />
      <div className={stylesForm.actions}>
        <ui.Button type="submit" busy={isBusy}>
          {t('helpdesk.submit')}
        </ui.Button>
        {onCancel && (
          <ui.Button variant="quiet" onClick={onCancel}>
            {t('helpdesk.cancel')}
          </ui.Button>
        )}
      </div>
    </form>
  )
}

import { TICKET_LIMITS } from '../../../schema/contact-rules.ts'
import { useOperation } from '../../api/use-operation.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useForm } from '../../ui/use-form.ts'
import { useCaptcha } from '../captcha/use-captcha.ts'
import { AttachmentField } from './AttachmentField.tsx'
import {
  HelpdeskDepartments,
  OpenHelpdeskTicket,
  type OpenHelpdeskTicketMutation,
  type TicketFragment,
} from './helpdesk.generated.ts'
import styles from './TicketForm.module.css'
import { useAttachments } from './use-attachments.ts'
import { useTicketChange } from './use-ticket-change.ts'

const answerOf = ({ openHelpdeskTicket }: OpenHelpdeskTicketMutation) => openHelpdeskTicket

type TicketFormProps = { onOpened: (ticket: TicketFragment) => void; onCancel: () => void }

/** A new ticket. */
export function TicketForm({ onOpened, onCancel }: TicketFormProps) {
  const t = useTranslate()
  const prove = useCaptcha('HELPDESK')
  const open = useTicketChange(OpenHelpdeskTicket, answerOf)
  const attachments = useAttachments()
  const departments = useOperation(HelpdeskDepartments, {}).data?.helpdeskDepartments ?? []
  const { props, faults, failure, isBusy } = useForm({
    check: ({ subject, message }) => ({
      subject: subject ? null : t('helpdesk.subject.missing'),
      message: message ? null : t('helpdesk.message.missing'),
    }),
    send: async ({ subject = '', message = '', departmentId }) => {
      const captcha = await prove()
      return open({ input: { subject, message, departmentId, captcha, attachments: [...attachments.files] } })
    },
    onAccepted: ({ ticket }) => {
      if (ticket) onOpened(ticket)
    },
    refusal: t('helpdesk.refused'),
  })
  return (
    <form {...props} className={styles.form}>
      <h2 ref={takeFocus} tabIndex={-1}>
        {t('helpdesk.new')}
      </h2>
      {failure && <Alert kind="error">{failure}</Alert>}
      {departments.length > 0 && (
        <SelectField label={t('helpdesk.department')} name="departmentId" error={faults.departmentId}>
          {departments.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        label={t('helpdesk.subject')}
        name="subject"
        maxLength={TICKET_LIMITS.subject}
        error={faults.subject}
        required
      />
      <TextArea
        label={t('helpdesk.message')}
        hint={t('helpdesk.message.hint')}
        name="message"
        rows={8}
        maxLength={TICKET_LIMITS.message}
        error={faults.message}
        required
      />
      <AttachmentField attachments={attachments} error={faults.attachments} disabled={isBusy} />
      <div className={styles.actions}>
        <Button type="submit" busy={isBusy}>
          {t('helpdesk.submit')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('helpdesk.cancel')}
        </Button>
      </div>
    </form>
  )
}

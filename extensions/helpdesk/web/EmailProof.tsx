import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useExecute } from '../../../web/api/execute-context.ts'
import { useTranslate } from '../../../web/i18n/messages-context.ts'
import { Alert } from '../../../web/ui/Alert.tsx'
import { Button } from '../../../web/ui/Button.tsx'
import { TextField } from '../../../web/ui/Field.tsx'
import { useForm } from '../../../web/ui/use-form.ts'
import { HelpdeskTicket, HelpdeskTickets, ProveEmail, RequestEmailProof } from './helpdesk.generated.ts'
import stylesForm from './TicketForm.module.css'

/** Asks for a code and takes it, before anything is looked up by the address of the account. */
export function EmailProof() {
  const t = useTranslate()
  const execute = useExecute()
  const [isAsked, setAsked] = useState(false)
  const { props, failure, isBusy } = useForm({
    check: () => ({}),
    send: async () => (await execute(RequestEmailProof, {})).requestEmailProof,
    onAccepted: () => setAsked(true),
    refusal: t('ui.refused'),
  })
  return (
    <>
      <Alert kind="info">{t('helpdesk.proof.lead')}</Alert>
      {isAsked ? (
        <CodeForm />
      ) : (
        <form {...props} className={stylesForm.form}>
          {failure && <Alert kind="error">{failure}</Alert>}
          <div className={stylesForm.actions}>
            <Button type="submit" busy={isBusy}>
              {t('helpdesk.proof.request')}
            </Button>
          </div>
        </form>
      )}
    </>
  )
}

function CodeForm() {
  const t = useTranslate()
  const execute = useExecute()
  const queryClient = useQueryClient()
  const { props, faults, failure, isBusy } = useForm({
    check: ({ code }) => ({ code: code ? null : t('helpdesk.proof.missing') }),
    send: async ({ code = '' }) => (await execute(ProveEmail, { code })).proveEmail,
    onAccepted: async () => {
      const names: readonly unknown[] = [HelpdeskTickets.name, HelpdeskTicket.name]
      await queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => names.includes(name) })
    },
    refusal: t('ui.refused'),
  })
  return (
    <form {...props} className={stylesForm.form}>
      <Alert kind="success">{t('helpdesk.proof.sent')}</Alert>
      {failure && <Alert kind="error">{failure}</Alert>}
      <TextField
        label={t('helpdesk.proof.code')}
        name="code"
        autoComplete="one-time-code"
        error={faults.code}
        required
      />
      <div className={stylesForm.actions}>
        <Button type="submit" busy={isBusy}>
          {t('helpdesk.proof.confirm')}
        </Button>
      </div>
    </form>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ui, useExecute, useTranslate } from 'musette/web'
import { HelpdeskTicket, HelpdeskTickets, ProveEmail, RequestEmailProof } from './helpdesk.generated.ts'
import stylesForm from './TicketForm.module.css'

/** Requests a code and checks it, before tickets are looked up by the account's address. */
export function EmailProof() {
  const t = useTranslate()
  const execute = useExecute()
  const [isAsked, setAsked] = useState(false)
  const { props, failure, isBusy } = ui.useForm({
    check: () => ({}),
    send: async () => (await execute(RequestEmailProof, {})).requestEmailProof,
    onAccepted: () => setAsked(true),
    refusal: t('ui.refused'),
  })
  return (
    <>
      <ui.Alert kind="info">{t('helpdesk.proof.lead')}</ui.Alert>
      {isAsked ? (
        <CodeForm />
      ) : (
        <form {...props} className={stylesForm.form}>
          {failure && <ui.Alert kind="error">{failure}</ui.Alert>}
          <div className={stylesForm.actions}>
            <ui.Button type="submit" busy={isBusy}>
              {t('helpdesk.proof.request')}
            </ui.Button>
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
  const { props, faults, failure, isBusy } = ui.useForm({
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
      <ui.Alert kind="success">{t('helpdesk.proof.sent')}</ui.Alert>
      {failure && <ui.Alert kind="error">{failure}</ui.Alert>}
      <ui.TextField
        label={t('helpdesk.proof.code')}
        name="code"
        autoComplete="one-time-code"
        error={faults.code}
        required
      />
      <div className={stylesForm.actions}>
        <ui.Button type="submit" busy={isBusy}>
          {t('helpdesk.proof.confirm')}
        </ui.Button>
      </div>
    </form>
  )
}

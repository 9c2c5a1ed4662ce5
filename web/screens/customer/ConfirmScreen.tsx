import { useState } from 'react'
import { useExecute } from '../../api/execute-context.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Field.tsx'
import { useForm } from '../../ui/use-form.ts'
import stylesForm from './CustomerForm.module.css'
import { useEmailFault } from './email.ts'
import { MailedLinkPage } from './MailedLink.tsx'
import { ConfirmEmail } from './requests.generated.ts'
import { type MailedLink, useMailedLink } from './use-mailed-link.ts'

/**
 * `/account/confirm`: target of the link in the confirmation mail. A button confirms, because mail programs open links
 * by themselves.
 */
export default function ConfirmScreen() {
  const t = useTranslate()
  const link = useMailedLink('key')
  const [isDone, setDone] = useState(false)
  const text = t(isDone ? 'account.confirm.done' : 'account.confirm.incomplete')
  return (
    <MailedLinkPage
      title={t('account.confirm.title')}
      lead={t('account.confirm.lead')}
      outcome={isDone || link?.secret === '' ? { isDone, text } : null}
      next={{ href: '/login', label: t('account.login.submit') }}
    >
      {link && <ConfirmForm link={link} onDone={() => setDone(true)} />}
    </MailedLinkPage>
  )
}

type ConfirmFormProps = {
  link: MailedLink
  onDone(): void
}

/** Confirms an account. Magento's mails do not contain the address, so the shopper enters it. */
export function ConfirmForm({ link, onDone }: ConfirmFormProps) {
  const t = useTranslate()
  const emailFault = useEmailFault()
  const execute = useExecute()
  const { props, faults, failure, isBusy } = useForm({
    check: ({ email }) => ({
      email: emailFault(email),
    }),
    send: async ({ email = '' }) => (await execute(ConfirmEmail, { email, key: link.secret })).confirmEmail,
    onAccepted: onDone,
    refusal: t('ui.refused'),
  })
  return (
    <form {...props} className={stylesForm.form}>
      {failure && <Alert kind="error">{failure}</Alert>}
      <TextField
        label={t('account.email')}
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={link.email}
        readOnly={link.email !== ''}
        error={faults.email}
        required
      />
      <Button type="submit" size="large" busy={isBusy}>
        {t('account.confirm.title')}
      </Button>
    </form>
  )
}

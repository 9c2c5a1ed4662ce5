import { useState } from 'react'
import { useExecute } from '../../api/execute-context.ts'
import { operationQuery } from '../../api/use-operation.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import type { LoadContext, LoadResult } from '../../screen.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { TextField } from '../../ui/Field.tsx'
import { useForm } from '../../ui/use-form.ts'
import { useCaptcha } from '../captcha/use-captcha.ts'
import stylesForm from './CustomerForm.module.css'
import { useEmailFault } from './email.ts'
import { MailedLinkPage } from './MailedLink.tsx'
import { NewPasswordField, useNewPasswordFault } from './PasswordField.tsx'
import { PasswordRule } from './password-rule.generated.ts'
import { ResetPassword } from './requests.generated.ts'
import { useMailedLink } from './use-mailed-link.ts'

export async function load({ queryClient }: LoadContext): Promise<LoadResult> {
  await queryClient.prefetchQuery(operationQuery(PasswordRule, {}))
  return {}
}

/** `/account/password-reset`: target of the link in the mail, with its token. */
export default function PasswordResetScreen() {
  const t = useTranslate()
  const link = useMailedLink('token')
  const [isDone, setDone] = useState(false)
  return (
    <MailedLinkPage
      title={t('account.password.new')}
      lead={t('account.reset.lead')}
      outcome={
        isDone || link?.secret === ''
          ? { isDone, text: t(isDone ? 'account.reset.done' : 'account.reset.incomplete') }
          : null
      }
      next={
        isDone
          ? { href: '/login', label: t('account.login.submit') }
          : { href: '/account/password-request', label: t('account.request.again') }
      }
    >
      {link && <ResetForm email={link.email} token={link.secret} onDone={() => setDone(true)} />}
    </MailedLinkPage>
  )
}

/** The form for the new password. Magento's mails do not contain the address, so the shopper enters it. */
function ResetForm({ email, token, onDone }: { email: string; token: string; onDone(): void }) {
  const t = useTranslate()
  const emailFault = useEmailFault()
  const execute = useExecute()
  const passwordFault = useNewPasswordFault()
  const prove = useCaptcha('CUSTOMER_RESET_PASSWORD')
  const { props, faults, failure, isBusy } = useForm({
    check: (values) => ({
      email: emailFault(values.email),
      newPassword: passwordFault(values.newPassword),
    }),
    send: async (values) => {
      const wanted = { email: values.email ?? '', token, newPassword: values.newPassword ?? '', captcha: await prove() }
      return (await execute(ResetPassword, wanted)).resetPassword
    },
    onAccepted: onDone,
    refusal: t('ui.refused'),
  })
  return (
    <form {...props} className={stylesForm.form}>
      {failure && (
        <Alert kind="error">
          <p>{failure}</p>
          <p>
            <Link href="/account/password-request">{t('account.request.again')}</Link>
          </p>
        </Alert>
      )}
      <TextField
        label={t('account.email')}
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={email}
        readOnly={email !== ''}
        error={faults.email}
        required
      />
      <NewPasswordField label={t('account.password.new')} name="newPassword" error={faults.newPassword} />
      <Button type="submit" size="large" busy={isBusy}>
        {t('account.information.changePassword')}
      </Button>
    </form>
  )
}

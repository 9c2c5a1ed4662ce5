import { useState } from 'react'
import { useExecute } from '../../api/execute-context.ts'
import { operationQuery } from '../../api/use-operation.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import type { LoadContext, LoadResult } from '../../screen.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink, Link } from '../../ui/Link.tsx'
import { Container } from '../../ui/Container.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { TextField } from '../../ui/Field.tsx'
import { useForm } from '../../ui/use-form.ts'
import { useCaptcha } from '../captcha/use-captcha.ts'
import stylesForm from './CustomerForm.module.css'
import styles from './CustomerScreen.module.css'
import { useEmailFault } from './email.ts'
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
  return (
    <Container className={styles.screen}>
      <PageHead title={t('account.password.new')} robots="noindex" />
      <Breadcrumb items={[{ name: t('account.login.title'), path: '/login' }, { name: t('account.password.new') }]} />
      <h1>{t('account.password.new')}</h1>
      {link && link.secret === '' ? (
        <div className={styles.notes}>
          <Alert kind="warning">{t('account.reset.incomplete')}</Alert>
          <ButtonLink href="/account/password-request">{t('account.request.again')}</ButtonLink>
        </div>
      ) : (
        <>
          <p className={styles.lead}>{t('account.reset.lead')}</p>
          {link && <ResetForm email={link.email} token={link.secret} />}
        </>
      )}
    </Container>
  )
}

/** The form for the new password. Magento's mails do not contain the address, so the shopper enters it. */
function ResetForm({ email, token }: { email: string; token: string }) {
  const t = useTranslate()
  const emailFault = useEmailFault()
  const execute = useExecute()
  const passwordFault = useNewPasswordFault()
  const prove = useCaptcha('CUSTOMER_RESET_PASSWORD')
  const [isDone, setDone] = useState(false)
  const { props, faults, failure, isBusy } = useForm({
    check: (values) => ({
      email: emailFault(values.email),
      newPassword: passwordFault(values.newPassword),
    }),
    send: async (values) => {
      const wanted = { email: values.email ?? '', token, newPassword: values.newPassword ?? '', captcha: await prove() }
      return (await execute(ResetPassword, wanted)).resetPassword
    },
    onAccepted: () => setDone(true),
    refusal: t('ui.refused'),
  })
  if (isDone) {
    return (
      <div ref={takeFocus} tabIndex={-1} className={stylesForm.form}>
        <Alert kind="success">{t('account.reset.done')}</Alert>
        <ButtonLink href="/login">{t('account.login.submit')}</ButtonLink>
      </div>
    )
  }
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

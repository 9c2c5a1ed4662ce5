import type { ReactNode } from 'react'
import { pushEvent } from '../../analytics/data-layer.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { TextField } from '../../ui/Field.tsx'
import { useForm } from '../../ui/use-form.ts'
import { useCaptcha } from '../captcha/use-captcha.ts'
import type { CustomerResultFragment } from './customer.generated.ts'
import styles from './CustomerForm.module.css'
import { useEmailFault } from './email.ts'
import { PasswordField } from './PasswordField.tsx'
import { useLogin } from './use-identity.tsx'

type LoginFormProps = {
  /** Prefilled, for example from the checkout. */
  email?: string
  /** `response.notes` names lines of the guest's cart that could not be merged. */
  onSignedIn: (response: CustomerResultFragment) => void
  children?: ReactNode
}

/** E-mail and password. The store refuses a wrong password, an unknown address and a locked account with the same message. */
export function LoginForm({ email, onSignedIn, children }: LoginFormProps) {
  const t = useTranslate()
  const emailFault = useEmailFault()
  const login = useLogin()
  const prove = useCaptcha('CUSTOMER_LOGIN')
  const { props, faults, failure, isBusy } = useForm({
    check: (values) => ({
      email: emailFault(values.email),
      password: values.password ? null : t('account.password.missing'),
    }),
    send: async ({ email = '', password = '' }) => login({ email, password, captcha: await prove() }),
    onAccepted(response) {
      pushEvent({ event: 'login', method: 'password' })
      onSignedIn(response)
    },
    refusal: t('account.login.refused'),
  })
  return (
    <form {...props} className={styles.form}>
      {failure && <Alert kind="error">{failure}</Alert>}
      <TextField
        label={t('account.email')}
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={email}
        error={faults.email}
        required
      />
      <PasswordField
        label={t('account.password')}
        name="password"
        autoComplete="current-password"
        error={faults.password}
        required
      />
      <p className={styles.aside}>
        <Link href="/account/password-request">{t('account.password.forgotten')}</Link>
      </p>
      {children}
      <Button type="submit" size="large" busy={isBusy}>
        {t('account.login.submit')}
      </Button>
    </form>
  )
}

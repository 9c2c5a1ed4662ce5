import { useTranslate } from '../../i18n/messages-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useForm } from '../../ui/use-form.ts'
import styles from './CustomerForm.module.css'
import { useEmailFault } from './email.ts'
import { PasswordField } from './PasswordField.tsx'
import { type AccountPersonFragment, ChangeEmail, type ChangeEmailMutation } from './account.generated.ts'
import { useAccountChange } from './use-account-change.ts'
import { useSaved } from './use-saved.ts'

const answerOf = ({ changeEmail }: ChangeEmailMutation) => changeEmail

/** Another address asks for the password: whoever finds an open session must not take the account over. */
export function EmailForm({ person }: { person: AccountPersonFragment }) {
  const t = useTranslate()
  const emailFault = useEmailFault()
  const changeEmail = useAccountChange(ChangeEmail, answerOf)
  const { isSaved, noteSaved, forget } = useSaved()
  const { props, faults, failure, isBusy } = useForm({
    check: ({ email, password }) => ({
      email: emailFault(email) ?? (email === person.email ? t('account.information.sameEmail') : null),
      password: password ? null : t('account.password.missing'),
    }),
    send: ({ email = '', password = '' }) => changeEmail({ email, password }),
    onAccepted: (_answer, _values, form) => {
      form.reset()
      noteSaved()
    },
    refusal: t('account.refused'),
  })
  return (
    <form {...props} className={styles.form} onChange={forget}>
      {failure && <Alert kind="error">{failure}</Alert>}
      {isSaved && <Alert kind="success">{t('account.information.emailSaved', { email: person.email ?? '' })}</Alert>}
      <p className={styles.note}>{t('account.information.currentEmail', { email: person.email ?? '' })}</p>
      <TextField
        label={t('account.information.newEmail')}
        name="email"
        type="email"
        autoComplete="email"
        error={faults.email}
        required
      />
      {/* Tells password managers whose password it is. */}
      <input type="email" autoComplete="username" value={person.email ?? ''} readOnly hidden />
      <PasswordField
        label={t('account.password.current')}
        name="password"
        autoComplete="current-password"
        error={faults.password}
        required
      />
      <Button type="submit" busy={isBusy} className={styles.submit}>
        {t('account.information.changeEmail')}
      </Button>
    </form>
  )
}

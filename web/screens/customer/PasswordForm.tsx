import { useState } from 'react'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { useForm } from '../../ui/use-form.ts'
import { useCaptcha } from '../captcha/use-captcha.ts'
import styles from './CustomerForm.module.css'
import { NewPasswordField } from './NewPasswordField.tsx'
import { PasswordField } from './PasswordField.tsx'
import { measurePassword } from './password-strength.ts'
import { usePasswordRule } from './use-password-rule.ts'
import { type AccountPersonFragment, ChangePassword, type ChangePasswordMutation } from './account.generated.ts'
import { useAccountChange } from './use-account-change.ts'
import { useSaved } from './use-saved.ts'

const answerOf = ({ changePassword }: ChangePasswordMutation) => changePassword

export function PasswordForm({ person }: { person: AccountPersonFragment }) {
  const t = useTranslate()
  const rule = usePasswordRule()
  const changePassword = useAccountChange(ChangePassword, answerOf)
  const prove = useCaptcha('CUSTOMER_EDIT')
  const proveLogin = useCaptcha('CUSTOMER_LOGIN')
  const { isSaved, noteSaved, forget } = useSaved()
  const [round, setRound] = useState(0)
  const { props, faults, failure, isBusy } = useForm({
    check: ({ currentPassword, newPassword = '' }) => ({
      currentPassword: currentPassword ? null : t('account.password.missing'),
      newPassword: measurePassword(newPassword, rule).isEnough ? null : t('account.password.tooSimple'),
    }),
    send: async ({ currentPassword = '', newPassword = '' }) => {
      const [captcha, loginCaptcha] = await Promise.all([prove(), proveLogin()])
      return changePassword({ currentPassword, newPassword, captcha, loginCaptcha })
    },
    onAccepted: (_answer, _values, form) => {
      form.reset()
      noteSaved()
      setRound((count) => count + 1)
    },
    refusal: t('account.refused'),
  })
  return (
    <form {...props} className={styles.form} onChange={forget}>
      {failure && <Alert kind="error">{failure}</Alert>}
      {isSaved && <Alert kind="success">{t('account.information.passwordSaved')}</Alert>}
      {/* Tells password managers whose password it is. */}
      <input type="email" autoComplete="username" value={person.email ?? ''} readOnly hidden />
      <PasswordField
        label={t('account.password.current')}
        name="currentPassword"
        autoComplete="current-password"
        error={faults.currentPassword}
        required
      />
      <NewPasswordField
        // Its meter starts again too.
        key={round}
        label={t('account.password.new')}
        name="newPassword"
        error={faults.newPassword}
      />
      <Button type="submit" busy={isBusy} className={styles.submit}>
        {t('account.information.changePassword')}
      </Button>
    </form>
  )
}

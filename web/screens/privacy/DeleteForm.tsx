import { useTranslate } from '../../i18n/messages-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { useForm } from '../../ui/use-form.ts'
import { useCaptcha } from '../captcha/use-captcha.ts'
import styles from '../customer/CustomerForm.module.css'
import type { MeFragment } from '../customer/me.generated.ts'
import { PasswordField } from '../customer/PasswordField.tsx'
import { useIdentityChange } from '../customer/use-identity.ts'
import { DeleteCustomer, type DeleteCustomerMutation } from './privacy.generated.ts'
import privacyStyles from './PrivacyScreen.module.css'

const answerOf = ({ deleteCustomer }: DeleteCustomerMutation) => deleteCustomer

const CONSEQUENCES = [
  'account.privacy.delete.account',
  'account.privacy.delete.orders',
  'account.privacy.delete.credit',
] as const

/** The end of the account: it cannot be undone, so it wants the password and a ticked box. */
export function DeleteForm({ me, onDeleted }: { me: MeFragment; onDeleted: () => void }) {
  const t = useTranslate()
  const deleteCustomer = useIdentityChange(DeleteCustomer, answerOf)
  const prove = useCaptcha('CUSTOMER_LOGIN')
  const { props, faults, failure, isBusy } = useForm({
    check: ({ password, understood }) => ({
      understood: understood === undefined ? t('account.privacy.delete.notUnderstood') : null,
      password: password ? null : t('account.password.missing'),
    }),
    send: async ({ password = '' }) => deleteCustomer({ password, captcha: await prove() }),
    onAccepted: () => {
      onDeleted()
      scrollTo(0, 0)
    },
    refusal: t('account.refused'),
  })
  return (
    <form {...props} className={styles.form}>
      <ul className={privacyStyles.consequences}>
        {CONSEQUENCES.map((consequence) => (
          <li key={consequence}>{t(consequence)}</li>
        ))}
      </ul>
      {failure && <Alert kind="error">{failure}</Alert>}
      {/* Tells password managers whose password it is. */}
      <input type="email" autoComplete="username" value={me.email ?? ''} readOnly hidden />
      <Checkbox label={t('account.privacy.delete.understood')} name="understood" error={faults.understood} />
      <PasswordField
        label={t('account.password.current')}
        name="password"
        autoComplete="current-password"
        error={faults.password}
        required
      />
      <Button type="submit" variant="secondary" busy={isBusy}>
        {t('account.privacy.deleteSubmit')}
      </Button>
    </form>
  )
}

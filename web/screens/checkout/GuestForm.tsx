import { useLocation } from 'wouter'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useForm } from '../../ui/use-form.ts'
import { useEmailFault } from '../customer/email.ts'
import { SetCheckoutEmail } from './checkout.generated.ts'
import styles from './CheckoutLoginScreen.module.css'
import { stepPath } from './steps.ts'
import { useCheckoutMutation } from './use-checkout-mutation.ts'

/** An order without an account: an address to confirm it to is all it needs. */
export function GuestForm({ email }: { email: string | null }) {
  const t = useTranslate()
  const emailFault = useEmailFault()
  const [, navigate] = useLocation()
  const save = useCheckoutMutation(
    SetCheckoutEmail,
    (address: string) => ({ email: address }),
    (result) => result.setCheckoutEmail,
  )
  const { props, faults, failure, isBusy } = useForm({
    check: (values) => ({
      email: emailFault(values.email),
    }),
    send: (values) => save.mutateAsync(values.email ?? ''),
    onAccepted: () => navigate(stepPath('address')),
    refusal: t('checkout.refused'),
  })
  return (
    <form {...props} className={styles.form}>
      <p className={styles.text}>{t('checkout.login.guestHint')}</p>
      {failure && <Alert kind="error">{failure}</Alert>}
      <TextField
        label={t('account.email')}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={email ?? undefined}
        error={faults.email}
        required
      />
      <Button type="submit" size="large" busy={isBusy}>
        {t('checkout.login.continue')}
      </Button>
    </form>
  )
}

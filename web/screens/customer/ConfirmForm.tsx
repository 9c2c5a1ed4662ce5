import { useExecute } from '../../api/execute-context.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useForm } from '../../ui/use-form.ts'
import styles from './CustomerForm.module.css'
import { useEmailFault } from './email.ts'
import { ConfirmEmail } from './requests.generated.ts'
import type { MailedLink } from './use-mailed-link.ts'

type ConfirmFormProps = {
  link: MailedLink
  onDone(): void
}

/** Opens an account; Magento's own mails do not name the address, which the shopper then enters. */
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
    refusal: t('account.refused'),
  })
  return (
    <form {...props} className={styles.form}>
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
        {t('account.confirm.submit')}
      </Button>
    </form>
  )
}

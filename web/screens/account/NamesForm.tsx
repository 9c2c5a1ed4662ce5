import { useTranslate } from '../../i18n/messages-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useForm } from '../../ui/use-form.ts'
import styles from '../customer/CustomerForm.module.css'
import { type AccountPersonFragment, UpdateCustomer, type UpdateCustomerMutation } from './account.generated.ts'
import { useAccountChange } from './use-account-change.ts'
import { useSaved } from './use-saved.ts'

const answerOf = ({ updateCustomer }: UpdateCustomerMutation) => updateCustomer

export function NamesForm({ person }: { person: AccountPersonFragment }) {
  const t = useTranslate()
  const update = useAccountChange(UpdateCustomer, answerOf)
  const { isSaved, noteSaved, forget } = useSaved()
  const { props, faults, failure, isBusy } = useForm({
    check: ({ firstname, lastname }) => ({
      firstname: firstname ? null : t('account.firstname.missing'),
      lastname: lastname ? null : t('account.lastname.missing'),
    }),
    send: ({ firstname = '', lastname = '' }) => update({ firstname, lastname }),
    onAccepted: noteSaved,
    refusal: t('account.refused'),
  })
  return (
    <form {...props} className={styles.form} onChange={forget}>
      {failure && <Alert kind="error">{failure}</Alert>}
      {isSaved && <Alert kind="success">{t('account.information.saved')}</Alert>}
      <div className={styles.names}>
        <TextField
          label={t('account.firstname')}
          name="firstname"
          autoComplete="given-name"
          defaultValue={person.firstname ?? ''}
          maxLength={255}
          error={faults.firstname}
          required
        />
        <TextField
          label={t('account.lastname')}
          name="lastname"
          autoComplete="family-name"
          defaultValue={person.lastname ?? ''}
          maxLength={255}
          error={faults.lastname}
          required
        />
      </div>
      <Button type="submit" busy={isBusy} className={styles.submit}>
        {t('account.save')}
      </Button>
    </form>
  )
}

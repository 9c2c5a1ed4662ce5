import { operationQuery } from '../../api/use-operation.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import type { LoadContext, LoadResult } from '../../lazy-screen.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useForm } from '../../ui/use-form.ts'
import customerFormStyles from './CustomerForm.module.css'
import { PasswordRule } from './password-rule.generated.ts'
import { type AccountPersonFragment, UpdateCustomer, type UpdateCustomerMutation } from './account.generated.ts'
import { AccountPart } from './AccountPart.tsx'
import { EmailForm } from './EmailForm.tsx'
import styles from './InformationScreen.module.css'
import { PasswordForm } from './PasswordForm.tsx'
import { useAccountChange } from './use-account-change.ts'
import { useSaved } from './use-saved.ts'

const answerOf = ({ updateCustomer }: UpdateCustomerMutation) => updateCustomer

export async function load({ queryClient }: LoadContext): Promise<LoadResult> {
  await queryClient.prefetchQuery(operationQuery(PasswordRule, {}))
  return {}
}

/** `/user/information`: name, e-mail and password, each in its own form, since each asks for other things. */
export default function InformationScreen() {
  const t = useTranslate()
  return <AccountPart title={t('account.menu.information')} content={Information} />
}

function Information({ person }: { person: AccountPersonFragment }) {
  const t = useTranslate()
  return (
    <div className={styles.parts}>
      <section>
        <h2>{t('account.information.names')}</h2>
        <NamesForm person={person} />
      </section>
      <section>
        <h2>{t('account.email')}</h2>
        <EmailForm person={person} />
      </section>
      <section>
        <h2>{t('account.password')}</h2>
        <PasswordForm person={person} />
      </section>
    </div>
  )
}

function NamesForm({ person }: { person: AccountPersonFragment }) {
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
    <form {...props} className={customerFormStyles.form} onChange={forget}>
      {failure && <Alert kind="error">{failure}</Alert>}
      {isSaved && <Alert kind="success">{t('account.information.saved')}</Alert>}
      <div className={customerFormStyles.names}>
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
      <Button type="submit" busy={isBusy} className={customerFormStyles.submit}>
        {t('account.save')}
      </Button>
    </form>
  )
}

import { useState } from 'react'
import { MAX_CUSTOMER_NAME } from '../../../schema/field-limits.ts'
import { operationQuery } from '../../api/use-operation.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import type { LoadContext, LoadResult } from '../../screen.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Field.tsx'
import { useForm } from '../../ui/use-form.ts'
import { useCaptcha } from '../captcha/use-captcha.ts'
import {
  type AccountPersonFragment,
  ChangeEmail,
  type ChangeEmailMutation,
  ChangePassword,
  type ChangePasswordMutation,
  UpdateCustomer,
  type UpdateCustomerMutation,
} from './account.generated.ts'
import { AccountPart } from './AccountPart.tsx'
import stylesForm from './CustomerForm.module.css'
import { useEmailFault } from './email.ts'
import styles from './InformationScreen.module.css'
import { enteredFields, prefetchFormFields, FormFields, useFormFields } from '../form-fields/FormFields.tsx'
import { PasswordRule } from './password-rule.generated.ts'
import { NewPasswordField, PasswordField, useNewPasswordFault } from './PasswordField.tsx'
import { useAccountChange } from './use-account.ts'

const passwordResult = ({ changePassword }: ChangePasswordMutation) => changePassword

const emailResult = ({ changeEmail }: ChangeEmailMutation) => changeEmail

const namesResult = ({ updateCustomer }: UpdateCustomerMutation) => updateCustomer

export async function load({ queryClient }: LoadContext): Promise<LoadResult> {
  await Promise.all([
    queryClient.prefetchQuery(operationQuery(PasswordRule, {})),
    prefetchFormFields(queryClient, 'CUSTOMER_EDIT'),
  ])
  return {}
}

/** `/user/information`: name, e-mail and password, each in its own form, since the last two need the current password. */
export default function InformationScreen() {
  const t = useTranslate()
  useFormFields('CUSTOMER_EDIT')
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
  const update = useAccountChange(UpdateCustomer, namesResult)
  const fields = useFormFields('CUSTOMER_EDIT')
  const kept = Object.fromEntries((person.fields ?? []).map(({ code, value }) => [code, value]))
  const { props, faults, failure, isAccepted, isBusy } = useForm({
    check: ({ firstname, lastname }) => ({
      firstname: firstname ? null : t('account.firstname.missing'),
      lastname: lastname ? null : t('account.lastname.missing'),
    }),
    send: ({ firstname = '', lastname = '', ...values }) =>
      update({ firstname, lastname, fields: enteredFields(fields, (code) => values[`fields.${code}`]) }),
    onAccepted: () => {},
    refusal: t('ui.refused'),
  })
  return (
    <form {...props} className={stylesForm.form}>
      {failure && <Alert kind="error">{failure}</Alert>}
      {isAccepted && <Alert kind="success">{t('account.information.saved')}</Alert>}
      <FormFields isLead fields={fields} values={kept} faults={faults} />
      <div className={stylesForm.names}>
        <TextField
          label={t('account.firstname')}
          name="firstname"
          autoComplete="given-name"
          defaultValue={person.firstname ?? ''}
          maxLength={MAX_CUSTOMER_NAME}
          error={faults.firstname}
          required
        />
        <TextField
          label={t('account.lastname')}
          name="lastname"
          autoComplete="family-name"
          defaultValue={person.lastname ?? ''}
          maxLength={MAX_CUSTOMER_NAME}
          error={faults.lastname}
          required
        />
      </div>
      <FormFields fields={fields} values={kept} faults={faults} />
      <Button type="submit" busy={isBusy}>
        {t('account.save')}
      </Button>
    </form>
  )
}

/** A new e-mail address needs the password: an open session alone must not be enough to take the account over. */
function EmailForm({ person }: { person: AccountPersonFragment }) {
  const t = useTranslate()
  const emailFault = useEmailFault()
  const changeEmail = useAccountChange(ChangeEmail, emailResult)
  const { props, faults, failure, isAccepted, isBusy } = useForm({
    check: ({ email, password }) => ({
      email: emailFault(email) ?? (email === person.email ? t('account.information.sameEmail') : null),
      password: password ? null : t('account.password.missing'),
    }),
    send: ({ email = '', password = '' }) => changeEmail({ email, password }),
    onAccepted: (_result, _values, form) => form.reset(),
    refusal: t('ui.refused'),
  })
  return (
    <form {...props} className={stylesForm.form}>
      {failure && <Alert kind="error">{failure}</Alert>}
      {isAccepted && <Alert kind="success">{t('account.information.emailSaved', { email: person.email ?? '' })}</Alert>}
      <p className={stylesForm.note}>{t('account.information.currentEmail', { email: person.email ?? '' })}</p>
      <TextField
        label={t('account.information.newEmail')}
        name="email"
        type="email"
        autoComplete="email"
        error={faults.email}
        required
      />
      {/* Tells password managers which account the password belongs to. */}
      <input type="email" autoComplete="username" value={person.email ?? ''} readOnly hidden />
      <PasswordField
        label={t('account.password.current')}
        name="password"
        autoComplete="current-password"
        error={faults.password}
        required
      />
      <Button type="submit" busy={isBusy}>
        {t('account.information.changeEmail')}
      </Button>
    </form>
  )
}

function PasswordForm({ person }: { person: AccountPersonFragment }) {
  const t = useTranslate()
  const passwordFault = useNewPasswordFault()
  const changePassword = useAccountChange(ChangePassword, passwordResult)
  const prove = useCaptcha('CUSTOMER_EDIT')
  const proveLogin = useCaptcha('CUSTOMER_LOGIN')
  const [round, setRound] = useState(0)
  const { props, faults, failure, isAccepted, isBusy } = useForm({
    check: ({ currentPassword, newPassword }) => ({
      currentPassword: currentPassword ? null : t('account.password.missing'),
      newPassword: passwordFault(newPassword),
    }),
    send: async ({ currentPassword = '', newPassword = '' }) => {
      const [captcha, loginCaptcha] = await Promise.all([prove(), proveLogin()])
      return changePassword({ currentPassword, newPassword, captcha, loginCaptcha })
    },
    onAccepted: (_result, _values, form) => {
      form.reset()
      setRound((count) => count + 1)
    },
    refusal: t('ui.refused'),
  })
  return (
    <form {...props} className={stylesForm.form}>
      {failure && <Alert kind="error">{failure}</Alert>}
      {isAccepted && <Alert kind="success">{t('account.information.passwordSaved')}</Alert>}
      {/* Tells password managers which account the password belongs to. */}
      <input type="email" autoComplete="username" value={person.email ?? ''} readOnly hidden />
      <PasswordField
        label={t('account.password.current')}
        name="currentPassword"
        autoComplete="current-password"
        error={faults.currentPassword}
        required
      />
      <NewPasswordField
        // Resets its strength meter.
        key={round}
        label={t('account.password.new')}
        name="newPassword"
        error={faults.newPassword}
      />
      <Button type="submit" busy={isBusy}>
        {t('account.information.changePassword')}
      </Button>
    </form>
  )
}

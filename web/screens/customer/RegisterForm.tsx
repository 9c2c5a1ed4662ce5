import { MAX_CUSTOMER_NAME } from '../../../schema/field-limits.ts'
import { pushEvent } from '../../analytics/data-layer.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { useFeature } from '../../site/feature.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Link } from '../../ui/Link.tsx'
import { TextField } from '../../ui/Field.tsx'
import { useForm } from '../../ui/use-form.ts'
import { useCaptcha } from '../captcha/use-captcha.ts'
import { enteredFields, FormFields, useFormFields } from '../form-fields/FormFields.tsx'
import type { CustomerResultFragment } from './customer.generated.ts'
import styles from './CustomerForm.module.css'
import { useEmailFault } from './email.ts'
import { NewPasswordField, useNewPasswordFault } from './PasswordField.tsx'
import { useEmailQuestion } from './use-email-question.tsx'
import { useRegister } from './use-identity.tsx'

type RegisterFormProps = {
  /** Prefilled, for example from a guest's order. */
  known?: { firstname?: string; lastname?: string; email?: string }
  /** `response.me.id` is null when the store wants the e-mail address confirmed first; `response.notes` are shown to the shopper. */
  onRegistered: (response: CustomerResultFragment) => void
}

/** The form for a new account. Consent to the newsletter must not be pre-ticked (GDPR, recital 32). */
export function RegisterForm({ known, onRegistered }: RegisterFormProps) {
  const t = useTranslate()
  const emailFault = useEmailFault()
  const register = useRegister()
  const passwordFault = useNewPasswordFault()
  const fields = useFormFields('CUSTOMER_CREATE')
  const hasNewsletter = useFeature('newsletter')
  const prove = useCaptcha('CUSTOMER_CREATE')
  const proveLogin = useCaptcha('CUSTOMER_LOGIN')
  const { props, faults, failure, isBusy } = useForm({
    check: ({ firstname, lastname, email, password }) => ({
      firstname: firstname ? null : t('account.firstname.missing'),
      lastname: lastname ? null : t('account.lastname.missing'),
      email: emailFault(email),
      password: passwordFault(password),
    }),
    send: async (values) => {
      const { firstname = '', lastname = '', email = '', password = '', newsletter } = values
      const isSubscribed = newsletter !== undefined
      const [captcha, loginCaptcha] = await Promise.all([prove(), proveLogin()])
      const person = {
        firstname,
        lastname,
        email,
        password,
        fields: enteredFields(fields, (code) => values[`fields.${code}`]),
      }
      return register({ input: { ...person, isSubscribed, captcha, loginCaptcha } })
    },
    onAccepted(response) {
      pushEvent({ event: 'sign_up', method: 'password' })
      onRegistered(response)
    },
    refusal: t('account.register.refused'),
  })
  const { field, question, onSubmit } = useEmailQuestion(props.onSubmit)
  return (
    <form {...props} onSubmit={onSubmit} className={styles.form}>
      {failure && <Alert kind="error">{failure}</Alert>}
      <FormFields isLead fields={fields} values={{}} faults={faults} />
      <div className={styles.names}>
        <TextField
          label={t('account.firstname')}
          name="firstname"
          autoComplete="given-name"
          defaultValue={known?.firstname}
          maxLength={MAX_CUSTOMER_NAME}
          error={faults.firstname}
          required
        />
        <TextField
          label={t('account.lastname')}
          name="lastname"
          autoComplete="family-name"
          defaultValue={known?.lastname}
          maxLength={MAX_CUSTOMER_NAME}
          error={faults.lastname}
          required
        />
      </div>
      <TextField
        {...field}
        label={t('account.email')}
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={known?.email}
        error={faults.email}
        required
      />
      {question}
      <FormFields fields={fields} values={{}} faults={faults} />
      <NewPasswordField label={t('account.password')} name="password" error={faults.password} />
      {hasNewsletter && (
        <Checkbox label={t('account.newsletter.box')} hint={t('account.newsletter.hint')} name="newsletter" />
      )}
      <Button type="submit" size="large" busy={isBusy}>
        {t('account.register.submit')}
      </Button>
      <p className={styles.note}>
        {t('account.register.data')} <Link href="/rgpd/">{t('account.dataLink')}</Link>
      </p>
    </form>
  )
}

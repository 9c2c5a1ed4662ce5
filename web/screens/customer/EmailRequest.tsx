import { type ComponentType, type ReactNode, useState } from 'react'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { TextField } from '../../ui/Field.tsx'
import { useForm } from '../../ui/use-form.ts'
import styles from './CustomerForm.module.css'
import { useEmailFault } from './email.ts'
import type { RequestResultFragment } from './requests.generated.ts'
import { useEmailQuestion } from './use-email-question.tsx'

type EmailRequestProps = {
  send(email: string): Promise<RequestResultFragment>
  submit: string
  /** Shown afterwards; the same for known and unknown addresses. */
  done: ComponentType<{ email: string }>
  children?: ReactNode
}

/** A form with one field, the e-mail address. */
export function EmailRequest({ send, submit, done: Done, children }: EmailRequestProps) {
  const t = useTranslate()
  const emailFault = useEmailFault()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { props, faults, failure, isBusy } = useForm({
    check: ({ email }) => ({
      email: emailFault(email),
    }),
    send: ({ email = '' }) => send(email),
    onAccepted: (_result, { email = '' }) => setSentTo(email),
    refusal: t('ui.refused'),
  })
  const { field, question, onSubmit } = useEmailQuestion(props.onSubmit)
  if (sentTo) {
    return (
      <div ref={takeFocus} tabIndex={-1} className={styles.form}>
        <Alert kind="success">
          <Done email={sentTo} />
        </Alert>
      </div>
    )
  }
  return (
    <form {...props} onSubmit={onSubmit} className={styles.form}>
      {failure && <Alert kind="error">{failure}</Alert>}
      <TextField
        {...field}
        label={t('account.email')}
        name="email"
        type="email"
        autoComplete="email"
        error={faults.email}
        required
      />
      {question}
      {children}
      <Button type="submit" size="large" busy={isBusy}>
        {submit}
      </Button>
    </form>
  )
}

import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from './StepForm.module.css'

/** Takes the focus when the step changes. One step shows at a time, so the id is unique. */
export const STEP_TITLE_ID = 'checkout-step'

/** A field with an error, or the first radio button of a group without a value. */
const FIRST_FAULT = '[aria-invalid="true"], [data-fault]'

type StepFormProps = {
  onSubmit: () => void
  /** Label of the button, which names the next step. */
  submit: string
  busy: boolean
  /** Error of the form as a whole. */
  errorMessage: ReactNode
  /** Number of failed tries. Each change moves the focus to the first error. */
  faultTries: number
  children: ReactNode
}

/** The form of a step: one button; the first error takes the focus. */
export function StepForm({ onSubmit, submit, busy, errorMessage, faultTries, children }: StepFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (faultTries > 0) form.current?.querySelector<HTMLElement>(FIRST_FAULT)?.focus()
  }, [faultTries])

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!busy) onSubmit()
  }
  return (
    <form method="post" ref={form} className={styles.form} onSubmit={send} noValidate>
      {children}
      {errorMessage && <Alert kind="error">{errorMessage}</Alert>}
      <Button type="submit" size="large" busy={busy} className={styles.submit}>
        {submit}
      </Button>
    </form>
  )
}

export function StepTitle({ children }: { children: ReactNode }) {
  return (
    <h2 id={STEP_TITLE_ID} tabIndex={-1} className={styles.title}>
      {children}
    </h2>
  )
}

type OrderChangesProps = {
  changes: readonly string[]
  errorMessage: ReactNode
  /** Whether the order can be confirmed right below, as it is now. */
  canOrder: boolean
}

/** Why no order was placed: what changed since it was shown, or the error. */
export function OrderChanges({ changes, errorMessage, canOrder }: OrderChangesProps) {
  const t = useTranslate()
  if (changes.length > 0) {
    return (
      <Alert kind="warning">
        <p>
          <strong>{t('checkout.changed')}</strong>
        </p>
        <ul>
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
        {canOrder && <p>{t('checkout.changedHint')}</p>}
      </Alert>
    )
  }
  return errorMessage && <Alert kind="error">{errorMessage}</Alert>
}

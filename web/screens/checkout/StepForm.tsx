import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from './StepForm.module.css'

/** There is one at a time: where the focus goes when the step changes. */
export const STEP_TITLE_ID = 'checkout-step'

/** A field that is wrong, or the first choice of a group where one is missing. */
const FIRST_FAULT = '[aria-invalid="true"], [data-fault]'

type StepFormProps = {
  onSubmit: () => void
  /** What leads on, in words that say where to. */
  submit: string
  busy: boolean
  /** Why the shop refused, where no field is to blame. */
  errorMessage: string | null
  /** Changes with each try that found a fault: the focus then goes to the first one. */
  faultTries: number
  children: ReactNode
}

/** The form of a step: one button leads on, faults stand where they are and the first has the focus. */
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

type OrderChangesProps = { changes: readonly string[]; errorMessage: string | null }

/** Why nothing was ordered: what is different from what was shown, or what the shop said. */
export function OrderChanges({ changes, errorMessage }: OrderChangesProps) {
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
        <p>{t('checkout.changedHint')}</p>
      </Alert>
    )
  }
  return errorMessage && <Alert kind="error">{errorMessage}</Alert>
}

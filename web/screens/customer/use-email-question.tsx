import { type RefObject, useRef, useState } from 'react'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './EmailQuestion.module.css'
import { probableEmails } from './email-hint.ts'

/**
 * Asks once whether another address was meant, before a form sends one that is probably misspelled: nothing mailed to it arrives. Not when the field is
 * left: the question would move the button away from under a finger, and Enter leaves no field. `field` belongs to the field, which may have several
 * addresses; `question` below it. `known`: the ref of a field that has one.
 */
export function useEmailQuestion<Sending extends { preventDefault(): void }>(
  onSubmit: (event: Sending) => unknown,
  known?: RefObject<HTMLInputElement | null>,
) {
  const t = useTranslate()
  const own = useRef<HTMLInputElement>(null)
  const ref = known ?? own
  const [meant, setMeant] = useState<string | null>(null)
  const submit = (event: Sending) => {
    const found = probableEmails(ref.current?.value ?? '')
    if (!found || found === meant) return onSubmit(event)
    event.preventDefault()
    setMeant(found)
    // The button may be a screen below.
    ref.current?.scrollIntoView({ block: 'nearest' })
  }
  const correct = () => {
    if (ref.current && meant) ref.current.value = meant
    setMeant(null)
    ref.current?.focus()
  }
  const question = (
    <div role="status" className={styles.question}>
      {meant && (
        <Button variant="quiet" size="small" className={styles.correct} onClick={correct}>
          {t('ui.email.meant', { email: meant })}
        </Button>
      )}
    </div>
  )
  return { onSubmit: submit, field: { ref, onChange: () => setMeant(null) }, question }
}

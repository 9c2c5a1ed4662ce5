import { useTranslate } from '../../i18n/messages-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import type { CustomerAnswerFragment } from './customer.generated.ts'
import styles from './CustomerScreen.module.css'

/** What is to be said after signing in, before the shopper goes on. */
export function SignedInNotes({ answer, next }: { answer: CustomerAnswerFragment; next: string }) {
  const t = useTranslate()
  const { id, firstname } = answer.me
  return (
    <div className={styles.notes}>
      <h2 ref={takeFocus} tabIndex={-1}>
        {id === null ? t('account.register.almost') : t('account.hello', { name: firstname ?? '' })}
      </h2>
      <Alert kind={id === null ? 'success' : 'warning'}>
        {answer.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </Alert>
      <ButtonLink href={id === null ? '/login' : next} replace>
        {id === null ? t('account.login.submit') : t('account.continue')}
      </ButtonLink>
    </div>
  )
}

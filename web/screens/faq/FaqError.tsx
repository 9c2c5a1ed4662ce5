import { useTranslate } from '../../i18n/messages-context.ts'
import { errorReason } from '../../shell/error-reason.ts'
import type { ScreenErrorProps } from '../../shell/ScreenBoundary.tsx'
import { Button } from '../../ui/Button.tsx'
import { Container } from '../../ui/Container.tsx'
import { ContactWays } from '../contact/ContactWays.tsx'
import styles from './FaqScreen.module.css'

/** The error screen of the questions (spec §2): titled as spec §4 says; whoever came for help finds whom to ask. */
export function FaqError({ error }: ScreenErrorProps) {
  const t = useTranslate()
  const text = errorReason(error)
  return (
    <Container width="text" className={styles.error}>
      <title>An error occured.</title>
      <div role="alert">
        <h1 lang="en">An error occured.</h1>
        <p>{t('faq.error')}</p>
        {text && (
          <p lang="en" className={styles.errorText}>
            {text}
          </p>
        )}
      </div>
      <p>
        <Button onClick={() => location.reload()}>{t('ui.retry')}</Button>
      </p>
      <ContactWays />
    </Container>
  )
}

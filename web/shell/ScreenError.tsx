import { useTranslate } from '../i18n/messages-context.ts'
import { Button } from '../ui/Button.tsx'
import { Container } from '../ui/Container.tsx'
import { errorReason } from './error-reason.ts'
import styles from './ScreenError.module.css'

/** The title contains the error's text; below it a sentence in the shop's language explains it. */
export function ScreenError({ error }: { error: unknown }) {
  const t = useTranslate()
  const text = errorReason(error)
  return (
    <Container width="text" className={styles.error}>
      <title>An error occured.</title>
      <div role="alert">
        <h1 lang="en">An error occured.</h1>
        <p className={styles.lead}>{t('shell.error.lead')}</p>
        {text && (
          <p lang="en" className={styles.text}>
            {text}
          </p>
        )}
      </div>
      <p className={styles.actions}>
        <Button onClick={() => location.reload()}>{t('shell.error.retry')}</Button>
      </p>
    </Container>
  )
}

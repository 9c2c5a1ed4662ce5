import { useEffect, useState } from 'react'
import { GraphqlFailure } from '../../schema/page.ts'
import { useTranslate } from '../i18n/messages-context.ts'
import { Button } from '../ui/Button.tsx'
import { Container } from '../ui/Container.tsx'
import { errorReason } from './error-reason.ts'
import { watchForRecovery } from './fallback/recovery.ts'
import { mayReload, reloadOnce } from './reload-once.ts'
import styles from './ScreenError.module.css'

/**
 * An error page: first what happened, in the shop's language, then the English title with the error's text. Reloads when a shop that did not respond
 * is back.
 */
export function ScreenError({ error }: { error: unknown }) {
  const t = useTranslate()
  const [recovers] = useState(() => isUnreachable(error) && mayReload())
  useEffect(() => (recovers ? watchForRecovery(reloadOnce) : undefined), [recovers])
  const text = errorReason(error)
  return (
    <Container width="text" className={styles.error}>
      <title>An error occured.</title>
      <div role="alert">
        <p className={styles.lead}>{t(recovers ? 'shell.error.unreachable' : 'shell.error.lead')}</p>
        <h1 lang="en">An error occured.</h1>
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

/** Whether the error is that shop or store did not respond: then the page itself is sound. */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof GraphqlFailure)) return error instanceof Error && isUnreachable(error.cause)
  return error.code === 'UPSTREAM_UNAVAILABLE' || error.kind === 'network'
}

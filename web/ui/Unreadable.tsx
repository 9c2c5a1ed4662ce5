import { shownError } from '../api/shown-error.ts'
import type { MessageId } from '../i18n/messages.ts'
import { useTranslate } from '../i18n/messages-context.ts'
import { Alert } from './Alert.tsx'
import { Button } from './Button.tsx'

type UnreadableProps = {
  /** Says what cannot be shown. */
  message: MessageId
  error: Error
  onRetry: () => void
  isRetrying: boolean
}

/** Stands where something could not be read: what, why, and a way to try again. */
export function Unreadable({ message, error, onRetry, isRetrying }: UnreadableProps) {
  const t = useTranslate()
  return (
    <Alert kind="error">
      <p>{t(message)}</p>
      <p>{shownError(error, t('ui.fault'))}</p>
      <Button variant="secondary" busy={isRetrying} onClick={onRetry}>
        {t('ui.retry')}
      </Button>
    </Alert>
  )
}

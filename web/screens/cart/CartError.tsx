import { shownError } from '../../api/shown-error.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from './CartScreen.module.css'

type CartErrorProps = { error: Error; onRetry: () => void; isRetrying: boolean }

/** The cart could not be read: nothing of it is lost, so the shopper may try again. */
export function CartError({ error, onRetry, isRetrying }: CartErrorProps) {
  const t = useTranslate()
  return (
    <>
      <h1>{t('cart.title')}</h1>
      <Alert kind="error">
        <p>{t('cart.unreadable')}</p>
        <p className={styles.reason}>{shownError(error, t('ui.fault'))}</p>
        <Button variant="secondary" busy={isRetrying} onClick={onRetry}>
          {t('ui.retry')}
        </Button>
      </Alert>
    </>
  )
}

import { useTranslate } from '../../i18n/messages-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { ContactLinks } from './ContactLinks.tsx'

type CheckoutUnreadableProps = { error: Error; onRetry: () => void; isRetrying: boolean }

/** The order could not be read: nothing of it is lost, so the shopper may try again. */
export function CheckoutUnreadable({ error, onRetry, isRetrying }: CheckoutUnreadableProps) {
  const t = useTranslate()
  return (
    <>
      <h1>{t('checkout.title')}</h1>
      <Alert kind="error">
        <p>{t('checkout.unreadable')}</p>
        <p>{error.message}</p>
        <Button variant="secondary" busy={isRetrying} onClick={onRetry}>
          {t('cart.retry')}
        </Button>
      </Alert>
      <ContactLinks />
    </>
  )
}

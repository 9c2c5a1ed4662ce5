import { useTranslate } from '../../i18n/messages-context.ts'
import { Unreadable } from '../../ui/Unreadable.tsx'
import { ContactLinks } from './ContactLinks.tsx'

type CheckoutUnreadableProps = { error: Error; onRetry: () => void; isRetrying: boolean }

/** The order could not be read: nothing of it is lost, so the shopper may try again. */
export function CheckoutUnreadable(read: CheckoutUnreadableProps) {
  const t = useTranslate()
  return (
    <>
      <h1>{t('checkout.title')}</h1>
      <Unreadable message="checkout.unreadable" {...read} />
      <ContactLinks />
    </>
  )
}

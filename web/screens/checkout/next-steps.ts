import type { MessageId } from '../../i18n/messages.ts'
import type { PlacedOrderFragment } from './placed-order.generated.ts'

/** Methods of Magento that say when and where the shopper pays; of other offline ones the mail tells. */
const BY_CODE: Readonly<Record<string, MessageId>> = {
  banktransfer: 'checkout.success.next.transfer',
  cashondelivery: 'checkout.success.next.delivery',
}

/** What comes after an order that was paid, or will be, in this way. */
export function nextStepsOf(payment: PlacedOrderFragment['payment']): MessageId {
  const known = payment && BY_CODE[payment.code]
  if (known) return known
  switch (payment?.kind) {
    case 'OFFLINE':
      return 'checkout.payment.OFFLINE'
    case 'PURCHASE_ORDER':
      return 'checkout.success.next.order'
    default:
      return 'checkout.success.next.prepare'
  }
}

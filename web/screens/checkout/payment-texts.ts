import type { MessageId } from '../../i18n/messages.ts'
import type { PaymentMethodFragment } from './checkout.generated.ts'

type Texts = { hint: MessageId; next: MessageId }

/** Texts for Magento's own payment methods; other offline methods are explained in the mail. */
const BY_CODE: Readonly<Record<string, Texts>> = {
  banktransfer: { hint: 'checkout.payment.transfer', next: 'checkout.success.next.transfer' },
  cashondelivery: { hint: 'checkout.payment.onDelivery', next: 'checkout.success.next.delivery' },
}

const BY_KIND: Readonly<Record<PaymentMethodFragment['kind'], Texts>> = {
  FREE: { hint: 'checkout.payment.FREE', next: 'checkout.success.next.prepare' },
  OFFLINE: { hint: 'checkout.payment.OFFLINE', next: 'checkout.payment.OFFLINE' },
  PURCHASE_ORDER: { hint: 'checkout.payment.PURCHASE_ORDER', next: 'checkout.success.next.order' },
  CARD: { hint: 'checkout.payment.CARD', next: 'checkout.success.next.prepare' },
  WALLET: { hint: 'checkout.payment.WALLET', next: 'checkout.success.next.prepare' },
  REDIRECT: { hint: 'checkout.payment.REDIRECT', next: 'checkout.success.next.prepare' },
  INSTALLMENTS: { hint: 'checkout.payment.INSTALLMENTS', next: 'checkout.success.next.prepare' },
  SAVED_CARD: { hint: 'checkout.payment.SAVED_CARD', next: 'checkout.success.next.prepare' },
}

/** Texts about a payment method before it is chosen, and after the order. */
export function paymentTexts(method: PaymentMethodFragment | null): Texts {
  return method ? (BY_CODE[method.code] ?? BY_KIND[method.kind]) : BY_KIND.FREE
}

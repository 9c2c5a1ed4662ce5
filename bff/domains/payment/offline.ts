import { MAX_PURCHASE_ORDER_NUMBER } from '../../../schema/field-limits.ts'
import { t } from '../../i18n/texts.ts'
import type { PaymentAdapter } from './payment-adapter.ts'
import { orderFromResponse, placeAtStore } from './place-at-store.ts'

const PURCHASE_ORDER = 'purchaseorder'
const FREE = 'free'

/** Returns the title of a method. The free method gets the shop's own, because the store's is often in English. */
export function paymentTitle({ code, title }: { code: string; title: string }): string {
  return code === FREE ? t('payment.free') : title
}

/** Bank transfer, cash on delivery, purchase order, and free orders: nothing follows the order. */
export const offline: PaymentAdapter = {
  name: 'offline',
  kindOf(code, { shop: { offlinePaymentMethods } }) {
    // Checks are never offered.
    if (code === 'checkmo') return null
    if (code === FREE) return 'FREE'
    if (code === PURCHASE_ORDER) return 'PURCHASE_ORDER'
    return offlinePaymentMethods.includes(code) ? 'OFFLINE' : null
  },
  choose({ code, kind }, { purchaseOrderNumber }) {
    if (kind !== 'PURCHASE_ORDER') return { stored: { code } }
    const number = purchaseOrderNumber ?? ''
    return number !== '' && number.length <= MAX_PURCHASE_ORDER_NUMBER && !/[<>\p{Cc}]/u.test(number)
      ? { stored: { code, purchase_order_number: number } }
      : { fault: { field: 'purchaseOrderNumber', message: t('payment.purchaseOrderNumber') } }
  },
  // Magento itself asks for the number only when the order is placed.
  isReady: ({ code, purchaseOrderNumber }) => code !== PURCHASE_ORDER || Boolean(purchaseOrderNumber),
  async place({ cartId }, proven, { upstream }) {
    return { ...orderFromResponse(await placeAtStore(cartId, proven, upstream)), state: 'ACCEPTED' }
  },
}

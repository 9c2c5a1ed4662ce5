import type { Upstream } from '../../magento/upstream.ts'
import type { PaymentAdapter } from './payment-adapter.ts'
import { paymentTexts } from './payment-texts.ts'
import { orderedOf, placeAtStore } from './place-at-store.ts'

const MAX_NUMBER_LENGTH = 50

/** Bank transfer, cash on delivery, and nothing to pay at all: the order is all there is to it. */
export function offlinePayment(upstream: Upstream): PaymentAdapter {
  return {
    choose: ({ code }) => ({ stored: { code } }),
    objection: () => null,
    async place({ cartId }, proven) {
      return { ...orderedOf(await placeAtStore(cartId, proven, upstream)), state: 'ACCEPTED' }
    },
  }
}

/** The same with the number of a buyer's order, which the store itself asks for only when it is too late (facts §2.4). */
export function purchaseOrderPayment(upstream: Upstream): PaymentAdapter {
  return {
    ...offlinePayment(upstream),
    choose({ code }, { purchaseOrderNumber }) {
      const number = purchaseOrderNumber?.trim() ?? ''
      return number !== '' && number.length <= MAX_NUMBER_LENGTH && !/[<>\p{Cc}]/u.test(number)
        ? { stored: { code, purchase_order_number: number } }
        : { fault: { field: 'purchaseOrderNumber', message: paymentTexts.purchaseOrderNumber } }
    },
  }
}

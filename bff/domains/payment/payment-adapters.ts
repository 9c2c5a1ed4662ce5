import type { RequestContext } from '../../graphql/context.ts'
import type { PaymentKind } from '../../graphql/shop-schema.generated.ts'
import type { Upstream } from '../../magento/upstream.ts'
import { orderPlacementOf } from '../checkout/order-placement.ts'
import { defineService } from '../define-service.ts'
import { cardPayment } from './card.ts'
import { markPayer } from './payer.ts'
import type { PaymentAdapter } from './payment-adapter.ts'
import { orderedOf, placeAtStore } from './place-at-store.ts'
import { cardReturnUrl } from './return-addresses.ts'
import { walletPayment } from './wallet.ts'
import { texts } from '../../i18n/texts.ts'

const MAX_NUMBER_LENGTH = 50

export type PaymentAdapters = Record<PaymentKind, PaymentAdapter>

/** One adapter for each kind of payment. */
export const paymentAdapters = defineService((context: RequestContext): PaymentAdapters => {
  const { upstream, session, shop, origin } = context
  const offline = offlinePayment(upstream)
  return {
    FREE: offline,
    OFFLINE: offline,
    PURCHASE_ORDER: purchaseOrderPayment(upstream),
    CARD: cardPayment({
      upstream,
      returnUrl: (draft) =>
        cardReturnUrl(origin + shop.basePath, draft, markPayer(session), orderPlacementOf(context.shared).reference),
    }),
    WALLET: walletPayment(upstream, session),
  }
})

/** Bank transfer, cash on delivery, and nothing to pay at all: the order is all there is to it. */
function offlinePayment(upstream: Upstream): PaymentAdapter {
  return {
    choose: ({ code }) => ({ stored: { code } }),
    objection: () => null,
    async place({ cartId }, proven) {
      return { ...orderedOf(await placeAtStore(cartId, proven, upstream)), state: 'ACCEPTED' }
    },
  }
}

/** The same with the number of a buyer's order, which Magento itself asks for only when the order is placed. */
function purchaseOrderPayment(upstream: Upstream): PaymentAdapter {
  return {
    ...offlinePayment(upstream),
    choose({ code }, { purchaseOrderNumber }) {
      const number = purchaseOrderNumber?.trim() ?? ''
      return number !== '' && number.length <= MAX_NUMBER_LENGTH && !/[<>\p{Cc}]/u.test(number)
        ? { stored: { code, purchase_order_number: number } }
        : { fault: { field: 'purchaseOrderNumber', message: texts().payment.purchaseOrderNumber } }
    },
  }
}

import type { PaymentKind } from '../../graphql/shop-schema.generated.ts'
import type { Session } from '../../session/session.ts'
import type { Upstream } from '../../magento/upstream.ts'
import { cardPayment } from './card.ts'
import { offlinePayment, purchaseOrderPayment } from './offline.ts'
import type { PaymentAdapter } from './payment-adapter.ts'
import type { OrderDraft } from '../orders/order-record.ts'
import { walletPayment } from './wallet.ts'

export type PaymentAdapters = Record<PaymentKind, PaymentAdapter>

/** One adapter for each kind of payment. */
export function createPaymentAdapters(
  upstream: Upstream,
  session: Session,
  returnUrl: (draft: OrderDraft) => string,
): PaymentAdapters {
  const offline = offlinePayment(upstream)
  return {
    FREE: offline,
    OFFLINE: offline,
    PURCHASE_ORDER: purchaseOrderPayment(upstream),
    CARD: cardPayment({ upstream, returnUrl }),
    WALLET: walletPayment(upstream, session),
  }
}

import type { Session } from '../../session/session.ts'
import type { Upstream } from '../../magento/upstream.ts'
import { formatPrice } from '../money.ts'
import type { PaymentAdapter } from './payment-adapter.ts'
import { orderedOf, placeAtStore } from './place-at-store.ts'
import type { WalletRequest } from './return-addresses.ts'
import { StartPaypalExpress } from './magento/paypal-express.generated.ts'
import { approvalFor } from './wallet-approval.ts'
import { texts } from '../../i18n/texts.ts'

/** A wallet that is asked before the order: PayPal Express Checkout of Magento itself. */
export function walletPayment(upstream: Upstream, session: Session): PaymentAdapter {
  return {
    // The store takes the method only together with the approval.
    choose: ({ title }) => ({ fault: { field: 'code', message: texts().payment.walletFirst(title) } }),
    objection({ cartId, method: { code, title }, total, currency }) {
      const approval = approvalFor(session, cartId, code)
      if (!approval) return texts().payment.walletMissing(title)
      if (approval.total === total) return null
      return texts().payment.walletChanged(title, formatPrice(approval.total, currency), formatPrice(total, currency))
    },
    async place({ cartId }, proven) {
      return { ...orderedOf(await placeAtStore(cartId, proven, upstream)), state: 'ACCEPTED' }
    },
  }
}

/**
 * The wallet's page for a cart; null when there is none. `back`: path and query below the store's own address, which is the shop's
 * (Magento takes nothing but paths).
 */
export async function startWallet(
  { cartId: id, code }: Pick<WalletRequest, 'cartId' | 'code'>,
  back: { returnUrl: string; cancelUrl: string },
  upstream: Upstream,
): Promise<string | null> {
  const { createPaypalExpressToken: answer } = await upstream.send(
    StartPaypalExpress,
    { id, code, ...back },
    { serialize: id },
  )
  const start = answer?.paypal_urls?.start
  return start && URL.canParse(start) && /^https?:$/.test(new URL(start).protocol) ? start : null
}

import { t } from '../../../bff/i18n/texts.ts'
import type { RequestContext } from '../../../bff/graphql/context.ts'
import { cartService, isRefusal } from '../../../bff/domains/cart/cart-service.ts'
import { SetPaymentMethod } from '../../../bff/domains/checkout/magento/checkout.generated.ts'
import { formatPrice } from '../../../bff/domains/money.ts'
import { lastOrder } from '../../../bff/domains/orders/last-order.ts'
import { TO_REVIEW, TO_SUCCESS, toPayment } from '../../../bff/domains/payment/destinations.ts'
import { isPayer } from '../../../bff/domains/payment/payer.ts'
import type { Destination, PaymentAdapter, Query } from '../../../bff/domains/payment/payment-adapter.ts'
import { orderedOf, placeAtStore } from '../../../bff/domains/payment/place-at-store.ts'
import {
  isWebAddress,
  openReference,
  plain,
  returnPath,
  sealReference,
} from '../../../bff/domains/payment/references.ts'
import { approvalFor, keepApproval, type WalletApproval } from '../../../bff/domains/payment/wallet-approval.ts'
import { StartPaypalExpress } from './magento/paypal-express.generated.ts'

const NAME = 'paypal-express'
const CODE = 'paypal_express'

/** PayPal Express Checkout of Magento itself: the shopper approves an amount first, and reviews the order then. */
export const paypalExpress: PaymentAdapter = {
  name: NAME,
  formerName: 'wallet',
  kindOf: (code) => (code === CODE ? 'WALLET' : null),
  // The store takes the method only together with the approval.
  choose: ({ title }) => ({ fault: { field: 'code', message: t('payment.walletFirst', { title }) } }),
  isReady: ({ cartId, code, total }, session) => approvalFor(session, cartId, code)?.total === total,
  objection({ cartId, method: { code, title }, total, currency }, { session }) {
    const approval = approvalFor(session, cartId, code)
    if (!approval) return t('payment.walletMissing', { title })
    if (approval.total === total) return null
    return t('payment.walletChanged', {
      title,
      before: formatPrice(approval.total, currency),
      now: formatPrice(total, currency),
    })
  },
  async place({ cartId }, proven, { upstream }) {
    return { ...orderedOf(await placeAtStore(cartId, proven, upstream)), state: 'ACCEPTED' }
  },
  page: {
    opens: 'before-order',
    async start({ cartId: id, method: { code }, total }, context) {
      const request: WalletApproval = { cartId: id, code, total }
      // Magento takes nothing but paths, below the store's own address, which is the shop's.
      const returnUrl = `${returnPath(NAME).slice(1)}?reference=${sealReference(request, context)}`
      const { createPaypalExpressToken: answer } = await context.upstream.send(
        StartPaypalExpress,
        { id, code, returnUrl, cancelUrl: `${returnUrl}&canceled=1` },
        { serialize: id },
      )
      const page = answer?.paypal_urls?.start
      return isWebAddress(page) ? page : null
    },
    comeBack,
  },
}

/**
 * The shopper is back with an approval for what the cart cost when it was asked. The order is still to be placed: the review says what it costs
 * now.
 */
async function comeBack(query: Query, context: RequestContext): Promise<Destination> {
  const { upstream, session } = context
  const request = openReference<WalletApproval>(query['reference'], context)
  const isCanceled = query['canceled'] === '1'
  const [token, payerId] = [plain(query['token']), plain(query['PayerID'])]
  if (!request) return toPayment('unknown')
  const { cartId, code, total, payer } = request
  if (!session.data.cartId && lastOrder(session)?.cartId === cartId) return TO_SUCCESS
  // Anyone who was sent the address would buy from a cart that is not theirs.
  if (!isPayer(session, payer)) return toPayment(isCanceled ? 'canceled' : 'elsewhere')
  // With the cart's cookie lost the address brings the cart back; a cart that was begun meanwhile stays.
  if (!session.data.cartId) session.set('cartId', cartId)
  if (session.data.cartId !== cartId) return toPayment('expired')
  if (isCanceled) return toPayment('canceled')
  if (!token || !payerId) return toPayment('unknown')
  return upstream.inTurn(cartId, async () => {
    if (!(await cartService(context).find(cartId))) return toPayment('expired')
    const method = { code, paypal_express: { token, payer_id: payerId } }
    try {
      await upstream.send(SetPaymentMethod, { id: cartId, method }, { serialize: cartId })
    } catch (error) {
      if (!isRefusal(error)) throw error
      return toPayment('refused')
    }
    keepApproval(session, { cartId, code, total })
    return TO_REVIEW
  })
}

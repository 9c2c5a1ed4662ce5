import { carts, money, orders, payments, type RequestContext, t } from 'musette/server'
import { StartPaypalExpress } from './magento/paypal-express.generated.ts'

const NAME = 'paypal-express'
const CODE = 'paypal_express'
/** What Magento says while PayPal does not respond. Of a translation only how French names a payment gateway is taken for known. */
const NO_RESPONSE = /Payment Gateway is unreachable|passerelle de paiement/i

/** PayPal Express Checkout of Magento itself: the shopper approves an amount first, and reviews the order then. */
export const paypalExpress: payments.PaymentAdapter = {
  name: NAME,
  formerName: 'wallet',
  kindOf: (code) => (code === CODE ? 'WALLET' : null),
  // The store takes the method only together with the approval.
  choose: ({ title }) => ({ fault: { field: 'code', message: t('payment.walletFirst', { title }) } }),
  isReady: ({ cartId, code, total }, session) => payments.approvalFor(session, cartId, code)?.total === total,
  objection({ cartId, method: { code, title }, total, currency }, { session }) {
    const approval = payments.approvalFor(session, cartId, code)
    if (!approval) return t('payment.walletMissing', { title })
    if (approval.total === total) return null
    return t('payment.walletChanged', {
      title,
      before: money.formatPrice(approval.total, currency),
      now: money.formatPrice(total, currency),
    })
  },
  async place({ cartId }, proven, { upstream }) {
    return payments.placeCharging(NO_RESPONSE, async () => {
      return { ...payments.orderedOf(await payments.placeAtStore(cartId, proven, upstream)), state: 'ACCEPTED' }
    })
  },
  page: {
    opens: 'before-order',
    async start({ cartId: id, method: { code }, total }, context) {
      const request: payments.WalletApproval = { cartId: id, code, total }
      // Magento takes nothing but paths without a query, below the store's own address, which is the shop's.
      const returnUrl = `${payments.returnPath(NAME).slice(1)}/reference/${payments.sealReference(request, context)}`
      const { createPaypalExpressToken: result } = await context.upstream.send(
        StartPaypalExpress,
        { id, code, returnUrl, cancelUrl: `${returnUrl}/canceled/1` },
        { serialize: id },
      )
      const page = result?.paypal_urls?.start
      return payments.isWebAddress(page) ? page : null
    },
    comeBack,
  },
}

/**
 * The shopper is back with an approval for what the cart cost when it was requested. The order is still to be placed: the review says what it costs
 * now.
 */
async function comeBack(query: payments.Query, context: RequestContext): Promise<payments.Destination> {
  const { upstream, session } = context
  const request = payments.openReference<payments.WalletApproval>(query['reference'], context)
  const isCanceled = query['canceled'] === '1'
  const [token, payerId] = [payments.plain(query['token']), payments.plain(query['PayerID'])]
  if (!request) return payments.toPayment('unknown')
  const { cartId, code, total, payer } = request
  if (!session.data.cartId && orders.lastOrder(session)?.cartId === cartId) return payments.TO_SUCCESS
  // Anyone who was sent the address would buy from a cart that is not theirs.
  if (!payments.isPayer(session, payer)) return payments.toPayment(isCanceled ? 'canceled' : 'elsewhere')
  // With the cart's cookie lost the address brings the cart back; a cart that was begun meanwhile stays.
  if (!session.data.cartId) session.set('cartId', cartId)
  if (session.data.cartId !== cartId) return payments.toPayment('expired')
  if (isCanceled) return payments.toPayment('canceled')
  if (!token || !payerId) return payments.toPayment('unknown')
  return upstream.inTurn(cartId, async () => {
    if (!(await carts.cartService(context).find(cartId))) return payments.toPayment('expired')
    const method = { code, paypal_express: { token, payer_id: payerId } }
    try {
      await upstream.send(payments.SetPaymentMethod, { id: cartId, method }, { serialize: cartId })
    } catch (error) {
      if (!carts.isRefusal(error)) throw error
      return payments.toPayment('refused')
    }
    payments.keepApproval(session, { cartId, code, total })
    return payments.TO_REVIEW
  })
}

import { carts, money, orders, payments, type RequestContext, store, t } from 'musette/server'
import { ApprovePaypalAddress, StartPaypalExpress } from './magento/paypal-express.generated.ts'

const NAME = 'paypal-express'
const CODE = 'paypal_express'
/** Magento's message while PayPal does not respond. The only known translation is the French term for a payment gateway. */
const NO_RESPONSE = /Payment Gateway is unreachable|passerelle de paiement/i

/** Magento's own PayPal Express Checkout: the shopper first approves an amount, and then reviews the order. */
export const paypalExpress: payments.PaymentAdapter = {
  name: NAME,
  formerName: 'wallet',
  kindOf: (code) => (code === CODE ? 'WALLET' : null),
  // The store accepts the method only with the approval.
  choose: ({ title }) => ({ fault: { field: 'code', message: t('payment.walletFirst', { title }) } }),
  isReady({ cartId, code, total, shipping }, session) {
    const approval = payments.approvalFor(session, cartId, code)
    return approval !== null && payments.coversTotal(approval, { total, shipping })
  },
  objection({ cartId, method: { code, title }, total, currency, draft: { shipping } }, { session }) {
    const approval = payments.approvalFor(session, cartId, code)
    if (!approval) return t('payment.walletMissing', { title })
    if (payments.coversTotal(approval, { total, shipping })) return null
    return t('payment.walletChanged', {
      title,
      before: money.formatPrice(approval.total, currency),
      now: money.formatPrice(total, currency),
    })
  },
  async place({ cartId }, proven, { upstream }) {
    return payments.placeWithCharge(NO_RESPONSE, async () => {
      return { ...payments.orderFromResponse(await payments.placeAtStore(cartId, proven, upstream)), state: 'ACCEPTED' }
    })
  },
  page: {
    opens: 'before-order',
    async start({ cartId, method: { code }, total }, context) {
      const pages = await open({ cartId, code, total }, false, context)
      return pageIn(pages?.start)
    },
    async startEarly({ cartId, method: { code }, total, isAddressed, isDelivered }, context) {
      const givesAddress = !isAddressed
      const pages = await open(
        { cartId, code, total, beforeDelivery: !isDelivered, givesAddress, isEarly: true },
        givesAddress,
        context,
      )
      // On this one of the two pages, PayPal always says that the purchase continues in the shop; on the other its button may say that it pays.
      return pageIn(pages?.edit)
    },
    comeBack,
  },
}

/** The requested approval, in the return address. */
type Request = payments.WalletApproval & {
  /** Begun in the cart. */
  isEarly?: boolean
  /** The order uses PayPal's address, because the cart had none. */
  givesAddress?: boolean
}

async function open(request: Request, isButton: boolean, context: RequestContext) {
  const { cartId: id, code } = request
  // Magento accepts only paths without a query, below the store's own address, which is the shop's.
  const returnUrl = `${payments.returnPath(NAME).slice(1)}/reference/${payments.sealReference(request, context)}`
  const { createPaypalExpressToken: result } = await context.upstream.send(
    StartPaypalExpress,
    { id, code, returnUrl, cancelUrl: `${returnUrl}/canceled/1`, isButton },
    { serialize: id },
  )
  return result?.paypal_urls ?? null
}

function pageIn(address: string | null | undefined): string | null {
  return payments.isWebAddress(address) ? address : null
}

/**
 * Handles the return with an approval for the cart's total at the time of the request. The order is not placed yet: the review shows the current
 * total.
 */
async function comeBack(query: payments.Query, context: RequestContext): Promise<payments.Destination> {
  const { upstream, session } = context
  const request = payments.openReference<Request>(query['reference'], context)
  const isCanceled = query['canceled'] === '1'
  const [token, payerId] = [payments.returnParameter(query['token']), payments.returnParameter(query['PayerID'])]
  if (!request) return payments.toPayment('unknown')
  const { cartId, code, total, payer, isEarly = false, givesAddress = false, beforeDelivery = false } = request
  const goBack = isEarly ? payments.toCart : payments.toPayment
  if (!session.data.cartId && orders.lastOrder(session)?.cartId === cartId) return payments.TO_SUCCESS
  // Otherwise anyone with the address could buy from somebody else's cart.
  if (!payments.isPayer(session, payer)) return goBack(isCanceled ? 'canceled' : 'elsewhere')
  // If the cart's cookie is lost, the address restores the cart; a cart that was begun meanwhile stays.
  if (!session.data.cartId) session.set('cartId', cartId)
  if (session.data.cartId !== cartId) return goBack('expired')
  if (isCanceled) return goBack('canceled')
  if (!token || !payerId) return goBack('unknown')
  return upstream.inTurn(cartId, async () => {
    if (!(await carts.cartService(context).find(cartId))) return goBack('expired')
    const method = { code, paypal_express: { token, payer_id: payerId } }
    const sent = { id: cartId, method }
    try {
      if (!givesAddress) await upstream.send(payments.SetPaymentMethod, sent, { serialize: cartId })
      else if (!(await approveAddress(sent, context))) return goBack('expired')
    } catch (error) {
      if (carts.isRefusal(error)) return goBack('refused')
      // The checkout would report it, but requires a guest to sign in first.
      if (!isEarly || !store.isFailure(error)) throw error
      context.log.warn({ err: error }, 'the store gave no answer to a payment’s return')
      return goBack('unknown')
    }
    payments.saveApproval(session, { cartId, code, total, ...(beforeDelivery && { beforeDelivery }) })
    return payments.TO_REVIEW
  })
}

/**
 * Lets the store write PayPal's address to the cart. False if that would replace an address that the shopper has chosen meanwhile; after a lost
 * response, the cart's address is PayPal's.
 */
async function approveAddress(
  sent: { id: string; method: { code: string; paypal_express: { token: string; payer_id: string } } },
  context: RequestContext,
): Promise<boolean> {
  const { upstream } = context
  const options = { serialize: sent.id }
  const checkout = await payments.openCheckout(context)
  if (!checkout?.cart.isShippable) return false
  if (checkout.shippingAddress) {
    if (checkout.paymentMethod?.code !== sent.method.code) return false
    await upstream.send(payments.SetPaymentMethod, sent, options)
    return true
  }
  const address = await payments.placeholderAddress(context)
  if (!address) return false
  await upstream.send(ApprovePaypalAddress, { ...sent, address }, options)
  return true
}

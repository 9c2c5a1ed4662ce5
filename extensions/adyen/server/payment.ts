import { carts, type orders, payments, type RequestContext, type ShopTypes, store, t } from 'musette/server'
import {
  AdyenPayment,
  type AdyenStatusFragment,
  PlaceWithAdyen,
  SubmitAdyenDetails,
} from './magento/adyen.generated.ts'

const NAME = 'adyen'
const PREFIX = 'adyen_'

/** Methods on pages of banks and apps. Cards, gift cards and wallets need Adyen's scripts in our pages, and are not served. */
const LOCAL = /^adyen_(ideal|bcmc_mobile|klarna|klarna_account|klarna_paynow|facilypay_(3|4|6|10|12)x)$/

/** Result in the return address; far longer than any other provider's. */
const RESULT = /^[\w.!~*'()+/=-]{1,6000}$/

/** Results after which the shopper has nothing more to do, and those after which nothing is paid. */
const STATES: Readonly<Record<string, ShopTypes.PaymentState>> = {
  Authorised: 'ACCEPTED',
  Refused: 'REFUSED',
  Cancelled: 'CANCELED',
}
/** A failed payment, and also each one that Adyen's notification has settled: its result is deleted then. */
const ERROR = 'Error'
const TAKEN: ReadonlySet<string> = new Set(['Received', 'PresentToShopper'])

/** Adyen's module for Magento, local methods only. It keeps the cart open until its page is done. */
export const adyen: payments.PaymentAdapter = {
  name: NAME,
  kindOf: (code, { upstream }) =>
    LOCAL.test(code) && upstream.has('Mutation.adyenPaymentDetails') ? 'REDIRECT' : null,
  choose: ({ code }, _, context) => ({ stored: methodFor(code, context.session.data.cartId ?? '', context) }),
  async place({ cartId: id, method }, proven, context) {
    const options = { ...proven, timeout: payments.PLACE_TIMEOUT, serialize: id }
    const variables = { id, method: methodFor(method.code, id, context) }
    const { placeOrder: result } = await context.upstream.send(PlaceWithAdyen, variables, options)
    const ordered = payments.orderFromResponse(result)
    const status = result?.order?.adyen_payment_status
    const code = status?.resultCode ?? ''
    const state = TAKEN.has(code) ? 'ACCEPTED' : (STATES[code] ?? 'PENDING')
    if (code === ERROR || state === 'REFUSED' || state === 'CANCELED') {
      throw new store.UpstreamError('input', t('payment.refused'), 'PlaceWithAdyen')
    }
    const redirectUrl = pageOf(status?.action)
    return { ...ordered, state, ...(redirectUrl && { redirectUrl }) }
  },
  page: {
    opens: 'after-order',
    read: (query, _, context) => ({
      ...payments.readReturn(query, { number: 'number' }, context),
      token:
        typeof query['redirectResult'] === 'string' && RESULT.test(query['redirectResult'])
          ? query['redirectResult']
          : null,
    }),
    findStatus,
    async findStatusByReturn({ cartId, number, token }, context) {
      if (!cartId || !number) return null
      const status = await statusOf(number, cartId, token, context)
      return status && { ...statusIn(status, cartId), number }
    },
    restore: payments.findOpenCart,
  },
}

/** Returns the method for the order. The module forgets the type of the payment after each request, so it is sent again. */
function methodFor(code: string, cartId: string, context: RequestContext) {
  const stateData = JSON.stringify({ paymentMethod: { type: code.slice(PREFIX.length) } })
  const returnUrl = `${payments.cartReturnUrl(NAME, cartId, context)}&number=:merchantReference`
  return { code, adyen_additional_data: { stateData, returnUrl } }
}

async function findStatus(
  order: orders.OrderRecord,
  context: RequestContext,
  back?: payments.Return,
): Promise<payments.PaymentStatus> {
  const found = await statusOf(order.number, order.cartId, back?.token ?? null, context)
  const status = found && statusIn(found, order.cartId)
  if (status && status.state !== 'PENDING') return status
  const outcome = found?.resultCode === ERROR ? 'refused' : undefined
  return payments.statusByOrder(order, { ...back, ...(outcome && { outcome }) }, context)
}

/** Asks Adyen's module for the state of a payment; it first passes the page's result on to Adyen. Null if it does not say. */
async function statusOf(
  number: string,
  cartId: string,
  token: string | null,
  { upstream }: RequestContext,
): Promise<AdyenStatusFragment | null> {
  const payload = JSON.stringify({ orderId: number, details: { redirectResult: token } })
  const submitted =
    token &&
    (await nullIfRefused(
      async () => (await upstream.send(SubmitAdyenDetails, { payload, cartId })).adyenPaymentDetails ?? null,
    ))
  // It returns an error for refused payments, and for all once the cart is closed.
  return (
    submitted ||
    nullIfRefused(async () => (await upstream.send(AdyenPayment, { number, cartId })).adyenPaymentStatus ?? null)
  )
}

function statusIn({ resultCode }: AdyenStatusFragment, cartId: string): payments.PaymentStatus {
  const state = STATES[resultCode ?? ''] ?? 'PENDING'
  return { state, ...((state === 'REFUSED' || state === 'CANCELED') && { restoredCartId: cartId }) }
}

async function nullIfRefused(request: () => Promise<AdyenStatusFragment | null>): Promise<AdyenStatusFragment | null> {
  try {
    return await request()
  } catch (error) {
    if (!carts.isRefusal(error)) throw error
    return null
  }
}

/** Returns the page of the next step; null if the step is not a page with an address. */
function pageOf(action: string | null | undefined): string | null {
  if (!action) return null
  try {
    const { type, method = 'GET', url } = JSON.parse(action) as { type?: string; method?: string; url?: string }
    return type === 'redirect' && method === 'GET' && payments.isWebAddress(url) ? url : null
  } catch {
    return null
  }
}

import type { RequestContext } from '../../../bff/graphql/context.ts'
import { t } from '../../../bff/i18n/texts.ts'
import { UpstreamError } from '../../../bff/magento/upstream-error.ts'
import { isRefusal } from '../../../bff/domains/cart/cart-service.ts'
import { leaveWithOrder } from '../../../bff/domains/checkout/leave-with-order.ts'
import { orderPlacementOf } from '../../../bff/domains/checkout/order-placement.ts'
import { canBeNumberOf, findOrder } from '../../../bff/domains/orders/find-order.ts'
import { keepLastOrder, lastOrder } from '../../../bff/domains/orders/last-order.ts'
import type { OrderDraft, OrderRecord } from '../../../bff/domains/orders/order-record.ts'
import { TO_SUCCESS, toOutcome, toPayment } from '../../../bff/domains/payment/destinations.ts'
import type { Destination, PaymentAdapter, Query, Standing } from '../../../bff/domains/payment/payment-adapter.ts'
import { isWebAddress, plain } from '../../../bff/domains/payment/references.ts'
import { openCart } from '../../../bff/domains/payment/standing.ts'
import { HostedCheckoutResult, OpenHostedCheckout, WorldlineOrder } from './magento/worldline.generated.ts'

const NAME = 'worldline'
const CODE = 'worldline_hosted_checkout'

/** The store takes the order when the hosted checkout is paid. Its return address stands in the store's configuration. */
export const worldline: PaymentAdapter = {
  name: NAME,
  kindOf: (code, { upstream }) => (code === CODE && upstream.has('Mutation.processHCRedirectRequest') ? 'CARD' : null),
  choose: ({ code }) => ({ stored: { code, worldline_hosted_checkout: {} } }),
  async place({ cartId: id, method: { code, title } }, _, { upstream }) {
    const { processHCRedirectRequest: answer } = await upstream.send(
      OpenHostedCheckout,
      { id, code },
      { serialize: id },
    )
    const redirectUrl = answer?.redirect_url
    if (!isWebAddress(redirectUrl)) {
      throw new UpstreamError('input', t('payment.walletUnavailable', { title }), 'OpenHostedCheckout')
    }
    return { number: '', state: 'PENDING', redirectUrl }
  },
  page: { opens: 'before-order', comeBack, ask },
}

/** The shopper is back: paid, and the store takes the order or is about to; or not, and the cart is as it was. */
async function comeBack(query: Query, context: RequestContext): Promise<Destination> {
  const { session, upstream, shared } = context
  const { placed } = orderPlacementOf(shared)
  const [id, mac] = [plain(query['hostedCheckoutId']), plain(query['RETURNMAC'])]
  if (!id || !mac) return toPayment('unknown')
  const last = lastOrder(session)
  const found = await resultOf(id, mac, upstream)
  const number = found?.orderIncrementId
  if (found?.result === 'fail') {
    // The page is used up: the next try opens another one.
    if (last?.number === '' && last.payment.code === CODE) {
      await placed.forget(last.cartId)
      keepLastOrder(session, { ...last, state: 'REFUSED' })
    }
    return toPayment('refused')
  }
  if (!number) return toPayment('unknown')
  const state = found.result === 'success' ? 'ACCEPTED' : 'PENDING'
  if (last?.number === number) return TO_SUCCESS
  const own = await departed(context)
  // A payment of somebody else leaves this browser's cart open.
  if (!own || (await openCart(own.cartId, context))) return toOutcome(state)
  const known = await placed.find(own.cartId)
  if (known && known.number !== '' && known.number !== number) return toOutcome(state)
  const isCertain = await canBeNumberOf(own.cartId, number, state === 'ACCEPTED', context)
  if (!isCertain && state === 'ACCEPTED') return toOutcome(state)
  const order: OrderRecord = { ...own, number: isCertain ? number : '', state }
  await placed.keep(order)
  leaveWithOrder(order, session)
  return TO_SUCCESS
}

/** What this browser left for the hosted checkout with. */
async function departed({ session, shared }: RequestContext): Promise<OrderDraft | null> {
  const last = lastOrder(session)
  const { cartId = last?.cartId } = session.data
  const lost = cartId ? await orderPlacementOf(shared).placed.sentOrder(cartId) : null
  if (lost?.draft.payment.code === CODE) return lost.draft
  if (last?.number !== '' || last.payment.code !== CODE) return null
  const { redirectUrl: _, isAcknowledged: __, since: ___, ...draft } = last
  return draft
}

async function resultOf(id: string, mac: string, upstream: RequestContext['upstream']) {
  try {
    return (await upstream.send(HostedCheckoutResult, { id, mac })).processHCResult
  } catch (error) {
    if (!isRefusal(error)) throw error
    return null
  }
}

/** An order that the store takes by itself, seen from outside: a cart that is closed was paid. */
async function ask({ number, cartId }: OrderRecord, context: RequestContext): Promise<Standing | null> {
  if (number !== '') {
    const { checkOrder: isThere } = await context.upstream.send(WorldlineOrder, { number })
    return isThere ? { state: 'ACCEPTED' } : null
  }
  if (await openCart(cartId, context)) return { state: 'PENDING' }
  const found = await findOrder(cartId, await orderPlacementOf(context.shared).placed.sentOrder(cartId), context)
  if (!found) return { state: 'ACCEPTED' }
  const { number: told, orderToken } = found
  return { state: 'ACCEPTED', number: told, ...(orderToken && { orderToken }) }
}

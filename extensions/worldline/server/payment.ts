import { carts, orders, payments, type RequestContext, store, t } from 'musette/server'
import { HostedCheckoutResult, OpenHostedCheckout, WorldlineOrder } from './magento/worldline.generated.ts'

const NAME = 'worldline'
const CODE = 'worldline_hosted_checkout'

/** The store creates the order when the hosted checkout is paid. The return address is in the store's configuration. */
export const worldline: payments.PaymentAdapter = {
  name: NAME,
  kindOf: (code, { upstream }) => (code === CODE && upstream.has('Mutation.processHCRedirectRequest') ? 'CARD' : null),
  choose: ({ code }) => ({ stored: { code, worldline_hosted_checkout: {} } }),
  async place({ cartId: id, method: { code, title } }, _, { upstream }) {
    const { processHCRedirectRequest: result } = await upstream.send(
      OpenHostedCheckout,
      { id, code },
      { serialize: id },
    )
    const redirectUrl = result?.redirect_url
    if (!payments.isWebAddress(redirectUrl)) {
      throw new store.UpstreamError('input', t('payment.walletUnavailable', { title }), 'OpenHostedCheckout')
    }
    return { number: '', state: 'PENDING', redirectUrl }
  },
  page: { opens: 'before-order', comeBack, findStatus },
}

/** Handles the return: if paid, the store creates the order now or soon; otherwise the cart is unchanged. */
async function comeBack(query: payments.Query, context: RequestContext): Promise<payments.Destination> {
  const { session, upstream, shared } = context
  const { placed } = payments.orderPlacementOf(shared)
  const [id, mac] = [payments.returnParameter(query['hostedCheckoutId']), payments.returnParameter(query['RETURNMAC'])]
  if (!id || !mac) return payments.toPayment('unknown')
  const last = orders.lastOrder(session)
  const found = await resultOf(id, mac, upstream)
  const number = found?.orderIncrementId
  if (found?.result === 'fail' || found?.result === FAILED) {
    // The page cannot be used again: the next try opens another one. The store keeps the cart closed.
    if (last?.number === '' && last.payment.code === CODE && last.state === 'PENDING') {
      const sent = await placed.sentOrder(last.cartId)
      await placed.remove(last.cartId)
      orders.saveLastOrder(session, { ...last, state: 'REFUSED' })
      await orders.restoreCart(sent?.draft ?? last, await payments.findOpenCart(last.cartId, context), context)
    }
    return payments.toPayment(found.result === FAILED ? 'unknown' : 'refused')
  }
  if (!number) return payments.toPayment('unknown')
  const state = found.result === 'success' ? 'ACCEPTED' : 'PENDING'
  if (last?.number === number) return payments.TO_SUCCESS
  const own = await departed(context)
  // A payment of somebody else leaves this browser's cart open.
  if (!own || (await payments.findOpenCart(own.cartId, context))) return payments.toOutcome(state)
  const known = await placed.find(own.cartId)
  if (known && known.number !== '' && known.number !== number) return payments.toOutcome(state)
  const isCertain = await orders.mayBeOrderOfCart(own.cartId, number, state === 'ACCEPTED', context)
  if (!isCertain && state === 'ACCEPTED') return payments.toOutcome(state)
  const order: orders.OrderRecord = { ...own, number: isCertain ? number : '', state }
  await placed.save(order)
  orders.updateSessionAfterOrder(order, session)
  return payments.TO_SUCCESS
}

/** Returns the order draft with which this browser left for the hosted checkout. */
async function departed({ session, shared }: RequestContext): Promise<orders.OrderDraft | null> {
  const last = orders.lastOrder(session)
  const { cartId = last?.cartId } = session.data
  const lost = cartId ? await payments.orderPlacementOf(shared).placed.sentOrder(cartId) : null
  if (lost?.draft.payment.code === CODE) return lost.draft
  if (last?.number !== '' || last.payment.code !== CODE) return null
  const { redirectUrl: _, isAcknowledged: __, since: ___, ...draft } = last
  return draft
}

/** The module responds to a payment that the shopper canceled with an internal error. */
const FAILED = 'internal-error'

async function resultOf(id: string, mac: string, upstream: RequestContext['upstream']) {
  try {
    return (await upstream.send(HostedCheckoutResult, { id, mac })).processHCResult
  } catch (error) {
    if (error instanceof store.UpstreamError && error.kind === 'rejected') {
      return { result: FAILED, orderIncrementId: null }
    }
    if (!carts.isRefusal(error)) throw error
    return null
  }
}

/** Returns the state of a payment. The module closes the cart when its page opens, so only an order proves that it was paid. */
async function findStatus(
  { number, cartId }: orders.OrderRecord,
  context: RequestContext,
): Promise<payments.PaymentStatus | null> {
  if (number !== '') {
    const { checkOrder: isThere } = await context.upstream.send(WorldlineOrder, { number })
    return isThere ? { state: 'ACCEPTED' } : null
  }
  if (await payments.findOpenCart(cartId, context)) return { state: 'PENDING' }
  const found = await orders.findOrder(
    cartId,
    await payments.orderPlacementOf(context.shared).placed.sentOrder(cartId),
    context,
  )
  const isThere = found !== null && (await context.upstream.send(WorldlineOrder, { number: found.number })).checkOrder
  if (!isThere) return { state: 'PENDING' }
  return { state: 'ACCEPTED', number: found.number, ...(found.orderToken && { orderToken: found.orderToken }) }
}

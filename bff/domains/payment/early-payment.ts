import type { RequestContext } from '../../graphql/context.ts'
import type { EarlyPayment, PaymentMethod } from '../../graphql/shop-schema.generated.ts'
import type { CheckoutModel } from '../checkout/checkout-model.ts'
import { checkoutService } from '../checkout/checkout-service.ts'
import { lacksParts, placeholderAddress } from '../address/placeholder.ts'
import { isGone } from '../cart/cart-service.ts'
import { adapterOf, adaptersWithPage, offeredMethods } from './adapters.ts'
import { toCart } from './destinations.ts'
import { CartForWallets } from './magento/early-payment.generated.ts'
import type { Destination, PageBeforeOrder, PaymentAdapter } from './payment-adapter.ts'
import { returnPath } from './references.ts'

/** An adapter whose page can be opened from the cart. */
export type EarlyAdapter = PaymentAdapter & { page: PageBeforeOrder & Required<Pick<PageBeforeOrder, 'startEarly'>> }

export function isEarly(adapter: PaymentAdapter): adapter is EarlyAdapter {
  return adapter.page?.opens === 'before-order' && adapter.page.startEarly !== undefined
}

/** Below the base path. */
export function earlyPath(name: string): string {
  return `${returnPath(name)}/early`
}

/**
 * Returns the wallets that can pay the shopper's cart directly, without the steps before the review. Only for goods to deliver, because a wallet
 * saves typing the address. Whether the cart can be ordered at all is shown on the cart, and checked when the wallet is opened.
 */
export async function earlyPayments(context: RequestContext): Promise<EarlyPayment[]> {
  const { session, shop, signIn, upstream } = context
  const { cartId } = session.data
  if (!cartId || signIn.hasLost(cartId) || !adaptersWithPage(shop).some(isEarly)) return []
  try {
    const { cart } = await upstream.send(CartForWallets, { id: cartId })
    if (!cart) return []
    const paymentMethods = offeredMethods(cart.available_payment_methods ?? [], false, context)
    const state = { isShippable: !cart.is_virtual, lacksParts: lacksParts(cart), paymentMethods }
    return (await offered(state, context)).map(({ payment }) => payment)
  } catch (error) {
    if (isGone(error)) return []
    throw error
  }
}

type CartState = { isShippable: boolean; lacksParts: boolean; paymentMethods: readonly PaymentMethod[] }

/** Returns no wallets if an approval failed and the store still has the placeholder address, which a wallet would show. */
async function offered({ isShippable, lacksParts, paymentMethods }: CartState, context: RequestContext) {
  if (!isShippable || lacksParts || !(await placeholderAddress(context))) return []
  return paymentMethods.flatMap((method) => {
    const adapter = adapterOf(method.code, context)
    if (!adapter || !isEarly(adapter)) return []
    return [{ adapter, method, payment: { code: method.code, path: earlyPath(adapter.name) } }]
  })
}

/** Returns where the button in the cart leads: to the wallet's page, or back to the cart. */
export async function startEarlyPayment(
  { name }: EarlyAdapter,
  context: RequestContext,
): Promise<{ page: string } | { destination: Destination }> {
  const checkout = await checkoutService(context).read()
  const { cartId } = context.session.data
  if (!cartId || !checkout.cart.canCheckout) return { destination: '/cart' }
  const wallets = await offered({ ...checkout, isShippable: checkout.cart.isShippable }, context)
  const found = wallets.find(({ adapter }) => adapter.name === name)
  if (!found) return { destination: toCart('unopened') }
  const { cents: total, currency } = checkout.cart.totals.totalInclTax.value
  const isAddressed = checkout.shippingAddress !== null
  const isDelivered = checkout.shippingMethod !== null
  const cart = { cartId, method: found.method, total, currency, isAddressed, isDelivered }
  const page = await found.adapter.page.startEarly(cart, context)
  return page ? { page } : { destination: toCart('unopened') }
}

/** Reads the session's cart at the store; null if it no longer exists. */
export async function openCheckout(
  context: RequestContext,
): Promise<Pick<CheckoutModel, 'cart' | 'shippingAddress' | 'paymentMethod'> | null> {
  const service = checkoutService(context)
  const current = await service.current()
  return current && service.show(current)
}

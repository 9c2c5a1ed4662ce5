import type { GraphQLResolveInfo } from 'graphql'
import { type Context, errors, orders, payments, type Resolvers } from 'musette/demo-store'

type Placed = { order: orders.Order }
type CartRow = { id: number; customer_id: number | null; active: boolean }

/** Methods on pages of banks and apps; the cart stays open until the page is done. */
export const adyen: payments.Provider = {
  kind: 'adyen',
  codes: 'adyen_',
  module: 'adyen',
  choose: ({ adyen_additional_data: given }) => ({
    returnUrl: (given as { returnUrl?: string | null } | null | undefined)?.returnUrl ?? null,
  }),
  page: {
    title: 'Paiement par votre banque',
    hasCard: false,
    parameters: ({ token }) => ({ redirectResult: token ?? '' }),
  },
  afterOrder: {
    id: 'CS',
    keepsCart: true,
    returns({ cart, number, baseUrl }) {
      const address = payments.webAddress(cart.payment?.details?.['returnUrl']) ?? `${baseUrl}adyen/return/`
      return { paid: address.replace(':merchantReference', number) }
    },
  },
}

export const adyenResolvers: Resolvers = {
  Query: {
    adyenPaymentStatus: async (
      _: unknown,
      { orderNumber, cartId }: { orderNumber?: string | null; cartId?: string | null },
      context: Context,
    ) => adyenStatus(await adyenSession(orderNumber ?? '', cartId ?? '', context), context),
  },
  Mutation: {
    adyenPaymentDetails: async (
      _: unknown,
      { payload, cart_id: cartId }: { payload: string; cart_id: string },
      context: Context,
    ) => {
      const { orderId, details } = readPayload(payload)
      const session = await adyenSession(orderId, cartId, context, true)
      if (details?.redirectResult !== session.token) throw errors.inputError('Payment details call failed')
      if (session.status === 'failed' || session.status === 'canceled')
        throw errors.inputError('The payment is REFUSED.')
      return adyenStatus(session, context)
    },
  },
  Order: {
    adyen_payment_status: async (
      { order }: Placed,
      _: unknown,
      context: Context,
      { operation }: GraphQLResolveInfo,
    ) => {
      // The module holds the type of the payment for one request.
      const isChosen = operation.selectionSet.selections.some(
        (one) => 'name' in one && one.name.value === 'setPaymentMethodOnCart',
      )
      if (!isChosen) throw errors.inputError("Required field 'paymentMethod' is not provided.")
      const session = await payments.findSession({ orderId: order.id }, 'adyen', context.db)
      return session && adyenStatus(session, context)
    },
  },
}

/** Finds the payment of an order by its cart. */
async function adyenSession(
  number: string,
  cartId: string,
  context: Context,
  wantsActive = false,
): Promise<payments.PaymentSession> {
  const { db, customerId } = context
  const { rows } = cartId.includes('\0')
    ? { rows: [] }
    : await db.query<CartRow>('select id, customer_id, active from cart where masked_id = $1', [cartId])
  const [cart] = rows
  if (!cart) throw errors.noSuchEntity(context.text('cartMissing', cartId))
  if (cart.customer_id !== customerId)
    throw errors.storeError('graphql-authorization', context.text('cartForbidden', cartId))
  if (wantsActive && !cart.active) throw errors.noSuchEntity("The cart isn't active.")
  const order = await orders.findOrder({ number }, db)
  const session = order && (await payments.findSession({ orderId: order.id }, 'adyen', db))
  if (session?.cart_id !== cart.id) throw errors.noSuchEntity('Order does not exist')
  return session
}

/** Returns what Adyen's module reports of a payment: an error if it was finally refused. */
function adyenStatus({ id, status }: payments.PaymentSession, { baseUrl }: Context) {
  const codes: Record<payments.PaymentSession['status'], string> = {
    open: 'RedirectShopper',
    late: 'Received',
    approved: 'Received',
    // The notification, which comes first here, deletes the result.
    paid: 'Error',
    failed: 'Refused',
    canceled: 'Cancelled',
    expired: 'Refused',
  }
  const action = { type: 'redirect', method: 'GET', url: `${baseUrl}sandbox/adyen/${id}` }
  return {
    resultCode: codes[status],
    isFinal: status !== 'open',
    action: status === 'open' ? JSON.stringify(action) : null,
  }
}

function readPayload(text: string): { orderId: string; details?: { redirectResult?: string } } {
  try {
    const payload = JSON.parse(text) as { orderId?: string; details?: { redirectResult?: string } }
    if (payload.orderId) return { ...payload, orderId: payload.orderId }
  } catch {
    // Told below.
  }
  throw errors.inputError('Missing "orderId" from payload')
}

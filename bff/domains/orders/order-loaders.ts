import { MAX_CUSTOMER_NAME, MAX_EMAIL, MAX_ORDER_NUMBER } from '../../../schema/field-limits.ts'
import type { RequestContext } from '../../graphql/context.ts'
import type { FindGuestOrderInput, GuestOrderProof, OrderList } from '../../graphql/shop-schema.generated.ts'
import type { Upstream } from '../../magento/upstream.ts'
import { isRefusal } from '../cart/cart-service.ts'
import { defineService } from '../define-service.ts'
import { once, onceForEach } from '../memo.ts'
import { storeOf } from '../shop/store-loaders.ts'
import { mapOrder } from './map-order.ts'
import { orderIds } from './order-ids.ts'
import { loadOrderList, noOrders, type OrderListRequest } from './order-list.ts'
import type { OrderModel } from './order-model.ts'
import { GuestOrder, GuestOrderByToken } from './magento/guest-orders.generated.ts'
import {
  CustomerOrderByNumber,
  LatestCustomerOrders,
  type OrderWholeFragment,
  ShownCustomerOrder,
} from './magento/orders.generated.ts'
import { takesCredit } from '../store-credit/credit-history.ts'

export type OrderLoaders = {
  /** The proof that guests enter besides number and e-mail; null where the store has no order lookup for guests. */
  guestOrderProof: GuestOrderProof | null
  /**
   * Finds a guest's order, with the token to view and change it. Null for a mismatch in any field. `lookUpGuestOrder`
   * in `resolvers.ts` counts the attempts.
   */
  guestOrder(input: FindGuestOrderInput): Promise<OrderModel | null>
  /** Orders of the signed-in customer; none for a guest. */
  orderList(request: OrderListRequest): Promise<OrderList>
  /** The customer's newest orders, whole; none for a guest. */
  latestOrders(): Promise<OrderModel[]>
  /** An order of the signed-in customer, by its number; null for a guest. */
  customerOrder(number: string): Promise<OrderModel | null>
  /** The same, with what extensions add to its page. */
  shownOrder(number: string): Promise<OrderModel | null>
  /** Like `shownOrder`, but always read again. */
  changedOrder(number: string): Promise<OrderModel | null>
  /** An order by the token that the store returned with it. */
  orderByToken(token: string): Promise<OrderModel | null>
}

/**
 * Databases treat digits of other scripts as equal, so attempts at one order would be counted under several numbers.
 */
const PRINTABLE = /^[!-~]+$/

/** Number of latest orders that represent a customer's habits. */
const LATEST = 5

export const orderLoaders = defineService((context: RequestContext): OrderLoaders => {
  const { upstream, signIn } = context
  const ids = orderIds(context.shared)
  const proof: GuestOrderProof | null = proofAt(upstream)

  async function settings() {
    const { productSuffix } = await storeOf(context)
    return { productSuffix, ids, takesCredit: takesCredit(upstream) }
  }

  async function mapped<Found extends OrderWholeFragment>(
    load: () => Promise<Found | null | undefined>,
    guestTokenOf: (found: Found) => string | null,
  ): Promise<OrderModel | null> {
    try {
      const [order, common] = await Promise.all([load(), settings()])
      return order ? mapOrder(order, { ...common, guestToken: guestTokenOf(order) }) : null
    } catch (error) {
      if (isRefusal(error)) return null
      throw error
    }
  }

  async function guestOrder(input: FindGuestOrderInput): Promise<OrderModel | null> {
    const { number, email, proof: known } = input
    const given = [
      [number, MAX_ORDER_NUMBER],
      [email, MAX_EMAIL],
      [known, MAX_CUSTOMER_NAME],
    ] as const
    const isPossible = PRINTABLE.test(number) && given.every(([text, most]) => text !== '' && text.length <= most)
    if (!isPossible || !proof) return null
    // The store has one of the two arguments; the other is cut from the document.
    const variables = { number, email, lastname: known, postcode: known.replace(/\s/g, '') }
    return mapped(
      async () => (await upstream.send(GuestOrder, variables)).guestOrder,
      ({ token = '' }) => token,
    )
  }

  const orderBy = (operation: typeof CustomerOrderByNumber | typeof ShownCustomerOrder) => async (number: string) =>
    signIn.token()
      ? mapped(
          async () =>
            (await upstream.send(operation, { number }, { needs: (data) => data.customer?.orders })).customer?.orders
              ?.items[0],
          () => null,
        )
      : null

  return {
    guestOrderProof: proof,
    guestOrder,
    orderList: async (request) => (signIn.token() ? loadOrderList(request, context, ids) : noOrders),
    latestOrders: once(async () => {
      if (!signIn.token()) return []
      const [{ customer }, common] = await Promise.all([
        upstream.send(LatestCustomerOrders, { size: LATEST }, { needs: (data) => data.customer?.orders }),
        settings(),
      ])
      const orders = (customer?.orders?.items ?? []).filter((order) => order !== null)
      return orders.map((order) => mapOrder(order, { ...common, guestToken: null }))
    }),

    customerOrder: onceForEach(orderBy(CustomerOrderByNumber)),
    shownOrder: onceForEach(orderBy(ShownCustomerOrder)),
    changedOrder: orderBy(ShownCustomerOrder),

    orderByToken: (token) =>
      mapped(
        async () => (await upstream.send(GuestOrderByToken, { token })).guestOrderByToken,
        () => token,
      ),
  }
})

function proofAt(upstream: Upstream): GuestOrderProof | null {
  if (!upstream.has('Query.guestOrder')) return null
  return upstream.has('OrderInformationInput.lastname') ? 'LAST_NAME' : 'POSTAL_CODE'
}

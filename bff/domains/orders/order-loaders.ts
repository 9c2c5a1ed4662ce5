import type { FindGuestOrderInput, GuestOrderProof, Order } from '../../graphql/shop-schema.generated.ts'
import type { Upstream } from '../../upstream/upstream.ts'
import { isRefusal } from '../cart/cart-service.ts'
import type { StoreLoaders } from '../shop/store-loaders.ts'
import { mapOrder } from './map-order.ts'
import {
  GuestOrder247,
  type GuestOrder247QueryVariables,
  GuestOrderByToken247,
} from './upstream/guest-orders-247.generated.ts'
import { CustomerOrderByNumber, type OrderWholeFragment } from './upstream/orders.generated.ts'

export type OrderLoaders = {
  /** What a guest tells besides number and e-mail; null where the store looks no guests' orders up. */
  guestOrderProof(): GuestOrderProof | null
  /** Null for everything that does not fit together, whatever it is. */
  findGuestOrder(input: FindGuestOrderInput): Promise<Order | null>
  /** An order of the signed-in customer. */
  customerOrder(number: string): Promise<Order | null>
  /** By what the store gave with the order. */
  orderByToken(token: string): Promise<Order | null>
}

const MAX_LENGTH = 254

export function createOrderLoaders(upstream: Upstream, store: StoreLoaders['store']): OrderLoaders {
  const proof = (): GuestOrderProof | null =>
    upstream.atLeast('2.4.8') ? 'LAST_NAME' : upstream.atLeast('2.4.7') ? 'POSTAL_CODE' : null

  async function mapped(load: () => Promise<OrderWholeFragment | null | undefined>): Promise<Order | null> {
    try {
      const [order, { productSuffix }] = await Promise.all([load(), store()])
      return order ? mapOrder(order, productSuffix) : null
    } catch (error) {
      if (isRefusal(error)) return null
      throw error
    }
  }

  return {
    guestOrderProof: proof,

    async findGuestOrder(input) {
      const [number, email, known] = [input.number.trim(), input.email.trim(), input.proof.trim()]
      const isPossible = [number, email, known].every((text) => text !== '' && text.length <= MAX_LENGTH)
      if (!isPossible || !proof()) return null
      // A field that 2.4.8 took away has no place in the schema, which holds what stays.
      const asked = proof() === 'LAST_NAME' ? { lastname: known } : { postcode: known.replace(/\s/g, '') }
      const variables = { input: { number, email, ...asked } as GuestOrder247QueryVariables['input'] }
      return mapped(async () => (await upstream.send(GuestOrder247, variables)).guestOrder)
    },

    customerOrder: (number) =>
      mapped(async () => (await upstream.send(CustomerOrderByNumber, { number })).customer?.orders?.items[0]),

    orderByToken: (token) =>
      mapped(async () =>
        upstream.atLeast('2.4.7') ? (await upstream.send(GuestOrderByToken247, { token })).guestOrderByToken : null,
      ),
  }
}

import type { SharedRecords } from '../../redis/shared-records.ts'
import type { Sealer } from '../../session/seal.ts'
import { Overload } from '../../magento/limiter.ts'
import { createSerializer } from '../../magento/serializer.ts'
import { UpstreamError } from '../../magento/upstream-error.ts'
import type { OrderIds } from '../orders/order-ids.ts'
import { createPlacedOrders, type PlacedOrders } from '../orders/placed-orders.ts'
import { createMinimumOrders, type MinimumOrders } from './minimum-orders.ts'
import { orderTexts } from './order-texts.ts'

/** What all requests of a process share on the way from carts to orders. */
export type OrderDesk = {
  placed: PlacedOrders
  /** Several calls that change one cart run as one, after those that came before; throws `UpstreamError` when too many wait. */
  inTurn<T>(cartId: string, task: () => Promise<T>): Promise<T>
  /** Stands for a cart in an address that a payment provider sends the shopper back to: of use to this shop only. */
  reference: Sealer
  orderIds: OrderIds
  minimums: MinimumOrders
}

/** Changes of one cart that may wait, double clicks and open tabs included. */
const MAX_WAITING = 100

export function createOrderDesk(reference: Sealer, orderIds: OrderIds, shared?: SharedRecords): OrderDesk {
  const { run } = createSerializer(MAX_WAITING)
  return {
    placed: createPlacedOrders(shared),
    reference,
    orderIds,
    minimums: createMinimumOrders(),
    async inTurn(cartId, task) {
      try {
        return await run(cartId, task)
      } catch (error) {
        if (error instanceof Overload) throw new UpstreamError('too-many-requests', orderTexts.busy, 'Checkout')
        throw error
      }
    },
  }
}

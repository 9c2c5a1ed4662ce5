import type { ShopSettings } from '../../config.ts'
import type { RequestContext } from '../../graphql/context.ts'
import type { ReturnList } from '../../graphql/shop-schema.generated.ts'
import type { Upstream } from '../../magento/upstream.ts'
import { isRefusal } from '../cart/cart-service.ts'
import { defineService } from '../define-service.ts'
import { onceForEach } from '../memo.ts'
import { type OrderIds, orderIds } from '../orders/order-ids.ts'
import type { OrderItemModel } from '../orders/order-model.ts'
import { createCommerceReturns } from './commerce-returns.ts'
import { createModuleReturns } from './module-returns.ts'
import { type OrderReturns, type ReturnQuestions, returnsKind, type ReturnsPort } from './returns-port.ts'

export type ReturnLoaders = {
  /** Null for guests, and where the store takes no returns. */
  port: ReturnsPort | null
  /** Pages are counted from 1; null where there is no port. A page past the end is empty. */
  list(page: number): Promise<ReturnList | null>
  ofOrder(number: string): Promise<OrderReturns>
  questions(): Promise<ReturnQuestions>
  /** Pieces of a line that can still be sent back. */
  returnable(item: OrderItemModel): Promise<number>
  /** Discards what was read. */
  forget(): void
}

const MAX_PAGE = 1000
const nothing: OrderReturns = { returns: [], requested: new Map(), eligible: new Set() }

export const returnLoaders = defineService(({ shared, upstream, shop, signIn }: RequestContext): ReturnLoaders => {
  const port = signIn.token() ? portOf(shop, upstream, orderIds(shared)) : null

  /** An optional feature that the store refuses must not cost the order's page. */
  const load = () =>
    onceForEach(async (number): Promise<OrderReturns> => {
      try {
        return port ? await port.ofOrder(number) : nothing
      } catch (error) {
        if (isRefusal(error)) return nothing
        throw error
      }
    })
  let ofOrder = load()

  return {
    port,
    ofOrder: (number) => ofOrder(number),
    async list(asked) {
      if (!port) return null
      const page = Math.min(Math.max(1, asked), MAX_PAGE)
      try {
        return await port.list(page)
      } catch (error) {
        if (isRefusal(error) && error.kind === 'input') return { items: [], total: 0, page, pageCount: 0 }
        throw error
      }
    },
    questions: async () => (port ? port.questions() : { whole: [], line: [] }),
    async returnable({ id, orderNumber, qtyShipped, qtyRefunded }) {
      const { requested, eligible } = await ofOrder(orderNumber)
      if (eligible && !eligible.has(id)) return 0
      // What is paid back was asked for, as a rule: the two overlap.
      return Math.max(0, Math.floor(qtyShipped - Math.max(qtyRefunded, requested.get(id) ?? 0)))
    },
    forget() {
      ofOrder = load()
    },
  }
})

function portOf(shop: ShopSettings, upstream: Upstream, ids: OrderIds): ReturnsPort | null {
  switch (returnsKind(shop)) {
    case 'commerce':
      return createCommerceReturns(upstream, ids)
    case 'module':
      return createModuleReturns(upstream, ids)
    default:
      return null
  }
}

import { MAX_ADDED_LINES } from '../../../schema/shop-constants.ts'
import type { RequestContext } from '../../graphql/context.ts'
import { UpstreamError } from '../../magento/upstream-error.ts'
import { addItems } from '../cart/add-items.ts'
import { cartService } from '../cart/cart-service.ts'
import { productLoaders } from '../catalog/product-loaders.ts'
import type { OrderRecord } from './order-record.ts'

/**
 * Puts the goods of an unpaid order back into a cart. `restoredCartId` is its cart, if the store has it open. Otherwise the goods are added to
 * another cart, because no API of Magento opens a closed one. A cart that the shopper has begun meanwhile is not replaced.
 */
export async function restoreCart(
  { items = [] }: Pick<OrderRecord, 'items'>,
  restoredCartId: string | null,
  context: RequestContext,
): Promise<void> {
  const { session, log } = context
  const { cartId: meanwhile } = session.data
  // Reading a customer's cart creates an empty one.
  if (meanwhile && (await cartService(context).find(meanwhile))?.items?.length) return
  if (restoredCartId) {
    session.set('cartId', restoredCartId)
    return
  }
  const choices = items.flatMap(({ choice }) => choice ?? []).slice(0, MAX_ADDED_LINES)
  if (choices.length === 0) return
  try {
    await addItems(choices, cartService(context), productLoaders(context).page)
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    log.warn({ err: error }, 'the goods of an unpaid order could not be put into a cart again')
  }
}

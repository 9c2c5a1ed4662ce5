import { addLine } from '../cart/add.ts'
import { type BuyRequest, findCart } from '../cart/load.ts'
import { cartResponse, customerCartId } from '../cart/open.ts'
import { isInStock } from '../catalog/availability.ts'
import type { Product } from '../catalog/types.ts'
import type { Context } from '../context.ts'
import { signedIn } from '../customer/sign-in.ts'
import type { Queryable } from '../database/rows.ts'
import { inputError } from '../errors.ts'
import { errorCode } from '../store/messages.ts'
import { findOrder } from './load.ts'
import type { OrderItem } from './types.ts'

/** A line that cannot be ordered again, as `CheckoutUserInputError`. */
type Refused = { code: string; message: string; path: string[] }

const CODES: [string, string][] = [
  ['Product that you are trying to add is not available', 'NOT_SALABLE'],
  ['The requested qty is not available', 'INSUFFICIENT_STOCK'],
  ['Could not find a product', 'PRODUCT_NOT_FOUND'],
]

/** Adds the lines of an order to the customer's cart, and reports those that are not available. */
export async function reorderItems(_: unknown, { orderNumber }: { orderNumber: string }, context: Context) {
  const customerId = signedIn(context)
  const order = await findOrder({ number: orderNumber }, context.db)
  if (!order || order.customerId !== customerId) throw inputError(context.text('orderUnknown', orderNumber))
  const id = await customerCartId(customerId, context)
  const errors = await context.lock(id, () =>
    context.db.transaction(async (db) => {
      const cart = await findCart(id, context, db)
      const found: Refused[] = []
      for (const item of order.items) {
        const error = await addAgain(cart.id, item, context, db)
        if (error) found.push(error)
      }
      return found
    }),
  )
  return { ...(await cartResponse(id, context)), userInputErrors: errors }
}

/** Puts a line into a cart again, as far as there is stock. Returns why not, or null. */
async function addAgain(
  cartId: number,
  { productId, request, ordered, snapshot }: OrderItem,
  context: Context,
  db: Queryable,
): Promise<Refused | null> {
  const product = context.model.products.get(productId)
  if (!product?.enabled || !isInStock(product)) {
    return refused(snapshot.sku, context.text('productMissing', snapshot.sku))
  }
  const again = withoutTimes(product, request)
  const given = new Set(again.options?.map(({ id }) => id))
  if (product.options.some(({ id, required }) => required && !given.has(id))) {
    return refused(snapshot.sku, context.text('requiredOptionsMissing'))
  }
  const fault = await addLine(cartId, product, ordered, again, { db, model: context.model })
  return fault ? refused(snapshot.sku, context.text(fault.key, ...fault.values)) : null
}

function refused(sku: string, reason: string): Refused {
  return {
    code: errorCode(reason, CODES),
    message: `Could not add the product with SKU "${sku}" to the shopping cart: ${reason}`,
    path: ['orderNumber'],
  }
}

/** As in Magento, times are dropped without an error. */
function withoutTimes(product: Product, { options, ...request }: BuyRequest): BuyRequest {
  const lost = new Set(product.options.flatMap(({ id, kind }) => (kind === 'date_time' || kind === 'time' ? [id] : [])))
  const left = (options ?? []).filter(({ id }) => !lost.has(id))
  return left.length ? { ...request, options: left } : request
}

import { isInStock } from '../catalog/availability.ts'
import type { Product } from '../catalog/types.ts'
import type { Context } from '../context.ts'
import type { Queryable } from '../database/rows.ts'
import { reaches } from '../levels.ts'
import { errorCode } from '../store/messages.ts'
import { buyRequest, ChoiceError } from './buy-request.ts'
import { type BuyRequest, itemsOf } from './load.ts'
import { fault, type Fault, isCovered, quantityFault, unitsOf } from './quantity.ts'

const CODES = [
  ['Could not find a product with SKU', 'PRODUCT_NOT_FOUND'],
  ['There are no source items', 'NOT_SALABLE'],
  ['The requested qty is not available', 'INSUFFICIENT_STOCK'],
  ['The fewest you may purchase is', 'INSUFFICIENT_STOCK'],
] as const

export type CartItemInput = {
  sku: string
  quantity: number
  parent_sku?: string | null
  selected_options?: (string | null)[] | null
  entered_options?: ({ uid: string; value: string } | null)[] | null
}
export type UserError = { code: string; message: string }

/** Adds a product to a cart, or to the line with the same options. Returns why it could not be added, or null. */
export async function addLine(
  cartId: number,
  product: Product,
  quantity: number,
  request: BuyRequest,
  { db, model }: { db: Queryable; model: Context['model'] },
): Promise<Fault | null> {
  const items = await itemsOf(cartId, db)
  const refused = quantityFault(product, quantity, { request, others: items, model })
  if (refused) return refused
  const taken = items.flatMap((item) => {
    const other = model.products.get(item.product_id)
    return other ? [unitsOf(other, item.quantity, item.request)] : []
  })
  if (!isCovered(unitsOf(product, quantity, request), taken, model)) return fault('quantityUnavailable')
  const canonical = JSON.stringify(request)
  const { affectedRows } = await db.query(
    'update cart_item set quantity = quantity + $4 where cart_id = $1 and product_id = $2 and request = $3::jsonb',
    [cartId, product.id, canonical, quantity],
  )
  if (!affectedRows) {
    await db.query('insert into cart_item (cart_id, product_id, quantity, request) values ($1, $2, $4, $3::jsonb)', [
      cartId,
      product.id,
      canonical,
      quantity,
    ])
  }
  return null
}

/**
 * Adds one item of the input; `parent_sku` is ignored, as on a real store, and custom options are before 2.4.7. Returns why it could not be added.
 */
export async function addItem(
  cartId: number,
  input: CartItemInput,
  context: Context,
  db: Queryable,
): Promise<UserError | null> {
  const { model } = context
  const product = model.productBySku.get(input.sku)
  if (!product?.enabled || !isInStock(product)) return userError(context, fault('productMissing', input.sku))
  if (!(input.quantity > 0)) return userError(context, fault('quantityPositive'))
  const target = { db, model }
  if (product.type === 'grouped') {
    // Adds every part in stock with its default quantity. Magento does not multiply it by the given quantity.
    for (const { product: part, qty } of product.grouped.filter(
      (part) => part.product.enabled && isInStock(part.product),
    )) {
      const missing = await addLine(cartId, part, Math.max(qty, 1), {}, target)
      if (missing) return userError(context, missing)
    }
    return null
  }
  try {
    const known = reaches(context.level, '2.4.7') ? product : { ...product, options: [] }
    const request = buyRequest(known, {
      selected: (input.selected_options ?? []).filter((uid) => uid !== null),
      entered: (input.entered_options ?? []).filter((entry) => entry !== null),
    })
    const missing = await addLine(cartId, product, input.quantity, asRead(request, context), target)
    return missing ? userError(context, missing) : null
  } catch (error) {
    if (error instanceof ChoiceError) return userError(context, fault(error.key))
    throw error
  }
}

/** Returns a request with the times in it as Magento reads them. */
export function asRead(request: BuyRequest, { model }: Context): BuyRequest {
  if (!request.options || model.settings.config.time_format !== '12h') return request
  return { ...request, options: request.options.map(readWithHalves) }
}

/** Reads times as Magento does for options with 12 hours: the hour of a time after noon counts as one of the second half of the day. */
function readWithHalves<Option extends { id: number; text?: string }>(option: Option): Option {
  const [, day, hour, rest] = /^(\d{4}-\d\d-\d\d) (1[3-9]|2[0-3])(:\d\d:\d\d)$/.exec(option.text ?? '') ?? []
  if (day === undefined) return option
  const moved = new Date(`${day}T00:00:00Z`)
  moved.setUTCHours(Number(hour) + 12)
  return { ...option, text: `${moved.toISOString().slice(0, 13).replace('T', ' ')}${rest}` }
}

function userError(context: Context, { key, values }: Fault): UserError {
  const message = context.text(key, ...values)
  return { code: errorCode(message, CODES), message }
}

import type { Context } from '../context.ts'
import type { Queryable } from '../database/rows.ts'
import { inputError, noSuchEntity } from '../errors.ts'
import { decodeUid, encodeUid } from '../uid.ts'
import { buyRequest, ChoiceError } from './buy-request.ts'
import { isCovered, unitsOf } from './demand.ts'
import type { ItemRow } from './load.ts'
import { itemsOf } from './load.ts'
import { quantityFault } from './quantity.ts'
import type { BuyRequest } from './types.ts'

export type ItemReference = { cart_item_id?: number | null; cart_item_uid?: string | null }
export type ItemUpdate = ItemReference & {
  quantity?: number | null
  customizable_options?: ({ id?: number | null; uid?: string | null; value_string: string } | null)[] | null
}

const LARGEST_ID = 2_147_483_647

/** Id of the line an input names; naming none, or a faulty uid, is an input error. */
export function lineId({ cart_item_id: id, cart_item_uid: uid }: ItemReference, context: Context): number {
  if (uid != null) return idOf(Number(decodeUid(uid)))
  if (id != null) return idOf(id)
  throw inputError(context.text('parameterMissing', 'cart_item_uid'))
}

/** Changes one line: a quantity of zero or less removes it. Faults are top-level errors here, unlike when adding. */
export async function updateItem(cartId: number, update: ItemUpdate, context: Context, db: Queryable): Promise<void> {
  const id = lineId(update, context)
  const items = await itemsOf(cartId, db)
  const item = items.find((candidate) => candidate.id === id)
  const product = item && context.model.products.get(item.product_id)
  if (!item || !product) throw noSuchEntity(context.text('cartItemMissing', id))
  const quantity = update.quantity ?? null
  if (quantity === null && !update.customizable_options) {
    throw inputError(context.text('parameterMissing', 'quantity'))
  }
  if (quantity !== null && quantity <= 0) {
    await db.query('delete from cart_item where id = $1', [id])
    return
  }
  const refuse = (reason: string) => inputError(`Could not update the product with SKU ${product.sku}: ${reason}`)
  const wanted = quantity ?? item.quantity
  const fault = quantityFault(product, wanted, {
    request: item.request,
    others: items.filter((other) => other.id !== id),
    model: context.model,
  })
  if (fault) throw refuse(context.text(fault.key, ...fault.values))
  let request: BuyRequest
  try {
    request = withOptions(item, update, context)
  } catch (error) {
    throw error instanceof ChoiceError ? refuse(context.text(error.key)) : error
  }
  const others = items.flatMap((other) => {
    const owner = context.model.products.get(other.product_id)
    return other.id !== id && owner ? [unitsOf(owner, other.quantity, other.request)] : []
  })
  if (!isCovered(unitsOf(product, wanted, request), others, context.model)) {
    throw refuse(context.text('quantityUnavailable'))
  }
  await db.query('update cart_item set quantity = $2, request = $3::jsonb where id = $1', [
    id,
    wanted,
    JSON.stringify(request),
  ])
}

/** A number that can be an id; what cannot be one becomes 0, which no line has. */
function idOf(value: number): number {
  return Number.isInteger(value) && value > 0 && value <= LARGEST_ID ? value : 0
}

/** The line's request with other custom options, given as texts: value ids for choices, the entry for the rest. */
function withOptions(item: ItemRow, update: ItemUpdate, { model }: Context): BuyRequest {
  const product = model.products.get(item.product_id)
  if (!update.customizable_options || !product) return item.request
  const given = update.customizable_options.filter((option) => option !== null)
  const optionId = ({ id, uid }: (typeof given)[number]): number =>
    id ?? Number((uid == null ? '' : decodeUid(uid)).split('/')[1])
  const selected: string[] = []
  const entered: { uid: string; value: string }[] = []
  for (const option of given) {
    const own = product.options.find(({ id }) => id === optionId(option))
    if (own && 'values' in own) {
      selected.push(...option.value_string.split(',').map((value) => encodeUid('custom-option', own.id, value.trim())))
    } else if (own) entered.push({ uid: encodeUid('custom-option', own.id), value: option.value_string })
  }
  const { options } = buyRequest({ ...product, type: 'simple', bundle: null, links: null }, { selected, entered })
  return { ...item.request, ...(options ? { options } : {}) }
}

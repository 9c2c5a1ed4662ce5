import type { Context } from '../context.ts'
import { inputError } from '../errors.ts'
import type { Order } from '../orders/types.ts'
import { findReturn } from './load.ts'
import { lookup, reasons, resolutions } from './mage-os-lookups.ts'
import { insertReturn, returnable } from './request.ts'

const dayInMs = 86_400_000
const returnPeriodDays = 30

export type CreateInput = {
  reason_id: number
  resolution_type_id: number
  items: { order_item_id: number; qty_requested: number; condition_id?: number | null }[]
}
/** The module takes returns of complete orders within its period. */
const isEligible = ({ status, createdAt }: Order, now: Date): boolean =>
  status === 'complete' && now.getTime() - Date.parse(`${createdAt.replace(' ', 'T')}Z`) <= returnPeriodDays * dayInMs

/** Checks and writes a return the module's way. */
export const createReturn = async (order: Order, input: CreateInput, context: Context) => {
  if (!isEligible(order, context.now())) throw inputError('This order is not eligible for a return.')
  if (!lookup(reasons, input.reason_id)) throw inputError('The return reason is not valid.')
  if (!lookup(resolutions, input.resolution_type_id)) throw inputError('The resolution type is not valid.')
  const left = await returnable(order, context.db)
  for (const { order_item_id: id, qty_requested: quantity } of input.items) {
    const most = left.get(id) ?? 0
    if (quantity < 1 || quantity > most) throw inputError('The requested quantity is not available for a return.')
    left.set(id, most - quantity)
  }
  if (!input.items.length) throw inputError('Items is required.')
  const items = input.items.map(({ order_item_id: itemId, qty_requested: quantity, condition_id: conditionId }) => ({
    itemId,
    quantity,
    conditionId: conditionId ?? null,
    attributes: [],
  }))
  const { reason_id: reasonId, resolution_type_id: resolutionId } = input
  const id = await context.db.transaction((db) =>
    insertReturn(order, { items, email: order.email, reasonId, resolutionId, comment: null }, { db, now: context.now }),
  )
  return { return: await findReturn(id, context.db) }
}

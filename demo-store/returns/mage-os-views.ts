import { conditions, lookup, reasons, resolutions, statusLookup } from './mage-os-lookups.ts'
import type { GoodsReturn, ReturnedItem, ReturnMessage } from './types.ts'

const NUMBER_LENGTH = 6

/** `CustomerReturn` of the module. */
export const mageOsReturn = {
  rma_id: ({ id }: GoodsReturn) => id,
  increment_id: ({ id }: GoodsReturn) => `RMA-${String(id).padStart(NUMBER_LENGTH, '0')}`,
  order_number: ({ order }: GoodsReturn) => order.number,
  status: ({ status }: GoodsReturn) => statusLookup(status),
  reason: ({ reasonId }: GoodsReturn) => lookup(reasons, reasonId),
  resolution_type: ({ resolutionId }: GoodsReturn) => lookup(resolutions, resolutionId),
  comments: ({ comments }: GoodsReturn) => comments.map(commentView),
  created_at: ({ createdAt }: GoodsReturn) => createdAt,
  updated_at: ({ updatedAt }: GoodsReturn) => updatedAt,
}

/** `ReturnItem` of the module. */
export const mageOsReturnItem = {
  item_id: ({ id }: ReturnedItem) => id,
  order_item_id: ({ item }: ReturnedItem) => item.id,
  product_name: ({ item }: ReturnedItem) => item.snapshot.name,
  product_sku: ({ item }: ReturnedItem) => item.snapshot.sku,
  qty_requested: ({ requested }: ReturnedItem) => requested,
  qty_approved: ({ accepted }: ReturnedItem) => accepted,
  qty_returned: ({ received }: ReturnedItem) => received,
  condition: ({ conditionId }: ReturnedItem) => lookup(conditions, conditionId),
}

export function commentView({ id, author, isCustomer, message, createdAt }: ReturnMessage) {
  return {
    comment_id: id,
    author_name: author,
    author_type: isCustomer ? 'customer' : 'admin',
    comment: message,
    created_at: createdAt,
  }
}

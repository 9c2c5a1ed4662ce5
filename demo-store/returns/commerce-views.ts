import { encodeUid } from '../uid.ts'
import { questionUid } from './attributes.ts'
import { returnNumber } from './request.ts'
import type { GoodsReturn, ReturnedItem, ReturnMessage, ReturnStatus } from './types.ts'

const statuses: Record<ReturnStatus, string> = {
  pending: 'PENDING',
  authorized: 'AUTHORIZED',
  rejected: 'REJECTED',
  received: 'RECEIVED',
  approved: 'APPROVED',
  closed: 'PROCESSED_AND_CLOSED',
}
const itemStatuses: Record<ReturnStatus, string> = { ...statuses, closed: 'APPROVED' }

/** Carriers a parcel may come back with. */
export const carriers = [
  { code: 'colissimo', label: 'Colissimo' },
  { code: 'mondialrelay', label: 'Mondial Relay' },
]
const carrierView = ({ code, label }: (typeof carriers)[number]) => ({ uid: encodeUid(code), label })

export const trackingView = ({ id, carrier, number }: GoodsReturn['tracking'][number]) => ({
  uid: encodeUid(id),
  tracking_number: number,
  carrier: { uid: encodeUid(carrier), label: carriers.find(({ code }) => code === carrier)?.label ?? carrier },
  status: null,
})

const commentView = ({ id, author, message, createdAt }: ReturnMessage) => ({
  uid: encodeUid(id),
  author_name: author,
  text: message,
  created_at: createdAt,
})

/** `Return` of Adobe Commerce. */
export const commerceReturn = {
  uid: ({ id }: GoodsReturn) => encodeUid(id),
  number: ({ id }: GoodsReturn) => returnNumber(id),
  status: ({ status }: GoodsReturn) => statuses[status],
  created_at: ({ createdAt }: GoodsReturn) => createdAt,
  customer: ({ order, email }: GoodsReturn) => ({
    firstname: order.billing.firstname,
    lastname: order.billing.lastname,
    email,
  }),
  comments: ({ comments }: GoodsReturn) => comments.map(commentView),
  items: ({ items, status }: GoodsReturn) => items.map((item) => ({ ...item, status: itemStatuses[status] })),
  available_shipping_carriers: () => carriers.map(carrierView),
  shipping: ({ tracking }: GoodsReturn) => ({ tracking: tracking.map(trackingView) }),
}

/** Lines of returns; the module for Open Source has a type of the same name. */
export const commerceReturnItem = {
  uid: ({ id }: ReturnedItem) => encodeUid(id),
  order_item: ({ item }: ReturnedItem) => item,
  request_quantity: ({ requested }: ReturnedItem) => requested,
  quantity: ({ accepted }: ReturnedItem) => accepted,
  custom_attributes: ({ attributes }: ReturnedItem) =>
    attributes.map(({ code, label, value }) => ({ uid: questionUid({ code }), label, value })),
}

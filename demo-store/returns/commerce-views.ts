import { encodeUid } from '../uid.ts'
import { questionUid } from './attributes.ts'
import { returnNumber } from './request.ts'
import type { GoodsReturn, ReturnedItem, ReturnMessage, ReturnStatus } from './types.ts'

const STATUSES: Record<ReturnStatus, string> = {
  pending: 'PENDING',
  authorized: 'AUTHORIZED',
  rejected: 'REJECTED',
  received: 'RECEIVED',
  approved: 'APPROVED',
  closed: 'PROCESSED_AND_CLOSED',
}
const itemStatuses: Record<ReturnStatus, string> = { ...STATUSES, closed: 'APPROVED' }

/** Carriers a parcel may come back with. */
export const CARRIERS = [
  { code: 'colissimo', label: 'Colissimo' },
  { code: 'mondialrelay', label: 'Mondial Relay' },
]

/** `Return` of Adobe Commerce. */
export const commerceReturn = {
  uid: ({ id }: GoodsReturn) => encodeUid(id),
  number: ({ id }: GoodsReturn) => returnNumber(id),
  status: ({ status }: GoodsReturn) => STATUSES[status],
  created_at: ({ createdAt }: GoodsReturn) => createdAt,
  customer: ({ order, email }: GoodsReturn) => ({
    firstname: order.billing.firstname,
    lastname: order.billing.lastname,
    email,
  }),
  comments: ({ comments }: GoodsReturn) => comments.map(commentView),
  items: ({ items, status }: GoodsReturn) => items.map((item) => ({ ...item, status: itemStatuses[status] })),
  available_shipping_carriers: () => CARRIERS.map(carrierView),
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

export function trackingView({ id, carrier, number }: GoodsReturn['tracking'][number]) {
  return {
    uid: encodeUid(id),
    tracking_number: number,
    carrier: { uid: encodeUid(carrier), label: CARRIERS.find(({ code }) => code === carrier)?.label ?? carrier },
    status: null,
  }
}

function commentView({ id, author, message, createdAt }: ReturnMessage) {
  return {
    uid: encodeUid(id),
    author_name: author,
    text: message,
    created_at: createdAt,
  }
}

function carrierView({ code, label }: (typeof CARRIERS)[number]) {
  return { uid: encodeUid(code), label }
}

import type { Order, OrderItem } from '../orders/types.ts'

/** How far a return is; each side has its own names for it. */
export const RETURN_STATUSES = ['pending', 'authorized', 'rejected', 'received', 'approved', 'closed'] as const
export type ReturnStatus = (typeof RETURN_STATUSES)[number]

export type ReturnedAttribute = { code: string; label: string; value: string }

export type ReturnedItem = {
  id: number
  item: OrderItem
  requested: number
  accepted: number
  received: number
  conditionId: number | null
  attributes: ReturnedAttribute[]
}

export type ReturnMessage = { id: number; author: string; isCustomer: boolean; message: string; createdAt: string }

export type GoodsReturn = {
  id: number
  customerId: number | null
  email: string
  status: ReturnStatus
  reasonId: number | null
  resolutionId: number | null
  createdAt: string
  updatedAt: string
  order: Order
  items: ReturnedItem[]
  comments: ReturnMessage[]
  tracking: { id: number; carrier: string; number: string }[]
}

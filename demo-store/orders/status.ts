import { databaseTime } from '../database/rows.ts'
import type { Queryable } from '../database/rows.ts'
import type { StoreView } from '../store/views.ts'
import type { OrderItem, OrderStatus } from './types.ts'

/** Where sales are written, and when. */
export type Books = { db: Queryable; now: () => Date }

export const setStatus = async (orderId: number, status: OrderStatus, { db, now }: Books): Promise<void> => {
  await db.query('update sales_order set status = $2, updated_at = $3 where id = $1', [
    orderId,
    status,
    databaseTime(now()),
  ])
}

export const addComment = async (orderId: number, message: string, { db, now }: Books): Promise<void> => {
  await db.query('insert into sales_order_comment (order_id, message, created_at) values ($1, $2, $3)', [
    orderId,
    message,
    databaseTime(now()),
  ])
}

const labels: Record<OrderStatus, [string, string]> = {
  pending: ['En attente', 'Pending'],
  pending_payment: ['En attente de paiement', 'Pending Payment'],
  processing: ['En cours de traitement', 'Processing'],
  holded: ['Suspendue', 'On Hold'],
  complete: ['Terminée', 'Complete'],
  closed: ['Fermée', 'Closed'],
  canceled: ['Annulée', 'Canceled'],
}

/** Statuses are answered as translated labels, never as codes. */
export const statusLabel = (status: OrderStatus, { language }: StoreView): string =>
  labels[status][language === 'fr' ? 0 : 1]

const itemLabels = {
  ordered: ['Commandé', 'Ordered'],
  invoiced: ['Facturé', 'Invoiced'],
  shipped: ['Livré', 'Shipped'],
  refunded: ['Remboursé', 'Refunded'],
  canceled: ['Annulé', 'Canceled'],
  partial: ['Partiel', 'Partial'],
  mixed: ['Mixte', 'Mixed'],
} satisfies Record<string, [string, string]>

const itemStatus = ({ ordered, invoiced, shipped, refunded, canceled }: OrderItem): keyof typeof itemLabels => {
  if (refunded === ordered) return 'refunded'
  if (canceled === ordered) return 'canceled'
  if (refunded > 0 || canceled > 0) return 'mixed'
  if (shipped === ordered) return 'shipped'
  if (shipped > 0) return 'partial'
  if (invoiced === ordered) return 'invoiced'
  return invoiced > 0 ? 'partial' : 'ordered'
}

export const itemStatusLabel = (item: OrderItem, { language }: StoreView): string =>
  itemLabels[itemStatus(item)][language === 'fr' ? 0 : 1] ?? ''

import { databaseTime, type Queryable } from '../database/rows.ts'
import type { StoreView } from '../store/views.ts'
import type { Order, OrderItem, OrderStatus } from './types.ts'

/** The database into which sales are written, and the time. */
export type Books = { db: Queryable; now: () => Date }

const LABELS: Record<OrderStatus, [string, string]> = {
  pending: ['En attente', 'Pending'],
  pending_payment: ['En attente de paiement', 'Pending Payment'],
  processing: ['En cours de traitement', 'Processing'],
  holded: ['Suspendue', 'On Hold'],
  complete: ['Terminée', 'Complete'],
  closed: ['Fermée', 'Closed'],
  canceled: ['Annulée', 'Canceled'],
}

const ITEM_LABELS = {
  ordered: ['Commandé', 'Ordered'],
  invoiced: ['Facturé', 'Invoiced'],
  shipped: ['Livré', 'Shipped'],
  refunded: ['Remboursé', 'Refunded'],
  canceled: ['Annulé', 'Canceled'],
  partial: ['Partiel', 'Partial'],
  mixed: ['Mixte', 'Mixed'],
} satisfies Record<string, [string, string]>

/** Returns what may be done with an order now; from 2.4.8 on. */
export function availableActions(order: Order) {
  return [
    ...(order.status === 'pending_payment' ? [] : ['REORDER']),
    ...(isCancelable(order) ? ['CANCEL'] : []),
    ...(isReturnable(order) ? ['RETURN'] : []),
  ]
}

export async function setStatus(orderId: number, status: OrderStatus, { db, now }: Books): Promise<void> {
  await db.query('update sales_order set status = $2, updated_at = $3 where id = $1', [
    orderId,
    status,
    databaseTime(now()),
  ])
}

export async function addComment(orderId: number, message: string, { db, now }: Books): Promise<void> {
  await db.query('insert into sales_order_comment (order_id, message, created_at) values ($1, $2, $3)', [
    orderId,
    message,
    databaseTime(now()),
  ])
}

/** Magento returns statuses as translated labels, never as codes. */
export function statusLabel(status: OrderStatus, { language }: StoreView): string {
  return LABELS[status][language === 'fr' ? 0 : 1]
}

export function itemStatusLabel(item: OrderItem, { language }: StoreView): string {
  return ITEM_LABELS[itemStatus(item)][language === 'fr' ? 0 : 1] ?? ''
}

/** Whether a customer can still cancel: the order is open and nothing is shipped. Payments are then refunded. */
export function isCancelable({ status, documents }: Order): boolean {
  return (status === 'pending' || status === 'processing') && !documents.some(({ kind }) => kind === 'shipment')
}

/** Whether something was delivered that can be returned. */
function isReturnable({ items }: Order): boolean {
  return items.some(({ shipped, returned, refunded }) => shipped > returned && refunded < shipped)
}

function itemStatus({ ordered, invoiced, shipped, refunded, canceled }: OrderItem): keyof typeof ITEM_LABELS {
  if (refunded === ordered) return 'refunded'
  if (canceled === ordered) return 'canceled'
  if (refunded > 0 || canceled > 0) return 'mixed'
  if (shipped === ordered) return 'shipped'
  if (shipped > 0) return 'partial'
  if (invoiced === ordered) return 'invoiced'
  return invoiced > 0 ? 'partial' : 'ordered'
}

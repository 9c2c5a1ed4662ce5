import type { Cents } from '../money.ts'
import type { Session } from '../../session/session.ts'

/** A shopper's approval on a wallet's page, before the order: an amount for one cart. */
export type WalletApproval = {
  cartId: string
  code: string
  total: Cents
  /** Approved from the cart: the wallet stated that delivery, chosen and shown later, is added. */
  beforeDelivery?: boolean
}

export function saveApproval(session: Session, approval: WalletApproval): void {
  session.set('walletApproval', JSON.stringify(approval))
}

export function dropApproval(session: Session): void {
  session.set('walletApproval', undefined)
}

/** The approval for a cart and method, whatever the cart costs now; null when there is none. */
export function approvalFor(session: Session, cartId: string, code: string): WalletApproval | null {
  const { walletApproval: text } = session.data
  const approval = text ? (JSON.parse(text) as WalletApproval) : null
  return approval?.cartId === cartId && approval.code === code ? approval : null
}

/** Whether the approval covers this total: only delivery may have been added, if it was not chosen yet. */
export function coversTotal(
  { total, beforeDelivery }: WalletApproval,
  order: { total: Cents; shipping: Cents },
): boolean {
  return total === (beforeDelivery ? order.total - order.shipping : order.total)
}

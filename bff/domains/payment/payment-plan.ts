import type { Session } from '../../session/session.ts'

/** Keeps which plan was chosen for a cart: the store does not tell it. */
export function keepPlan(session: Session, cartId: string, key: string): void {
  session.set('paymentPlan', JSON.stringify({ cartId, key }))
}

/** Key of the plan that was chosen for a cart. */
export function chosenPlan({ data: { paymentPlan: text } }: Session, cartId: string): string | null {
  const kept = text ? (JSON.parse(text) as { cartId: string; key: string }) : null
  return kept?.cartId === cartId ? kept.key : null
}

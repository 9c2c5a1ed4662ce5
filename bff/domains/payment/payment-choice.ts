import type { Session } from '../../session/session.ts'

/** Stores the choice made with a method (the key of a plan, the id of a saved card), which the store does not return. */
export function saveChoice(session: Session, cartId: string, key: string): void {
  session.set('paymentChoice', JSON.stringify({ cartId, key }))
}

/** Returns the choice made with the method of a cart. */
export function choiceFor({ data: { paymentChoice: text } }: Session, cartId: string): string | null {
  const stored = text ? (JSON.parse(text) as { cartId: string; key: string }) : null
  return stored?.cartId === cartId ? stored.key : null
}

import type { Session } from '../../session/session.ts'

/** Keeps what was chosen with a method, the key of a plan or the id of a saved card: the store does not return it. */
export function keepChoice(session: Session, cartId: string, key: string): void {
  session.set('paymentChoice', JSON.stringify({ cartId, key }))
}

/** What was chosen with the method of a cart. */
export function choiceFor({ data: { paymentChoice: text } }: Session, cartId: string): string | null {
  const stored = text ? (JSON.parse(text) as { cartId: string; key: string }) : null
  return stored?.cartId === cartId ? stored.key : null
}

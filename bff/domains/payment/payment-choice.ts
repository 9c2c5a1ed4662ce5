import type { Session } from '../../session/session.ts'

/** Keeps what was chosen with a method, the key of a plan or the id of a saved card: the store does not tell it. */
export function keepChoice(session: Session, cartId: string, key: string): void {
  session.set('paymentChoice', JSON.stringify({ cartId, key }))
}

/** What was chosen with the method of a cart. */
export function choiceFor({ data: { paymentChoice: text } }: Session, cartId: string): string | null {
  const kept = text ? (JSON.parse(text) as { cartId: string; key: string }) : null
  return kept?.cartId === cartId ? kept.key : null
}

import type { AskedCancellation, FindGuestOrderInput } from '../../graphql/shop-schema.generated.ts'
import { MAX_LENGTHS, type Session } from '../../session/session.ts'

/** Keeps what a guest gave, for the link of the mail that confirms it: it names the order alone. */
export function keepAsked(session: Session, { number, email, proof }: FindGuestOrderInput): void {
  const text = JSON.stringify({ number, email, proof })
  session.set('cancellation', text.length <= MAX_LENGTHS.cancellation ? text : undefined)
}

/** What this browser gave for an order; null where it asked for no cancellation of it. */
export function askedFor(number: string, { data: { cancellation } }: Session): AskedCancellation | null {
  const asked = cancellation ? (JSON.parse(cancellation) as AskedCancellation) : null
  return asked?.number === number ? asked : null
}

import type { AskedCancellation, FindGuestOrderInput } from '../../graphql/shop-schema.generated.ts'
import { MAX_LENGTHS, type Session } from '../../session/session.ts'

/** Keeps what a guest gave, for the link of the mail that confirms it. */
export function keepAsked(session: Session, { number, email, proof }: FindGuestOrderInput): void {
  const text = JSON.stringify({ number, email, proof })
  session.set('cancellation', text.length <= MAX_LENGTHS.cancellation ? text : undefined)
}

/** What this browser gave last; null where it asked for no cancellation, or not for that of `number`. */
export function askedFor(
  number: string | null | undefined,
  { data: { cancellation } }: Session,
): AskedCancellation | null {
  const asked = cancellation ? (JSON.parse(cancellation) as AskedCancellation) : null
  return !number || asked?.number === number ? asked : null
}

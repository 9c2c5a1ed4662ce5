import type { GivenOrder } from '../../graphql/shop-schema.generated.ts'
import { MAX_LENGTHS, type Session } from '../../session/session.ts'
import { lastOrder } from './last-order.ts'

type Given = Omit<GivenOrder, '__typename'>

/** Keeps what a guest gave about an order, for the links that lead back to it. */
export function keepGiven(session: Session, given: Given): void {
  const before = readGiven(session)
  const isSame = before?.number === given.number && before.email === given.email
  const text = JSON.stringify({ ...(isSame && before), ...given })
  session.set('givenOrder', text.length <= MAX_LENGTHS.givenOrder ? text : undefined)
}

/** What this browser gave last; of the order `number` also what it placed. Null for any other order. */
export function givenOrder(number: string | null | undefined, session: Session): Given | null {
  const given = readGiven(session)
  if (!number || given?.number === number) return given
  const placed = lastOrder(session)
  return placed?.number === number ? { number, email: placed.email } : null
}

function readGiven({ data: { givenOrder: text } }: Session): Given | null {
  return text ? (JSON.parse(text) as Given) : null
}

import type { GivenOrder } from '../../graphql/shop-schema.generated.ts'
import { MAX_LENGTHS, type Session } from '../../session/session.ts'
import { lastOrder } from './last-order.ts'

type Given = Omit<GivenOrder, '__typename'>

/** Stores what a guest entered to look up an order, for links that lead back to it. */
export function keepGiven(session: Session, given: Given): void {
  const before = readGiven(session)
  const isSame = before?.number === given.number && before.email === given.email
  const text = JSON.stringify({ ...(isSame && before), ...given })
  session.set('givenOrder', text.length <= MAX_LENGTHS.givenOrder ? text : undefined)
}

/** Returns what was last entered in this browser, or the data of the order `number` that it placed. Null for any other order. */
export function givenOrder(number: string | null | undefined, session: Session): Given | null {
  const given = readGiven(session)
  if (!number || given?.number === number) return given
  const placed = lastOrder(session)
  return placed?.number === number ? { number, email: placed.email } : null
}

function readGiven({ data: { givenOrder: text } }: Session): Given | null {
  return text ? (JSON.parse(text) as Given) : null
}

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

/** Number → when the shop took the declaration. */
type Withdrawals = Record<string, string>

/** The store does not tell what was declared, so the order says it in the browser that declared it. */
export function keepWithdrawal(session: Session, number: string, receivedAt: string): void {
  const before = readWithdrawals(session)
  const texts = [{ ...before, [number]: receivedAt }, { [number]: receivedAt }].map((kept) => JSON.stringify(kept))
  session.set(
    'withdrawals',
    texts.find((text) => text.length <= MAX_LENGTHS.withdrawals),
  )
}

export function withdrawnAt(number: string, session: Session): string | null {
  return readWithdrawals(session)[number] ?? null
}

function readWithdrawals({ data: { withdrawals: text } }: Session): Withdrawals {
  return text ? (JSON.parse(text) as Withdrawals) : {}
}

import type { OrderLookup } from '../../graphql/shop-schema.generated.ts'
import { MAX_LENGTHS, type Session } from '../../session/session.ts'
import { lastOrder } from './last-order.ts'

type Lookup = Omit<OrderLookup, '__typename'>

/** Stores what a guest entered to look up an order, for links that lead back to it. */
export function saveOrderLookup(session: Session, lookup: Lookup): void {
  const before = readLookup(session)
  const isSame = before?.number === lookup.number && before.email === lookup.email
  const text = JSON.stringify({ ...(isSame && before), ...lookup })
  session.set('givenOrder', text.length <= MAX_LENGTHS.givenOrder ? text : undefined)
}

/** Returns what was last entered in this browser, or the data of the order `number` that it placed. Null for any other order. */
export function orderLookup(number: string | null | undefined, session: Session): Lookup | null {
  const lookup = readLookup(session)
  if (!number || lookup?.number === number) return lookup
  const placed = lastOrder(session)
  return placed?.number === number ? { number, email: placed.email } : null
}

function readLookup({ data: { givenOrder: text } }: Session): Lookup | null {
  return text ? (JSON.parse(text) as Lookup) : null
}

/** Number → when the shop took the declaration. */
type Withdrawals = Record<string, string>

/** Stores the declaration of withdrawal for the order in this browser, because the store does not return declarations. */
export function saveWithdrawal(session: Session, number: string, receivedAt: string): void {
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

import type { orders, store } from 'musette/server'
import type {
  ReturnAttributeBoolean,
  ReturnAttributeSelect,
  ReturnAttributeTextarea,
  ReturnAttributeTextfield,
  ReturnList,
  ReturnMerchandiseAuthorization,
} from '../schema.generated.ts'

/** A question that a return has to answer. */
export type ReturnQuestion =
  | Named<ReturnAttributeSelect>
  | Named<ReturnAttributeTextarea>
  | Named<ReturnAttributeTextfield>
  | Named<ReturnAttributeBoolean>

type Named<T extends { __typename?: string }> = T & { __typename: NonNullable<T['__typename']> }

/** What the store asks about the whole return, and about each of its lines. */
export type ReturnQuestions = { whole: ReturnQuestion[]; line: ReturnQuestion[] }

export type OrderReturns = {
  returns: ReturnMerchandiseAuthorization[]
  /** Pieces in earlier returns that were not refused, by the id of the order's line. */
  requested: ReadonlyMap<string, number>
  /** Ids of lines that the store would take back at all; null where it does not return them. */
  eligible: ReadonlySet<string> | null
}

export type ReturnAnswer = { question: ReturnQuestion; value: string }
export type WantedReturn = {
  order: orders.OrderModel
  answers: ReturnAnswer[]
  lines: { uid: string; quantity: number; answers: ReturnAnswer[] }[]
  comment: string | null
}

/** How a store takes goods back. Everything concerns the signed-in customer. */
export type ReturnsPort = {
  list(page: number): Promise<ReturnList>
  ofOrder(number: string): Promise<OrderReturns>
  questions(): Promise<ReturnQuestions>
  /** Null if the customer has no such return. */
  one(id: string): Promise<ReturnMerchandiseAuthorization | null>
  /** What the store refuses is thrown. */
  request(wanted: WantedReturn): Promise<void>
  /** Adds a message, and returns the changed return; null if the customer has no such return. What the store refuses is thrown. */
  addMessage(id: string, text: string): Promise<ReturnMerchandiseAuthorization | null>
}

/** Returns in one page of a list. */
export const PAGE_SIZE = 10

/** Statuses that leave the goods with the shopper. */
export const REFUSED: ReadonlySet<ReturnMerchandiseAuthorization['status']> = new Set([
  'REJECTED',
  'DENIED',
  'CANCELED',
])

/** Returns what handles returns: Adobe Commerce itself, the module `MageOS_RMA` on Open Source, or nothing. */
export function returnsKind(upstream: Pick<store.Upstream, 'has'>): 'commerce' | 'module' | null {
  if (upstream.has('Customer.returns')) return 'commerce'
  return upstream.has('Query.customerReturns') ? 'module' : null
}

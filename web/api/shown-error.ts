import type { ErrorCode } from '../../schema/error-codes.ts'
import { GraphqlFailure } from '../../schema/page.ts'

/** Errors whose messages are written for developers: they stay in the log and the console. */
const TECHNICAL: ReadonlySet<unknown> = new Set<ErrorCode>([
  'INTERNAL_SERVER_ERROR',
  'UPSTREAM_UNAVAILABLE',
  'OVERLOADED',
  'SEARCH_UNAVAILABLE',
  'FORBIDDEN',
  'UNAUTHENTICATED',
])

/** Whether an error's text says nothing to a shopper. */
export function isTechnical(error: unknown): error is GraphqlFailure {
  return error instanceof GraphqlFailure && TECHNICAL.has(error.code)
}

/** What a shopper reads of an error: its text («GraphQL error: …», «Network error: …»), or `fallback` where that says nothing to them. */
export function shownError(error: unknown, fallback: string): string {
  return error instanceof Error && !isTechnical(error) ? error.message : fallback
}

type Outcome = { error: Error | null; data?: { success: boolean; errorMessage: string | null } }

/** What to tell the shopper of a change that failed: `shownError`, or the store's refusal; null where it did not fail. */
export function mutationError({ error, data }: Outcome, fallback: string): string | null {
  if (error) return shownError(error, fallback)
  return !data || data.success ? null : (data.errorMessage ?? fallback)
}

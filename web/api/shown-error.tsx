import type { ReactElement } from 'react'
import type { ErrorCode } from '../../schema/error-codes.ts'
import { GraphqlFailure } from '../../schema/page.ts'
import { useTranslate } from '../i18n/messages-context.ts'

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

/** A text, or what shows it. */
type ErrorText = string | ReactElement

/**
 * What a shopper reads of an error: its text («GraphQL error: …»), or `fallback` where that says nothing to them. A request without a response has
 * a sentence of the shop before its text («Network error: …»).
 */
export function shownError(error: unknown, fallback: string): ErrorText {
  if (!(error instanceof Error) || isTechnical(error)) return fallback
  return error instanceof GraphqlFailure && error.kind === 'network' ? (
    <NetworkFailure error={error} fallback={fallback} />
  ) : (
    error.message
  )
}

function NetworkFailure({ error: { status, message }, fallback }: { error: GraphqlFailure; fallback: string }) {
  const t = useTranslate()
  return (
    <>
      {status === 0 ? t('ui.unreached') : fallback} <small lang="en">{message}</small>
    </>
  )
}

type Outcome = { error: Error | null; data?: { success: boolean; errorMessage: string | null } }

/** What to tell the shopper of a change that failed: `shownError`, or the store's refusal; null where it did not fail. */
export function mutationError({ error, data }: Outcome, fallback: string): ErrorText | null {
  if (error) return shownError(error, fallback)
  return !data || data.success ? null : (data.errorMessage ?? fallback)
}

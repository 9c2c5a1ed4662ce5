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

/** A text, or an element that shows it. */
type ErrorText = string | ReactElement

/**
 * Returns the text of an error for shoppers («GraphQL error: …»), or `fallback` if the text is technical. A request without a response has a sentence
 * of the shop before its text («Network error: …»).
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

/** Returns the message of a failed change: `shownError`, or the store's refusal; null if it did not fail. */
export function mutationError({ error, data }: Outcome, fallback: string): ErrorText | null {
  if (error) return shownError(error, fallback)
  return !data || data.success ? null : (data.errorMessage ?? fallback)
}

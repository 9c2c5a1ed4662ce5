import type { ReactElement } from 'react'
import type { ErrorCode } from '../../schema/error-codes.ts'
import { GraphqlFailure } from '../../schema/page.ts'
import { useTranslate } from '../i18n/messages-context.ts'
import { Button } from '../ui/Button.tsx'
import { isMissingCode } from './missing-code.ts'

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

function NetworkFailure({ error: { status, message, cause }, fallback }: { error: GraphqlFailure; fallback: string }) {
  const t = useTranslate()
  // After a deploy no other try can help.
  const isOutdated = isMissingCode(cause)
  return (
    <>
      {isOutdated ? t('ui.outdated') : status === 0 ? t('ui.unreached') : fallback} <small lang="en">{message}</small>
      {isOutdated && (
        <>
          {' '}
          <Button size="small" variant="secondary" onClick={() => location.reload()}>
            {t('shell.error.retry')}
          </Button>
        </>
      )}
    </>
  )
}

type Outcome = { error: Error | null; data?: { success: boolean; errorMessage: string | null } }

/** Returns the message of a failed change: `shownError`, or the store's refusal; null if it did not fail. */
export function mutationError({ error, data }: Outcome, fallback: string): ErrorText | null {
  if (error) return shownError(error, fallback)
  return !data || data.success ? null : (data.errorMessage ?? fallback)
}

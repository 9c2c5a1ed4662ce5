import type { GraphqlFailure } from '../../schema/page.ts'
import { isTechnical } from '../api/shown-error.tsx'

/** In characters: short enough to be read out on the phone. */
const LONGEST = 200

/**
 * Returns the text of an error for a page («GraphQL error: …», «Network error: …»): its first line without addresses, which may be private. If the
 * text is for developers, it is replaced by the code and the id of the request in the log. The log gets the whole text.
 */
export function errorReason(error: unknown): string {
  const text = isTechnical(error)
    ? codeOf(error)
    : firstLine(error)
        .replace(/\b[a-z]+:\/\/\S+/gi, '…')
        .trim()
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text
}

function firstLine(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
  return line
}

function codeOf({ code, requestId }: GraphqlFailure): string {
  return ['GraphQL error:', code, requestId && `(${requestId})`].filter(Boolean).join(' ')
}

import { isTechnical } from '../api/shown-error.ts'

/** In characters: short enough to be read out on the phone. */
const LONGEST = 200

/**
 * The text of an error for a page: its first line without addresses, which may be private. Empty if it is written for developers.
 * The log gets the whole text.
 */
export function errorReason(error: unknown): string {
  if (isTechnical(error)) return ''
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
  const text = line.replace(/\b[a-z]+:\/\/\S+/gi, '…').trim()
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text
}

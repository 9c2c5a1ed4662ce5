import { isTechnical } from '../api/shown-error.ts'

/** Characters of a reason: it is for whoever is told of it on the phone, not for reading code. */
const LONGEST = 200

/**
 * The text of an error as it may stand on a page: its first line, without addresses, which may name files of the build or somebody's own page.
 * The whole of it goes to the log. None where it is written for developers: beside it stands a sentence for shoppers.
 */
export function errorReason(error: unknown): string {
  if (isTechnical(error)) return ''
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
  const text = line.replace(/\b[a-z]+:\/\/\S+/gi, '…').trim()
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text
}

import createError from '@fastify/error'
import { MAX_CLIENT_LOG_ENTRIES } from '../../schema/client-log.ts'
import { type LoggableEntry, loggableEntry } from './entry.ts'

const BadBundle = createError<[reason: string]>('BAD_CLIENT_LOG', '%s', 400)

export type Bundle = {
  entries: LoggableEntry[]
  /** Entries that are none, or that are too many. */
  refused: number
}

/** Reads `{"logs": […]}`. A bad entry is counted; a bundle that is none, or of bad entries only, throws with status 400. */
export function readBundle(text: string): Bundle {
  const logs = logsOf(text)
  const entries = logs
    .slice(0, MAX_CLIENT_LOG_ENTRIES)
    .map(loggableEntry)
    .filter((entry) => entry !== undefined)
  if (logs.length > 0 && entries.length === 0) throw new BadBundle('No entry has a known level and data')
  return { entries, refused: logs.length - entries.length }
}

function logsOf(text: string): unknown[] {
  let bundle: unknown
  try {
    bundle = JSON.parse(text)
  } catch {
    throw new BadBundle('The body is not JSON')
  }
  const logs = typeof bundle === 'object' && bundle !== null && 'logs' in bundle ? bundle.logs : undefined
  if (!Array.isArray(logs)) throw new BadBundle('The body has no list named logs')
  return logs
}

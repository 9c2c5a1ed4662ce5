import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import { isDefinite, type UpstreamError } from './upstream-error.ts'

type NoteMissing = (errors: readonly UpstreamError[], log: Pick<FastifyBaseLogger, 'warn' | 'debug'>) => void

/** Number of kinds of missing parts in memory, and for how long, in ms. */
const MAX_KINDS = 500
const LOGGED_FOR = 3_600_000

/** Logs missing parts of responses, each kind once an hour, because a shop requests the same parts again and again. */
export function createNoteMissing(): NoteMissing {
  const logged = new LRUCache<string, true>({ max: MAX_KINDS, ttl: LOGGED_FOR })
  return (errors, log) => {
    for (const error of errors) {
      const line = { operation: error.operation, path: error.path?.join('.'), reason: error.message }
      if (isDefinite(error)) {
        log.debug(line, 'the store does not have a part of what was asked for')
        continue
      }
      const kind = `${error.operation} ${fieldsOf(error)} ${error.kind}`
      if (logged.has(kind)) continue
      logged.set(kind, true)
      log.warn(line, 'a part of an answer is missing: the store failed on it')
    }
  }
}

/** Returns the path of the error without list indexes. */
function fieldsOf({ path = [] }: UpstreamError): string {
  return path.filter((step) => typeof step === 'string').join('.')
}

import { ALL_TAGS, type Purged } from '../cache/purge-log.ts'
import { isTag } from '../cache/tags.ts'

const MAX_TAGS = 5000

/** `{ tags: […] }` or `{ all: true }`; `undefined` for anything else. */
export function readPurgeBody(body: unknown): Purged | undefined {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined
  const { tags, all, ...rest } = body as { tags?: unknown; all?: unknown }
  if (Object.keys(rest).length > 0) return undefined
  if (all === true && tags === undefined) return ALL_TAGS
  if (all !== undefined || !Array.isArray(tags) || tags.length > MAX_TAGS) return undefined
  return tags.length > 0 && tags.every(isTag) ? [...new Set(tags)] : undefined
}

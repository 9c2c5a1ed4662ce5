import { LRUCache } from 'lru-cache'
import { bytesOf, type CachedResponse, createCachedResponse } from '../cache/cached-response.ts'
import { JSON_TYPE } from './media-type.ts'

/** Memory for lists and their compressed forms. */
const MAX_BYTES = 8 * 1024 ** 2
const HEADERS = { 'content-type': `${JSON_TYPE}; charset=utf-8` }

const [OPEN, COMMA, CLOSE] = [Buffer.from('['), Buffer.from(','), Buffer.from(']')]

/** The JSON list of cached responses, which is cached as well. */
export type JoinResponses = (responses: readonly CachedResponse[]) => CachedResponse

/**
 * Clients batch the same operations again and again. The key of a list is made of the hashes of its parts. They come from the response cache each time, so
 * a list is never older than its parts.
 */
export function createJoinResponses(maxBytes = MAX_BYTES): JoinResponses {
  const lists = new LRUCache<string, CachedResponse>({
    maxSize: maxBytes,
    sizeCalculation: (list) => Math.ceil(bytesOf(list)),
  })
  return (responses) => {
    const key = responses.map(({ hash }) => hash).join()
    const known = lists.get(key)
    if (known) return known
    const list = createCachedResponse(200, HEADERS, joined(responses), Date.now())
    lists.set(key, list)
    return list
  }
}

function joined(responses: readonly CachedResponse[]): Buffer {
  const parts = responses.flatMap(({ body }, index) => [index === 0 ? OPEN : COMMA, body])
  return Buffer.concat([...parts, CLOSE])
}

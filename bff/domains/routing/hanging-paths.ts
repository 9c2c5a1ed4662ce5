import { LRUCache } from 'lru-cache'

/**
 * Paths on which the store did not answer in time. A redirect that leads back to itself keeps one of the store's few workers busy
 * until the row is deleted (facts §1), so such a path is left alone for a while.
 */
const hanging = new LRUCache<string, true>({ max: 500, ttl: 60_000 })

export function isHanging(path: string): boolean {
  return hanging.has(path)
}

export function rememberHanging(path: string): void {
  hanging.set(path, true)
}

import type { QueryClient } from '@tanstack/react-query'
import { type CachedObject, identityOf, objectsIn } from './identity.ts'

/**
 * What one answer says of an object of a type, all older answers say from then on: a cancelled order is so in the list that it was opened from.
 * Plain values only: what is nested may have been asked for with other arguments. Answers the function that ends it.
 */
export function shareChanges(queryClient: QueryClient, type: 'Order'): () => void {
  const queries = queryClient.getQueryCache()
  return queries.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const { queryHash, state } = event.query
    const fresh = new Map<string | undefined, CachedObject>()
    for (const object of objectsIn(state.data)) {
      const identity = identityOf(object)
      if (identity?.startsWith(`${type}:`)) fresh.set(identity, { ...fresh.get(identity), ...object })
    }
    if (fresh.size === 0) return
    for (const { queryKey, queryHash: other, state: before } of queries.getAll()) {
      if (other === queryHash || before.dataUpdatedAt > state.dataUpdatedAt) continue
      const after = corrected(before.data, fresh)
      if (after !== before.data) queryClient.setQueryData(queryKey, after, { updatedAt: before.dataUpdatedAt })
    }
  })
}

/** The same value where nothing in it changes. */
function corrected(value: unknown, fresh: ReadonlyMap<string | undefined, CachedObject>): unknown {
  if (isPlain(value)) return value
  const known = Array.isArray(value) ? undefined : fresh.get(identityOf(value as CachedObject))
  const changes = Object.entries(value as object).flatMap(([field, part]) => {
    const next: unknown = known && isPlain(part) && field in known ? known[field] : corrected(part, fresh)
    return next === part || isPlain(next) !== isPlain(part) ? [] : [[field, next] as const]
  })
  if (changes.length === 0) return value
  return Object.assign(Array.isArray(value) ? [...value] : { ...value }, Object.fromEntries(changes))
}

function isPlain(value: unknown): value is string | number | boolean | null | undefined {
  return typeof value !== 'object' || value === null
}

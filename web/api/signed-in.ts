import type { QueryCache } from '@tanstack/react-query'

/** Spec §6: whether somebody is signed in, which is so when a cached `me` has an id; and also when the cache cannot be read. */
export function mayBeSignedIn(readCache: () => QueryCache): boolean {
  try {
    return readCache()
      .getAll()
      .some(({ state }) => Boolean((state.data as { me?: { id?: unknown } | null } | undefined)?.me?.id))
  } catch {
    return true
  }
}

import { createHash } from 'node:crypto'
import { freshnessOf, type Lifetime, lifetimeOf, invalidatedAt } from '../cache/lifetime.ts'
import type { Loaded } from '../cache/read-through.ts'
import { isTag } from '../cache/tags.ts'
import type { RedisConnection } from './connection.ts'
import type { SharedPurges } from './shared-purges.ts'

/** Responses of the store that all processes share. */
export type SharedResponses = {
  /**
   * Resolves to the shared response while it is fresh, or else to that of `load`. If `load` fails with `isOutage`, a
   * stale shared response is used, or for a minute a purged one, as in the other caches.
   */
  readThrough(
    key: string,
    maxAge: number,
    load: () => Promise<Loaded>,
    isOutage: (error: unknown) => boolean,
  ): Promise<Loaded>
  /** Deletes all shared responses to free memory for purges, none of which may be lost. Resolves to whether it succeeded. */
  forget(): Promise<boolean>
}

type Shared = {
  value: unknown
  bytes: number
  tags: readonly string[]
  lifetime: Lifetime
  /** `SharedPurges.now` when its data began to load. */
  since: number
}

/** Keys deleted at a time. */
const AT_ONCE = 500
/** Characters of JSON. Larger responses are not shared. */
const MAX_LENGTH = 1024 ** 2

export function createSharedResponses(
  redis: Pick<RedisConnection, 'attempt'>,
  purges: Pick<SharedPurges, 'now' | 'isPurged' | 'purgedAt'>,
  prefix: string,
): SharedResponses {
  const nameOf = (key: string) => prefix + createHash('sha256').update(key).digest('base64url')

  async function find(name: string): Promise<Shared | undefined> {
    const text = await redis.attempt((client) => client.get(name))
    if (!text) return undefined
    const shared = readShared(text)
    if (!shared) return undefined
    // Checked again after the wait, because this process may have missed purges meanwhile.
    if (purges.now === undefined) return undefined
    const { tags, since, lifetime } = shared
    if (!purges.isPurged(tags, since)) return shared
    return { ...shared, lifetime: invalidatedAt(lifetime, purges.purgedAt(tags, since)) }
  }

  async function share(name: string, shared: Shared): Promise<void> {
    const text = JSON.stringify(shared)
    const ttl = shared.lifetime.errorUntil - Date.now()
    if (text.length > MAX_LENGTH || ttl <= 0) return
    await redis.attempt((client) => client.set(name, text, { expiration: { type: 'PX', value: Math.ceil(ttl) } }))
  }

  return {
    async readThrough(key, maxAge, load, isOutage) {
      const since = purges.now
      if (since === undefined) return load()
      const name = nameOf(key)
      const shared = await find(name)
      if (shared && freshnessOf(shared.lifetime, Date.now()) === 'fresh') return loadedOf(shared)
      try {
        const loaded = await load()
        const { value, bytes, tags, trust } = loaded
        const lifetime = lifetimeOf(maxAge, trust, Date.now())
        if (loaded.isStorable && maxAge > 0) void share(name, { value, bytes, tags, lifetime, since })
        return { ...loaded, lifetime }
      } catch (error) {
        if (shared && isOutage(error) && freshnessOf(shared.lifetime, Date.now()) !== 'expired') return loadedOf(shared)
        throw error
      }
    },
    async forget() {
      const isDone = await redis.attempt(async (client) => {
        for await (const names of client.scanIterator({ MATCH: `${prefix}*`, COUNT: AT_ONCE })) {
          if (names.length > 0) await client.unlink(names)
        }
        return true
      })
      return isDone ?? false
    },
  }
}

/** Other programs may write to this Redis, so values are checked. */
function readShared(text: string): Shared | undefined {
  try {
    const shared = JSON.parse(text) as Shared
    const { freshUntil, revalidateUntil, errorUntil } = shared.lifetime
    const areNumbers = [shared.bytes, shared.since, freshUntil, revalidateUntil, errorUntil].every(
      (one) => Number.isFinite(one) && one >= 0,
    )
    return areNumbers && shared.tags.every(isTag) ? shared : undefined
  } catch {
    return undefined
  }
}

function loadedOf({ value, bytes, tags, lifetime }: Shared): Loaded {
  return { value, bytes, tags, lifetime, isStorable: true, trust: 'sure' }
}

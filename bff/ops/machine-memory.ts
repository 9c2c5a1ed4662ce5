import { LRUCache } from 'lru-cache'
import type { PrimaryMethods } from './worker-peer.ts'

/** What the workers of one machine remember together, in the memory of the primary process. */
export type MachineMemory = Pick<
  PrimaryMethods,
  'increment' | 'forget' | 'take' | 'read' | 'write' | 'writeFirst' | 'remove' | 'lock' | 'renew' | 'release'
>

/** A flood evicts what was not used for longest. Locks have a place of their own, so that no flood opens one. */
const MAX_COUNTERS = 100_000
const MAX_BUCKETS = 100_000
const MAX_LOCKS = 20_000
const MAX_RECORD_BYTES = 32 * 1024 ** 2

const MINUTE = 60_000

/** `now`: in ms, of a clock that is never set. */
export function createMachineMemory(now: () => number = () => performance.now()): MachineMemory {
  const clock = { perf: { now }, ttlResolution: 0 }
  const counters = new LRUCache<string, number>({ max: MAX_COUNTERS, ttl: 1, noUpdateTTL: true, ...clock })
  /** When a bucket is full again. */
  const buckets = new LRUCache<string, number>({ max: MAX_BUCKETS, ttl: MINUTE, ...clock })
  const records = new LRUCache<string, string>({
    maxSize: MAX_RECORD_BYTES,
    sizeCalculation: (text, name) => (text.length + name.length) * 2 + 100,
    ttl: 1,
    ...clock,
  })
  const locks = new LRUCache<string, string>({ max: MAX_LOCKS, ttl: 1, ...clock })

  return {
    increment(name, seconds) {
      const count = (counters.get(name) ?? 0) + 1
      counters.set(name, count, { ttl: seconds * 1000 })
      return count
    },
    forget: (name) => void counters.delete(name),
    // The generic cell rate algorithm, as between machines (redis/shared-limits.ts).
    take(name, perMinute, cost) {
      const time = now()
      const price = (cost * MINUTE) / perMinute
      const debt = Math.max(0, (buckets.get(name) ?? 0) - time)
      const isAllowed = debt + Math.min(price, MINUTE) <= MINUTE
      const owed = isAllowed ? debt + price : debt
      if (isAllowed) buckets.set(name, time + owed, { ttl: Math.ceil(owed) })
      return { isAllowed, tokens: perMinute - (owed * perMinute) / MINUTE }
    },
    read: (name) => records.get(name) ?? null,
    write: (name, text, seconds) => {
      records.set(name, text, { ttl: seconds * 1000 })
      return records.has(name)
    },
    writeFirst(name, text, seconds) {
      if (records.has(name)) return false
      records.set(name, text, { ttl: seconds * 1000 })
      return true
    },
    remove: (name) => void records.delete(name),
    lock(name, owner, seconds) {
      if (locks.has(name)) return false
      locks.set(name, owner, { ttl: seconds * 1000 })
      return true
    },
    renew(name, owner, seconds) {
      if (locks.get(name) === owner) locks.set(name, owner, { ttl: seconds * 1000 })
    },
    release(name, owner) {
      if (locks.get(name) === owner) locks.delete(name)
    },
  }
}

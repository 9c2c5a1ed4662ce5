import { LRUCache } from 'lru-cache'
import type { PurgeLog } from '../cache/purge-log.ts'

/** Finds out which customer groups have their own prices. The store does not say, so each group's catalogue is compared with that of guests. */
export type GroupPrices = {
  /**
   * Whether customers of a group may see other prices than guests; true until this is known, because reading with the token is always right. Starts a
   * comparison in the background if there is no result, or if the last one is too old or older than a purge.
   */
  differ(group: string, compare: () => Promise<boolean>): boolean
}

type Comparison = { differs?: boolean; comparedAt: number; since: number; isRunning: boolean }

const MAX_GROUPS = 200
/** Ms for which a result holds without a purge. */
const LIFETIME = 600_000
/** Ms between two comparisons of a group, whatever happens. */
const PAUSE = 60_000

export function createGroupPrices(purges: Pick<PurgeLog, 'now'>): GroupPrices {
  const comparisons = new LRUCache<string, Comparison>({ max: MAX_GROUPS })

  function isDue({ differs, comparedAt, since, isRunning }: Comparison): boolean {
    const age = Date.now() - comparedAt
    if (isRunning || age < PAUSE) return false
    return differs === undefined || since !== purges.now || age >= LIFETIME
  }

  async function begin(comparison: Comparison, compare: () => Promise<boolean>): Promise<void> {
    Object.assign(comparison, { isRunning: true, since: purges.now })
    try {
      comparison.differs = await compare()
    } catch {
      // Failed calls are logged by the client; the old result holds until the next try.
    } finally {
      Object.assign(comparison, { isRunning: false, comparedAt: Date.now() })
    }
  }

  return {
    differ(group, compare) {
      const comparison = comparisons.get(group) ?? { comparedAt: -Infinity, since: 0, isRunning: false }
      if (isDue(comparison)) {
        comparisons.set(group, comparison)
        void begin(comparison, compare)
      }
      return comparison.differs ?? true
    },
  }
}

import { LRUCache } from 'lru-cache'
import type { PurgeLog } from '../cache/purge-log.ts'

/** Which customer groups have prices of their own. The store does not say so: what they see is compared with what guests see, once for all of a group. */
export type GroupPrices = {
  /**
   * Whether customers of a group may see other prices than guests; true until it is known, for asking in their name is never wrong.
   * Begins to compare in the background where nothing is known, or where it was too long ago or the store announced changes since.
   */
  differ(group: string, compare: () => Promise<boolean>): boolean
}

type Verdict = { differs?: boolean; comparedAt: number; since: number; isRunning: boolean }

const MAX_GROUPS = 200
/** Ms for which what was found stands while the store announces nothing. */
const LIFETIME = 600_000
/** Ms between two comparisons of a group, whatever the store announces and whether they succeed. */
const PAUSE = 60_000

export function createGroupPrices(purges: Pick<PurgeLog, 'now'>, now: () => number = Date.now): GroupPrices {
  const verdicts = new LRUCache<string, Verdict>({ max: MAX_GROUPS })

  function isDue({ differs, comparedAt, since, isRunning }: Verdict): boolean {
    const age = now() - comparedAt
    if (isRunning || age < PAUSE) return false
    return differs === undefined || since !== purges.now || age >= LIFETIME
  }

  async function begin(verdict: Verdict, compare: () => Promise<boolean>): Promise<void> {
    Object.assign(verdict, { isRunning: true, since: purges.now })
    try {
      verdict.differs = await compare()
    } catch {
      // Failing calls are logged where calls are; what was known stands until the next try.
    } finally {
      Object.assign(verdict, { isRunning: false, comparedAt: now() })
    }
  }

  return {
    differ(group, compare) {
      const verdict = verdicts.get(group) ?? { comparedAt: -Infinity, since: 0, isRunning: false }
      if (isDue(verdict)) {
        verdicts.set(group, verdict)
        void begin(verdict, compare)
      }
      return verdict.differs ?? true
    },
  }
}

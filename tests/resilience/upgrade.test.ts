import { beforeAll, describe, expect, test } from 'vitest'
import { startBalancer } from './support/balancer.ts'
import { cloneAt, previousRelease, succeed } from './support/clone.ts'
import { type Customer, twoCustomers } from './support/customer.ts'
import { opened, openPair, type Pair } from './support/opened.ts'
import { replaceAll, type Rollout, underLoad } from './support/rollout.ts'

const previous = previousRelease()
if (!previous) console.warn('Not tested: an upgrade. The history of this clone does not reach back to a release.')

/** Ms: packages are installed, and a build is made. */
const PATIENCE = 600_000

describe.skipIf(!previous)('the release before, in two processes behind one address', () => {
  let old: string
  let start: Pair['start']
  let rollout: Omit<Rollout, 'start'>
  let customers: [Customer, Customer]

  beforeAll(async () => {
    const clone = cloneAt(previous?.commit ?? '')
    opened({ close: async () => clone.remove() })
    old = clone.folder
    succeed('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], old)
    succeed(process.execPath, ['scripts/build.mjs'], old)
    const pair = await openPair({ LOG_LEVEL: 'warn' }, { folder: old })
    start = pair.start
    rollout = { shops: pair.shops, balancer: opened(await startBalancer(pair.shops.map(({ url }) => url))) }
    customers = await twoCustomers(rollout.balancer.url)
  }, PATIENCE)

  test(
    'is replaced by this one under load, and comes back, without a request that fails or a session or cart that is lost',
    async () => {
      for (const [way, folder] of [
        ['upgrade', process.cwd()],
        ['rollback', old],
      ] as const) {
        const counts = await underLoad(customers, rollout.balancer, async () => {
          const shops = await replaceAll({ ...rollout, start: () => start({ folder }) }, true)
          rollout = { ...rollout, shops }
        })
        console.log(`${way} (${previous?.version}, ${previous?.commit.slice(0, 8)}): ${counts}: 0 failed`)
      }
      expect(rollout.balancer.retries).toBe(0)
    },
    PATIENCE,
  )
})

import { describe, expect, test } from 'vitest'
import { type Fault, type FaultProxy, PASS, startFaultProxy } from '../bff/support/fault-proxy.ts'
import { startRedisServer } from '../bff/support/redis-server.ts'
import { type ChaosReport, NO_FAULTS, ON_PAGES, randomOf, runChaos } from '../support/chaos-orders.ts'
import { opened, openShop, openStore } from './support/opened.ts'

/** All checkouts together; of them, those at a single process that shares nothing. */
const COUNT = Number(process.env.CHAOS_ORDERS ?? 1000)
const ALONE = 0.2
const SEED = Number(process.env.CHAOS_SEED ?? Date.now() % 1_000_000)
/** Checkouts between two crashes of a process. */
const CRASH = 40
const AT_ONCE = 8
/** Of the shoppers, those who may stay without a number: customers whose cookies lost the order find it in their account alone. */
const UNNAMED = 1 / 500
/** Of the answers to `placeOrder`, those that arrive cut. */
const CUT = 0.05
/** Ms for which the store’s REST API may be out after that. */
const OUT = 1500

describe('checkouts in chaos: no order lost, none doubled, none untold, no cart handed to another', () => {
  test('at two processes that share Redis, one of them killed again and again', async () => {
    const redis = opened(await startRedisServer())
    await survive(Math.ceil(COUNT * (1 - ALONE)), SEED, { REDIS_URL: redis.url }, 2)
  }, 1_800_000)

  test('at one process without Redis, killed again and again', async () => {
    await survive(Math.floor(COUNT * ALONE), SEED + 1, {}, 1)
  }, 1_800_000)
})

async function survive(count: number, seed: number, env: Record<string, string>, processes: number): Promise<void> {
  const which = `CHAOS_SEED=${SEED} CHAOS_ORDERS=${COUNT}: ${count} checkouts, processes: ${processes}`
  console.log(which)
  const store = await openStore()
  const random = randomOf(seed)
  const proxy = opened(await startFaultProxy(new URL(store.url).origin))
  const calm = disturb(proxy, random)
  const start = () => openShop(proxy.url, { CAPTCHA: 'false', ...env })
  const shops = await Promise.all(Array.from({ length: processes }, start))
  let crashed: Promise<void> | null = null
  const down = new Set<number>()
  const crash = async (place: number) => {
    down.add(place)
    await shops[place]?.kill()
    await shops[place]?.start()
    down.delete(place)
    crashed = null
  }
  const up = () => shops.filter((_, place) => !down.has(place))
  const begun = Date.now()
  const report = await runChaos({
    store,
    urls: () => (up().length > 0 ? up() : shops).map(({ url }) => url),
    ...{ count, seed, atOnce: AT_ONCE },
    async before(index) {
      if (index % CRASH === CRASH - 1) crashed ??= crash(Math.floor(random() * shops.length))
    },
    async afterwards() {
      calm()
      await crashed
    },
  })
  print(which, report, Date.now() - begun)
  const { withoutNumber, ...faults } = report.faults
  expect({ ...faults, withoutNumber: [] }).toEqual(NO_FAULTS)
  expect(withoutNumber.length).toBeLessThanOrEqual(Math.ceil(count * UNNAMED))
  expect(report.orders).toBeGreaterThan(count / 4)
  if (count < 500) return
  for (const code of ON_PAGES)
    for (const outcome of ['pay', 'refuse', 'cancel', 'late', 'close', 'return lost', 'double return'])
      expect(report.outcomes[`${code} ${outcome}`], `${code} ${outcome}`).toBeGreaterThan(0)
}

/** Cuts answers to orders, and now and then takes the REST API out at the same time. Returns what ends it. */
function disturb(proxy: FaultProxy, random: () => number): () => void {
  let isOutUntil = 0
  const cutting: Fault = {
    kind: 'rewrite',
    rewrite({ body }, answered) {
      if (!body.includes('placeOrder(') || random() >= CUT) return answered
      if (random() < 0.3) isOutUntil = Date.now() + OUT
      return answered.slice(0, 20)
    },
  }
  proxy.fault = ({ method, url }) => {
    if (url?.startsWith('/rest/') && Date.now() < isOutUntil)
      return { kind: 'answer', status: 502, body: 'Bad Gateway' }
    return method === 'POST' ? cutting : PASS
  }
  return () => {
    proxy.fault = () => PASS
  }
}

function print(which: string, { logs, ...report }: ChaosReport, ms: number): void {
  console.log(`${which}: ${Math.round(ms / 1000)} s\n${JSON.stringify(report, null, 1)}`)
  for (const [email, steps] of Object.entries(logs)) console.log(`${email}\n  ${steps.join('\n  ')}`)
}

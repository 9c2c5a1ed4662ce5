/**
 * `npm run bench`: speed as ratios inside one run, because machines differ, then how soon a save shows (`purge.ts`); `--write` puts both
 * tables into `docs/benchmark.md`. What is measured and why it is fair: `README.md` beside this file.
 */
import { spawnSync } from 'node:child_process'
import { abuse } from './abuse.ts'
import { startBareServer } from './bare-server.ts'
import { cachedResponses } from './cached-responses.ts'
import { catalogueOf } from './catalogue.ts'
import { writeFigures } from './figures.ts'
import { images } from './images.ts'
import { machine } from './machine.ts'
import { missPath } from './miss-path.ts'
import { pages } from './pages.ts'
import { installPeers } from './peers.ts'
import { type Row, table } from './report.ts'
import { pinLoad } from './servers.ts'
import type { Setting } from './setting.ts'
import { startShop, startStore, type Store } from './shop.ts'
import { memoryAfter, starts } from './start.ts'

/** Only what needs no other server. */
const isStartOnly = process.argv.includes('--start')
if (!isStartOnly) installPeers()
const isPinned = pinLoad()

const running: { stop(): Promise<void> }[] = []
try {
  const store = stoppedInTurn(await startStore())
  const first = await starts(store)
  if (isStartOnly) console.log(`${table(first)}\n\n${machine(isPinned)}`)
  else await compare(store, first)
} finally {
  for (const one of running) await one.stop()
}
if (!isStartOnly) {
  const purges = ['scripts/run.mjs', 'tests/bench/purge.ts', ...process.argv.slice(2)]
  process.exitCode = spawnSync(process.execPath, purges, { stdio: 'inherit' }).status ?? 1
}

async function compare(store: Store, first: readonly Row[]): Promise<void> {
  const shop = stoppedInTurn(await startShop(store))
  const bare = await startBareServer()
  stoppedInTurn(bare.server)
  const setting: Setting = { shop, store, bare, catalogue: await catalogueOf(`${shop.url}/graphql`) }
  const rows = [
    ...first,
    ...(await cachedResponses(setting)),
    ...(await pages(setting)),
    await missPath(setting),
    ...(await images(setting)),
    await memoryAfter('all of this', shop),
    await abuse(setting),
  ]
  const figures = `${table(rows)}\n\n${machine(isPinned)}`
  console.log(figures)
  if (process.argv.includes('--write')) writeFigures(figures)
}

/** Servers are stopped in reverse order. */
function stoppedInTurn<T extends { stop(): Promise<void> }>(one: T): T {
  running.unshift(one)
  return one
}

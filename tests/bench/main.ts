/**
 * `npm run bench`: speed as ratios inside one run, because machines differ; `--write` puts them in the project's README. What is measured
 * and why it is fair: `README.md` beside this file.
 */
import { spawnSync } from 'node:child_process'
import { cpus, loadavg } from 'node:os'
import { startBareServer } from './bare-server.ts'
import { cachedAnswers } from './cached-answers.ts'
import { catalogueOf } from './catalogue.ts'
import { writeFigures } from './figures.ts'
import { images } from './images.ts'
import { missPath } from './miss-path.ts'
import { pages } from './pages.ts'
import { installPeers } from './peers.ts'
import { table } from './report.ts'
import { pinLoad } from './servers.ts'
import type { Setting } from './setting.ts'
import { startShop, startStore } from './shop.ts'

/** What else the machine was doing: near 0 when it was left alone. */
const [othersLoad = 0] = loadavg()

if (spawnSync(process.execPath, ['scripts/build.mjs', '--if-stale'], { stdio: 'inherit' }).status !== 0) process.exit(1)
installPeers()
const isPinned = pinLoad()

const running: { stop(): Promise<void> }[] = []
try {
  const store = stoppedInTurn(await startStore())
  const shop = stoppedInTurn(await startShop(store))
  const bare = await startBareServer()
  stoppedInTurn(bare.server)
  const setting: Setting = { shop, store, bare, catalogue: await catalogueOf(`${shop.url}/graphql`) }
  const rows = [
    ...(await cachedAnswers(setting)),
    ...(await pages(setting)),
    await missPath(setting),
    ...(await images(setting)),
  ]
  const figures = `${table(rows)}\n\n${machine()}`
  console.log(figures)
  if (process.argv.includes('--write')) writeFigures(figures)
} finally {
  for (const one of running) await one.stop()
}

/** What was started first is stopped last. */
function stoppedInTurn<T extends { stop(): Promise<void> }>(one: T): T {
  running.unshift(one)
  return one
}

function machine(): string {
  const [cpu] = cpus()
  const date = new Date().toISOString().slice(0, 10)
  const cores = isPinned
    ? 'each server on one core, the load on another'
    : 'servers and load on the same cores: taskset is missing'
  return `${date}, Node ${process.version}, ${cpu?.model.trim()}, ${cores}; load average ${othersLoad.toFixed(1)} when the run began.`
}

/**
 * `npm run bench`: speed as ratios inside one run, because machines differ. `README.md` beside this file says what is measured and why
 * it is fair.
 */
import { spawnSync } from 'node:child_process'
import { cpus } from 'node:os'
import { startBareServer } from './bare-server.ts'
import { cachedAnswers } from './cached-answers.ts'
import { catalogueOf } from './catalogue.ts'
import { images } from './images.ts'
import { missPath } from './miss-path.ts'
import { pages } from './pages.ts'
import { installPeers } from './peers.ts'
import { table } from './report.ts'
import { pinLoad } from './servers.ts'
import type { Setting } from './setting.ts'
import { startShop, startStore } from './shop.ts'

if (spawnSync(process.execPath, ['scripts/build.mjs', '--if-stale'], { stdio: 'inherit' }).status !== 0) process.exit(1)
installPeers()
const isPinned = pinLoad()

const store = await startStore()
const shop = await startShop(store)
const bare = await startBareServer()
try {
  const setting: Setting = { shop, store, bare, catalogue: await catalogueOf(`${shop.url}/graphql`) }
  const rows = [
    ...(await cachedAnswers(setting)),
    ...(await pages(setting)),
    await missPath(setting),
    ...(await images(setting)),
  ]
  console.log(`${table(rows)}\n\n${machine()}`)
} finally {
  await Promise.all([shop.stop(), bare.server.stop()])
  await store.stop()
}

function machine(): string {
  const [cpu] = cpus()
  const date = new Date().toISOString().slice(0, 10)
  const cores = isPinned
    ? 'each server on one core, the load on another'
    : 'servers and load on the same cores: taskset is missing'
  return `${date}, Node ${process.version}, ${cpu?.model.trim()}, ${cores}.`
}

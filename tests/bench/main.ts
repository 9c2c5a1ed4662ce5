/**
 * `npm run bench`: speed as ratios inside one run, because machines differ. `README.md` beside this file says what is measured and why
 * it is fair.
 */
import { spawnSync } from 'node:child_process'
import { startBareServer } from './bare-server.ts'
import { cachedAnswers } from './cached-answers.ts'
import { installPeers } from './peers.ts'
import { table } from './report.ts'
import { pinLoad } from './servers.ts'
import { startShop } from './shop.ts'

if (spawnSync(process.execPath, ['scripts/build.mjs', '--if-stale'], { stdio: 'inherit' }).status !== 0) process.exit(1)
installPeers()
if (!pinLoad()) console.log('taskset is missing: servers and load share the same cores')

const shop = await startShop()
const bare = await startBareServer()
try {
  console.log(table([...(await cachedAnswers(shop, bare))]))
} finally {
  await Promise.all([shop.stop(), bare.server.stop()])
}

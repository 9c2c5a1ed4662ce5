// Runs the program that the command names, from the shop's own build, which has its extensions. The build reports only to standard error.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { distFolder, ROOT, shopFolder } from './extensions.mjs'
import { readShop, storeEnvironment } from './shop-config.mjs'

for (const [name, value] of Object.entries(storeEnvironment(readShop(shopFolder()).store))) process.env[name] ||= value
// A build takes a minute. The rest of the configuration is read after it.
const args = process.argv.slice(2)
const needsStore = process.env.MUSETTE_COMMAND === 'doctor' && !args.some((arg) => /^--(schema|store|json)\b/.test(arg))
if (needsStore && !process.env.UPSTREAM_URL) {
  console.error('UPSTREAM_URL is required: the GraphQL endpoint of the store, such as https://store.example/graphql')
  process.exit(2)
}
const build = [join(ROOT, 'scripts/build.mjs'), '--if-stale']
const { status } = spawnSync(process.execPath, build, { stdio: ['ignore', 2, 2] })
if (status !== 0) process.exit(status ?? 1)
await import(pathToFileURL(join(distFolder(), 'server', `${process.env.MUSETTE_COMMAND}.js`)).href)

// Runs a program of the shop's own build, which has its extensions: the one that the command names. The build reports to the standard error alone.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { distFolder, ROOT, shopFolder } from './extensions.mjs'
import { readShop, storeEnvironment } from './shop-config.mjs'

for (const [name, value] of Object.entries(storeEnvironment(readShop(shopFolder()).store))) process.env[name] ||= value
const build = [join(ROOT, 'scripts/build.mjs'), '--if-stale']
const { status } = spawnSync(process.execPath, build, { stdio: ['ignore', 2, 2] })
if (status !== 0) process.exit(status ?? 1)
await import(pathToFileURL(join(distFolder(), 'server', `${process.env.MUSETTE_COMMAND}.js`)).href)

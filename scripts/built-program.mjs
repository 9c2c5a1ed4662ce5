// Runs the program that the command names, from the shop's own build, which has its extensions. The build reports only to standard error.
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

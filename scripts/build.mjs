// `npm run build`: the browser's bundle, the bff and the demo store, into the shop's dist/. With --if-stale only when a source is newer than dist/.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { distFolder, isInstalled, ROOT, shopFolder, takenExtensions } from './extensions.mjs'
import { generateIfStale } from './generated.mjs'
import { CONFIG, readShop } from './shop-config.mjs'
import { ratedOverrides } from './vite/overrides.mjs'

const STAMP = join(distFolder(), '.built')
/** Where the build is made, in the same file system. A running shop keeps its files until the build has succeeded. */
const NEXT = join(distFolder(), '.next')
const SOURCES = [
  'bff',
  'web',
  'schema',
  'demo-store',
  'extensions',
  'scripts/vite',
  'scripts/doctor',
  'scripts/extensions.mjs',
  'scripts/shop-config.mjs',
  'package.json',
  'package-lock.json',
].map((name) => join(ROOT, name))
const OWN_SOURCES = [
  ...['demo-store', 'texts', 'web', CONFIG].map((name) => join(shopFolder(), name)),
  ...takenExtensions().map(({ folder }) => folder),
]

generateIfStale()
if (!process.argv.includes('--if-stale') || isStale()) await build()

async function build() {
  const began = performance.now()
  console.log('Building the shop …')
  rmSync(NEXT, { recursive: true, force: true })
  mkdirSync(NEXT, { recursive: true })
  // A separate process, so that Vite's memory is freed before the shop starts.
  const vite = spawn(process.execPath, [join(ROOT, 'scripts/vite/build.mjs')], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production', MUSETTE_DIST: NEXT },
  })
  // Ends with its parent: by a signal, or when the IPC channel closes.
  const end = () => vite.kill()
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(event, end)
  process.channel?.unref()
  const status = await new Promise((resolve) => vite.on('exit', (code) => resolve(code ?? 1)))
  process.off('disconnect', end)
  if (status !== 0) process.exit(status)
  await checkSites()
  replaceBuild()
  reportOverrides()
  console.log(`Built in ${Math.round((performance.now() - began) / 1000)} s.`)
  writeFileSync(STAMP, `${new Date().toISOString()}\n`)
}

function replaceBuild() {
  for (const name of readdirSync(distFolder())) {
    if (join(distFolder(), name) !== NEXT) rmSync(join(distFolder(), name), { recursive: true })
  }
  for (const name of readdirSync(NEXT)) renameSync(join(NEXT, name), join(distFolder(), name))
  rmSync(NEXT, { recursive: true })
}

/** Checks that the server will accept the sites of the shop's configuration. The environment provides what it lacks. */
async function checkSites() {
  const { sites } = readShop(shopFolder())
  if (Object.keys(sites).length === 0) return
  const { readConfig } = await import(pathToFileURL(join(NEXT, 'server/config.js')).href)
  try {
    readConfig({ UPSTREAM_URL: 'http://127.0.0.1/graphql', SITES: 'all' }, join(shopFolder(), 'sites'))
  } catch (error) {
    const faults = (error.faults ?? [error.message]).filter((fault) => fault.startsWith(CONFIG))
    for (const fault of faults) console.error(join(relative('', shopFolder()), fault))
    if (faults.length > 0) process.exit(1)
  }
}

/** Prints which modules of the core the shop replaces: compare them after an upgrade. */
function reportOverrides() {
  const { stable, deep } = ratedOverrides()
  if (stable.length > 0) console.log(`overrides of public components: ${stable.join(', ')}`)
  if (deep.length > 0)
    console.log(`overrides that follow the version of Musette, to look at with each upgrade: ${deep.join(', ')}`)
}

function isStale() {
  if (!existsSync(STAMP)) return true
  const built = statSync(STAMP).mtimeMs
  return [...SOURCES, ...OWN_SOURCES].some((source) => existsSync(source) && newest(source) > built)
}

function newest(path) {
  const stat = statSync(path)
  // Files of a package have an mtime of 1985: their ctime is the time of the installation.
  if (!stat.isDirectory()) return isInstalled ? Math.max(stat.mtimeMs, stat.ctimeMs) : stat.mtimeMs
  const names = readdirSync(path).filter((name) => name !== 'tests')
  return Math.max(stat.mtimeMs, ...names.map((name) => newest(join(path, name))))
}

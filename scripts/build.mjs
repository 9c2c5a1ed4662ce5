// `npm run build`: the browser's bundle, the bff and the demo store, into dist/. With --if-stale only when a source is newer than dist/.
// With --shop FOLDER those of another shop, into its own dist/.
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { distFolder, ROOT, shopFolder, takenExtensions } from './extensions.mjs'
import { generateIfStale } from './generated.mjs'

const STAMP = join(distFolder(), '.built')
const ofShop =
  shopFolder() === ROOT ? [] : ['demo-store', 'package.json', 'texts'].map((name) => join(shopFolder(), name))
const SOURCES = [
  'bff',
  'web',
  'schema',
  'demo-store',
  'extensions',
  'public',
  'scripts/vite',
  'scripts/doctor',
  'scripts/extensions.mjs',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  ...takenExtensions().map(({ folder }) => folder),
  ...ofShop,
]

generateIfStale()
if (!process.argv.includes('--if-stale') || isStale()) await build()

async function build() {
  rmSync(distFolder(), { recursive: true, force: true })
  // A process of its own, so that Vite's memory is freed before the shop starts.
  const vite = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--app', '--logLevel', 'warn'], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  // Ends with its parent, by a signal or when the IPC channel closes.
  const end = () => vite.kill()
  for (const told of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(told, end)
  process.channel?.unref()
  const status = await new Promise((resolve) => vite.on('exit', (code) => resolve(code ?? 1)))
  process.off('disconnect', end)
  if (status !== 0) process.exit(status)
  writeFileSync(STAMP, `${new Date().toISOString()}\n`)
}

function isStale() {
  if (!existsSync(STAMP)) return true
  const built = statSync(STAMP).mtimeMs
  return SOURCES.some((source) => existsSync(source) && newest(source) > built)
}

function newest(path) {
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  const names = readdirSync(path).filter((name) => name !== 'tests')
  return Math.max(stat.mtimeMs, ...names.map((name) => newest(join(path, name))))
}

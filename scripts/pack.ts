/**
 * `npm run pack`: the contents of the image as `var/musette-VERSION.tar.gz`, to run with Node alone:
 * `tar xzf musette-VERSION.tar.gz && cd musette && node dist/server/main.js`.
 * `-- --folder DIR` leaves it as a folder, for the image; `-- --demo-store` packs the demo store instead; `-- --shop FOLDER` packs another shop, whose
 * name the archive has.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT, shopFolder } from './extensions.mjs'
import { assemble } from './pack/assemble.ts'

const { values } = parseArgs({ options: { folder: { type: 'string' }, 'demo-store': { type: 'boolean' } } })
const isDemoStore = values['demo-store'] ?? false
const shop = shopFolder() === ROOT ? 'musette' : basename(shopFolder())
const name = isDemoStore ? `${shop}-demo-store` : shop
const folder = resolve(values.folder ?? join('var', 'pack', name))

run(process.execPath, ['scripts/build.mjs', '--if-stale'])
const bytes = assemble(folder, isDemoStore ? 'demo-store' : 'server')
console.log(`${folder}: ${megabytes(bytes)} MB`)
if (values.folder === undefined) compress()

function compress(): void {
  const { version } = JSON.parse(readFileSync(join(shopFolder(), 'package.json'), 'utf8')) as { version: string }
  const file = join('var', `${name}-${version}.tar.gz`)
  mkdirSync('var', { recursive: true })
  // Under another name until it is complete.
  run('tar', ['-czf', `${file}.part`, '--owner=0', '--group=0', '-C', dirname(folder), name])
  renameSync(`${file}.part`, file)
  rmSync(folder, { recursive: true })
  console.log(`${file}: ${megabytes(statSync(file).size)} MB`)
}

function run(command: string, args: string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  if (status !== 0) throw new Error(`${command} ended with ${status}`)
}

function megabytes(count: number): string {
  return (count / 1e6).toFixed(1)
}

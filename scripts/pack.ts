/**
 * `npm run pack`: what the image holds, as `var/musette-VERSION.tar.gz`, to run with Node alone:
 * `tar xzf musette-VERSION.tar.gz && cd musette && node dist/server/main.js`.
 * `-- --folder DIR` leaves it as a folder, for the image; `-- --stand-in` packs the demo store instead.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { assemble } from './pack/assemble.ts'

const { values } = parseArgs({ options: { folder: { type: 'string' }, 'stand-in': { type: 'boolean' } } })
const isStandIn = values['stand-in'] ?? false
const name = isStandIn ? 'musette-stand-in' : 'musette'
const folder = resolve(values.folder ?? join('var', 'pack', name))

run(process.execPath, ['scripts/build.mjs', '--if-stale'])
const bytes = assemble(folder, isStandIn ? 'demo-store' : 'server')
console.log(`${folder}: ${megabytes(bytes)} MB`)
if (values.folder === undefined) compress()

function compress(): void {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  const file = join('var', `${name}-${version}.tar.gz`)
  mkdirSync('var', { recursive: true })
  // Under another name until it is whole.
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

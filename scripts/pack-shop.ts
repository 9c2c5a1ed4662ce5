/** `musette pack --folder FOLDER`: copies what the built shop needs to run with only Node, such as in an image. */
import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from './extensions.mjs'
import { assemble } from './pack/assemble.ts'

const { values } = parseArgs({ options: { folder: { type: 'string' } } })
if (values.folder === undefined) {
  console.error('usage: musette pack --folder FOLDER')
  process.exit(2)
}
const { status } = spawnSync(process.execPath, [join(ROOT, 'scripts/build.mjs'), '--if-stale'], { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)
const bytes = assemble(resolve(values.folder), 'server')
console.log(`${values.folder}: ${(bytes / 1e6).toFixed(1)} MB. Start it there: node dist/server/main.js`)

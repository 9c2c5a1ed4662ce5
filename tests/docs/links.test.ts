import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { configTable } from '../../bff/config/read-config.ts'

/** Pages that name variables of the configuration to operators. */
const operators = [
  'docker/README.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md') && name !== 'public-api.md')
    .map((name) => join('docs', name)),
]
const pages = [
  ...readdirSync('.').filter((name) => name.endsWith('.md')),
  ...['bff', 'demo-store', 'docker', 'docker/varnish', 'schema', 'scripts', 'sites', 'tests', 'tests/bench', 'web'].map(
    (folder) => join(folder, 'README.md'),
  ),
  ...['examples', 'extensions'].flatMap((folder) =>
    readdirSync(folder)
      .map((name) => join(folder, name, 'README.md'))
      .filter((name) => existsSync(name)),
  ),
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && !name.startsWith('node_modules'))
    .map((name) => join('docs', name)),
]

/** Heading as GitHub makes an anchor of it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .replaceAll(' ', '-')

function anchorsIn(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))
}

describe.each(pages)('%s', (page) => {
  const text = readFileSync(page, 'utf8')

  test('leads to files and headings that are there', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, target = '']) => target)
    const lost = links.filter((target) => {
      const [path = '', anchor] = target.split('#')
      const file = path === '' ? page : join(dirname(page), path)
      return !existsSync(file) || (anchor !== undefined && file.endsWith('.md') && !anchorsIn(file).includes(anchor))
    })
    expect(lost).toEqual([])
  })

  test('names files and folders that are there', () => {
    const fromRoot = /^(bff|web|schema|demo-store|tests|scripts|docs|docker|sites)\//
    const isAboutItsFolder = /^(bff|web|schema|scripts|tests)\//.test(page)
    const paths = [...text.matchAll(/`([\w-][\w./-]*(?:\/|\.\w+))`/g)]
      .map(([, path = '']) => path)
      .filter((path) => fromRoot.test(path) || (isAboutItsFolder && /\/$|\.(ts|tsx|mjs|graphql|css)$/.test(path)))
      // What a build or a run writes is not there yet.
      .filter((path) => !/^(dist|var)\//.test(path))
    expect(paths.filter((path) => !existsSync(path) && !existsSync(join(dirname(page), path)))).toEqual([])
  })
})

describe.each(operators)('%s for operators', (page) => {
  test('names variables that exist', () => {
    const known = configTable.map(({ name }) => name)
    // Not the shop's: codes of errors, constants of the code, what docker/.env or a command alone knows.
    const others =
      /^(IMAGE_(ORIGIN_(FAILED|TIMEOUT)|BUSY)|OVERLOADED|UPSTREAM_UNAVAILABLE|FUZZ_SEEDS|CHAOS_SEED|CHAOS_ORDERS|VERSION|RECIPE|STORE|PURGE|NEW|(OLD|NEW)_AUTHORIZATION|SIGTERM|SIGINT|HOST)$/
    const named = [...readFileSync(page, 'utf8').matchAll(/`([A-Z][A-Z_]{2,})(\*?)(?:=[^`]*)?`/g)]
    const lost = named.filter(([, name = '', star]) =>
      star ? !known.some((one) => one.startsWith(name)) : !known.includes(name) && !others.test(name),
    )
    expect(lost.map(([all]) => all)).toEqual([])
  })
})

describe('docs/architecture.md', () => {
  test('names every folder of the server', () => {
    const text = readFileSync('docs/architecture.md', 'utf8')
    const folders = readdirSync('bff', { withFileTypes: true }).filter((entry) => entry.isDirectory())
    expect(folders.filter(({ name }) => !text.includes(`\`bff/${name}/\``)).map(({ name }) => name)).toEqual([])
  })
})

describe('docs/store.md', () => {
  test('names topics that the doctor has', () => {
    const source = readdirSync('scripts/doctor')
      .map((name) => readFileSync(join('scripts/doctor', name), 'utf8'))
      .join('\n')
    const topics = new Set([...source.matchAll(/rowsOf\('([^']+)'\)/g)].map(([, topic]) => topic))
    const cells = [...readFileSync('docs/store.md', 'utf8').matchAll(/^Rows of the doctor: (.+)\.$/gm)].map(
      ([, cell = '']) => cell,
    )
    const named = cells.flatMap((cell) => [...cell.matchAll(/`([^/`]+)\//g)].map(([, topic]) => topic))
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((topic) => !topics.has(topic))).toEqual([])
  })
})

describe('docs/decisions', () => {
  test('gives each number once', () => {
    const numbers = readdirSync('docs/decisions').flatMap((name) => /^\d{3}/.exec(name) ?? [])
    expect(numbers.length).toBeGreaterThan(10)
    expect(new Set(numbers).size).toBe(numbers.length)
  })
})

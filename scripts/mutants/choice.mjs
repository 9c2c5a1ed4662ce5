// Which code `npm run mutants` changes, and which tests have to notice.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { ROOT } from '../extensions.mjs'

/** Top folder → projects of its tests, with the file extension of each. */
const AREAS = {
  bff: { bff: 'test.ts', unit: 'isolated.test.ts' },
  web: { web: 'test.tsx', 'web-modules': 'test.ts' },
  schema: { unit: 'test.ts' },
  'demo-store': { 'demo-store': 'test.ts' },
}
/** Tests of code in these folders are in a folder without this part of the path. */
const UNNAMED = /^(domains|screens)(\/|$)/
/** Texts of each language, which no test should pin: a merchant may word them differently. */
const WORDS = '**/texts/{**/??.ts,??/**}'
/** Parts of an extension → the top folder that each resembles. */
const PARTS = { server: 'bff', web: 'web', 'demo-store': 'demo-store' }

/** Thrown for an argument that names no code of the shop. */
export class Unknown extends Error {}

/**
 * Returns the code of a path, and the tests that mirror it: of a domain those of all domains, else those of the nearest folder that has some, or all of
 * a project (null).
 *
 * @param {string} wanted a folder or a file
 * @returns {{ path: string, mutate: string[], tests: Record<string, string[] | null> }}
 */
export function chosen(wanted) {
  const path = relative(ROOT, resolve(ROOT, wanted)).split(sep).join('/')
  if (!existsSync(join(ROOT, path))) throw new Unknown(`there is no ${wanted}`)
  const [area = '', ...inside] = path.split('/')
  const isFolder = statSync(join(ROOT, path)).isDirectory()
  const isKnown = area in AREAS || (area === 'extensions' && inside.length > 0)
  if (!isKnown || inside.includes('tests') || !(isFolder || isCode(path)))
    throw new Unknown(`${wanted} is no code of bff, web, schema, demo-store or an extension`)
  const mutate = isFolder
    ? [`${path}/**/*.{ts,tsx}`, `!${path}/**/*.{d,generated}.ts`, '!**/tests/**', `!${WORDS}`]
    : [path]
  const tests = area === 'extensions' ? testsOfExtension(inside) : testsOf(area, inside.join('/'), isFolder)
  return { path, mutate, tests }
}

/** Returns the folders of bff, web and schema that have their own tests, in the order of their turns. */
export function foldersInTurn() {
  return ['bff', 'web', 'schema']
    .flatMap(foldersIn)
    .flatMap((folder) => (/\/(domains|screens)$/.test(folder) ? foldersIn(folder) : folder))
    .filter((folder) => Object.values(chosen(folder).tests).every((files) => files !== null))
}

function testsOf(area, inside, isFolder) {
  const projects = AREAS[area]
  if (area === 'bff' && /^domains(\/|$)/.test(inside)) return testsOfDomains(projects)
  for (let folder = isFolder ? inside : dirname(inside); folder !== '' && folder !== '.'; folder = dirname(folder)) {
    const named = folder.replace(UNNAMED, '')
    // The test file with a folder's name covers the files directly in it.
    if (named === '' && (isFolder || folder !== dirname(inside))) break
    const found = mirrored(`tests/${area}/${named || folder}`, projects)
    if (found) return found
  }
  return everyTest(area)
}

/** What one domain does shows in the tests of others: an order is placed in those of the checkout. */
function testsOfDomains(projects) {
  const names = ['domains', ...foldersIn('bff/domains').map((path) => basename(path))]
  const found = names.flatMap((name) => mirrored(`tests/bff/${name}`, projects) ?? [])
  return Object.fromEntries(
    Object.keys(projects).flatMap((project) => {
      const files = found.flatMap((one) => one[project] ?? [])
      return files.length > 0 ? [[project, files]] : []
    }),
  )
}

function testsOfExtension([name, part = '']) {
  const own = part.replace(/\.ts$/, '')
  const parts = own in PARTS ? [own] : Object.keys(PARTS)
  const found = parts.map((one) => mirrored(`extensions/${name}/tests/${one}`, AREAS[PARTS[one]]))
  const all = found.some(Boolean) ? found : parts.map((one) => everyTest(PARTS[one]))
  return Object.assign({}, ...all)
}

function everyTest(area) {
  // The project `unit` is about much else.
  const filesOf = ([project, ending]) => [project, project === 'unit' ? [`tests/${area}/**/*.${ending}`] : null]
  return Object.fromEntries(Object.entries(AREAS[area]).map(filesOf))
}

/** Returns by project the test files in a folder and the one with its name; undefined if there are none. */
function mirrored(folder, projects) {
  const names = namesBelow(folder)
  const found = Object.entries(projects).flatMap(([project, ending]) => {
    const inside = names.some((name) => name.endsWith(`.${ending}`)) ? [`${folder}/**/*.${ending}`] : []
    const beside = existsSync(join(ROOT, `${folder}.${ending}`)) ? [`${folder}.${ending}`] : []
    const files = [...inside, ...beside]
    return files.length > 0 ? [[project, files]] : []
  })
  return found.length > 0 ? Object.fromEntries(found) : undefined
}

function foldersIn(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`)
    .filter((path) => namesBelow(path).some(isCode))
    .toSorted()
}

function namesBelow(folder) {
  const path = join(ROOT, folder)
  return existsSync(path) ? readdirSync(path, { recursive: true, encoding: 'utf8' }) : []
}

function isCode(path) {
  return /\.tsx?$/.test(path) && !/\.(d|generated)\.ts$/.test(path)
}

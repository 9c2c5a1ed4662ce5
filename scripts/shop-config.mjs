// Reads a shop's musette.config.ts. Its type comes from `defineShop` of musette/config.
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { compileFunction } from 'node:vm'
import { parseSync, transformSync } from 'rolldown/utils'

export const CONFIG = 'musette.config.ts'

/** Fields of `store` → the environment variables that they stand for. */
const STORE_VARIABLES = {
  url: 'UPSTREAM_URL',
  view: 'UPSTREAM_STORE',
  restUrl: 'UPSTREAM_REST_URL',
  mediaUrl: 'MEDIA_URL',
  adminUrl: 'ADMIN_URL',
}
const FIELDS = ['sites', 'extensions', 'store', 'unbundled']
const SITE_CODE = /^[a-z\d][a-z\d-]{0,31}$/

/**
 * Reads a shop's configuration. Throws with file and line for errors. The server checks the fields of sites, as it knows the variables that they
 * stand for.
 */
export function readShop(folder) {
  const file = join(folder, CONFIG)
  if (!existsSync(file)) throw new Error(`${folder} is no shop: it has no ${CONFIG}`)
  const source = readFileSync(file, 'utf8')
  const shop = evaluated(file, source)
  const lines = linesOf(file, source)
  const wrong = (path, what) => new Error(`${file}${lines[path] ? `:${lines[path]}` : ''}: ${what}`)
  if (!isObject(shop)) throw wrong('', 'its default export has to be defineShop({ … })')
  checkNames(shop, FIELDS, '', wrong)
  const { sites = {}, extensions = [], store = {}, unbundled = [] } = shop
  for (const [field, list] of Object.entries({ extensions, unbundled }))
    if (!Array.isArray(list) || list.some((one) => typeof one !== 'string'))
      throw wrong(field, `${field} has to be a list of names`)
  if (!isObject(sites)) throw wrong('sites', 'sites has to be an object: the code of each site, and its fields')
  for (const [code, fields] of Object.entries(sites)) {
    if (!SITE_CODE.test(code))
      throw wrong(`sites.${code}`, `sites.${code}: a code has 32 lower-case letters, digits and hyphens at most`)
    if (!isObject(fields)) throw wrong(`sites.${code}`, `sites.${code} has to be an object`)
  }
  if (!isObject(store)) throw wrong('store', 'store has to be an object')
  checkNames(store, Object.keys(STORE_VARIABLES), 'store.', wrong)
  for (const [field, value] of Object.entries(store))
    if (typeof value !== 'string') throw wrong(`store.${field}`, `store.${field} has to be a text`)
  return { sites, extensions, store, unbundled, lines }
}

/** Returns the environment variables that `store` stands for. */
export const storeEnvironment = (store) =>
  Object.fromEntries(Object.entries(store).map(([field, value]) => [STORE_VARIABLES[field], value]))

function checkNames(object, known, prefix, wrong) {
  const unknown = Object.keys(object).find((name) => !known.includes(name))
  if (unknown) throw wrong(prefix + unknown, `${prefix}${unknown} is no field: there are ${known.join(', ')}`)
}

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Evaluates the module and returns its default export. It runs as CommonJS, so that all programs can read it synchronously. */
function evaluated(file, source) {
  const { code, errors } = transformSync(file, source, { sourcemap: false })
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const from = createRequire(resolve(file))
  const require = (name) => (name === 'musette/config' ? { defineShop: (shop) => shop } : from(name))
  const exports = {}
  try {
    compileFunction(asCommonJs(file, code), ['require', 'exports'], { filename: file })(require, exports)
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`, { cause: error })
  }
  return exports.default
}

function asCommonJs(file, code) {
  let text = code
  for (const node of parseSync(file, code).program.body.toReversed()) {
    const replaced = commonJsOf(node, text)
    if (replaced !== undefined) text = text.slice(0, node.start) + replaced + text.slice(node.end)
  }
  return text
}

function commonJsOf(node, text) {
  if (node.type === 'ExportDefaultDeclaration')
    return `exports.default = ${text.slice(node.declaration.start, node.end)}`
  if (node.type === 'ExportNamedDeclaration')
    return node.declaration ? text.slice(node.declaration.start, node.end) : ''
  if (node.type !== 'ImportDeclaration') return undefined
  const required = `require(${JSON.stringify(node.source.value)})`
  const names = node.specifiers.map((one) => {
    if (one.type === 'ImportSpecifier') return `{ ${one.imported.name}: ${one.local.name} } = ${required}`
    return `${one.local.name} = ${required}`
  })
  return names.length > 0 ? `const ${names.join(', ')};` : `${required};`
}

/** Returns the line of each literal field: `sites.foin.phone` → 7. */
function linesOf(file, source) {
  const lines = {}
  const exported = parseSync(file, source).program.body.find(({ type }) => type === 'ExportDefaultDeclaration')
  function note(node, path) {
    for (const { key, value, start } of node?.type === 'ObjectExpression' ? node.properties : []) {
      const name = [path, key?.name ?? key?.value].filter(Boolean).join('.')
      if (key) lines[name] = source.slice(0, start).split('\n').length
      if (value) note(value, name)
    }
  }
  note(exported?.declaration.arguments?.[0] ?? exported?.declaration, '')
  return lines
}

/** Returns the source with one more name in its list of extensions. */
export function withExtension(file, source, extension) {
  const { program } = parseSync(file, source)
  const exported = program.body.find(({ type }) => type === 'ExportDefaultDeclaration')
  const options = exported?.declaration.arguments?.[0] ?? exported?.declaration
  const list = options?.properties?.find(({ key }) => key?.name === 'extensions')?.value
  if (list?.type !== 'ArrayExpression')
    throw new Error(`${file}: extensions has to be a list that is written out, so that ${extension} can be added`)
  const last = list.elements.at(-1)
  const at = last ? last.end : list.start + 1
  return `${source.slice(0, at)}${last ? ', ' : ''}'${extension}'${source.slice(at)}`
}

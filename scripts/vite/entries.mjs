import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { ROOT } from '../extensions.mjs'
import { slotNames } from './virtual-modules.mjs'

/** Entries of an extension: the function that each one calls, and the type with its fields. */
const ENTRIES = {
  'web.ts': { define: 'defineWebExtension', from: 'web/extension.ts', type: 'WebExtension' },
  'server.ts': { define: 'defineServerExtension', from: 'bff/extension.ts', type: 'ServerExtension' },
  'demo-store.ts': {
    define: 'defineDemoStoreExtension',
    from: 'demo-store/extension.ts',
    type: 'DemoStoreExtension',
  },
}

/**
 * Returns the slots and replacements of a `web.ts`, whose default export has to be `defineWebExtension({ … })` with literal names. Throws for errors
 * in any entry of the extension, so that a build without a type check drops no field silently.
 */
export function webEntry({ name, folder }) {
  const [web] = ['web.ts', 'server.ts', 'demo-store.ts'].flatMap((entry) => checkedEntry(entry, name, folder))
  return web ? [web] : []
}

function checkedEntry(entry, name, folder) {
  const file = join(folder, entry)
  if (!existsSync(file)) return entry === 'web.ts' ? [undefined] : []
  const wrong = (what) => new Error(`extension ${name}: ${what} (${file})`)
  const { program, errors } = parseSync(file, readFileSync(file, 'utf8'))
  if (errors[0]) throw wrong(errors[0].message)
  const { define, from, type } = ENTRIES[entry]
  const options = entryCall(program, define)?.arguments[0]
  if (!options && entry === 'web.ts') throw wrong(`web.ts has to export ${define}({ … }) by default`)
  if (!options) return []
  const fields = namesIn(options)
  const known = fieldsOfType(from, type)
  const unknown = fields.find((field) => field && !known.includes(field))
  if (unknown) throw wrong(`${unknown} is no field of ${entry}: there are ${known.join(', ')}`)
  if (entry !== 'web.ts') return []
  const namesOf = (field, names) => {
    const value = propertyOf(options, field)?.value
    if (!value) return []
    if (value.type !== 'ObjectExpression') throw wrong(`${field} has to be an object with its names written out`)
    const found = namesIn(value)
    const stranger = found.find((one) => !names.includes(one))
    if (stranger) throw wrong(`${field}.${stranger} is none of ${names.join(', ')}`)
    return found
  }
  checkRoutes(propertyOf(options, 'routes')?.value, program, wrong)
  return [
    {
      name,
      folder,
      file,
      fields,
      slots: namesOf('slots', slotNames()),
      replaces: namesOf('replaces', [...replaceableModules().keys()]),
    },
  ]
}

/** Checks that the last argument of `route` is a literal, or a constant of the module. */
function checkRoutes(routes, program, wrong) {
  if (routes && routes.type !== 'ArrayExpression') throw wrong('routes has to be a list')
  const known = fieldsOfType('web/route.ts', 'RouteOptions')
  for (const [index, call] of (routes?.elements ?? []).entries()) {
    if (call?.callee?.name !== 'route') throw wrong(`routes[${index}] has to be made with route(…)`)
    const [path, , options] = call.arguments
    const fields = namesIn(valueOf(options, program))
    const unknown = fields.find((field) => field && !known.includes(field))
    if (unknown) throw wrong(`routes[${index}].${unknown} is no field of ${path.value}: there are ${known.join(', ')}`)
    if (typeof path?.value !== 'string') continue
    if (!path.value.startsWith('/')) throw wrong(`routes[${index}]: the path ${path.value} has to begin with a slash`)
    if (pathsOfCore().includes(path.value))
      throw wrong(`routes[${index}]: ${path.value} is an address of the core, which comes first`)
    // A field without a name is a spread object.
    if (!fields.includes('section') && !fields.includes(undefined))
      throw wrong(`routes[${index}].section is missing: it says what ${path.value} is`)
  }
}

const pathsOfCore = () =>
  [...readFileSync(join(ROOT, 'web/routes.ts'), 'utf8').matchAll(/\broute\('([^']+)'/g)].map(([, path]) => path)

function valueOf(node, program) {
  if (node?.type !== 'Identifier') return node
  const declared = program.body.flatMap((one) => (one.declaration ?? one).declarations ?? [])
  return declared.find(({ id }) => id.name === node.name)?.init
}

const namesIn = (object) => (object?.properties ?? []).map(({ key }) => key?.name ?? key?.value)

const propertyOf = (object, name) => object.properties.find(({ key }) => (key?.name ?? key?.value) === name)

/** Returns the fields of `export type NAME = { … }`. */
function fieldsOfType(file, type) {
  const [, body = ''] =
    new RegExp(`^export type ${type} = \\{\\n(.*?)^\\}`, 'ms').exec(readFileSync(join(ROOT, file), 'utf8')) ?? []
  return [...body.matchAll(/^ {2}(?:readonly )?(\w+)\??[:(]/gm)].map(([, field]) => field)
}

/** Returns the modules that `web/replaceable.ts` imports, by component name. */
export function replaceableModules() {
  const rows = readFileSync(join(ROOT, 'web/replaceable.ts'), 'utf8').matchAll(
    /^import type \{ (\w+) \} from '(.+)'$/gm,
  )
  return new Map([...rows].map(([, name, path]) => [name, join(ROOT, 'web', path)]))
}

/** Returns the syntax node of the call that a module exports by default; undefined if it exports something else. */
function entryCall(program, define = ENTRIES['web.ts'].define) {
  const exported = program.body.find(({ type }) => type === 'ExportDefaultDeclaration')?.declaration
  const isEntry = exported?.callee?.name === define && exported.arguments[0]?.type === 'ObjectExpression'
  return isEntry ? exported : undefined
}

/**
 * Reduces the source of a `web.ts` to one field of its object, or to one member as `slots.CardBadge`, without the imports of the others: a module
 * with styles stays in a chunk even if it is unused. So each chunk has only the parts that it shows.
 */
export function entryPart(file, source, path) {
  const { program } = parseSync(file, source)
  const call = entryCall(program)
  const [field, member] = path.split('.')
  const property = propertyOf(call.arguments[0], field)
  const kept = member === undefined ? property : propertyOf(property.value, member)
  const written = source.slice(kept.start, kept.end)
  const part = member === undefined ? written : `${field}: { ${written} }`
  const imports = program.body.filter(({ type, specifiers }) => type === 'ImportDeclaration' && specifiers.length > 0)
  const entry = { start: call.start, end: call.end, text: `{ ${part} }` }
  const rest = edited(source, [entry, ...imports])
  const isUsed = ({ specifiers }) => specifiers.some(({ local }) => new RegExp(`\\b${local.name}\\b`).test(rest))
  return edited(source, [entry, ...imports.filter((one) => !isUsed(one))])
}

/** Replaces parts of a source with texts, or removes them. */
function edited(source, parts) {
  const fromTheEnd = parts.toSorted((a, b) => b.start - a.start)
  return fromTheEnd.reduce(
    (text, { start, end, text: put = '' }) => text.slice(0, start) + put + text.slice(end),
    source,
  )
}

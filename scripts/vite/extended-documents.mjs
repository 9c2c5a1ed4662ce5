import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { buildASTSchema, extendSchema, Kind, parse, print, Source, stripIgnoredCharacters, visit } from 'graphql'
import { ROOT } from '../extensions.mjs'

const read = (file) => readFileSync(file, 'utf8')

const documentsBelow = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => join(folder, name))

/** Parses a file. An error of its syntax names file and line. */
export function parseFile(file, options) {
  try {
    return parse(new Source(read(file), file), options)
  } catch (error) {
    throw new Error(`${file}:${error.locations?.[0].line}: ${error.message}`, { cause: error })
  }
}

/**
 * Returns the additions of extensions to the shop's schema, each on top of the core and the ones before it. Throws for unknown types and for existing
 * names, with the extension's name, the file and the line.
 */
export function schemaParts(taken) {
  const core = documentsBelow(join(ROOT, 'schema/shop')).map(read).join('\n')
  let schema = buildASTSchema(parse(core), { assumeValidSDL: true })
  return taken.flatMap(({ name, folder }) => {
    const file = join(folder, 'schema.graphql')
    if (!existsSync(file)) return []
    const text = read(file)
    try {
      schema = extendSchema(schema, parse(text))
    } catch (error) {
      const [{ line } = {}] = error.locations ?? []
      const [fault] = error.message.split('\n\n')
      throw new Error(`extension ${name}: ${fault} (${file}${line ? `:${line}` : ''})`, { cause: error })
    }
    return [{ name, text }]
  })
}

/**
 * A fragment that an extension adds to one of the core: `fragment BookOnCard on Product @adds(to: "ProductCard") { … }`. `definitions`: it, and the
 * fragments that it spreads.
 *
 * @typedef {{ extension: string, file: string, fragment: string, to: string, definitions: import('graphql').FragmentDefinitionNode[] }} Addition
 */

/**
 * Returns the additions in an extension's documents. `core`: the folder of the extended documents, whose fragments may be spread, too. Throws for a
 * missing fragment.
 *
 * @returns {Addition[]}
 */
export function additionsIn(files, extension, core = 'web') {
  const own = files.flatMap((file) => fragmentsIn(file).map((definition) => ({ file, definition })))
  const adding = own.filter(({ definition }) => marked(definition))
  if (adding.length === 0) return []
  const ofCore = documentsBelow(join(ROOT, core)).flatMap(fragmentsIn)
  const known = new Map([...ofCore, ...own.map(({ definition }) => definition)].map((one) => [one.name.value, one]))
  return adding.map(({ file, definition }) => {
    const fragment = definition.name.value
    const to = marked(definition).arguments.find(({ name }) => name.value === 'to')?.value.value
    const fault = (what) => new Error(`extension ${extension}: ${fragment} ${what} (${file})`)
    if (!ofCore.some(({ name }) => name.value === to))
      throw fault(`@adds(to: "${to}"): no document of ${core}/ has such a fragment`)
    return { extension, file, fragment, to, definitions: withSpread(definition, known, fault) }
  })
}

const marked = ({ directives }) => directives?.find(({ name }) => name.value === 'adds')

/** File → its fragments. Cached, because the documents of the core are read for each extension and seldom change. */
const parsed = new Map()

function fragmentsIn(file) {
  const { mtimeMs, size } = statSync(file)
  const known = parsed.get(file)
  if (known?.mtimeMs === mtimeMs && known.size === size) return known.fragments
  const { definitions } = parseFile(file, { noLocation: true })
  const fragments = definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION)
  parsed.set(file, { mtimeMs, size, fragments })
  return fragments
}

/** Returns a fragment and those that it needs, each once. */
function withSpread(first, known, fault) {
  const found = [first]
  for (const one of found) {
    for (const name of spreadIn(one)) {
      if (found.some((other) => other.name.value === name)) continue
      const needed = known.get(name)
      if (!needed) throw fault(`needs the fragment ${name}, which no document has`)
      found.push(needed)
    }
  }
  return found.map((one) => ({ ...one, directives: one.directives?.filter(({ name }) => name.value !== 'adds') }))
}

function spreadIn(fragment) {
  const names = []
  visit(fragment, { FragmentSpread: ({ name }) => void names.push(name.value) })
  return names
}

/** Returns a document with the fragments that are added to its own, or the same text if there are none. */
export function extendedText(text, additions) {
  if (!additions.some(({ to }) => text.includes(`fragment ${to} on `))) return text
  const document = parse(text, { noLocation: true })
  const definitions = [...document.definitions]
  const isKnown = ({ name }) =>
    definitions.some((one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === name.value)
  // Added fragments may be extended, too.
  for (const [at, node] of definitions.entries()) {
    if (node.kind !== Kind.FRAGMENT_DEFINITION) continue
    const own = additions.filter(({ to }) => to === node.name.value)
    if (own.length === 0) continue
    const spreads = own.map(({ fragment: value }) => ({
      kind: Kind.FRAGMENT_SPREAD,
      name: { kind: Kind.NAME, value },
    }))
    const selections = [...node.selectionSet.selections, ...spreads]
    definitions[at] = { ...node, selectionSet: { ...node.selectionSet, selections } }
    for (const one of own.flatMap((addition) => addition.definitions)) if (!isKnown(one)) definitions.push(one)
  }
  return stripIgnoredCharacters(print({ ...document, definitions }))
}

const sha256 = (text) => createHash('sha256').update(text).digest('hex')

/** Extends a generated module of operations, whose documents are on separate lines. */
export function extendedModule(code, additions) {
  let isExtended = false
  const extended = code.replaceAll(/^ {2}sha256: '\w+',\n {2}text: (".*"),$/gm, (found, json) => {
    const text = JSON.parse(json)
    const longer = extendedText(text, additions)
    if (longer === text) return found
    isExtended = true
    return `  sha256: '${sha256(longer)}',\n  text: ${JSON.stringify(longer)},`
  })
  return isExtended ? { code: extended, map: null } : null
}

/** Extends the manifest of the client's documents (JSON). */
export function extendedManifest(json, additions) {
  const rows = Object.values(JSON.parse(json)).map(({ name, text }) => {
    const longer = extendedText(text, additions)
    return [sha256(longer), { name, text: longer }]
  })
  return JSON.stringify(Object.fromEntries(rows))
}

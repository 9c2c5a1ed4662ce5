import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildASTSchema, extendSchema, Kind, parse, print, stripIgnoredCharacters, visit } from 'graphql'
import { ROOT } from '../extensions.mjs'

const read = (file) => readFileSync(file, 'utf8')

const documentsBelow = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => join(folder, name))

/**
 * What extensions add to the shop's schema, each on top of the core and of those before it. Throws for what they do not know or what exists already,
 * with the extension's name, the file and the line.
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
 * A fragment that an extension adds to one of the core: `fragment BookOnCard on Product @adds(to: "ProductCard") { … }`.
 *
 * @typedef {{ extension: string, fragment: string, to: string, definition: import('graphql').FragmentDefinitionNode }} Addition
 */

/**
 * `core`: the folder of the documents that are extended. Throws for a fragment that is not there.
 *
 * @returns {Addition[]}
 */
export function additionsIn(file, extension, core = 'web') {
  const { definitions } = parse(readFileSync(file, 'utf8'), { noLocation: true })
  return definitions.flatMap((definition) => {
    const adds = definition.directives?.find(({ name }) => name.value === 'adds')
    if (definition.kind !== Kind.FRAGMENT_DEFINITION || !adds) return []
    const to = adds.arguments.find(({ name }) => name.value === 'to')?.value.value
    const fragment = definition.name.value
    if (!fragmentsBelow(core).includes(to))
      throw new Error(
        `extension ${extension}: ${fragment} @adds(to: "${to}"): no document of ${core}/ has such a fragment (${file})`,
      )
    return [{ extension, fragment, to, definition: { ...definition, directives: [] } }]
  })
}

function fragmentsBelow(folder) {
  const texts = documentsBelow(join(ROOT, folder)).map(read)
  return texts.flatMap((text) => [...text.matchAll(/^fragment (\w+) on /gm)].map(([, name]) => name))
}

/** A document with the fragments that are added to its own, or the same text where there are none. */
function extendedText(text, additions) {
  const fitting = additions.filter(({ to }) => text.includes(`fragment ${to} on `))
  if (fitting.length === 0) return text
  const document = parse(text, { noLocation: true })
  const extended = visit(document, {
    FragmentDefinition(node) {
      const own = fitting.filter(({ to }) => to === node.name.value)
      const spreads = own.map(({ fragment: value }) => ({
        kind: Kind.FRAGMENT_SPREAD,
        name: { kind: Kind.NAME, value },
      }))
      return own.length === 0
        ? undefined
        : { ...node, selectionSet: { ...node.selectionSet, selections: [...node.selectionSet.selections, ...spreads] } }
    },
  })
  const definitions = [...extended.definitions, ...fitting.map(({ definition }) => definition)]
  return stripIgnoredCharacters(print({ ...extended, definitions }))
}

const sha256 = (text) => createHash('sha256').update(text).digest('hex')

/** A generated module of operations, whose documents stand on lines of their own. */
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

/** The manifest of the client's documents (JSON). */
export function extendedManifest(json, additions) {
  const rows = Object.values(JSON.parse(json)).map(({ name, text }) => {
    const longer = extendedText(text, additions)
    return [sha256(longer), { name, text: longer }]
  })
  return JSON.stringify(Object.fromEntries(rows))
}

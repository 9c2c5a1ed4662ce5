import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Kind, parse, print, stripIgnoredCharacters, visit } from 'graphql'

/**
 * A fragment that an extension adds to one of the core: `fragment BookOnCard on Product @adds(to: "ProductCard") { … }`.
 *
 * @typedef {{ extension: string, fragment: string, to: string, definition: import('graphql').FragmentDefinitionNode }} Addition
 */

/** @returns {Addition[]} */
export function additionsIn(file, extension) {
  const { definitions } = parse(readFileSync(file, 'utf8'), { noLocation: true })
  return definitions.flatMap((definition) => {
    const adds = definition.directives?.find(({ name }) => name.value === 'adds')
    if (definition.kind !== Kind.FRAGMENT_DEFINITION || !adds) return []
    const to = adds.arguments.find(({ name }) => name.value === 'to')?.value.value
    return [{ extension, fragment: definition.name.value, to, definition: { ...definition, directives: [] } }]
  })
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

import { Kind, visit } from 'graphql'
import type { ConstDirectiveNode, DocumentNode } from 'graphql'
import { reaches } from '../levels.ts'
import type { Edition, Level } from '../levels.ts'

type Marked = { readonly kind: string; readonly directives?: readonly ConstDirectiveNode[] }

const mark = (node: Marked, name: string): ConstDirectiveNode | undefined =>
  node.directives?.find((directive) => directive.name.value === name)

const sinceOf = (node: Marked): string | undefined => {
  const value = mark(node, 'since')?.arguments?.[0]?.value
  return value?.kind === Kind.STRING ? value.value : undefined
}

/** Category fields marked @commerce are generated from attributes that every store has; the rest needs Adobe Commerce. */
const attributeTypes = new Set(['CategoryInterface', 'CategoryTree'])

/**
 * The document as a store of that release and edition shows it: newer definitions are gone, and with them whoever mentions
 * them.
 */
export const atLevel = (document: DocumentNode, level: Level, edition: Edition): DocumentNode => {
  const foreign = (node: Marked): boolean => edition === 'open-source' && mark(node, 'commerce') !== undefined
  const absent = (node: Marked): boolean => !reaches(level, sinceOf(node) ?? level)
  const missing = new Set<string>()
  for (const definition of document.definitions) {
    if (!('name' in definition) || !definition.name || !('directives' in definition)) continue
    const marked = definition as Marked
    if (absent(marked) || foreign(marked)) missing.add(definition.name.value)
  }
  let owner = ''
  return visit(document, {
    enter(node) {
      if (node.kind === Kind.DIRECTIVE_DEFINITION) return undefined
      if ('fields' in node && 'name' in node && node.name) owner = node.name.value
      if (node.kind === Kind.NAMED_TYPE) return undefined
      if ('directives' in node) {
        const marked = node as Marked
        if (absent(marked)) return null
        if (foreign(marked) && !attributeTypes.has(owner)) return null
      }
      if ('interfaces' in node && node.interfaces?.some(({ name }) => missing.has(name.value))) {
        return { ...node, interfaces: node.interfaces.filter(({ name }) => !missing.has(name.value)) }
      }
      return undefined
    },
  })
}

import { GraphQLError, Kind, visit } from 'graphql'
import type { DocumentNode, FragmentDefinitionNode, SelectionSetNode, ValidationRule } from 'graphql'
import { reaches } from '../levels.ts'
import type { Level } from '../levels.ts'

const maxDepth = 20

/** 300 up to 2.4.7, 1000 from 2.4.8 on (magento.md B.2). */
export const maxComplexity = (level: Level): number => (reaches(level, '2.4.8') ? 1000 : 300)

/** Field nodes as written, each fragment once: Magento's check before execution. */
export const countFields = (document: DocumentNode): number => {
  let fields = 0
  visit(document, {
    Field: () => {
      fields += 1
    },
  })
  return fields
}

type Fragments = Map<string, FragmentDefinitionNode>

/** Fields with fragments expanded at each use. Stops counting far above any limit, so that nested fragments cannot explode. */
const expandedComplexity = (set: SelectionSetNode, fragments: Fragments, path: Set<string>): number => {
  let total = 0
  for (const selection of set.selections) {
    if (total > 1_000_000) return total
    if (selection.kind === Kind.FIELD) {
      total += 1 + (selection.selectionSet ? expandedComplexity(selection.selectionSet, fragments, path) : 0)
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      total += expandedComplexity(selection.selectionSet, fragments, path)
    } else if (!path.has(selection.name.value)) {
      const fragment = fragments.get(selection.name.value)
      const inside = new Set(path).add(selection.name.value)
      if (fragment) total += expandedComplexity(fragment.selectionSet, fragments, inside)
    }
  }
  return total
}

/** Levels of nested objects below a root field; fields without a selection do not count. */
const depthOf = (set: SelectionSetNode, fragments: Fragments, path: Set<string>, depth: number): number => {
  let deepest = 0
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) {
      if (!selection.selectionSet) continue
      deepest = Math.max(deepest, depth, depthOf(selection.selectionSet, fragments, path, depth + 1))
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      deepest = Math.max(deepest, depthOf(selection.selectionSet, fragments, path, depth))
    } else if (!path.has(selection.name.value)) {
      const fragment = fragments.get(selection.name.value)
      const inside = new Set(path).add(selection.name.value)
      if (fragment) deepest = Math.max(deepest, depthOf(fragment.selectionSet, fragments, inside, depth))
    }
  }
  return deepest
}

/** Validation rule for both limits; their errors carry no category, as recorded. */
export const limitRule =
  (level: Level): ValidationRule =>
  (context) => ({
    OperationDefinition(operation) {
      const definitions = context.getDocument().definitions
      const fragments: Fragments = new Map(
        definitions.flatMap((definition) =>
          definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
        ),
      )
      const complexity = expandedComplexity(operation.selectionSet, fragments, new Set())
      const allowed = maxComplexity(level)
      if (complexity > allowed) {
        context.reportError(new GraphQLError(`Max query complexity should be ${allowed} but got ${complexity}.`))
      }
      const depth = depthOf(operation.selectionSet, fragments, new Set(), 0)
      if (depth > maxDepth) {
        context.reportError(new GraphQLError(`Max query depth should be ${maxDepth} but got ${depth}.`))
      }
    },
  })

import { GraphQLError, Kind, visit } from 'graphql'
import type { DocumentNode, FragmentDefinitionNode, SelectionSetNode, ValidationRule } from 'graphql'
import { reaches } from '../levels.ts'
import type { Level } from '../levels.ts'

const maxDepth = 20

/** 300 up to 2.4.7, 1000 from 2.4.8 on. */
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
/** Fields with fragments expanded at each use, and levels of nested objects below (fields without a selection add none). */
type Weight = { fields: number; depth: number }

/** Weighs selections; each fragment is weighed once, so that fragments within fragments cannot explode. */
const createScale = (fragments: Fragments) => {
  const known = new Map<string, Weight>()
  const weighFragment = (name: string): Weight => {
    const before = known.get(name)
    if (before) return before
    // A fragment inside itself weighs nothing there; another rule refuses such a document.
    known.set(name, { fields: 0, depth: 0 })
    const fragment = fragments.get(name)
    const weight = fragment ? weigh(fragment.selectionSet) : { fields: 0, depth: 0 }
    known.set(name, weight)
    return weight
  }
  const weigh = (set: SelectionSetNode): Weight => {
    const total: Weight = { fields: 0, depth: 0 }
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        total.fields += 1
        if (!selection.selectionSet) continue
        const inside = weigh(selection.selectionSet)
        total.fields += inside.fields
        total.depth = Math.max(total.depth, inside.depth + 1)
      } else {
        const part =
          selection.kind === Kind.INLINE_FRAGMENT ? weigh(selection.selectionSet) : weighFragment(selection.name.value)
        total.fields += part.fields
        total.depth = Math.max(total.depth, part.depth)
      }
    }
    return total
  }
  return weigh
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
      const weight = createScale(fragments)(operation.selectionSet)
      const allowed = maxComplexity(level)
      if (weight.fields > allowed) {
        context.reportError(new GraphQLError(`Max query complexity should be ${allowed} but got ${weight.fields}.`))
      }
      // The root's own level does not count.
      const depth = weight.depth - 1
      if (depth > maxDepth) {
        context.reportError(new GraphQLError(`Max query depth should be ${maxDepth} but got ${depth}.`))
      }
    },
  })

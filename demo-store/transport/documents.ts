import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
  specifiedRules,
  validate,
  type ValidationRule,
  visit,
} from 'graphql'
import { LRUCache } from 'lru-cache'
import { type Level, reaches } from '../levels.ts'

const MAX_DEPTH = 20
/** Magento's default. */
const MAX_ALIASES = 10

type Fragments = Map<string, FragmentDefinitionNode>

/** Fields with fragments expanded at each use, and levels of nested objects below (fields without a selection add none). */
type Weight = { fields: number; depth: number }

/** A query text after parsing and validation: something to execute, or the first reason not to. */
type Prepared =
  | { kind: 'ready'; document: DocumentNode; operation: OperationDefinitionNode; name: string }
  /** `fault`: the document itself is broken and the status says so; otherwise an ordinary error with status 200. */
  | { kind: 'refused'; error: GraphQLError; fault: boolean; mutation: boolean; name: string }

/** Longest cached query text; longer ones are prepared each time. */
const MAX_CACHED_LENGTH = 20_000

/** The last few hundred of each schema, which is that of one release. */
const bySchema = new WeakMap<GraphQLSchema, LRUCache<string, Prepared>>()

export function documentOf(query: string, schema: GraphQLSchema, level: Level): Prepared {
  const prepared = bySchema.get(schema) ?? new LRUCache<string, Prepared>({ max: 500 })
  bySchema.set(schema, prepared)
  const known = prepared.get(query)
  if (known) return known
  const made = prepare(query, schema, level)
  if (query.length <= MAX_CACHED_LENGTH) prepared.set(query, made)
  return made
}

function prepare(query: string, schema: GraphQLSchema, level: Level): Prepared {
  let document: DocumentNode
  try {
    document = parse(query)
  } catch (error) {
    if (error instanceof GraphQLError) return refused(error, true)
    throw error
  }
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
  const [operation] = operations
  const aliases = countAliases(document)
  if (hasAliasLimit(level) && aliases > MAX_ALIASES) {
    const message = `Max Aliases in query should be ${MAX_ALIASES} but got ${aliases}.`
    return refused(new GraphQLError(message, { extensions: { category: 'graphql-input' } }), true, operation)
  }
  const fields = countFields(document)
  if (fields > maxComplexity(level)) {
    const message = `Max query complexity should be ${maxComplexity(level)} but got ${fields}.`
    return refused(new GraphQLError(message, { extensions: { category: 'graphql-input' } }), true, operation)
  }
  if (operations.length > 1) {
    const message = 'Must provide operation name if query contains multiple operations.'
    return refused(new GraphQLError(message), false, operation)
  }
  if (!operation) return refused(new GraphQLError('Unable to find operation to execute'), false)
  const errors = validate(schema, document, [...specifiedRules, limitRule(level)], { maxErrors: 20 })
  const [error] = errors
  if (error) {
    // A type the store does not know crashes it, for example a Commerce document on Open Source.
    if (errors.some(({ message }) => message.startsWith('Unknown type')))
      return refused(new GraphQLError('Internal server error'), true, operation)
    return refused(error, false, operation)
  }
  return { kind: 'ready', document, operation, name: nameOf(operation) }
}

function refused(error: GraphQLError, fault: boolean, operation?: OperationDefinitionNode): Prepared {
  return {
    kind: 'refused',
    error,
    fault,
    mutation: operation?.operation === 'mutation',
    name: operation?.name?.value ?? 'anonymous',
  }
}

/** Field nodes as written, each fragment once: Magento's check before execution. */
function countFields(document: DocumentNode): number {
  let fields = 0
  visit(document, {
    Field: () => {
      fields += 1
    },
  })
  return fields
}

/** Aliases as written, those in inline fragments left out: Magento does not look there. */
function countAliases(document: DocumentNode): number {
  let aliases = 0
  visit(document, {
    Field: ({ alias }) => {
      if (alias) aliases += 1
    },
    InlineFragment: () => false,
  })
  return aliases
}

/** The limit came with patches: Mage-OS 2.3 is built on one of 2.4.8 that has it. */
function hasAliasLimit(level: Level): boolean {
  return reaches(level, '2.4.9') || level === 'mage-os-2.3'
}

/** 300 up to 2.4.7, 1000 from 2.4.8 on. */
function maxComplexity(level: Level): number {
  return reaches(level, '2.4.8') ? 1000 : 300
}

/** Validation rule for both limits; their errors carry no category, as recorded. */
function limitRule(level: Level): ValidationRule {
  return (context) => ({
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
      if (depth > MAX_DEPTH) {
        context.reportError(new GraphQLError(`Max query depth should be ${MAX_DEPTH} but got ${depth}.`))
      }
    },
  })
}

/** The operation's name, or its root fields where it has none. */
function nameOf(operation: OperationDefinitionNode): string {
  return (
    operation.name?.value ??
    operation.selectionSet.selections
      .flatMap((selection) => (selection.kind === Kind.FIELD ? [selection.name.value] : []))
      .join(',')
  )
}

/** Counts selections. Each fragment is counted once, so nested fragments cannot explode. */
function createScale(fragments: Fragments) {
  const known = new Map<string, Weight>()
  const weighFragment = (name: string): Weight => {
    const before = known.get(name)
    if (before) return before
    // A recursive fragment counts zero here; another rule refuses it.
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

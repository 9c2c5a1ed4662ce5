import { createHash } from 'node:crypto'
import {
  type FragmentDefinitionNode,
  Kind,
  type NameNode,
  parse,
  print,
  type SelectionSetNode,
  stripIgnoredCharacters,
  visit,
} from 'graphql'
import { LRUCache } from 'lru-cache'
import { sizeOf } from '../lib/document-size.ts'
import type { AnyOperation } from './request.ts'
import { UpstreamError } from './upstream-error.ts'

/** A document with the root fields, variables and fragments of several operations, each with its operation's prefix. */
export type JoinedOperation = AnyOperation & { kind: 'query' }

/** One name for all joined operations, because a metric has a series for each name. */
const NAME = 'JoinedReads'
/** Joined documents in memory. A page has up to ten reads that join, and their uncached ones differ from page to page. */
const MAX_JOINED = 200

const joinedOperations = new LRUCache<string, JoinedOperation>({ max: MAX_JOINED })

/** Variables and responses of the operation at `index` have this before their names. */
const prefixOf = (index: number) => `part${index}_`

/** Joins several queries into one. */
export function joinOperations(operations: readonly AnyOperation[]): JoinedOperation {
  const key = operations.map(({ sha256 }) => sha256).join()
  const known = joinedOperations.get(key)
  if (known) return known
  const documents = operations.map(({ text }, i) => prefixedDocument(text, prefixOf(i)))
  const [root] = documents.flatMap(({ roots }) => roots)
  if (!root) throw new Error('no operation to join')
  const definition = {
    ...root,
    name: { kind: Kind.NAME, value: NAME } as const,
    variableDefinitions: documents.flatMap(({ roots }) => roots.flatMap((one) => one.variableDefinitions ?? [])),
    selectionSet: {
      ...root.selectionSet,
      selections: documents.flatMap(({ roots }) => roots.flatMap((one) => one.selectionSet.selections)),
    },
  }
  const definitions = [definition, ...documents.flatMap(({ fragments }) => fragments)]
  const text = stripIgnoredCharacters(print({ kind: Kind.DOCUMENT, definitions }))
  const joined = { name: NAME, kind: 'query', text, sha256: createHash('sha256').update(text).digest('hex') } as const
  joinedOperations.set(key, joined)
  return joined
}

/** Names differ even where two operations have the same fragment: it may use a variable. */
function prefixedDocument(text: string, prefix: string) {
  const renamed = (name: NameNode): NameNode => ({ ...name, value: prefix + name.value })
  const document = visit(parse(text, { noLocation: true }), {
    Variable: (node) => ({ ...node, name: renamed(node.name) }),
    FragmentSpread: (node) => ({ ...node, name: renamed(node.name) }),
    FragmentDefinition: {
      leave: (node): FragmentDefinitionNode => ({ ...node, name: renamed(node.name) }),
    },
    OperationDefinition: {
      leave: (node) => ({
        ...node,
        selectionSet: {
          ...node.selectionSet,
          selections: node.selectionSet.selections.map((field) =>
            field.kind === Kind.FIELD ? { ...field, alias: renamed(field.alias ?? field.name) } : field,
          ),
        },
      }),
    },
  })
  const { definitions } = document
  return {
    roots: definitions.flatMap((one) => (one.kind === Kind.OPERATION_DEFINITION ? [one] : [])),
    fragments: definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [one] : [])),
  }
}

/** Joins the variables of all operations, each as JSON. */
export function joinVariables(variables: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    variables.flatMap((text, i) =>
      Object.entries(JSON.parse(text) as Record<string, unknown>).map(([name, value]) => [prefixOf(i) + name, value]),
    ),
  )
}

/** Returns the data of the operation at `index`. */
export function partOf(data: Readonly<Record<string, unknown>>, index: number): Record<string, unknown> {
  const prefix = prefixOf(index)
  const own = Object.entries(data).filter(([name]) => name.startsWith(prefix))
  return Object.fromEntries(own.map(([name, value]) => [name.slice(prefix.length), value]))
}

/** Returns the errors of the operation at `index`, as if it had been sent alone. */
export function errorsOf(errors: readonly UpstreamError[], index: number, operation: string): UpstreamError[] {
  const prefix = prefixOf(index)
  return errors.flatMap(({ kind, message, path = [] }) => {
    const [root, ...below] = path
    if (typeof root !== 'string' || !root.startsWith(prefix)) return []
    return [new UpstreamError(kind, message, operation, { path: [root.slice(prefix.length), ...below] })]
  })
}

/** What a store counts of a document. */
export type Weight = {
  /** Fields, counting those of a fragment at each spread. */
  fields: number
  /** Root fields, which get an alias where operations are joined, and aliases below them. */
  aliases: number
}

const weights = new WeakMap<AnyOperation, Weight>()

export function weightOf(operation: AnyOperation): Weight {
  const known = weights.get(operation)
  if (known) return known
  const weight = weigh(operation.text)
  weights.set(operation, weight)
  return weight
}

function weigh(text: string): Weight {
  const document = parse(text, { noLocation: true })
  const fragments = new Map<string, FragmentDefinitionNode>()
  const roots: SelectionSetNode[] = []
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
    if (definition.kind === Kind.OPERATION_DEFINITION) roots.push(definition.selectionSet)
  }

  function count(set: SelectionSetNode | undefined): number {
    return (set?.selections ?? []).reduce((sum, selection) => {
      if (selection.kind === Kind.FIELD) return sum + 1 + count(selection.selectionSet)
      if (selection.kind === Kind.INLINE_FRAGMENT) return sum + count(selection.selectionSet)
      return sum + count(fragments.get(selection.name.value)?.selectionSet)
    }, 0)
  }

  const { aliases } = sizeOf(document)
  return {
    fields: roots.reduce((sum, root) => sum + count(root), 0),
    aliases: roots.reduce((sum, { selections }) => sum + selections.length, aliases),
  }
}

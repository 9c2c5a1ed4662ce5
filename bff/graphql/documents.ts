import { createHash } from 'node:crypto'
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  NoSchemaIntrospectionCustomRule,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql'
import { LRUCache } from 'lru-cache'
import { checkCost, checkSize, LIMITS } from './limits.ts'
import { LimitExceeded, ParseFailed, PersistedQueryNotFound, ValidationFailed } from './errors.ts'
import { type AnswerPolicy, policyOf } from './policy.ts'

/** A document that was parsed, found valid and within the limits. */
export type PreparedDocument = {
  document: DocumentNode
  operations: PreparedOperation[]
}

export type PreparedOperation = {
  name: string | undefined
  kind: OperationDefinitionNode['operation']
  policy: AnswerPolicy
}

export type Documents = {
  /** Throws `RefusedDocument`, or `LimitExceeded`. */
  prepare(text: string): PreparedDocument
  /** The text of a trusted document. Throws `PersistedQueryNotFound`. */
  trusted(sha256: string): string
}

/** A document the endpoint refuses, with the reasons a developer needs. */
export class RefusedDocument extends Error {
  override readonly name = 'RefusedDocument'
  readonly errors: readonly GraphQLError[]

  constructor(errors: readonly GraphQLError[]) {
    super('The document is refused')
    this.errors = errors
  }
}

/** Documents of strangers that stay prepared. */
const MAX_ENTRIES = 200
const MAX_TEXT_LENGTH = 1_000_000
const MAX_REASONS = 5

/** `manifest`: sha256 → document of the shop's own client, prepared on first use and then for good. */
export function createDocuments(
  schema: GraphQLSchema,
  manifest: Readonly<Record<string, { text: string }>>,
  isIntrospectable: boolean,
): Documents {
  const rules = isIntrospectable ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule]
  const own = new Map<string, PreparedDocument | null>(Object.values(manifest).map(({ text }) => [text, null]))
  // Only valid documents are kept: a flood of invalid ones leaves no trace.
  const others = new LRUCache<string, PreparedDocument>({
    max: MAX_ENTRIES,
    maxSize: MAX_TEXT_LENGTH,
    sizeCalculation: (_prepared, text) => text.length + 1,
  })

  return {
    prepare(text) {
      const known = own.get(text) ?? others.get(text)
      if (known) return known
      const prepared = prepareDocument(text, schema, rules)
      if (own.has(text)) own.set(text, prepared)
      else others.set(text, prepared)
      return prepared
    },
    trusted(sha256) {
      const entry = Object.hasOwn(manifest, sha256) ? manifest[sha256] : undefined
      if (!entry) throw new PersistedQueryNotFound()
      return entry.text
    },
  }
}

export function sha256Of(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function prepareDocument(text: string, schema: GraphQLSchema, rules: typeof specifiedRules): PreparedDocument {
  if (text.length > LIMITS.length) throw new LimitExceeded(`${text.length} characters, allowed are ${LIMITS.length}`)
  const document = parseDocument(text)
  checkSize(document)
  const faults = validate(schema, document, rules, { maxErrors: MAX_REASONS })
  if (faults.length > 0) throw new RefusedDocument(faults.map((fault) => coded(fault, new ValidationFailed().code)))
  checkCost(document, schema)
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
  return {
    // What is kept has no locations: they hold the whole token list.
    document: parse(text, { noLocation: true }),
    operations: operations.map((operation) => ({
      name: operation.name?.value,
      kind: operation.operation,
      policy: policyOf(operation, document, schema),
    })),
  }
}

function parseDocument(text: string): DocumentNode {
  try {
    return parse(text, { maxTokens: LIMITS.tokens })
  } catch (error) {
    if (error instanceof GraphQLError) throw new RefusedDocument([coded(error, new ParseFailed().code)])
    throw error
  }
}

function coded(error: GraphQLError, code: string): GraphQLError {
  const { message, nodes, source, positions, path } = error
  return new GraphQLError(message, { nodes, source, positions, path, extensions: { code } })
}

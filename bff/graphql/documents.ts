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
import { atMost } from '../lib/entry-limit.ts'
import {
  LimitExceeded,
  ParseFailed,
  PersistedQueryNotFound,
  PersistedQueryNotSupported,
  ValidationFailed,
} from './errors.ts'
import { type CachePolicy, policyOf } from './cache-policy.ts'
import { checkCost, checkNesting, checkSize, LIMITS } from './limits.ts'

const REGISTRY_BOUNDS: RegistryBounds = { entries: 1000, bytes: 32 * 1024 ** 2 }

/**
 * Estimated memory. Measured: a parsed document takes 27 bytes per character of a usual text, 92 if every field is one
 * letter.
 */
const BYTES_PER_CHARACTER = 100

/** Share of the bounds for documents that were requested only once. */
const NEWCOMERS = 0.25

/** Hashes of documents that were evicted: some hundred bytes each. */
const REMEMBERED = 20_000

/** A document that was parsed, found valid and within the limits. */
export type PreparedDocument = {
  /** Hash of the text in lower-case hexadecimal digits. It identifies the document. */
  sha256: string
  document: DocumentNode
  operations: PreparedOperation[]
}

export type PreparedOperation = {
  name: string | undefined
  kind: OperationDefinitionNode['operation']
  policy: CachePolicy
  /** The document that contains it. */
  prepared: PreparedDocument
}

export type Documents = {
  /**
   * Returns the prepared form of a text, and registers its hash. Throws `RefusedDocument`, `LimitExceeded`, or
   * `PersistedQueryNotSupported` for a text that this shop does not trust.
   */
  prepare(text: string): PreparedDocument
  /**
   * Returns the document with this hash. Throws `PersistedQueryNotFound`, or `PersistedQueryNotSupported` where only trusted documents are allowed.
   */
  known(sha256: string): PreparedDocument
}

export type DocumentsOptions = {
  isIntrospectable: boolean
  /** Refuses every document that is not in the manifest. */
  trustedOnly?: boolean
  registry?: DocumentRegistry
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

const MAX_REASONS = 5

/** `manifest`: sha256 → document of the shop's own client, prepared on first use, and never evicted. */
export function createDocuments(
  schema: GraphQLSchema,
  manifest: Readonly<Record<string, { text: string }>>,
  { isIntrospectable, trustedOnly = false, registry = createDocumentRegistry() }: DocumentsOptions,
): Documents {
  const rules = isIntrospectable ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule]
  const trusted = new Map(Object.entries(manifest).map(([sha256, { text }]) => [sha256, text]))
  const own = new Map<string, PreparedDocument>()

  return {
    prepare(text) {
      // Too long: refused before it is hashed.
      if (text.length > LIMITS.length) throw tooLong(text)
      const sha256 = sha256Of(text)
      const found = find(sha256)
      if (found) return found
      if (trustedOnly) throw new PersistedQueryNotSupported()
      // Only valid documents are stored: a flood of invalid ones leaves no trace.
      const prepared = prepareDocument(text, sha256, schema, rules)
      registry.add(sha256, prepared, text)
      return prepared
    },
    known(sha256) {
      const found = find(sha256)
      if (found) return found
      throw trustedOnly ? new PersistedQueryNotSupported() : new PersistedQueryNotFound()
    },
  }

  function find(sha256: string): PreparedDocument | undefined {
    const prepared = own.get(sha256)
    if (prepared) return prepared
    const text = trusted.get(sha256)
    if (text === undefined) return registry.get(sha256)
    const first = prepareDocument(text, sha256, schema, rules)
    own.set(sha256, first)
    return first
  }
}

export function sha256Of(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function prepareDocument(
  text: string,
  sha256: string,
  schema: GraphQLSchema,
  rules: typeof specifiedRules,
): PreparedDocument {
  const document = parseDocument(text)
  checkSize(document)
  const faults = validate(schema, document, rules, { maxErrors: MAX_REASONS })
  if (faults.length > 0) throw new RefusedDocument(faults.map((fault) => coded(fault, new ValidationFailed().code)))
  checkCost(document, schema)
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
  // Stored without locations: these keep the whole token list in memory.
  const prepared: PreparedDocument = { sha256, document: parse(text, { noLocation: true }), operations: [] }
  for (const operation of operations) {
    const { name, operation: kind } = operation
    prepared.operations.push({ name: name?.value, kind, policy: policyOf(operation, document, schema), prepared })
  }
  return prepared
}

function tooLong(text: string): Error {
  return new LimitExceeded(`${text.length} characters, allowed are ${LIMITS.length}`)
}

function parseDocument(text: string): DocumentNode {
  checkNesting(text)
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

/** Documents of other clients (automatic persisted queries) by their hash, bounded in entries and bytes. */
type DocumentRegistry = {
  get(sha256: string): PreparedDocument | undefined
  add(sha256: string, prepared: PreparedDocument, text: string): void
  readonly size: number
}

type RegistryBounds = {
  entries: number
  /** Estimated memory of the parsed documents. */
  bytes: number
}

/**
 * A segmented LRU: a document is a newcomer until it is requested or registered again, and newcomers evict newcomers only. So a flood of documents
 * that are sent once does not evict those that clients use by hash, even if no client uses them during the flood. The hash is remembered longer than
 * the document: a client whose document was evicted has to send it only once more.
 */
export function createDocumentRegistry({ entries, bytes }: RegistryBounds = REGISTRY_BOUNDS): DocumentRegistry {
  const segment = (share: number) =>
    new LRUCache<string, { prepared: PreparedDocument; size: number }>({
      max: Math.ceil(entries * share),
      maxSize: Math.ceil(bytes * share),
      sizeCalculation: ({ size }) => size,
    })
  const newcomers = segment(NEWCOMERS)
  const regulars = segment(1 - NEWCOMERS)
  const seen = new LRUCache<string, true>(atMost(REMEMBERED))

  return {
    get(sha256) {
      const regular = regulars.get(sha256)
      if (regular) return regular.prepared
      const newcomer = newcomers.get(sha256)
      if (!newcomer) return undefined
      newcomers.delete(sha256)
      regulars.set(sha256, newcomer)
      return newcomer.prepared
    },
    add(sha256, prepared, text) {
      const isKnown = seen.has(sha256)
      seen.set(sha256, true)
      const place = isKnown ? regulars : newcomers
      place.set(sha256, { prepared, size: (text.length + 1) * BYTES_PER_CHARACTER })
    },
    get size() {
      return newcomers.size + regulars.size
    },
  }
}

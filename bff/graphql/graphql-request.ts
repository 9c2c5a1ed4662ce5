import { sortedJson } from '../cache/keys.ts'
import { remembered } from '../lib/remembered.ts'
import { queryOf } from '../http/query-string.ts'
import { BadRequest, PersistedQueryNotSupported } from './errors.ts'

/** The parameters of one GraphQL request, checked for their shape (GraphQL over HTTP, «Request parameters»). */
export type GraphqlRequest = {
  query?: string
  operationName?: string
  variables: Record<string, unknown>
  /** The same text for equal variables. */
  readonly variablesKey: string
  /** Lower-case hexadecimal sha256 of the document, from Apollo's persisted queries protocol. */
  sha256?: string
  /** Set by the response cache. A repeated request is memoized, and saves joining and hashing the text of its key again. */
  lastKey?: LastKey
}

/** A key of the response cache, and what it was made of beside the request. */
type LastKey = {
  store: string
  operation: object
  responseType: object
  currency: string | undefined
  key: string
}

const MAX_NAME = 200
/** Levels of variables. Code that reads them recurses, so deep nesting would overflow the stack. */
const MAX_DEPTH = 30
const SHA256 = /^[\da-f]{64}$/

/** The body of a POST, or an entry of a batch, unless it is a request already. Throws `BadRequest`. */
export function fromBody(body: unknown): GraphqlRequest {
  if (body instanceof ParsedRequest) return body
  if (!isRecord(body)) throw new BadRequest('A request is a JSON object')
  return fromParameters(body)
}

/**
 * The query string of a GET, where variables and extensions are JSON. Throws `BadRequest`.
 * Memoized, because clients repeat the same URLs. Only the parsed request is remembered, never a response.
 */
export const fromUrl = remembered(readUrl, { entries: 1000, maxLength: 1000 })

function readUrl(url: string): GraphqlRequest {
  const { query, operationName, variables, extensions } = queryOf(url)
  return fromParameters({
    query,
    operationName: operationName === '' ? undefined : operationName,
    variables: fromJson('variables', variables),
    extensions: fromJson('extensions', extensions),
  })
}

function fromParameters({ query, operationName, variables, extensions }: Record<string, unknown>): GraphqlRequest {
  const sha256 = persistedHash(recordOf('extensions', extensions))
  const given = recordOf('variables', variables)
  if (isDeeper(given, MAX_DEPTH)) throw new BadRequest(`The parameter variables is deeper than ${MAX_DEPTH} levels`)
  const text = textOf('query', query)
  const name = textOf('operationName', operationName, MAX_NAME)
  if (!text && !sha256) throw new BadRequest('The parameter query is missing')
  return new ParsedRequest(given, text, name, sha256)
}

class ParsedRequest implements GraphqlRequest {
  readonly variables: Record<string, unknown>
  readonly query: string | undefined
  readonly operationName: string | undefined
  readonly sha256: string | undefined
  lastKey: LastKey | undefined
  #variablesKey: string | undefined

  constructor(variables: Record<string, unknown>, query?: string, operationName?: string, sha256?: string) {
    this.variables = variables
    this.query = query
    this.operationName = operationName
    this.sha256 = sha256
  }

  /** Lazy: private operations do not need it. */
  get variablesKey(): string {
    return (this.#variablesKey ??= sortedJson(this.variables))
  }
}

function persistedHash({ persistedQuery }: Record<string, unknown>): string | undefined {
  if (persistedQuery === undefined || persistedQuery === null) return undefined
  const { version, sha256Hash } = recordOf('extensions.persistedQuery', persistedQuery)
  if (version !== 1) throw new PersistedQueryNotSupported()
  if (typeof sha256Hash !== 'string' || !SHA256.test(sha256Hash)) {
    throw new BadRequest('extensions.persistedQuery.sha256Hash is not a SHA-256 in lower-case hexadecimal digits')
  }
  return sha256Hash
}

function textOf(name: string, value: unknown, maxLength = Infinity): string | undefined {
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'string') throw new BadRequest(`The parameter ${name} is not a text`)
  if (value.length > maxLength) throw new BadRequest(`The parameter ${name} is longer than ${maxLength} characters`)
  return value
}

function recordOf(name: string, value: unknown): Record<string, unknown> {
  if (value === undefined || value === null) return {}
  if (!isRecord(value)) throw new BadRequest(`The parameter ${name} is not an object`)
  return value
}

function fromJson(name: string, value: unknown): unknown {
  if (value === undefined || value === '') return undefined
  if (typeof value !== 'string') throw new BadRequest(`The parameter ${name} is given twice`)
  try {
    return JSON.parse(value, frozen)
  } catch {
    throw new BadRequest(`The parameter ${name} is not valid JSON`)
  }
}

/** For `JSON.parse`: memoized requests are shared. */
export function frozen(_key: string, value: unknown): unknown {
  return Object.freeze(value)
}

/** Iterates level by level instead of recursing. */
function isDeeper(value: object, levels: number): boolean {
  let level: object[] = [value]
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > levels) return true
    level = level.flatMap((one) => Object.values(one).filter((inner) => typeof inner === 'object' && inner !== null))
  }
  return false
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

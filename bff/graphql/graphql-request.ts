import { OperationTypeNode } from 'graphql'
import type { QueryParameters } from '../http/query-string.ts'
import { type Documents, type PreparedOperation, sha256Of } from './documents.ts'
import { BadRequest, MethodNotAllowed, PersistedQueryNotSupported } from './errors.ts'
import { selectOperation } from './run-operation.ts'

/** The parameters of one GraphQL request, checked for their shape (GraphQL over HTTP, «Request parameters»). */
export type GraphqlRequest = {
  query?: string
  operationName?: string
  variables: Record<string, unknown>
  /** Lower-case hexadecimal sha256 of the document, from Apollo's persisted queries protocol. */
  sha256?: string
}

const MAX_NAME = 200
/** Levels of variables. Code that reads them recurses, so deep nesting would overflow the stack. */
const MAX_DEPTH = 30
const SHA256 = /^[\da-f]{64}$/

/** Reads the body of a POST, or an entry of a batch. Throws `BadRequest`. */
export function fromBody(body: unknown): GraphqlRequest {
  if (!isRecord(body)) throw new BadRequest('A request is a JSON object')
  return fromParameters(body)
}

/** Reads the query string of a GET, where variables and extensions are JSON. Throws `BadRequest`. */
export function fromQuery({ query, operationName, variables, extensions }: QueryParameters): GraphqlRequest {
  return fromParameters({
    query,
    operationName: operationName === '' ? undefined : operationName,
    variables: fromJson('variables', variables),
    extensions: fromJson('extensions', extensions),
  })
}

/** A valid operation that the request's method permits, with its request. */
export type RequestedOperation = {
  operation: PreparedOperation
  request: GraphqlRequest
}

/**
 * Finds the operation by text, by hash, or by both, in Apollo's persisted queries protocol. Throws what `Documents` throws, `BadRequest`, or
 * `MethodNotAllowed` for anything but a query unless `mayMutate` is set, as for POST.
 */
export function findRequestedOperation(
  documents: Documents,
  request: GraphqlRequest,
  mayMutate: boolean,
): RequestedOperation {
  const { query, sha256, operationName } = request
  if (query && sha256 !== undefined && sha256Of(query) !== sha256) {
    throw new BadRequest('The hash is not that of the document')
  }
  const operation = selectOperation(query ? documents.prepare(query) : documents.known(sha256 ?? ''), operationName)
  if (operation.kind !== OperationTypeNode.QUERY && !mayMutate) {
    throw new MethodNotAllowed('Only queries may be sent by GET')
  }
  return { operation, request }
}

function fromParameters({ query, operationName, variables, extensions }: Record<string, unknown>): GraphqlRequest {
  const sha256 = persistedHash(recordOf('extensions', extensions))
  const given = recordOf('variables', variables)
  if (isDeeper(given, MAX_DEPTH)) throw new BadRequest(`The parameter variables is deeper than ${MAX_DEPTH} levels`)
  const text = textOf('query', query)
  const name = textOf('operationName', operationName, MAX_NAME)
  if (!text && !sha256) throw new BadRequest('The parameter query is missing')
  return { variables: given, query: text, operationName: name, sha256 }
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
    return JSON.parse(value) as unknown
  } catch {
    throw new BadRequest(`The parameter ${name} is not valid JSON`)
  }
}

/** Whether a value is nested deeper than `levels`. Iterates level by level instead of recursing. */
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

import { ClientError, GraphQLClient } from 'graphql-request'
import type { Operation } from '../../schema/operation.ts'

/** One operation on its way to the endpoint. Without its text it is asked for by its hash alone. */
export type Entry = {
  operation: Pick<Operation<unknown, unknown>, 'name' | 'kind' | 'sha256'>
  variables: unknown
  text?: string
}

/** What came back, whatever it is: nothing here throws. */
export type Answer = {
  /** Of HTTP; 0 when no answer came. */
  status: number
  data?: unknown
  errors?: readonly { message: string; extensions?: unknown }[]
  /** Why there is neither data nor an error of GraphQL. */
  cause?: unknown
  /** Seconds the server asks to be left alone for (RFC 9110 §10.2.3). */
  retryAfter?: number
}

/** Sends operations in one HTTP request; the answers are in the same order. */
export type Exchange = (entries: readonly Entry[]) => Promise<Answer[]>

export type ExchangeOptions = {
  endpoint: string
  /** Sends queries that go by their hash with GET, so that caches can answer them. */
  usesGet: boolean
  headers(): Record<string, string>
}

/** In characters: a longer address is sent as a body. */
const MAX_ADDRESS = 4000
/** In characters of ASCII, as files in base64 are; the endpoint proper takes 128 KiB. */
const MAX_BODY = 100_000

/** Queries by hash with GET, everything else with POST, several as a batch. Apollo's persisted queries protocol, version 1. */
export function createExchange({ endpoint, usesGet, headers }: ExchangeOptions): Exchange {
  return async (entries) => {
    const [first] = entries
    const address = usesGet && first && entries.length === 1 ? addressOf(endpoint, first) : undefined
    const body = JSON.stringify(entries.length === 1 && first ? bodyOf(first) : entries.map(bodyOf))
    const client = new GraphQLClient(endpoint, {
      credentials: 'same-origin',
      errorPolicy: 'all',
      excludeOperationName: true,
      requestMiddleware: (request) =>
        address
          ? { ...request, url: address, method: 'GET', body: undefined, headers: { accept: ACCEPT, ...headers() } }
          : {
              ...request,
              // Files have an address of their own.
              url: body.length > MAX_BODY ? `${endpoint}/files` : endpoint,
              body,
              headers: { accept: ACCEPT, 'content-type': 'application/json', ...headers() },
            },
    })
    try {
      const { data, errors, status } = await client.rawRequest<unknown>('')
      if (entries.length === 1) return [{ status, data, errors }]
      const parts = data as Pick<Answer, 'data' | 'errors'>[]
      if (parts.length !== entries.length) throw new Error('The batch came back with another length')
      return parts.map((part) => ({ ...part, status }))
    } catch (cause) {
      const response = cause instanceof ClientError ? cause.response : undefined
      const { status = 0, headers } = response ?? {}
      const retryAfter = secondsOf(headers?.get('retry-after'))
      return entries.map((_, index) => {
        // The answers of a list that failed as a whole stand in it by their numbers.
        const { errors } = (response?.[index] ?? response ?? {}) as Pick<Answer, 'errors'>
        return { status, errors, cause, retryAfter }
      })
    }
  }
}

const ACCEPT = 'application/graphql-response+json, application/json;q=0.9'

/** `Retry-After` in its form of a number; as a date it would depend on the shopper's clock. */
function secondsOf(header: string | null | undefined): number | undefined {
  return header && /^\d{1,9}$/.test(header) ? Number(header) : undefined
}

function bodyOf({ operation, variables, text }: Entry) {
  return { query: text, variables, extensions: extensionsOf(operation) }
}

function addressOf(endpoint: string, { operation, variables, text }: Entry): string | undefined {
  if (operation.kind !== 'query' || text !== undefined) return undefined
  const address = new URL(endpoint)
  address.searchParams.set('extensions', JSON.stringify(extensionsOf(operation)))
  const given = JSON.stringify(variables ?? {})
  if (given !== '{}') address.searchParams.set('variables', given)
  return address.href.length <= MAX_ADDRESS ? address.href : undefined
}

function extensionsOf({ sha256 }: Entry['operation']) {
  return { persistedQuery: { version: 1, sha256Hash: sha256 } }
}

import type { QueryCache } from '@tanstack/react-query'
import { ClientError, GraphQLClient } from 'graphql-request'
import type { Operation } from '../../schema/operation.ts'
import { type Execute, GraphqlFailure } from '../../schema/page.ts'
import { noteChange } from './changes-under-way.ts'
import { type DocumentText, mutationFetch, queryFetch } from './persisted-fetch.ts'

/** Unless the build sets it to `false`, queries are sent by hash with GET; otherwise in batches. */
const GET_PERSISTED_QUERIES = import.meta.env.VITE_GET_PERSISTED_QUERIES !== 'false'

export type TransportOptions = {
  usesGet?: boolean
  documentText?: DocumentText
}

/** The browser's way to `{base}/graphql`. A query that is under way is not sent twice; mutations are always sent. */
export function createTransport(
  basePath: string,
  readCache: () => QueryCache,
  { usesGet = GET_PERSISTED_QUERIES, documentText = textFromManifest }: TransportOptions = {},
): Execute {
  const endpoint = new URL(`${basePath}/graphql`, location.origin).href
  const options = { endpoint, usesGet, documentText }
  const queries = createClient(queryFetch(options))
  const mutations = createClient(mutationFetch(options))
  const underWay = new Map<string, Promise<unknown>>()

  return <Result, Variables>(operation: Operation<Result, Variables>, variables: Variables): Promise<Result> => {
    if (operation.kind === 'mutation') return noteChange(send<Result>(mutations, operation, variables))
    const key = `${operation.sha256}${JSON.stringify(variables)}`
    let result = underWay.get(key) as Promise<Result> | undefined
    if (!result) {
      result = send<Result>(queries, operation, variables).finally(() => underWay.delete(key))
      underWay.set(key, result)
    }
    return result
  }

  function createClient(fetch: typeof globalThis.fetch): GraphQLClient {
    return new GraphQLClient(endpoint, {
      credentials: 'same-origin',
      excludeOperationName: true,
      headers: () => ({
        accept: 'application/graphql-response+json, application/json;q=0.9',
        ...(mayBeSignedIn(readCache) && { 'cache-control': 'max-age=0, no-store' }),
      }),
      fetch,
    })
  }
}

/** Sends an operation. In the bundle, a document is represented by its hash. */
async function send<Result>(
  client: GraphQLClient,
  { sha256 }: Operation<unknown, never>,
  variables: unknown,
): Promise<Result> {
  try {
    return await client.request<Result>(sha256, variables as object)
  } catch (cause) {
    throw failureOf(cause)
  }
}

function failureOf(cause: unknown): GraphqlFailure {
  const { status = 0, errors, headers } = cause instanceof ClientError ? cause.response : {}
  const requestId = headers?.get('x-request-id') ?? undefined
  const [error] = errors ?? []
  if (error) {
    const { code } = error.extensions ?? {}
    return new GraphqlFailure('graphql', `GraphQL error: ${error.message}`, status, { cause, code, requestId })
  }
  const reason = status > 0 ? `HTTP ${status}` : cause instanceof Error ? cause.message : String(cause)
  return new GraphqlFailure('network', `Network error: ${reason}`, status, { cause, requestId })
}

async function textFromManifest(sha256: string): Promise<string> {
  const { default: manifest } = await import('../../schema/operations.generated.json')
  const document = (manifest as Readonly<Record<string, { text: string }>>)[sha256]
  if (!document) throw new Error(`No document has the hash ${sha256}`)
  return document.text
}

/** Whether a cached `me` has an id. Also true if the cache cannot be read. */
function mayBeSignedIn(readCache: () => QueryCache): boolean {
  try {
    return readCache()
      .getAll()
      .some(({ state }) => Boolean((state.data as { me?: { id?: unknown } | null } | undefined)?.me?.id))
  } catch {
    return true
  }
}

import type { QueryCache } from '@tanstack/react-query'
import type { Operation } from '../../schema/operation.ts'
import { type Execute, GraphqlFailure } from '../../schema/page.ts'
import { noteChange } from './changes-under-way.ts'
import { type DocumentText, mutationFetch, queryFetch, type Reply, type SendOperation } from './persisted-fetch.ts'

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
  const sendQuery = queryFetch(options)
  const sendMutation = mutationFetch(options)
  const underWay = new Map<string, Promise<unknown>>()

  return <Result, Variables>(operation: Operation<Result, Variables>, variables: Variables): Promise<Result> => {
    if (operation.kind === 'mutation') return noteChange(execute<Result>(sendMutation, operation, variables))
    const key = `${operation.sha256}${JSON.stringify(variables)}`
    let result = underWay.get(key) as Promise<Result> | undefined
    if (!result) {
      result = execute<Result>(sendQuery, operation, variables).finally(() => underWay.delete(key))
      underWay.set(key, result)
    }
    return result
  }

  async function execute<Result>(
    send: SendOperation,
    { sha256 }: Operation<unknown, never>,
    variables: unknown,
  ): Promise<Result> {
    const headers = new Headers({ accept: 'application/graphql-response+json, application/json;q=0.9' })
    if (mayBeSignedIn(readCache)) headers.set('cache-control', 'max-age=0, no-store')
    const reply = await send(sha256, variables, headers).catch((cause: unknown) => {
      throw new GraphqlFailure('network', `Network error: ${messageOf(cause)}`, 0, { cause })
    })
    return dataOf(reply) as Result
  }
}

/** Throws unless the response has data and no errors. */
function dataOf({ status, headers, text }: Reply): unknown {
  const requestId = headers.get('x-request-id') ?? undefined
  const { data, errors } = readResult(text)
  const error = errors?.[0]
  if (error) {
    const { code } = error.extensions ?? {}
    throw new GraphqlFailure('graphql', `GraphQL error: ${error.message}`, status, { code, requestId })
  }
  if (status < 400 && data) return data
  // A page where a result was expected comes from the network on the way: the shop has not responded.
  throw new GraphqlFailure('network', `Network error: HTTP ${status}`, status < 400 ? 0 : status, { requestId })
}

type Result = { data?: unknown; errors?: { message: string; extensions?: { code?: unknown } }[] }

function readResult(text: string): Result {
  try {
    return (JSON.parse(text) as Result | null) ?? {}
  } catch {
    return {}
  }
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause)
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

import type { QueryCache } from '@tanstack/react-query'
import type { Operation } from '../../schema/operation.ts'
import { type Execute, GraphqlFailure } from '../page.ts'
import { batching, singly } from './batch.ts'
import { type Answer, createExchange } from './exchange.ts'
import { byHashFirst, type DocumentText } from './persisted-queries.ts'
import { retrying } from './retry.ts'
import { mayBeSignedIn } from './signed-in.ts'

export type TransportOptions = {
  /** The build flag for persisted queries by GET (`VITE_GET_PERSISTED_QUERIES`, on unless it is `false`); off, queries go in batches. */
  usesGet?: boolean
  documentText?: DocumentText
}

const GET_PERSISTED_QUERIES = import.meta.env.VITE_GET_PERSISTED_QUERIES !== 'false'
const NO_CACHE = { 'cache-control': 'max-age=0, no-store' }

/**
 * The browser's way to the endpoint (spec §7): `{base}/graphql`, same-origin credentials. A query that is under way is not asked twice;
 * hash first, then the text; by GET or in batches; again when the network fails. Mutations go alone and once.
 */
export function createTransport(
  basePath: string,
  readCache: () => QueryCache,
  { usesGet = GET_PERSISTED_QUERIES, documentText = textFromManifest }: TransportOptions = {},
): Execute {
  const exchange = createExchange({
    endpoint: new URL(`${basePath}/graphql`, location.origin).href,
    usesGet,
    headers: () => (mayBeSignedIn(readCache) ? NO_CACHE : {}),
  })
  const askQuery = usesGet ? singly(retrying(exchange)) : batching(retrying(exchange))
  const askMutation = singly(exchange)
  const ask = byHashFirst(
    (entry) => (entry.operation.kind === 'mutation' ? askMutation(entry) : askQuery(entry)),
    documentText,
  )
  const underWay = new Map<string, Promise<Answer>>()

  return async <Result, Variables>(operation: Operation<Result, Variables>, variables: Variables): Promise<Result> =>
    dataOf(await asked(operation, variables)) as Result

  function asked(operation: Operation<unknown, never>, variables: unknown): Promise<Answer> {
    if (operation.kind === 'mutation') return asAnswer(ask({ operation, variables }))
    const key = `${operation.sha256}${JSON.stringify(variables)}`
    const same = underWay.get(key)
    if (same) return same
    const answer = asAnswer(ask({ operation, variables })).finally(() => underWay.delete(key))
    underWay.set(key, answer)
    return answer
  }
}

/** A text that cannot be loaded, after a release for example, is a failure of the network like any other. */
function asAnswer(answer: Promise<Answer>): Promise<Answer> {
  return answer.catch((cause: unknown) => ({ status: 0, cause }))
}

/** Errors read as the specification's §8 wants them shown: «GraphQL error: …», «Network error: …». */
function dataOf({ data, errors, status, cause }: Answer): unknown {
  if (errors?.[0]) throw new GraphqlFailure('graphql', `GraphQL error: ${errors[0].message}`, status, { cause })
  if (cause === undefined) return data
  const reason = status > 0 ? `HTTP ${status}` : cause instanceof Error ? cause.message : String(cause)
  throw new GraphqlFailure('network', `Network error: ${reason}`, status, { cause })
}

async function textFromManifest(sha256: string): Promise<string> {
  const { default: manifest } = await import('./operations.generated.json')
  const document = (manifest as Readonly<Record<string, { text: string }>>)[sha256]
  if (!document) throw new Error(`No document has the hash ${sha256}`)
  return document.text
}

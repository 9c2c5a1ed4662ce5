import { request } from 'undici'
import { listInput, type ListInput, parseListParameters } from '../../schema/product-list-parameters.ts'
import { PAGE_SIZES } from '../../schema/shop-constants.ts'
import manifest from '../../schema/operations.generated.json' with { type: 'json' }
import type { Call } from './load.ts'

/** An operation of the shop's own client, with variables. */
export type RequestedOperation = { sha256: string; text: string; variables: Record<string, unknown> }

export function operation(name: string, variables: Record<string, unknown> = {}): RequestedOperation {
  const [sha256, found] = Object.entries(manifest).find(([, { name: known }]) => known === name) ?? []
  if (!sha256 || !found) throw new Error(`the client has no operation ${name}`)
  return { sha256, text: found.text, variables }
}

/** Operations that the client sends when a category is opened, or its list is filtered. */
export function productList(id: string | undefined, narrowed: Partial<ListInput> = {}): RequestedOperation {
  const firstPage = listInput(parseListParameters(new URLSearchParams(), PAGE_SIZES))
  return operation('CategoryById', { id, list: { ...firstPage, ...narrowed } })
}

/** Headers that the client sends; the last one is for Apollo's CSRF protection. */
const HEADERS = {
  accept: 'application/graphql-response+json, application/json;q=0.9',
  'apollo-require-preflight': 'true',
}
const JSON_HEADERS = { ...HEADERS, 'content-type': 'application/json' }

/** A request by hash with GET, as the client sends public queries. */
export function persistedGet(endpoint: string, { sha256, variables }: RequestedOperation): Call {
  const parameters = { extensions: JSON.stringify(extensions(sha256)), variables: JSON.stringify(variables) }
  return { url: `${endpoint}?${new URLSearchParams(parameters)}`, headers: HEADERS }
}

/** A request with all operations in one body, by hash, as a client that batches sends them. */
export function batch(endpoint: string, all: readonly RequestedOperation[]): Call {
  const entries = all.map(({ sha256, variables }) => ({ variables, extensions: extensions(sha256) }))
  return { url: endpoint, method: 'POST', headers: JSON_HEADERS, body: JSON.stringify(entries) }
}

/** Text and hash together: what makes a server know the hash (Apollo's automatic persisted queries). */
export function registration(endpoint: string, { sha256, text, variables }: RequestedOperation): Call {
  const body = JSON.stringify({ query: text, variables, extensions: extensions(sha256) })
  return { url: endpoint, method: 'POST', headers: JSON_HEADERS, body }
}

const extensions = (sha256Hash: string) => ({ persistedQuery: { version: 1, sha256Hash } })

export type Answer = { body: Buffer; headers: Record<string, string | string[] | undefined> }

/** Sends one call and returns the bytes of the response; rejects if the call is refused. */
export async function answerOf({ url, ...call }: Call): Promise<Answer> {
  const { statusCode, headers, body } = await request(url, call)
  const bytes = Buffer.from(await body.arrayBuffer())
  if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}: ${bytes.toString().slice(0, 300)}`)
  return { body: bytes, headers }
}

export async function jsonOf(call: Call): Promise<unknown> {
  return JSON.parse((await answerOf(call)).body.toString())
}

import { vi } from 'vitest'
import type { Operation } from '../../../schema/operation.ts'

/** One HTTP request as the transport sent it. */
export type Sent = {
  method: string
  url: URL
  headers: Headers
  /** Of the body, or of the address: always a list. */
  entries: { query?: string; variables?: unknown; extensions: { persistedQuery: { sha256Hash: string } } }[]
}

export type Reply = { status?: number; body: unknown; headers?: Record<string, string> } | 'network failure'

/** Replaces `fetch` by an endpoint that responds with the result of `reply`. */
export function fakeEndpoint(reply: (sent: Sent, count: number) => Reply): Sent[] {
  const requests: Sent[] = []
  vi.stubGlobal('fetch', async (input: URL | string, { method = 'GET', body, headers }: RequestInit = {}) => {
    const sent = read(new URL(input), method, new Headers(headers), body as string | undefined)
    requests.push(sent)
    const response = reply(sent, requests.length)
    if (response === 'network failure') throw new TypeError('Failed to fetch')
    const { status = 200, body: text, headers: given } = response
    const type = typeof text === 'string' ? 'text/html' : 'application/json'
    return new Response(typeof text === 'string' ? text : JSON.stringify(text), {
      status,
      headers: { 'content-type': type, ...given },
    })
  })
  return requests
}

function read(url: URL, method: string, headers: Headers, body: string | undefined): Sent {
  const parse = (name: string) => JSON.parse(url.searchParams.get(name) ?? 'null') as unknown
  const parsed =
    body === undefined ? { variables: parse('variables'), extensions: parse('extensions') } : JSON.parse(body)
  return { method, url, headers, entries: (Array.isArray(parsed) ? parsed : [parsed]) as Sent['entries'] }
}

export const notFound = {
  errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
}
export const notSupported = { errors: [{ message: 'PersistedQueryNotSupported' }] }

export function operation(name: string, kind: 'query' | 'mutation' = 'query'): Operation<unknown, unknown> {
  return { name, kind, text: `${kind} ${name} { field }`, sha256: name.toLowerCase().padEnd(64, '0') }
}

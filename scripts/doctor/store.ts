import type { Config } from '../../bff/config.ts'
import type { StoreMembers } from '../../bff/magento/store-members.ts'
import {
  type AnyOperation,
  canonicalVariables,
  readRequest,
  sendRequest,
  type StoreRequest,
} from '../../bff/magento/request.ts'

export type StoreResponse = {
  status: number
  /** Time until the response was complete. */
  ms: number
  headers: Headers
  text: string
  /** Both are empty if the body is no GraphQL response. */
  data: Record<string, unknown> | null
  errors: { message: string }[]
  isGraphql: boolean
}

/** The store, called as the bff calls it, one request at a time. Rejects when there is no response at all. */
export type Store = {
  endpoint: URL
  /** By GET, like all public reads; by POST if the address would be too long. */
  read(operation: AnyOperation, variables?: unknown): Promise<StoreResponse>
  /** By POST. */
  send(operation: AnyOperation, variables?: unknown): Promise<StoreResponse>
  /** A document of the doctor's own, by POST. */
  query(text: string, variables?: unknown): Promise<StoreResponse>
  /** The first megabytes of a file. */
  file(address: URL): Promise<{ status: number; type: string; bytes: Buffer }>
}

/** Replaces an operation of which the store supports nothing. */
const NOTHING: AnyOperation = { name: 'Nothing', kind: 'query', text: 'query Nothing{__typename}', sha256: '' }
const TIMEOUT = 20_000
const MAX_BYTES = 20 * 1024 ** 2
const USER_AGENT = 'Musette-Doctor/1'

export function connectStore({ upstream }: Pick<Config, 'upstream'>, currency?: string): Store {
  const endpoint = new URL(upstream.url)
  const scope = { store: upstream.store, currency }

  async function exchange({ method, path, headers, body }: StoreRequest): Promise<StoreResponse> {
    const started = performance.now()
    const response = await fetch(endpoint.origin + path, {
      method,
      headers: { ...headers, 'user-agent': USER_AGENT },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
      ...(body !== undefined && { body }),
    })
    const text = (await bytesOf(response)).toString('utf8')
    return {
      status: response.status,
      ms: performance.now() - started,
      headers: response.headers,
      text,
      ...graphqlOf(text),
    }
  }
  const send = (operation: AnyOperation, variables: unknown = {}) =>
    exchange(sendRequest(endpoint, operation, canonicalVariables(variables), scope))

  return {
    endpoint,
    send,
    read: (operation, variables = {}) =>
      exchange(readRequest(endpoint, operation, canonicalVariables(variables), scope)),
    query: (text, variables) => send({ name: 'Doctor', kind: 'query', text, sha256: '' }, variables),
    async file(address) {
      const response = await fetch(address, {
        redirect: 'manual',
        headers: { accept: 'image/*', 'user-agent': USER_AGENT },
        signal: AbortSignal.timeout(TIMEOUT),
      })
      return {
        status: response.status,
        type: response.headers.get('content-type') ?? '',
        bytes: await bytesOf(response),
      }
    },
  }
}

/** Wraps a store so that it gets only the part of each operation that it can execute, as from the shop. */
export function fittingStore(store: Store, members: Pick<StoreMembers, 'fit'>): Store {
  const fitted = (operation: AnyOperation) => members.fit(operation) ?? NOTHING
  return {
    ...store,
    read: (operation, variables) => store.read(fitted(operation), variables),
    send: (operation, variables) => store.send(fitted(operation), variables),
  }
}

async function bytesOf(response: Response): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of response.body ?? []) {
    pieces.push(piece)
    size += piece.length
    if (size > MAX_BYTES) throw new Error(`The response is longer than ${MAX_BYTES} bytes`)
  }
  return Buffer.concat(pieces)
}

function graphqlOf(text: string): Pick<StoreResponse, 'data' | 'errors' | 'isGraphql'> {
  const body = parse(text)
  const data = isObject(body) && isObject(body.data) ? body.data : null
  const errors = isObject(body) && Array.isArray(body.errors) ? body.errors : []
  return {
    data,
    errors: errors.filter(isObject).map(({ message }) => ({ message: String(message).slice(0, 300) })),
    isGraphql: data !== null || errors.length > 0,
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns the objects of a list of the store; empty if there is no such list. */
export function itemsOf(list: unknown): Record<string, unknown>[] {
  return isObject(list) && Array.isArray(list.items) ? list.items.filter(isObject) : []
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

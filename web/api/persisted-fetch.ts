import { MAINTENANCE_MARKER } from '../../schema/shop-constants.ts'
import { lookAtPresence } from './presence.ts'

/** In characters: a longer address is sent as a body. */
const MAX_ADDRESS = 4000
/** In ASCII characters, as files in base64 are: the endpoint accepts 128 KiB, its address for files more. */
const MAX_BODY = 100_000
/** As many as the endpoint takes. */
const MAX_BATCH = 10

const MAX_ATTEMPTS = 5
/** In ms, before the second attempt; it doubles with each further one. */
const INITIAL_DELAY = 300
/** In ms: a shopper waits for a page no longer than this, whatever `Retry-After` says. */
const MAX_RETRY_AFTER = 10_000
const GATEWAY_FAILURES = [502, 503, 504]

/** One operation as the endpoint takes it: Apollo's protocol of automatic persisted queries, version 1. */
type Body = {
  query?: string
  variables?: unknown
  extensions: { persistedQuery: { version: 1; sha256Hash: string } }
}

/** A response whose body is read. */
type Reply = { status: number; headers: Headers; text: string }
type Send<Payload> = (payload: Payload, init: RequestInit) => Promise<Reply>

/** Loads the text of a document if the server requires it: rarely, because it knows the hashes of its own build. */
export type DocumentText = (sha256: string) => Promise<string>

export type PersistedFetchOptions = {
  endpoint: string
  documentText: DocumentText
  /** How queries are sent: each by its hash with GET, so that caches can respond, or all of one tick as a batch with POST. */
  usesGet: boolean
}

/**
 * The `fetch` for queries: hash first, GET or batches, and up to five attempts.
 * It takes requests whose `query` is the hash of a document, as all documents are in the browser's bundle.
 */
export function queryFetch({ endpoint, documentText, usesGet }: PersistedFetchOptions): typeof fetch {
  const send = usesGet ? retrying(viaGet(endpoint)) : batching(retrying(viaPost(endpoint)))
  return hashFirst(send, documentText, [400, 500])
}

/** The `fetch` for mutations: hash first, alone, and once. After HTTP 500 it is not sent again: it may have been carried out. */
export function mutationFetch({ endpoint, documentText }: PersistedFetchOptions): typeof fetch {
  return hashFirst(viaPost(endpoint), documentText, [400])
}

/** Sends the hash, then the document where the server does not know the hash, does not support hashes, or fails with one of `statuses`. */
function hashFirst(send: Send<Body>, documentText: DocumentText, statuses: number[]): typeof fetch {
  const unsupported = new Set<string>()

  async function reply(sha256: string, variables: unknown, init: RequestInit): Promise<Reply> {
    const extensions = { persistedQuery: { version: 1, sha256Hash: sha256 } } as const
    if (!unsupported.has(sha256)) {
      const first = await send({ variables, extensions }, init)
      const [, refusal] = /"message":\s*"PersistedQueryNot(Found|Supported)"/.exec(first.text) ?? []
      if (refusal === 'Supported') unsupported.add(sha256)
      if (!refusal && !statuses.includes(first.status)) return first
    }
    return send({ query: await documentText(sha256), variables, extensions }, init)
  }

  return async (_endpoint, init = {}) => {
    const { query, variables } = JSON.parse(init.body as string) as { query: string; variables?: unknown }
    const { text, status, headers } = await reply(query, variables, init)
    return new Response(text, { status, headers })
  }
}

/** Combines what is sent in one tick. Only for queries: a batch may be repeated. */
function batching(send: Send<Body[]>): Send<Body> {
  type Waiting = { body: Body; init: RequestInit; resolve(reply: Reply): void; reject(reason: unknown): void }
  let waiting: Waiting[] = []

  return (body, init) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setTimeout(flush)
      waiting.push({ body, init, resolve, reject })
    })

  function flush(): void {
    const all = waiting
    waiting = []
    for (let from = 0; from < all.length; from += MAX_BATCH) void sendBatch(all.slice(from, from + MAX_BATCH))
  }

  async function sendBatch(batch: Waiting[]): Promise<void> {
    try {
      const bodies = batch.map(({ body }) => body)
      const reply = await send(bodies, batch[0]?.init ?? {})
      const parts = bodies.length > 1 ? partsOf(reply) : undefined
      batch.forEach(({ resolve }, index) => resolve(parts ? { ...reply, text: JSON.stringify(parts[index]) } : reply))
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }
}

/** The responses of a batch, in the order of its bodies; undefined where the whole batch failed. */
function partsOf({ text, status }: Reply): unknown[] | undefined {
  try {
    const parts = JSON.parse(text) as unknown
    return Array.isArray(parts) ? parts : undefined
  } catch (error) {
    if (status < 300) throw error
    return undefined
  }
}

/** Retries without a response, or without one from the shop itself, with an exponential delay and jitter. */
function retrying<Payload>(send: Send<Payload>): Send<Payload> {
  return async (payload, init) => {
    for (let attempt = 1; ; attempt++) {
      const reply = await send(payload, init).catch((error: unknown) => {
        if (attempt === MAX_ATTEMPTS) throw error
        return undefined
      })
      if (reply && (attempt === MAX_ATTEMPTS || !isTemporary(reply))) return reply
      // The jitter keeps requests that were refused together from coming back together.
      const delay = INITIAL_DELAY * 2 ** (attempt - 1) * (0.5 + Math.random())
      await sleep(retryAfter(reply) + delay)
    }
  }
}

/** Maintenance lasts longer than a few seconds: its page waits for the shop to return. */
function isTemporary({ status, text }: Reply): boolean {
  if (GATEWAY_FAILURES.includes(status)) return !text.includes(MAINTENANCE_MARKER)
  return status < 300 && !/^[[{]/.test(text)
}

/** `Retry-After` in ms (RFC 9110 §10.2.3), if it is a number: a date would depend on the shopper's clock. */
function retryAfter(reply: Reply | undefined): number {
  const value = reply?.headers.get('retry-after') ?? ''
  return /^\d{1,9}$/.test(value) ? Math.min(Number(value) * 1000, MAX_RETRY_AFTER) : 0
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

function viaGet(endpoint: string): Send<Body> {
  const post = viaPost(endpoint)
  return (body, init) => {
    const address = body.query === undefined && addressOf(endpoint, body)
    if (!address) return post(body, init)
    const headers = new Headers(init.headers)
    headers.delete('content-type')
    return request(address, { ...init, method: 'GET', body: undefined, headers })
  }
}

function viaPost(endpoint: string): Send<Body | Body[]> {
  return (payload, init) => {
    const body = JSON.stringify(Array.isArray(payload) && payload.length === 1 ? payload[0] : payload)
    return request(body.length > MAX_BODY ? `${endpoint}/files` : endpoint, { ...init, body })
  }
}

async function request(address: string, init: RequestInit): Promise<Reply> {
  const response = await fetch(address, init)
  const { status, headers } = response
  lookAtPresence()
  return { status, headers, text: await response.text() }
}

/** The address of a query by its hash; undefined where it would be too long. */
function addressOf(endpoint: string, { variables, extensions }: Body): string | undefined {
  const address = new URL(endpoint)
  address.searchParams.set('extensions', JSON.stringify(extensions))
  const given = JSON.stringify(variables ?? {})
  if (given !== '{}') address.searchParams.set('variables', given)
  return address.href.length <= MAX_ADDRESS ? address.href : undefined
}

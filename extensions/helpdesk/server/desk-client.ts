import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import { Agent, type Dispatcher, request } from 'undici'
import { caching, files, http, store } from 'musette/server'

/** Ms that one call may take, waiting for its turn and its response. */
const TURN_TIMEOUT = 3000
const TIMEOUT = 10_000
const CONNECT_TIMEOUT = 3000
const FILE_TIMEOUT = 120_000
const MAX_RESPONSE_BYTES = 4 * 1024 ** 2
const MAX_FILE = 25 * 1024 ** 2
const MAX_REDIRECTS = 2
const AT_ONCE = 6
const MAX_WAITING = 60
/** Ms without calls after a failure, so that nobody else waits for one. A help desk may ask for a longer pause. */
const PAUSE = 10_000
const MAX_PAUSE = 60_000
const MAX_DESKS = 50
/** Statuses that concern every call: account, too many calls, gateway. */
const OF_DESK: ReadonlySet<number> = new Set([401, 403, 429, 502, 503, 504])

/** A help desk that is not the store failed on a call or refused it. */
export class DeskError extends store.UpstreamError {
  constructor(name: string, options?: ErrorOptions) {
    super('unavailable', 'The help desk did not respond', name, options)
  }
}

/** Returns null for an error of the help desk, for optional reads. */
export function nullIfDown(error: unknown): null {
  if (error instanceof DeskError) return null
  throw error
}

export type DeskCall = {
  /** For logs: from the code, never from a client. */
  name: string
  method?: 'GET' | 'POST' | 'PUT'
  /** Below the help desk's address. Parts that come from a client are to be encoded. */
  path: string
  query?: Readonly<Record<string, string | number>>
  /** Sent as JSON. */
  body?: object
  upload?: { contentType: string; content: Buffer }
  headers?: Readonly<Record<string, string>>
}

/** `body` of a 404 is null; every other refusal is a `DeskError`. */
export type DeskResponse = { status: number; resource: string | null; body: unknown }

export type DeskClient = {
  call(call: DeskCall): Promise<DeskResponse>
  /** Fetches a file of the help desk without the key, because its address grants access. */
  open(address: string, isAllowed: (url: URL) => boolean): Promise<files.PersonalFile | files.NoFile>
}

/** `headers` contain the key, and are sent to no other host. */
export type Desk = { name: string; url: string; headers: Readonly<Record<string, string>>; log: FastifyBaseLogger }

type DeskState = { limiter: caching.Limiter; isDown: boolean; pausedUntil: number }

const agent = new Agent({
  connect: { timeout: CONNECT_TIMEOUT },
  headersTimeout: TIMEOUT,
  bodyTimeout: TIMEOUT,
  connections: AT_ONCE,
})
const deskStates = new LRUCache<string, DeskState>({ max: MAX_DESKS })

/** The API of a help desk: bounded time, responses and calls at a time, and no calls for a moment after it failed. */
export function deskClient({ name: desk, url: base, headers, log }: Desk): DeskClient {
  const state = deskStates.get(base) ?? {
    limiter: caching.createLimiter(AT_ONCE, MAX_WAITING),
    isDown: false,
    pausedUntil: 0,
  }
  deskStates.set(base, state)

  function down(reason: object, pause = PAUSE): void {
    if (!state.isDown) log.error({ desk, ...reason }, 'the help desk cannot be used and is left alone for a moment')
    state.isDown = true
    state.pausedUntil = Date.now() + Math.min(pause, MAX_PAUSE)
  }

  async function send({ name, method = 'GET', path, query, body, upload, headers: own }: DeskCall) {
    const address = new URL(path, base)
    for (const [key, value] of Object.entries(query ?? {})) address.searchParams.set(key, String(value))
    const content = upload ? upload.content : body ? JSON.stringify(body) : null
    const type = upload ? upload.contentType : 'application/json'
    try {
      const response = await request(address, {
        dispatcher: agent,
        method,
        headers: { accept: 'application/json', ...(content && { 'content-type': type }), ...own, ...headers },
        body: content,
        signal: AbortSignal.timeout(TIMEOUT),
      })
      return { response, text: await textOf(response) }
    } catch (error) {
      down({ call: name, reason: reasonOf(error) })
      throw new DeskError(name)
    }
  }

  async function run(call: DeskCall): Promise<DeskResponse> {
    if (Date.now() < state.pausedUntil) throw new DeskError(call.name)
    const { response, text } = await send(call)
    const { statusCode: status, headers: received } = response
    if (OF_DESK.has(status)) {
      down({ call: call.name, status }, Number(received['retry-after']) * 1000 || PAUSE)
      throw new DeskError(call.name)
    }
    if (state.isDown) log.info({ desk }, 'the help desk works again')
    state.isDown = false
    if (status === 404) return { status, resource: null, body: null }
    const body = parsed(text)
    if (status >= 200 && status < 300 && body !== undefined)
      return { status, resource: single(received['resource-id']), body }
    log.warn({ desk, call: call.name, status }, 'the help desk refused a call')
    throw new DeskError(call.name)
  }

  async function open(
    address: string,
    isAllowed: (url: URL) => boolean,
    redirects = 0,
  ): Promise<files.PersonalFile | files.NoFile> {
    const url = URL.canParse(address, base) ? new URL(address, base) : null
    if (!url || !isAllowed(url) || redirects > MAX_REDIRECTS) return 'refused'
    const {
      statusCode,
      headers: received,
      body,
    } = await request(url, {
      dispatcher: agent,
      signal: AbortSignal.timeout(FILE_TIMEOUT),
    }).catch((error: unknown) => {
      throw new DeskError('File', { cause: error })
    })
    if (statusCode === 200) {
      const name = files.fileName(single(received['content-disposition']) ?? '')
      return {
        name,
        contentType: files.mediaType(single(received['content-type']) ?? ''),
        body: http.boundedBody(body, MAX_FILE),
      }
    }
    body.on('error', () => {}).destroy()
    const target = single(received.location)
    if (statusCode >= 300 && statusCode < 400 && target)
      return open(new URL(target, url).href, isAllowed, redirects + 1)
    return 'refused'
  }

  return {
    async call(call) {
      try {
        return await state.limiter.run(() => run(call), TURN_TIMEOUT)
      } catch (error) {
        throw error instanceof DeskError ? error : new DeskError(call.name, { cause: error })
      }
    },
    open: (address, isAllowed) => open(address, isAllowed),
  }
}

async function textOf({ body }: Dispatcher.ResponseData): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of http.boundedBody(body, MAX_RESPONSE_BYTES)) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

/** Null for an empty text, undefined for what is no JSON. */
function parsed(text: string): unknown {
  if (text.trim() === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Only a code: messages may name addresses. */
function reasonOf(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown }
  return String(code ?? name)
}

function single(value: string | string[] | undefined): string | null {
  return typeof value === 'string' ? value : null
}

/** Returns the value at a path of keys in a response; undefined if there is none. */
export function at(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[key] : undefined),
    value,
  )
}

export function listAt(value: unknown, ...path: string[]): unknown[] {
  const found = at(value, ...path)
  return Array.isArray(found) ? found : []
}

export function textAt(value: unknown, ...path: string[]): string {
  const found = at(value, ...path)
  return typeof found === 'string' ? found : ''
}

/** Returns a number of the help desk; null for anything else. */
export function numberAt(value: unknown, ...path: string[]): number | null {
  const found = at(value, ...path)
  return typeof found === 'number' && Number.isSafeInteger(found) && found >= 0 ? found : null
}

/** ISO 8601; null for anything else. */
export function instantAt(value: unknown, ...path: string[]): string | null {
  const time = Date.parse(textAt(value, ...path))
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}

/** Compares addresses ignoring case, as shops and help desks do. */
export function isSameAddress(one: string, other: string | null): boolean {
  return one !== '' && other !== null && one.trim().toLowerCase() === other.trim().toLowerCase()
}

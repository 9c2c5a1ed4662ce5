import { Agent, type Dispatcher, request } from 'undici'
import { Overload } from '../../lib/limiter.ts'
import { UpstreamError } from '../../magento/upstream-error.ts'

/** Ms. */
const CONNECT_TIMEOUT = 3000
const SILENCE_TIMEOUT = 15_000

/** Loop detection (RFC 8586): a store whose own address leads back to this server would be requested endlessly. */
export const LOOP_HEADER = 'cdn-loop'
const LOOP_ID = 'musette'

export type StoreOriginOptions = {
  /** The store's GraphQL endpoint. */
  storeUrl: string
  publicUrl: string
  userAgent: string
  /** Responses in progress at a time. Each holds a connection to the store until its body is read. */
  atOnce: number
  /** Ms that one response may take as a whole. */
  totalTimeout: number
}

export type StoreOrigin = {
  /** Base URL of the store's pages and files, derived from its GraphQL endpoint. */
  root: URL
  fetch(url: URL, method: 'GET' | 'HEAD'): Promise<Dispatcher.ResponseData>
  /**
   * Requests a path below `root`. Where the store knows itself by another base URL and redirects to it, the path is
   * requested again at `baseUrl`.
   */
  fetchPath(path: string, baseUrl: () => Promise<string>, method?: 'GET' | 'HEAD'): Promise<Dispatcher.ResponseData>
  close(): Promise<void>
}

/**
 * Client for the store's own pages and files, without cookie or token. It follows redirects to the store itself only.
 * Rejects with `UpstreamError` or `Overload`.
 */
export function createStoreOrigin({ storeUrl, publicUrl, ...options }: StoreOriginOptions): StoreOrigin {
  const root = new URL('.', storeUrl)
  const agent = new Agent({
    connect: { timeout: CONNECT_TIMEOUT },
    headersTimeout: SILENCE_TIMEOUT,
    bodyTimeout: SILENCE_TIMEOUT,
    connections: options.atOnce,
  })
  let inFlight = 0

  async function fetch(url: URL, method: 'GET' | 'HEAD'): Promise<Dispatcher.ResponseData> {
    if (inFlight >= options.atOnce) throw new Overload('Too many responses are on their way')
    inFlight += 1
    try {
      const response = await request(url, {
        dispatcher: agent,
        method,
        headers: { 'user-agent': options.userAgent, [LOOP_HEADER]: LOOP_ID },
        signal: AbortSignal.timeout(options.totalTimeout),
      })
      response.body.once('close', () => (inFlight -= 1))
      return response
    } catch (error) {
      inFlight -= 1
      throw noResponse({ cause: error })
    }
  }

  return {
    root,
    fetch,
    async fetchPath(path, baseUrl, method = 'GET') {
      const response = await fetch(new URL(path, root), method)
      const { statusCode, body } = response
      if (statusCode < 300 || statusCode >= 400 || !endsIn(locationOf(response), path)) return response
      const address = await baseUrl()
      const proper = URL.canParse(address) ? new URL('.', address) : root
      if (proper.origin === publicUrl || proper.href === root.href || !/^https?:$/.test(proper.protocol))
        return response
      drop(body)
      return fetch(new URL(path, proper), method)
    },
    close: () => agent.destroy(),
  }
}

export function locationOf({ headers: { location } }: Dispatcher.ResponseData): string {
  return typeof location === 'string' ? location : ''
}

export function noResponse(options?: ErrorOptions): UpstreamError {
  return new UpstreamError('unavailable', 'The store gave no response', 'File', options)
}

/** Discards the unread rest of a body. */
export function drop(body: Dispatcher.ResponseData['body']): void {
  body.on('error', () => {}).destroy()
}

function endsIn(location: string, path: string): boolean {
  const [address = ''] = location.split('?')
  return decoded(address)
    .replace(/\/$/, '')
    .endsWith(`/${decoded(path).replace(/\/$/, '')}`)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

import { Agent, type Dispatcher, request } from 'undici'
import { Overload } from '../../lib/limiter.ts'
import { UpstreamError } from '../../magento/upstream-error.ts'

/** Ms. */
const CONNECT_TIMEOUT = 3000
const SILENCE_TIMEOUT = 15_000

/** Names whoever passes a request on (RFC 8586): a store whose own address leads back here would be asked for ever. */
export const LOOP_HEADER = 'cdn-loop'
const LOOP_ID = 'musette'

export type StoreOriginOptions = {
  /** The store's GraphQL address. */
  storeUrl: string
  publicUrl: string
  userAgent: string
  /** Answers that are on their way at a time; each takes a connection of the store's until its body is read. */
  atOnce: number
  /** Ms that one may take as a whole. */
  totalTimeout: number
}

export type StoreOrigin = {
  /** What the store answers in. */
  root: URL
  ask(url: URL, method: 'GET' | 'HEAD'): Promise<Dispatcher.ResponseData>
  /** A path below `root`, also where the store knows itself by another name and sends whoever does not use it there: to `baseUrl`. */
  askPath(path: string, baseUrl: () => Promise<string>, method?: 'GET' | 'HEAD'): Promise<Dispatcher.ResponseData>
  close(): Promise<void>
}

/** The store's own pages and files, asked without cookie or token. Redirects are not followed but to the store itself. Rejects with `UpstreamError` or `Overload`. */
export function createStoreOrigin({ storeUrl, publicUrl, ...options }: StoreOriginOptions): StoreOrigin {
  const root = new URL('.', storeUrl)
  const agent = new Agent({
    connect: { timeout: CONNECT_TIMEOUT },
    headersTimeout: SILENCE_TIMEOUT,
    bodyTimeout: SILENCE_TIMEOUT,
    connections: options.atOnce,
  })
  let onTheirWay = 0

  async function ask(url: URL, method: 'GET' | 'HEAD'): Promise<Dispatcher.ResponseData> {
    if (onTheirWay >= options.atOnce) throw new Overload('Too many answers are on their way')
    onTheirWay += 1
    try {
      const response = await request(url, {
        dispatcher: agent,
        method,
        headers: { 'user-agent': options.userAgent, [LOOP_HEADER]: LOOP_ID },
        signal: AbortSignal.timeout(options.totalTimeout),
      })
      response.body.once('close', () => (onTheirWay -= 1))
      return response
    } catch (error) {
      onTheirWay -= 1
      throw noResponse({ cause: error })
    }
  }

  return {
    root,
    ask,
    async askPath(path, baseUrl, method = 'GET') {
      const response = await ask(new URL(path, root), method)
      const { statusCode, body } = response
      if (statusCode < 300 || statusCode >= 400 || !endsIn(locationOf(response), path)) return response
      const told = await baseUrl()
      const proper = URL.canParse(told) ? new URL('.', told) : root
      if (proper.origin === publicUrl || proper.href === root.href || !/^https?:$/.test(proper.protocol))
        return response
      drop(body)
      return ask(new URL(path, proper), method)
    },
    close: () => agent.destroy(),
  }
}

export function locationOf({ headers: { location } }: Dispatcher.ResponseData): string {
  return typeof location === 'string' ? location : ''
}

export function noResponse(options?: ErrorOptions): UpstreamError {
  return new UpstreamError('unavailable', 'The store gave no answer', 'File', options)
}

/** Gives up what has not been read. */
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

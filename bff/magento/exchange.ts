import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { Pool } from 'undici'
import type { StoreRequest } from './request.ts'

export type Exchanged = {
  status: number
  text: string
  /** `X-Magento-Tags`, when the store sends it. */
  tags?: string
  /** `X-Magento-Cache-Id`, when the store sends it. */
  cacheId?: string
}

/** Why there is no response. */
export class ExchangeError extends Error {
  override readonly name = 'ExchangeError'
  readonly reason: 'connection' | 'timeout' | 'too-large' | 'garbage'

  constructor(reason: ExchangeError['reason'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}

export type Exchange = {
  /** Sends one request. `timeout` (ms) covers everything up to the last byte. Rejects with `ExchangeError`. */
  run(request: StoreRequest, timeout: number): Promise<Exchanged>
  close(): Promise<void>
}

/** Largest response in bytes, before and after decompression. Real ones stay far below 1 MB. */
const MAX_RESPONSE_BYTES = 10 * 1024 ** 2
const CONNECT_TIMEOUT = 3000
const TOO_LARGE: ReadonlySet<string> = new Set(['UND_ERR_RES_EXCEEDED_MAX_SIZE', 'ERR_BUFFER_TOO_LARGE'])

const unzip = promisify(gunzip)

/** HTTP to one store over a bounded pool of keep-alive connections. Cookies are not stored. */
export function createExchange(endpoint: URL, connections: number): Exchange {
  const pool = new Pool(endpoint.origin, {
    connections,
    pipelining: 1,
    connect: { timeout: CONNECT_TIMEOUT },
    maxResponseSize: MAX_RESPONSE_BYTES,
  })

  async function run({ method, path, headers, body }: StoreRequest, timeout: number): Promise<Exchanged> {
    const abort = new AbortController()
    const started = performance.now()
    const timer = setTimeout(() => abort.abort(), timeout)
    try {
      const response = await pool.request({ method, path, headers, body: body ?? null, signal: abort.signal })
      const bytes = Buffer.from(await response.body.arrayBuffer())
      const text = await decode(bytes, single(response.headers['content-encoding']))
      return {
        status: response.statusCode,
        text,
        tags: single(response.headers['x-magento-tags']),
        cacheId: single(response.headers['x-magento-cache-id']),
      }
    } catch (cause) {
      throw abort.signal.aborted
        ? new ExchangeError('timeout', `No response within ${Math.round(performance.now() - started)} ms`, { cause })
        : asExchangeError(cause)
    } finally {
      clearTimeout(timer)
    }
  }

  return { run, close: () => pool.destroy() }
}

async function decode(bytes: Buffer, encoding: string | undefined): Promise<string> {
  if (encoding !== 'gzip') return bytes.toString('utf8')
  return (await unzip(bytes, { maxOutputLength: MAX_RESPONSE_BYTES })).toString('utf8')
}

function asExchangeError(cause: unknown): ExchangeError {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  if (TOO_LARGE.has(code)) return new ExchangeError('too-large', 'The response is too large', { cause })
  if (code.startsWith('Z_')) return new ExchangeError('garbage', 'The response is not encoded as it says', { cause })
  return new ExchangeError('connection', `No connection (${code || 'unknown fault'})`, { cause })
}

function single(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(',') : header
}

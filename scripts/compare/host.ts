import { setTimeout as sleep } from 'node:timers/promises'

/** Ms after which a request is aborted, including its body. */
const TIMEOUT = 30_000
/** Limits of the pauses that a busy server asks for: how often one request waits, and how long in ms. */
const MAX_PAUSES = 3
const DEFAULT_PAUSE = 5_000
const MAX_PAUSE = 120_000

export type Received = {
  /** 0 without a response. */
  status: number
  headers: Headers
  body: Uint8Array
  /** The body was longer than the limit and is incomplete. */
  isCut: boolean
  /** Ms from the request to the head of the response. */
  ms: number
  /** Why there is no response: an error code of Node such as `ECONNREFUSED`, or `timeout`. */
  failure?: string
}

export type HostOptions = {
  userAgent: string
  /** Minimum ms between two requests. */
  interval: number
  authorization?: string | undefined
  signal: AbortSignal
}

/** One server. Requests start at a steady rate; `maxBytes` of a body are read, counted after decompression. */
export type Host = {
  request(url: string, maxBytes: number, method?: 'GET' | 'HEAD'): Promise<Received>
  /** Raises the interval, as the server asks. */
  slowDown(interval: number): void
}

export function createHost({ userAgent, interval, authorization, signal }: HostOptions): Host {
  let between = interval
  let free = 0
  let pausedUntil = 0
  const headers = { 'user-agent': userAgent, accept: 'text/html,*/*;q=0.8', ...(authorization && { authorization }) }

  /** Throws when the signal is aborted. */
  async function turn(): Promise<void> {
    const now = Date.now()
    const at = Math.max(now, free, pausedUntil)
    free = at + between
    if (at > now) await sleep(at - now, undefined, { signal })
    signal.throwIfAborted()
    if (pausedUntil > Date.now()) await turn()
  }

  async function once(url: string, maxBytes: number, method: string): Promise<Received> {
    await turn()
    const start = performance.now()
    try {
      const limits = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)])
      const response = await fetch(url, { method, headers, redirect: 'manual', signal: limits })
      const ms = performance.now() - start
      const { body, isCut } = await readUpTo(response.body, maxBytes)
      return { status: response.status, headers: response.headers, body, isCut, ms }
    } catch (error) {
      signal.throwIfAborted()
      const none = { status: 0, headers: new Headers(), body: new Uint8Array(), isCut: false }
      return { ...none, ms: performance.now() - start, failure: failureOf(error) }
    }
  }

  return {
    slowDown: (least) => (between = Math.max(between, least)),
    async request(url, maxBytes, method = 'GET') {
      let received = await once(url, maxBytes, method)
      // A broken connection says nothing about the page.
      if (received.failure && received.failure !== 'timeout') received = await once(url, maxBytes, method)
      for (let pauses = 0; pauses < MAX_PAUSES; pauses++) {
        const pause = pauseOf(received)
        if (pause === undefined) break
        pausedUntil = Math.max(pausedUntil, Date.now() + pause)
        received = await once(url, maxBytes, method)
      }
      return received
    },
  }
}

/** Returns the ms to wait before asking a busy server again (Retry-After, RFC 9110, section 10.2.3). */
function pauseOf({ status, headers }: Received): number | undefined {
  const text = headers.get('retry-after')
  if (status !== 429 && !(status === 503 && text !== null)) return undefined
  const seconds = Number(text ?? NaN)
  const wanted = Number.isNaN(seconds) ? Date.parse(text ?? '') - Date.now() : seconds * 1000
  return Number.isNaN(wanted) ? DEFAULT_PAUSE : Math.min(Math.max(wanted, 0), MAX_PAUSE)
}

/** Reads up to a limit and cancels the rest, which is never decompressed. */
async function readUpTo(body: Response['body'], maxBytes: number): Promise<{ body: Uint8Array; isCut: boolean }> {
  const chunks: Uint8Array[] = []
  let room = maxBytes
  // Leaving the loop cancels the stream.
  for await (const chunk of body ?? []) {
    chunks.push(chunk.subarray(0, room))
    if (chunk.length > room) return { body: Buffer.concat(chunks), isCut: true }
    room -= chunk.length
  }
  return { body: Buffer.concat(chunks), isCut: false }
}

function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'timeout'
  const { cause } = error as { cause?: { code?: string; message?: string } }
  return cause?.code ?? cause?.message ?? error.message
}

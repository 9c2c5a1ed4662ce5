import { createHmac, randomUUID } from 'node:crypto'
import { Agent, type Dispatcher, request } from 'undici'
import type { EdgeSettings } from '../config.ts'
import { boundedBody } from '../http/bounded-body.ts'
import { ALL_TAGS, type Purged } from './purge-log.ts'
import { keysToForget } from './surrogate-keys.ts'

/** A cache in front of the shop that stores public responses, and takes purges. */
export type Edge = {
  /** For logs and metrics. */
  name: string
  /** Tags that one call takes. */
  most: number
  /**
   * Delays in ms after which the edge is notified again: a response from before the purge may still have been on its way to it, perhaps from another
   * process that learned of the purge later.
   */
  again: readonly number[]
  /** Resolves when the edge has purged the tags or accepted the purge. Rejects with `EdgeFailure`. */
  forget(purged: Purged): Promise<void>
}

/** An edge did not carry out a purge. */
export class EdgeFailure extends Error {
  override readonly name = 'EdgeFailure'
  /** Null where there was no response. */
  readonly status: number | null
  /** Seconds after which the edge may be called again; 0 where it does not say. */
  readonly retryAfter: number

  constructor(message: string, status: number | null = null, retryAfter = 0, options?: ErrorOptions) {
    super(message, options)
    this.status = status
    this.retryAfter = retryAfter
  }
}

/** Ms: to connect, between two packets, and for the whole call. */
const TIMEOUTS = { connect: 2000, silence: 5000, whole: 15_000 }
/** Connections to each edge. Calls go one after the other, and a slow end of one must not delay the next. */
const CONNECTIONS = 2
const MAX_RESPONSE_BYTES = 256 * 1024
const MAX_RETRY_AFTER = 300
/** Each call has one key more, for responses with very many tags. */
const BESIDES = 1
/** Keys of one `PURGE`: half of a line of 8 KiB, because Varnish compares the keys of a ban one by one. */
const VARNISH_KEYS = 500
/** Published limits: Fastly «Purge multiple surrogate key tags», Cloudflare «Purge limits» (operations per request). */
const FASTLY_KEYS = 256
const CLOUDFLARE_TAGS = 100
const WEBHOOK_TAGS = 1000

/** A response takes a moment to arrive within one network, and longer around the world; calls to Varnish cost next to nothing. */
const AGAIN = { near: [100, 3000], far: [3000] }

type Call = { method: string; headers?: Record<string, string>; body?: object }
type EdgeResponse = { status: number; text: string }

/** Returns the configured edges, and a function that closes the connections to them. */
export function createEdges(settings: EdgeSettings): { edges: Edge[]; close(): Promise<void> } {
  const agent = new Agent({
    connect: { timeout: TIMEOUTS.connect },
    headersTimeout: TIMEOUTS.silence,
    bodyTimeout: TIMEOUTS.silence,
    connections: CONNECTIONS,
  })
  const call = (url: string, parts: Call) => exchange(agent, url, parts)
  const { varnish, fastly, cloudflare, webhook } = settings
  const edges = [
    ...varnish.map((address) => varnishEdge(call, address)),
    ...(fastly ? [fastlyEdge(call, fastly)] : []),
    ...(cloudflare ? [cloudflareEdge(call, cloudflare)] : []),
    ...(webhook ? [webhookEdge(call, webhook)] : []),
  ]
  return { edges, close: () => agent.destroy() }
}

type SendCall = (url: string, call: Call) => Promise<EdgeResponse>

/** One `PURGE` with the keys; `docker/varnish` has the rules that understand it. */
function varnishEdge(call: SendCall, address: string): Edge {
  return {
    name: `varnish ${new URL(address).host}`,
    most: VARNISH_KEYS - BESIDES,
    again: AGAIN.near,
    async forget(purged) {
      await call(`${address}/`, { method: 'PURGE', headers: { 'surrogate-key': keysToForget(purged).join(' ') } })
    },
  }
}

/** https://www.fastly.com/documentation/reference/api/purging/ */
function fastlyEdge(call: SendCall, { url, service, token }: NonNullable<EdgeSettings['fastly']>): Edge {
  return {
    name: 'fastly',
    most: FASTLY_KEYS - BESIDES,
    again: AGAIN.far,
    async forget(purged) {
      await call(`${url}/service/${service}/purge`, {
        method: 'POST',
        headers: { 'fastly-key': token },
        body: { surrogate_keys: keysToForget(purged) },
      })
    },
  }
}

/** https://developers.cloudflare.com/api/resources/cache/methods/purge/ */
function cloudflareEdge(call: SendCall, { url, zone, token }: NonNullable<EdgeSettings['cloudflare']>): Edge {
  return {
    name: 'cloudflare',
    most: CLOUDFLARE_TAGS - BESIDES,
    again: AGAIN.far,
    async forget(purged) {
      const { status, text } = await call(`${url}/zones/${zone}/purge_cache`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: { tags: keysToForget(purged) },
      })
      if (!isSuccess(text)) throw new EdgeFailure('The response names no success', status)
    },
  }
}

function isSuccess(text: string): boolean {
  try {
    return (JSON.parse(text) as { success?: unknown } | null)?.success === true
  } catch {
    return false
  }
}

/** Any other cache. Calls are signed as https://www.standardwebhooks.com specifies, because libraries exist for it. */
function webhookEdge(call: SendCall, { url, secret }: NonNullable<EdgeSettings['webhook']>): Edge {
  return {
    name: 'webhook',
    most: WEBHOOK_TAGS,
    again: AGAIN.far,
    async forget(purged) {
      const [id, time] = [`purge_${randomUUID()}`, Math.floor(Date.now() / 1000)]
      const isAll = purged === ALL_TAGS
      const body = { type: 'purge', all: isAll, tags: isAll ? [] : purged, keys: keysToForget(purged) }
      const signature = createHmac('sha256', secret)
        .update(`${id}.${time}.${JSON.stringify(body)}`)
        .digest('base64')
      await call(url, {
        method: 'POST',
        headers: { 'webhook-id': id, 'webhook-timestamp': String(time), 'webhook-signature': `v1,${signature}` },
        body,
      })
    },
  }
}

/** Sends one call, and rejects unless it succeeds. Redirects are failures: a secret must not reach another host. */
async function exchange(dispatcher: Dispatcher, url: string, { method, headers, body }: Call): Promise<EdgeResponse> {
  let result: EdgeResponse & { retryAfter: number }
  try {
    const response = await request(url, {
      dispatcher,
      method,
      signal: AbortSignal.timeout(TIMEOUTS.whole),
      headers: {
        'user-agent': 'Musette-Edges/1',
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const chunks: Buffer[] = []
    for await (const chunk of boundedBody(response.body, MAX_RESPONSE_BYTES)) chunks.push(chunk as Buffer)
    const seconds = Number(response.headers['retry-after'])
    result = {
      status: response.statusCode,
      text: Buffer.concat(chunks).toString(),
      retryAfter: seconds > 0 ? Math.min(seconds, MAX_RETRY_AFTER) : 0,
    }
  } catch (error) {
    throw new EdgeFailure('There was no response', null, 0, { cause: error })
  }
  const { status, retryAfter } = result
  if (status < 200 || status > 299) throw new EdgeFailure(`The response has status ${status}`, status, retryAfter)
  return result
}

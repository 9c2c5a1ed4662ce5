import { setTimeout as pause } from 'node:timers/promises'
import { ExportResultCode } from '@opentelemetry/core'
import { JsonTraceSerializer } from '@opentelemetry/otlp-transformer'
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace'
import type { FastifyBaseLogger } from 'fastify'
import { Agent, request } from 'undici'
import type { TracingSettings } from '../config.ts'

/** Ms for one batch, tries included, and between two tries. */
const TIMEOUT = 5000
const RETRY_INTERVAL = 1000
/** HTTP status after which OTLP allows another try. */
const RETRYABLE: ReadonlySet<number> = new Set([429, 502, 503, 504])
const CONNECTIONS = 2
const MAX_REASON = 200

/**
 * Sends spans to a collector (OTLP over HTTP, JSON). Uses undici like all calls: Node's client shares classes with its server, which becomes slower
 * in a process that uses both. Logs once when the collector fails, and once when it works again.
 */
export function createSpanExporter({ url, headers }: TracingSettings, log: FastifyBaseLogger): SpanExporter {
  const agent = new Agent({ connect: { timeout: TIMEOUT }, connections: CONNECTIONS })
  let isFailing = false

  async function send(spans: ReadableSpan[]): Promise<void> {
    const signal = AbortSignal.timeout(TIMEOUT)
    const call = {
      dispatcher: agent,
      signal,
      method: 'POST' as const,
      headers: { 'content-type': 'application/json', ...headers },
      body: JsonTraceSerializer.serializeRequest(spans),
    }
    let status = await statusOf(call)
    while (RETRYABLE.has(status)) {
      await pause(RETRY_INTERVAL, undefined, { signal, ref: false })
      status = await statusOf(call)
    }
    if (status >= 300) throw new Error(`the collector responded ${status}`)
  }

  async function statusOf(call: Parameters<typeof request>[1]): Promise<number> {
    const { statusCode, body } = await request(url, call)
    await body.dump()
    return statusCode
  }

  function note(failure: Error | undefined): void {
    if (failure && !isFailing)
      log.warn(
        { reason: failure.message.slice(0, MAX_REASON) },
        'the collector of traces cannot be used: spans are dropped',
      )
    if (!failure && isFailing) log.info('the collector of traces works again')
    isFailing = failure !== undefined
  }

  return {
    export(spans, done) {
      send(spans).then(
        () => {
          note(undefined)
          done({ code: ExportResultCode.SUCCESS })
        },
        (error: Error) => {
          note(error)
          done({ code: ExportResultCode.FAILED, error })
        },
      )
    },
    shutdown: () => agent.close(),
  }
}

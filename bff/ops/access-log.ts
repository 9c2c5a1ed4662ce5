import { hostname } from 'node:os'
import type { FastifyInstance } from 'fastify'
import { levels } from 'pino'
import { remembered } from '../lib/remembered.ts'
import type { CacheStatus } from '../cache/cache-status.ts'
import { loggableUrl } from './loggable-url.ts'
import type { LogStream } from './logger.ts'

const PROCESS = `"pid":${process.pid},"hostname":${JSON.stringify(hostname())}`

/** Most answers are to addresses that others asked for a moment ago. */
const urlText = remembered((url) => JSON.stringify(loggableUrl(url)), { entries: 1000, maxLength: 1000 })

declare module 'fastify' {
  interface FastifyRequest {
    /** Name of the GraphQL operation, once it is known. */
    operation: string | undefined
  }
}

/** Asked every few seconds by whoever watches the process. */
const PROBE = /\/(health\/(live|ready)|metrics)$/

/** One line for each answer: method, address without secrets, GraphQL operation, status, ms, what the caches said, and the request's id. */
export function logAccess(app: FastifyInstance, stream: LogStream): void {
  app.decorateRequest('operation', undefined)
  const least = levels.values[app.log.level] ?? Infinity
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode: status } = reply
    const level = levelOf(request.url, status)
    if (level >= least) {
      const { id: requestId, method, url, operation, cacheStatus: verdict } = request
      stream.write(accessLine(level, { requestId, method, url, operation, status, ms: reply.elapsedTime, verdict }))
    }
    done()
  })
}

function levelOf(url: string, status: number): LineLevel {
  if (PROBE.test(url)) return 20
  return status >= 500 ? 40 : 30
}

/** What is known of an answer when it has gone out. */
type Answered = {
  requestId: string
  method: string
  url: string
  /** Names of GraphQL operations. */
  operation: string | undefined
  status: number
  ms: number
  verdict: CacheStatus
}

/** pino's levels. */
type LineLevel = 20 | 30 | 40

/**
 * The line of an answer, as pino would write it. It is put together here because there is one for each answer, and all that varies is
 * known: methods, operations and ids hold no character that JSON would escape (see `requestIdOf`).
 */
function accessLine(level: LineLevel, answered: Answered): string {
  const { requestId, method, url, operation, status, ms, verdict } = answered
  const named = operation === undefined ? '' : `,"operation":"${operation}"`
  const rounded = Math.round(ms * 10) / 10
  return `{"level":${level},"time":${Date.now()},${PROCESS},"reqId":"${requestId}","logger":"access","method":"${method}","url":${urlText(url)}${named},"status":${status},"ms":${rounded},"cache":"${verdict}","msg":"request"}\n`
}

import type { Server } from 'node:http'
import { type FastifyHttpOptions, LogController } from 'fastify'
import type { Config } from '../config.ts'
import { loggerOptions, type LogStream } from '../ops/logger.ts'
import { requestIdOf } from '../ops/request-id.ts'
import { leaveUnparsed } from './query-string.ts'
import { bareSecurityHeaders } from './security-headers.ts'

const SECOND = 1000

/** Limits of the HTTP server itself: what a client may send, and how slowly. */
export const SERVER_LIMITS = {
  /** Bytes of a request's line and headers together; more is 431. */
  headerBytes: 16 * 1024,
  headers: 100,
  connections: 10_000,
  /** Bytes of a body, unless a route says otherwise; more is 413. */
  bodyBytes: 64 * 1024,
  headersTimeout: 8 * SECOND,
  requestTimeout: 12 * SECOND,
  /** Longer than what load balancers keep an idle connection, so that they, not we, close it. */
  keepAliveTimeout: 65 * SECOND,
  /** How long a client may take nothing of its answer. */
  readTimeout: 20 * SECOND,
  /** How often slow connections are looked for. */
  checkInterval: 2 * SECOND,
}

export function serverOptions(config: Config, isSecure: boolean, logStream: LogStream): FastifyHttpOptions<Server> {
  return {
    logger: loggerOptions(config.logLevel, logStream),
    // The access log has lines of its own.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    requestIdHeader: false,
    trustProxy: config.trustProxy,
    bodyLimit: SERVER_LIMITS.bodyBytes,
    requestTimeout: SERVER_LIMITS.requestTimeout,
    keepAliveTimeout: SERVER_LIMITS.keepAliveTimeout,
    forceCloseConnections: 'idle',
    // What reaches a process that is about to end is answered like the rest: a balancer would hand the 503 on.
    return503OnClosing: false,
    http: {
      maxHeaderSize: SERVER_LIMITS.headerBytes,
      headersTimeout: SERVER_LIMITS.headersTimeout,
      connectionsCheckingInterval: SERVER_LIMITS.checkInterval,
    },
    routerOptions: { querystringParser: leaveUnparsed },
    frameworkErrors: (error, request, reply) => {
      // No hook runs for an address that cannot be decoded, so the headers are set and the line is written here.
      const status = error.statusCode ?? 400
      request.log.info({ logger: 'access', method: request.method, status, cache: 'pass' }, 'request')
      const { raw } = reply.hijack()
      raw.writeHead(status, {
        ...bareSecurityHeaders(isSecure),
        'x-request-id': request.id,
        'content-type': 'text/plain; charset=utf-8',
      })
      raw.end('Bad request\n')
    },
  }
}

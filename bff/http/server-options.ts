import type { Server } from 'node:http'
import { type FastifyHttpOptions, LogController } from 'fastify'
import type { Config } from '../config.ts'
import { loggerOptions, type LogStream } from '../ops/logger.ts'
import { requestIdOf } from '../ops/request-id.ts'
import { decodable } from './addresses.ts'
import { parseQueryString } from './query-string.ts'

const SECOND = 1000

/** Limits of the HTTP server: how much a client may send, and how slowly. */
export const SERVER_LIMITS = {
  /** Bytes of request line and headers together. Above it, the response is 431. */
  headerBytes: 16 * 1024,
  headers: 100,
  connections: 10_000,
  /** Bytes of a body, unless a route sets its own limit. Above it, the response is 413. */
  bodyBytes: 64 * 1024,
  headersTimeout: 8 * SECOND,
  requestTimeout: 12 * SECOND,
  /** Longer than the idle timeout of load balancers, so that they close idle connections and this server does not. */
  keepAliveTimeout: 65 * SECOND,
  /** How long a client may read nothing of its response. */
  readTimeout: 20 * SECOND,
  /** How often connections are checked for slowness. */
  checkInterval: 2 * SECOND,
}

/** Ms for each plugin to start: on a busy machine the schema alone can take longer than Fastify's ten seconds. */
const PLUGIN_TIMEOUT = 120 * SECOND

export function serverOptions(config: Config, logStream: LogStream): FastifyHttpOptions<Server> {
  return {
    logger: loggerOptions(config.logLevel, logStream),
    // `logAccess` logs the requests.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    requestIdHeader: false,
    trustProxy: config.trustProxy,
    bodyLimit: SERVER_LIMITS.bodyBytes,
    requestTimeout: SERVER_LIMITS.requestTimeout,
    keepAliveTimeout: SERVER_LIMITS.keepAliveTimeout,
    pluginTimeout: PLUGIN_TIMEOUT,
    forceCloseConnections: 'idle',
    // Requests that arrive during shutdown are served normally, because a load balancer would pass a 503 on.
    return503OnClosing: false,
    http: {
      maxHeaderSize: SERVER_LIMITS.headerBytes,
      headersTimeout: SERVER_LIMITS.headersTimeout,
      connectionsCheckingInterval: SERVER_LIMITS.checkInterval,
    },
    routerOptions: { querystringParser: parseQueryString },
    rewriteUrl: ({ url = '/' }) => decodable(url),
  }
}

import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { SERVER_LIMITS } from './server-options.ts'

/** Ms for the next request of a connection that was open when the app began to close. */
const NEXT_REQUEST = 1000

/** Limits the number of connections, the headers of a request, and how slowly clients may read. */
export function boundConnections(app: FastifyInstance): void {
  const { server } = app
  server.maxConnections = SERVER_LIMITS.connections
  server.maxHeadersCount = SERVER_LIMITS.headers
  const sockets = openSockets(server)
  closeSlowReaders(server, sockets, { readTimeout: SERVER_LIMITS.readTimeout, interval: SERVER_LIMITS.checkInterval })
  endUnusedConnections(app, sockets)
}

/** The open connections of a server. */
export function openSockets(server: Server): ReadonlySet<Socket> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    // Node keeps an address that was read once. Otherwise it is unknown to a handler that still waits when the client hangs up.
    void socket.remoteAddress
    socket.once('close', () => sockets.delete(socket))
  })
  return sockets
}

/**
 * Closes connections whose client reads nothing of a pending response for `readTimeout` ms. Node has timeouts for slow
 * requests but none for slow readers, and each of those holds its response in memory. Sockets are checked every
 * `interval` ms, so that requests cost nothing.
 */
export function closeSlowReaders(
  server: Server,
  sockets: ReadonlySet<Socket>,
  { readTimeout, interval }: { readTimeout: number; interval: number },
): void {
  const timer = setInterval(() => {
    for (const socket of sockets) {
      const isWaiting = socket.writableLength > 0
      // The socket's timeout restarts with every byte that the client reads. A connection that is idle between two
      // requests has a different timeout.
      if (isWaiting && socket.timeout !== readTimeout) socket.setTimeout(readTimeout)
      else if (!isWaiting && socket.timeout === readTimeout) socket.setTimeout(0)
    }
  }, interval).unref()
  server.once('close', () => clearInterval(timer))
}

/**
 * Repeatedly ends unused connections while the app closes. Browsers open some in advance, and Node waits for their first request as if it had begun.
 * For others, the response headers were ready, without `Connection: close`, before the app began to close.
 */
export function endUnusedConnections(app: FastifyInstance, sockets: ReadonlySet<Socket>): void {
  let timer: NodeJS.Timeout | undefined
  app.addHook('preClose', async () => {
    timer = setInterval(() => {
      app.server.closeIdleConnections()
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
    }, NEXT_REQUEST).unref()
  })
  // Hooks of this kind run when all requests have their responses.
  app.addHook('onClose', async () => clearInterval(timer))
}

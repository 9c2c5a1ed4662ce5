import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Closes connections whose client reads nothing of a pending response for `patience` ms. Node has timeouts for slow
 * requests but none for slow readers, and each of those holds its response in memory. Sockets are checked every
 * `interval` ms, so that requests cost nothing.
 */
export function cutSlowReaders(server: Server, { patience, interval }: { patience: number; interval: number }): void {
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  const timer = setInterval(() => {
    for (const socket of sockets) {
      const isWaiting = socket.writableLength > 0
      // The socket's timeout restarts with every byte that the client reads. A connection that is idle between two
      // requests has a different timeout.
      if (isWaiting && socket.timeout !== patience) socket.setTimeout(patience)
      else if (!isWaiting && socket.timeout === patience) socket.setTimeout(0)
    }
  }, interval).unref()
  server.once('close', () => clearInterval(timer))
}

import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Cuts clients that read nothing of what waits for them for `patience` ms: Node gives up those that are slow to ask, never those that are slow
 * to take, and each of them holds its answer in memory. They are looked for every `interval` ms, so that a request costs nothing.
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
      // The socket's own timeout begins anew with every byte that is taken. A connection that idles between two requests has another one.
      if (isWaiting && socket.timeout !== patience) socket.setTimeout(patience)
      else if (!isWaiting && socket.timeout === patience) socket.setTimeout(0)
    }
  }, interval).unref()
  server.once('close', () => clearInterval(timer))
}

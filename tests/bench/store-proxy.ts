import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A call of the bff to the store, in ms of `performance.now()`: from its arrival to the last byte of its answer. `path`: with the query. */
export type StoreCall = { begin: number; end: number; path: string }

export type StoreProxy = {
  url: string
  /** Every call so far. */
  calls: readonly StoreCall[]
  close(): void
}

/** A proxy between the bff and the store that records when the store was working. */
export function startStoreProxy(store: string): Promise<StoreProxy> {
  const calls: StoreCall[] = []
  const agent = new Agent({ keepAlive: true })
  const { hostname, port } = new URL(store)
  const server = createServer((incoming, outgoing) => {
    const begin = performance.now()
    const { url: path, method, headers } = incoming
    const onward = request({ hostname, port, path, method, headers, agent }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(outgoing)
      response.on('end', () => calls.push({ begin, end: performance.now(), path: path ?? '' }))
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port: own } = server.address() as AddressInfo
      const close = () => {
        server.close()
        server.closeAllConnections()
        agent.destroy()
      }
      resolve({ url: `http://127.0.0.1:${own}`, calls, close })
    })
  })
}

/** Ms during which at least one of the calls was under way. */
export function busyTime(calls: readonly StoreCall[]): number {
  let busy = 0
  let until = -Infinity
  for (const { begin, end } of calls.toSorted((a, b) => a.begin - b.begin)) {
    busy += Math.max(0, end - Math.max(begin, until))
    until = Math.max(until, end)
  }
  return busy
}

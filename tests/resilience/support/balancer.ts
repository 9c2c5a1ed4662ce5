import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Balancer = {
  /** Without a trailing slash. */
  url: string
  /** Base addresses that requests go to in turn. */
  targets: readonly string[]
  /** Number of requests that went to another process because one had ended. */
  readonly retries: number
  close(): Promise<void>
}

/**
 * A reverse proxy like those in front of the shop: round robin, without sticky sessions. A GET goes to the next process when one refuses
 * the connection or drops it before a byte of an answer; a POST is never sent twice. What then has no answer gets 502.
 */
export async function startBalancer(targets: readonly string[]): Promise<Balancer> {
  // Connections without a limit, and none is reused: an idle connection to a process that has just ended is no fault of the shop.
  const agent = new Agent({ keepAlive: false })
  const balancer = { url: '', targets, retries: 0, close }
  let turn = 0
  const server = createServer((incoming, outgoing) => {
    pass(incoming, outgoing, incoming.method === 'GET' ? balancer.targets.length : 1)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  balancer.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return balancer

  function pass(incoming: IncomingMessage, outgoing: ServerResponse, tries: number): void {
    const target = balancer.targets[turn++ % balancer.targets.length]
    const { method, headers } = incoming
    const sent = request(`${target}${incoming.url}`, { agent, method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(outgoing)
      // Half an answer must not look like a whole one.
      response.on('error', () => outgoing.destroy())
    })
    sent.on('error', () => {
      if (outgoing.headersSent) return void outgoing.destroy()
      if (tries <= 1) return void outgoing.writeHead(502).end()
      balancer.retries++
      pass(incoming, outgoing, tries - 1)
    })
    incoming.pipe(sent)
  }

  async function close(): Promise<void> {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

/** What a store, or a proxy between it and the shop, can do to a request. */
export type Fault =
  | { kind: 'pass' }
  /** Accepts the request and never responds. */
  | { kind: 'hang' }
  /** Responds as the store does, `ms` later. */
  | { kind: 'slow'; ms: number }
  /** Responds as the store does, after a promise has settled. */
  | { kind: 'after'; what: Promise<unknown> }
  /** Sends the head and half of the body, and closes the connection. */
  | { kind: 'cut' }
  /** Closes the connection when an address is asked for the first time, the third, the fifth … */
  | { kind: 'flap' }
  /** Responds as the store does, with a rewritten body. */
  | { kind: 'rewrite'; rewrite: Rewrite }
  /** Responds instead of the store. */
  | { kind: 'answer'; status: number; headers?: Record<string, string>; body: string | Buffer }

/** Returns the new body of a response. */
export type Rewrite = (requested: { url: string; body: string }, answered: string) => string

export const PASS: Fault = { kind: 'pass' }

/** The store has another total of an order than its cart had. */
export function otherTotal(value: number): Fault {
  const isOrder = /query (Guest|Customer)OrderProgress/
  return {
    kind: 'rewrite',
    rewrite: ({ body }, answered) =>
      isOrder.test(body) ? answered.replace(/("grand_total":\{"value":)[\d.]+/, `$1${value}`) : answered,
  }
}

export type FaultProxy = {
  /** Base address, without a trailing slash. */
  readonly url: string
  /** Decides the fault of every request from now on. */
  fault: (request: IncomingMessage) => Fault
  /** Number of requests so far, whatever their outcome; a test may set it. */
  count: number
  /** From now on nothing listens: connections break and new ones are refused. */
  refuse(): Promise<void>
  /** Listens again, if it does not. */
  open(): Promise<void>
  close(): Promise<void>
}

/** An HTTP proxy in front of `target` (`http://host:port`) that injects the faults of a test into requests. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const sockets = new Set<Socket>()
  const flapped = new Set<string>()
  const server = createServer(handle)
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
  })
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const { port } = server.address() as AddressInfo

  function handle(request: IncomingMessage, response: ServerResponse): void {
    proxy.count++
    const fault = proxy.fault(request)
    if (fault.kind === 'hang') return
    if (fault.kind === 'answer') {
      request.resume()
      response.writeHead(fault.status, { 'content-type': 'text/html; charset=UTF-8', ...fault.headers })
      response.end(fault.body)
    } else if (fault.kind === 'flap' && !flapped.delete(String(request.url))) {
      flapped.add(String(request.url))
      request.socket.destroy()
    } else {
      const go = () =>
        fault.kind === 'rewrite'
          ? rewritten(request, response, fault.rewrite)
          : forward(request, response, fault.kind === 'cut')
      if (fault.kind === 'after') void fault.what.then(go)
      else setTimeout(go, fault.kind === 'slow' ? fault.ms : 0)
    }
  }

  function forward(request: IncomingMessage, response: ServerResponse, isCut: boolean): void {
    const { method, url, headers } = request
    const onward = httpRequest(`${target}${url}`, { method, headers, agent: false }, (result) => {
      void bodyOf(result).then(
        (body) => {
          const { 'transfer-encoding': _chunked, ...stored } = result.headers
          response.writeHead(result.statusCode ?? 502, { ...stored, 'content-length': body.length })
          if (isCut) response.write(body.subarray(0, body.length / 2), () => response.destroy())
          else response.end(body)
        },
        () => response.destroy(),
      )
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  }

  function rewritten(request: IncomingMessage, response: ServerResponse, rewrite: Rewrite): void {
    const { method, url = '/', headers } = request
    const { 'accept-encoding': _encodings, ...sent } = headers
    const onward = httpRequest(`${target}${url}`, { method, headers: sent, agent: false }, (result) => {
      void Promise.all([requested, bodyOf(result)]).then(
        ([body, answered]) => {
          const text = rewrite({ url, body: String(body) }, String(answered))
          const { 'transfer-encoding': _chunked, ...stored } = result.headers
          response
            .writeHead(result.statusCode ?? 502, { ...stored, 'content-length': Buffer.byteLength(text) })
            .end(text)
        },
        () => response.destroy(),
      )
    })
    onward.on('error', () => response.destroy())
    const requested = bodyOf(request)
    void requested.then((body) => onward.end(body))
  }

  const proxy: FaultProxy = {
    url: `http://127.0.0.1:${port}`,
    fault: () => PASS,
    count: 0,
    async refuse() {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of sockets) socket.destroy()
      await closed
    },
    async open() {
      if (!server.listening) await listen(port)
    },
    async close() {
      if (server.listening) await proxy.refuse()
    },
  }
  return proxy
}

async function bodyOf(result: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of result) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

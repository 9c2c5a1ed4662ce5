import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type StoreCall = {
  method: string
  query: string
  variables: Record<string, unknown>
  headers: IncomingHttpHeaders
  url: string
}

export type StoreReply = {
  status?: number
  headers?: Record<string, string>
  /** An object is sent as JSON, a text as it is. */
  body?: unknown
  /** Raw bytes to send instead of a body. */
  bytes?: Buffer
  /** Ms before the response. */
  delay?: number
  /** The response waits for this promise. */
  after?: Promise<unknown>
  /** Closes the connection instead of answering. */
  close?: boolean
  /** Never answers. */
  hang?: boolean
}

export type FakeStore = {
  url: string
  calls: StoreCall[]
  /** Decides every response from now on. */
  answer: (call: StoreCall) => StoreReply
  /** Set to let `answer` decide about the server's own probes too. */
  answersProbes: boolean
  close(): Promise<void>
}

const shopAnswer = { data: { storeConfig: { store_code: 'default' } } }

/** A small HTTP server that responds as a test wants a store to respond. */
export async function startFakeStore(
  result: (call: StoreCall) => StoreReply = () => ({ body: shopAnswer }),
): Promise<FakeStore> {
  const calls: StoreCall[] = []
  const server = createServer((request, response) => {
    void readCall(request).then((call) => {
      if (call.query.startsWith('query StoreProbe') && !store.answersProbes) return send(response, { body: shopAnswer })
      // Its schema stays unknown, so the settings about the store apply.
      if (call.query.startsWith('query StoreSchema') && !store.answersProbes)
        return send(response, { body: { data: {} } })
      calls.push(call)
      const reply = store.answer(call)
      setTimeout(() => void Promise.resolve(reply.after).then(() => send(response, reply)), reply.delay ?? 0)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const store: FakeStore = {
    url: `http://127.0.0.1:${port}/graphql`,
    calls,
    answer: result,
    answersProbes: false,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return store
}

function send(response: ServerResponse, { status = 200, headers = {}, body, bytes, close, hang }: StoreReply): void {
  if (hang) return
  if (close) {
    response.socket?.destroy()
    return
  }
  const isJson = typeof body === 'object'
  response.writeHead(status, { 'content-type': isJson ? 'application/json' : 'text/html', ...headers })
  response.end(bytes ?? (isJson ? JSON.stringify(body) : String(body ?? '')))
}

async function readCall(request: IncomingMessage): Promise<StoreCall> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  const { method = '', url = '', headers } = request
  const parameters = new URL(url, 'http://store').searchParams
  // Calls of the REST API have no document; their body is in `variables`.
  const { query = '', variables } = body
    ? (JSON.parse(url.startsWith('/rest/') ? `{"variables":${body}}` : body) as Partial<StoreCall> &
        Pick<StoreCall, 'variables'>)
    : { query: parameters.get('query') ?? '', variables: JSON.parse(parameters.get('variables') ?? '{}') }
  return { method, url, headers, query, variables }
}

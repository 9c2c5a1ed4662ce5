import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type JsonRequest = {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  bytes: Buffer
  /** Undefined without a body. */
  body: unknown
}
export type JsonAnswer = { status: number; body?: unknown; headers?: Record<string, string> }

export type JsonServer = {
  url: string
  requests: JsonRequest[]
  /** Replaces every response while it is set. */
  trouble: ((response: ServerResponse) => void) | null
  close(): Promise<void>
}

/** A JSON API on this machine. */
export async function startJsonServer(answer: (request: JsonRequest) => JsonAnswer): Promise<JsonServer> {
  async function respond(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = []
    for await (const part of incoming) parts.push(part as Buffer)
    const bytes = Buffer.concat(parts)
    const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://desk.example')
    const isJson = incoming.headers['content-type'] === 'application/json'
    const request: JsonRequest = {
      method: incoming.method ?? '',
      path: pathname,
      query: searchParams,
      headers: incoming.headers,
      bytes,
      body: isJson ? JSON.parse(bytes.toString()) : undefined,
    }
    desk.requests.push(request)
    if (desk.trouble) return desk.trouble(response)
    const { status, body, headers } = answer(request)
    const isFile = Buffer.isBuffer(body)
    response.writeHead(status, { 'content-type': isFile ? 'application/pdf' : 'application/json', ...headers })
    response.end(isFile ? body : body === undefined ? '' : JSON.stringify(body))
  }
  const server = createServer((incoming, response) => void respond(incoming, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const desk: JsonServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    trouble: null,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return desk
}

/** Names of fields that are not among the known ones. */
export function unknownFields(value: object, known: string): string[] {
  const names = known.split(' ')
  return Object.keys(value).filter((name) => !names.includes(name))
}

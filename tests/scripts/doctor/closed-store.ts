import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

export type ClosedStore = { endpoint: string; close(): void }

const REFUSAL = 'GraphQL introspection is not allowed, but the query contained __schema or __type'

/** The same store with introspection switched off, as `disable_introspection` in env.php does it. */
export async function closeIntrospection(endpoint: string): Promise<ClosedStore> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks)
      if (body.includes('__schema')) {
        response.setHeader('content-type', 'application/json').end(JSON.stringify({ errors: [{ message: REFUSAL }] }))
        return
      }
      const { method = 'GET', url = '/', headers } = request
      const { host: _, ...rest } = headers
      void fetch(new URL(url, endpoint), {
        method,
        headers: Object.entries(rest).flatMap(([name, value]) =>
          typeof value === 'string' && !/^(connection|content-length)$/.test(name) ? [[name, value]] : [],
        ) as [string, string][],
        ...(method === 'POST' && { body }),
      }).then(async (result) => {
        response.writeHead(result.status, { 'content-type': result.headers.get('content-type') ?? 'text/plain' })
        response.end(await result.text())
      })
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}/graphql`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

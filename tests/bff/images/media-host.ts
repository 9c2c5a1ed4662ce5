import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A small media host: files by path below `/media/`, all received requests, and ways to misbehave. */
export type MediaHost = {
  mediaUrl: string
  /** Path below the media root → response. */
  files: Map<string, Buffer | RequestListener>
  /** `GET /media/…` lines in the order of their arrival. */
  requests: string[]
  close(): Promise<void>
}

export async function startMediaHost(files: Record<string, Buffer | RequestListener> = {}): Promise<MediaHost> {
  const served = new Map(Object.entries(files))
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    const file = served.get(decodeURIComponent(request.url?.replace(/^\/media\//, '') ?? ''))
    if (typeof file === 'function') return file(request, response)
    if (!file) return response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>')
    response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(file)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    mediaUrl: `http://127.0.0.1:${port}/media/`,
    files: served,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeSlowReaders, endUnusedConnections, openSockets } from '../../../bff/http/connections.ts'

/** Ms. A busy machine takes part of it. */
const PATIENCE = 2000
/** More than the kernel takes off the server's hands. */
const LARGE = Buffer.alloc(32 * 1024 ** 2)

let server: Server
let port: number
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/large') response.end(LARGE)
    else setTimeout(() => response.end('late'), PATIENCE * 3)
  })
  closeSlowReaders(server, openSockets(server), { readTimeout: PATIENCE, interval: 50 })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => server.close())

test('a client that reads nothing of a response is cut, a slow reader gets all, and a waiting client is left alone', async () => {
  const silent = connect(port, '127.0.0.1')
  silent.on('error', () => {})
  silent.pause()
  silent.write('GET /large HTTP/1.1\r\nHost: a\r\n\r\n')
  const patient = fetch(`http://127.0.0.1:${port}/late`)
  const slow = await fetch(`http://127.0.0.1:${port}/large`)
  let taken = 0
  for await (const chunk of slow.body as AsyncIterable<Uint8Array>) {
    // Longer than the timeout all in all.
    if (taken % (4 * 1024 ** 2) < chunk.length) await pause(PATIENCE / 4)
    taken += chunk.length
  }
  expect(taken).toBe(LARGE.length)
  expect(await (await patient).text()).toBe('late')
  const connections = () => new Promise((resolve) => server.getConnections((_error, count) => resolve(count)))
  silent.resume()
  await expect.poll(() => silent.destroyed).toBe(true)
  expect(silent.bytesRead).toBeLessThan(LARGE.length)
  // The two that were served may still be kept alive.
  expect(await connections()).toBeLessThanOrEqual(2)
})

test('the address of a client is known when it has hung up', async () => {
  const known: (string | undefined)[] = []
  const other = createServer((request) => request.socket.once('close', () => known.push(request.socket.remoteAddress)))
  openSockets(other)
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const client = connect((other.address() as AddressInfo).port, '127.0.0.1')
  client.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  await once(other, 'request')
  client.destroy()
  await expect.poll(() => known).toEqual(['127.0.0.1'])
  other.close()
})

test('a connection that has ended is held no more', async () => {
  const other = createServer((_request, response) => response.end('done'))
  const open = openSockets(other)
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const socket = connect((other.address() as AddressInfo).port, '127.0.0.1')
  await expect.poll(() => open.size).toBe(1)
  socket.end()
  await expect.poll(() => open.size).toBe(0)
  other.close()
})

test('a connection that was opened in advance does not keep the app from closing, a request that began gets its response', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' })
  endUnusedConnections(app, openSockets(app.server))
  app.get('/late', async (_request, reply) => {
    await pause(1500)
    return reply.header('connection', 'close').send('late')
  })
  const address = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  const silent = connect(Number(address.port), '127.0.0.1')
  silent.on('error', () => {})
  await once(silent, 'connect')
  const late = fetch(new URL('/late', address)).then((response) => response.text())
  await pause(100)
  await app.close()
  expect(await late).toBe('late')
})

test('a connection that is kept alive does not keep the app from closing, though its response did not say that it would', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' })
  endUnusedConnections(app, openSockets(app.server))
  app.get('/begun', (_request, reply) => {
    reply.hijack().raw.writeHead(200, { 'content-length': '4' })
    reply.raw.flushHeaders()
    setTimeout(() => reply.raw.end('late'), 300)
  })
  const response = await fetch(new URL('/begun', await app.listen({ host: '127.0.0.1', port: 0 })))
  expect(response.headers.get('connection')).toBe('keep-alive')
  const [text] = await Promise.all([response.text(), app.close()])
  expect(text).toBe('late')
})

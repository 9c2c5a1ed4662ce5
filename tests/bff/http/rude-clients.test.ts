import { connect, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fakeDomains } from '../support/fake-domains.ts'
import { createTestApp, fakePages } from '../support/test-app.ts'

let app: FastifyInstance
let port: number

beforeAll(async () => {
  const render = async ({ url }: { url: string }) => ({ kind: 'html' as const, status: 200, html: url })
  app = await createTestApp({}, { ...fakeDomains, pages: { ...fakePages, render } })
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})

afterAll(() => app.close())

/** What the server says, as text, until it closes the connection. */
async function say(text: string, speak?: (socket: Socket) => void): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(text)
  speak?.(socket)
  let heard = ''
  for await (const chunk of socket) heard += String(chunk)
  return heard
}

const end = 'Connection: close\r\n\r\n'

test.each([
  ['headers of 40 kB', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'y'.repeat(40_000)}\r\n${end}`, 431],
  ['no HTTP', 'hello\r\n\r\n', 400],
  ['no host', `GET / HTTP/1.1\r\n${end}`, 400],
  ['a host that is none', `GET /llms.txt HTTP/1.1\r\nHost: <x>\r\n${end}`, 400],
  ['a host with a path', `GET / HTTP/1.1\r\nHost: a/b\r\n${end}`, 400],
  ['an empty host', `GET /llms.txt HTTP/1.1\r\nHost:\r\n${end}`, 400],
  ['two hosts', `GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n${end}`, 400],
  ...[
    '/graphql?query=%7Bshop%7Bname%7D%7D',
    '/resized-images/catalog/product/a.jpg?width=300',
    '/video-files/a.mp4',
    '/downloadable/download/link/id/abc/',
    '/robots.txt',
    '/sitemap.xml',
    '/metrics',
    '/health/live',
    '/contribution/x',
  ].map((path): [string, string, number] => [
    `two hosts at ${path}`,
    `GET ${path} HTTP/1.1\r\nHost: a\r\nHost: b\r\n${end}`,
    400,
  ]),
  ['two lengths', `POST /graphql HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nContent-Length: 3\r\n${end}`, 400],
  [
    'a length and chunks',
    `POST /graphql HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n${end}`,
    400,
  ],
  ['TRACE', `TRACE / HTTP/1.1\r\nHost: a\r\n${end}`, 405],
])('%s is refused', async (_what, text, status) => {
  expect(await say(text)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
})

test('the absolute form of an address is the page it names', async () => {
  expect(await say(`GET http://a/chiens.html?b=1 HTTP/1.1\r\nHost: a\r\n${end}`)).toMatch(
    /\r\n\r\n\/chiens\.html\?b=1$/,
  )
})

test('an address that cannot be decoded is the page of that text, which nobody has', async () => {
  expect(await say(`GET /%ff HTTP/1.1\r\nHost: a\r\n${end}`)).toMatch(/\r\n\r\n\/%25ff$/)
})

test.each(['//evil.example/a?b=1', '/\\evil.example/a?b=1'])('%s is moved to the path it is', async (target) => {
  const response = await say(`GET ${target} HTTP/1.1\r\nHost: a\r\n${end}`)
  expect(response).toMatch(/^HTTP\/1.1 301 /)
  expect(response).toContain('location: /evil.example/a?b=1\r\n')
})

test('a client that says nothing, or never ends, is cut', async () => {
  const [silent, slow] = await Promise.all([
    say(''),
    say('GET / HTTP/1.1\r\nHost: a\r\n', (socket) => {
      const timer = setInterval(() => (socket.writable ? socket.write('X: y\r\n') : clearInterval(timer)), 500)
    }),
  ])
  expect(silent).toMatch(/^HTTP\/1.1 408 /)
  expect(slow).toMatch(/^HTTP\/1.1 408 /)
})

import { connect, type Socket } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { openShop, openStore } from './support/opened.ts'
import type { ShopProcess } from './support/shop-process.ts'
import { get, pages } from './support/visitors.ts'

const IDLE = 1000
const DRIPPING = 100

let shop: ShopProcess
beforeAll(async () => {
  shop = await openShop((await openStore()).url)
  for (const path of pages) expect((await get(shop.url + path)).status).toBe(200)
})

type Client = { socket: Socket; heard: string; isClosed: boolean }

function open(first: string, onOpen?: (socket: Socket) => void): Client {
  const socket = connect(Number(new URL(shop.url).port), '127.0.0.1')
  const client: Client = { socket, heard: '', isClosed: false }
  socket.on('error', () => {})
  socket.on('close', () => (client.isClosed = true))
  socket.on('data', (chunk) => (client.heard += String(chunk).slice(0, 200)))
  socket.write(first)
  onOpen?.(socket)
  return client
}

const many = (count: number, make: () => Client) => Array.from({ length: count }, make)

async function expectHonestAreServed(): Promise<void> {
  for (const path of pages) expect((await get(shop.url + path)).status).toBe(200)
}

const REQUEST = 'GET /health/live HTTP/1.1\r\nHost: a\r\n\r\n'

test(`${IDLE} connections that idle after a request stay open and cost little`, async () => {
  const before = await shop.memory()
  const clients = many(IDLE, () => open(REQUEST))
  await expect
    .poll(() => clients.filter(({ heard }) => heard.includes('200 OK')).length, { timeout: 30_000 })
    .toBe(IDLE)
  await expectHonestAreServed()
  const after = await shop.memory()
  const each = (after.heapUsed + after.external - before.heapUsed - before.external) / IDLE
  console.log(`${IDLE} idle connections: ${Math.round(each / 1024)} KiB each`)
  expect(each).toBeLessThan(32 * 1024)
  expect(clients.filter(({ isClosed }) => isClosed)).toEqual([])
  for (const { socket } of clients) socket.destroy()
})

test('a client that never finishes its request is cut with 408, whether silent, dripping headers or dripping a body', async () => {
  const drip = (text: string) => (socket: Socket) => {
    const timer = setInterval(() => (socket.writable ? socket.write(text) : clearInterval(timer)), 300)
  }
  const post = 'POST /graphql HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{'
  const clients = [
    ...many(DRIPPING, () => open('')),
    ...many(DRIPPING, () => open('GET / HTTP/1.1\r\nHost: a\r\n', drip('X: y\r\n'))),
    ...many(DRIPPING, () => open(post, drip(' '))),
  ]
  const isOver = () => clients.every(({ isClosed }) => isClosed)
  while (!isOver()) {
    await expectHonestAreServed()
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  for (const { heard } of clients) expect(heard).toMatch(/^HTTP\/1.1 408 /)
})

test('a client that reads nothing of its responses is cut, and holds little memory until then', async () => {
  const before = await shop.memory()
  const page = pages[1] ?? '/'
  // As many as fill what the kernel holds for a connection, and then some.
  const requests = `GET ${page} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(400)
  const clients = many(20, () => open(requests, (socket) => socket.pause()))
  // A socket that is paused does not hear that it was closed: the server tells.
  const connections = async () => {
    const { text } = await get(`${shop.url}/metrics`)
    return Number(/^nodejs_active_resources\{type="TCPSocketWrap"\} (\d+)/m.exec(text)?.[1] ?? 0)
  }
  await expect.poll(connections, { timeout: 10_000 }).toBeGreaterThan(20)
  const during = await shop.memory()
  console.log(`20 clients that take nothing: ${Math.round((during.rss - before.rss) / 1024 ** 2)} MiB`)
  expect(during.heapUsed + during.external - before.heapUsed - before.external).toBeLessThan(64 * 1024 ** 2)
  await expectHonestAreServed()
  await expect.poll(connections, { timeout: 45_000, interval: 1000 }).toBeLessThan(15)
  for (const { socket } of clients) socket.destroy()
  expect(shop.stderr).toBe('')
})

test('idle connections do not delay a process that is asked to end', async () => {
  const clients = many(IDLE, () => open(REQUEST))
  await expect
    .poll(() => clients.filter(({ heard }) => heard.includes('200 OK')).length, { timeout: 30_000 })
    .toBe(IDLE)
  expect(await shop.terminate()).toBe(0)
  await expect.poll(() => clients.every(({ isClosed }) => isClosed)).toBe(true)
})

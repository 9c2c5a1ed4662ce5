import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createTestApp } from '../../../../tests/bff/support/test-app.ts'
import { collectLines } from '../../../../tests/bff/support/log-lines.ts'

const FEATURE = {
  properties: {
    name: '8 rue des Lices',
    label: '8 rue des Lices 35000 Rennes',
    postcode: '35000',
    city: 'Rennes',
    type: 'housenumber',
  },
}

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** A shop in front of a base with this response. */
async function shopWith(answer: RequestListener, env: Record<string, string> = {}) {
  const asked: URL[] = []
  const base: Server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://base'))
    answer(request, response)
  })
  await new Promise<void>((resolve) => base.listen(0, '127.0.0.1', resolve))
  closing.push(() => (base.closeAllConnections(), base.close()))
  const stream = collectLines()
  const app = await createTestApp(
    {
      ADDRESS_COMPLETION: 'true',
      ADDRESS_COMPLETION_URL: `http://127.0.0.1:${(base.address() as AddressInfo).port}/search`,
      LOG_LEVEL: 'info',
      ...env,
    },
    { logStream: stream },
  )
  closing.push(() => app.close())
  const find = async (text: unknown, headers: Record<string, string> = {}) => {
    const response = await app.inject({ method: 'POST', url: '/addresses', headers, payload: { text } })
    return {
      status: response.statusCode,
      headers: response.headers,
      body: response.statusCode === 200 ? response.json<{ addresses: object[] }>() : null,
    }
  }
  const lines = () => stream.texts.map((text) => JSON.parse(text) as { msg?: string })
  return { asked, find, lines }
}

const json =
  (value: unknown): RequestListener =>
  (_, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value))

test('finds addresses, asks the base once for the same text, and tells it nothing else', async () => {
  const { asked, find, lines } = await shopWith(
    json({ features: [FEATURE, { properties: { name: 'Rennes', type: 'municipality' } }] }),
  )
  const found = {
    label: '8 rue des Lices 35000 Rennes',
    street: '8 rue des Lices',
    postalCode: '35000',
    locality: 'Rennes',
  }
  const first = await find('  8 Rue  des li ')
  expect(first.body).toEqual({ addresses: [found] })
  expect(first.headers['cache-control']).toBe('private, no-store')
  expect((await find('8 rue des li')).body).toEqual({ addresses: [found] })
  expect(asked.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
    { q: '8 rue des li', limit: '5', autocomplete: '1', index: 'address' },
  ])
  expect(JSON.stringify(lines())).not.toMatch(/rue des li/i)
})

test('does not ask for what the base would refuse, and refuses what is no text', async () => {
  const { asked, find } = await shopWith(json({ features: [FEATURE] }))
  for (const text of ['', '8 r', '    rue', ', rue des Lices'])
    expect((await find(text)).body).toEqual({ addresses: [] })
  expect((await find('x'.repeat(201))).status).toBe(400)
  expect((await find(undefined)).status).toBe(400)
  expect((await find('8 rue des Lices', { origin: 'https://elsewhere.example' })).status).toBe(403)
  expect(asked).toEqual([])
})

test.each<[string, RequestListener]>([
  ['is down', (_, response) => response.writeHead(503).end('no')],
  ['says something else', json({ nothing: true })],
  ['says too much', (_, response) => response.end('x'.repeat(100_000))],
  ['cuts the line', (request) => request.socket.destroy()],
  ['says nothing', () => {}],
])('a base that %s costs the form nothing, and rests', async (_, answer) => {
  const { asked, find, lines } = await shopWith(answer)
  expect(await find('8 rue des Lices')).toMatchObject({ status: 200, body: { addresses: [] } })
  expect((await find('9 rue des Lices')).body).toEqual({ addresses: [] })
  expect(asked).toHaveLength(1)
  const told = lines().filter(({ msg }) => msg === 'the address base gave no answer')
  expect(told).toHaveLength(1)
  expect(JSON.stringify(told)).not.toMatch(/lices/i)
})

test('has a bound for each visitor', async () => {
  const { asked, find } = await shopWith(json({ features: [] }))
  const all = await Promise.all(Array.from({ length: 130 }, () => find('8 rue des Lices')))
  expect(all.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
  expect(asked).toHaveLength(1)
})

test('is off unless it is switched on', async () => {
  const { find } = await shopWith(json({ features: [FEATURE] }), { ADDRESS_COMPLETION: 'false' })
  expect((await find('8 rue des Lices')).status).toBe(405)
})

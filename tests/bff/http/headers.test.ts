import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fakeDomains } from '../support/fake-domains.ts'
import { createTestApp, fakePages } from '../support/test-app.ts'

const long = `<!doctype html>${'<p>Croquettes pour chiens et chats</p>'.repeat(200)}`
const script = 'console.log("Musette")'.repeat(100)

let app: FastifyInstance
let secure: FastifyInstance
let publicDir: string

beforeAll(async () => {
  publicDir = await mkdtemp(join(tmpdir(), 'musette-'))
  await mkdir(join(publicDir, 'assets'))
  await mkdir(join(publicDir, '.vite'))
  await writeFile(join(publicDir, 'assets', 'entry-abc.js'), script)
  await writeFile(join(publicDir, 'assets', 'entry-abc.js.br'), brotliCompressSync(script))
  await writeFile(join(publicDir, 'robot.txt'), 'hello')
  await writeFile(join(publicDir, 'favicon.svg'), '<svg/>')
  await writeFile(join(publicDir, '.vite', 'manifest.json'), '{}')
  await writeFile(join(publicDir, 'manifest.webmanifest'), '{}')
  const pages = { ...fakePages, publicDir, render: async () => ({ kind: 'html' as const, status: 200, html: long }) }
  app = await createTestApp({}, { ...fakeDomains, pages })
  secure = await createTestApp({ PUBLIC_URL: 'https://shop.example' }, { ...fakeDomains, pages })
})

afterAll(async () => {
  await Promise.all([app.close(), secure.close()])
  await rm(publicDir, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

describe('every response', () => {
  test.each([
    ['a page', '/'],
    ['GraphQL', '/graphql?query={shop{id}}'],
    ['a GraphQL error', '/graphql?query={'],
    ['health', '/health/live'],
    ['a file', '/robot.txt'],
    ['not found', '/nothing.js'],
    ['an address that cannot be decoded', '/%'],
  ])('is protected: %s', async (_what, url) => {
    const { headers } = await get(url)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'content-type': expect.stringMatching(/charset=utf-8$/),
    })
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['content-security-policy']).toContain("base-uri 'none'")
    expect(headers).not.toHaveProperty('strict-transport-security')
    expect(headers).not.toHaveProperty('x-powered-by')
  })

  test.each(['/assets/entry-abc.js', '/assets/no-such-file.js'])('guards files of the build: %s', async (path) => {
    expect((await get(path)).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
  })

  test('allows no inline script and no inline style', async () => {
    const { headers } = await get('/')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("style-src 'self';")
    expect(policy).not.toMatch(/unsafe|\*|https:|upgrade-insecure/)
  })

  test('keeps other sites from framing, reading and opening it, and scripts from what the shop does not use', async () => {
    for (const url of ['/', '/%']) {
      expect((await get(url)).headers).toMatchObject({
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
      })
    }
    const { headers } = await get('/')
    expect(headers['origin-agent-cluster']).toBe('?1')
    expect(headers).not.toHaveProperty('reporting-endpoints')
  })

  test('over https demands https from then on', async () => {
    for (const url of ['/', '/%', '/nothing.js']) {
      const { headers } = await secure.inject({ url })
      expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    }
  })
})

describe('compression', () => {
  test('is brotli where the browser takes it, else gzip', async () => {
    const response = await get('/', { 'accept-encoding': 'gzip, br' })
    expect(response.headers['content-encoding']).toBe('br')
    expect(response.headers.vary).toContain('accept-encoding')
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe(long)
    const zipped = await get('/', { 'accept-encoding': 'gzip' })
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(zipped.headers['content-length']).toBe(String(zipped.rawPayload.length))
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(long)
    expect((await get('/')).headers).not.toHaveProperty('content-encoding')
  })

  test('leaves alone what is short, and what is no text', async () => {
    const accepting = { 'accept-encoding': 'br, gzip' }
    for (const url of ['/health/live', '/graphql?query={__typename}', '/nothing.js'])
      expect((await get(url, accepting)).headers).not.toHaveProperty('content-encoding')
    const other = await createTestApp({}, fakeDomains)
    const body = Buffer.alloc(4096, 65)
    const sent = {
      '/picture': 'image/png',
      '/drawing': 'image/svg+xml',
      '/data': 'application/json',
      '/zip': 'application/zip',
    }
    for (const [url, type] of Object.entries(sent))
      other.get(url, async (_request, reply) => reply.type(type).header('vary', 'cookie').send(body))
    const responses = await Promise.all(Object.keys(sent).map((url) => other.inject({ url, headers: accepting })))
    expect(responses.map(({ headers }) => [headers['content-encoding'], headers.vary])).toEqual([
      [undefined, 'cookie'],
      ['br', 'cookie, accept-encoding'],
      ['br', 'cookie, accept-encoding'],
      [undefined, 'cookie'],
    ])
    await other.close()
  })
})

describe('a file of the build', () => {
  test('is sent as it was compressed by the build, and cached for good', async () => {
    const response = await get('/assets/entry-abc.js', { 'accept-encoding': 'br' })
    expect(response.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/javascript; charset=utf-8',
    })
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe(script)
    expect((await get('/assets/entry-abc.js')).body).toBe(script)
  })

  test('is cached for an hour where it is a picture of every page', async () => {
    expect((await get('/favicon.svg')).headers['cache-control']).toBe(
      'public, max-age=3600, stale-while-revalidate=86400',
    )
  })

  test('without a hash in its name is revalidated', async () => {
    const response = await get('/robot.txt')
    expect(response.headers['cache-control']).toBe('no-cache')
    expect((await get('/robot.txt', { 'if-none-match': String(response.headers.etag) })).statusCode).toBe(304)
  })

  test.each([
    '/assets/entry-old.js',
    '/assets/',
    '/assets/../package.json',
    '/.vite/manifest.json',
    '/assets/entry-abc.js.br',
    '/..%2fpackage.json',
  ])('is not what %s names: 404, never a page', async (url) => {
    const response = await get(url)
    expect(response.statusCode).toBe(404)
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8')
  })
})

describe('unknown paths', () => {
  test.each([
    ['GET', '/nothing.js', 404, 'Not found\n', undefined],
    ['HEAD', '/nothing.js', 404, '', undefined],
    ['POST', '/nothing.js', 405, 'Method not allowed\n', 'GET, HEAD'],
    ['DELETE', '/health/live', 405, 'Method not allowed\n', 'GET, HEAD'],
  ] as const)('%s %s is refused in a line of text', async (method, url, status, text, allow) => {
    const { statusCode, body, headers } = await app.inject({ method, url })
    expect([statusCode, body]).toEqual([status, text])
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' })
    expect(headers.allow).toBe(allow)
  })

  test('an error in a route reveals no detail', async () => {
    const other = await createTestApp({}, fakeDomains)
    other.get('/broken', async () => {
      throw new Error('a secret detail')
    })
    const { statusCode, body, headers } = await other.inject('/broken')
    expect([statusCode, body, headers['cache-control']]).toEqual([500, 'Internal error\n', 'no-store'])
    await other.close()
  })
})

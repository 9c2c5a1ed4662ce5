import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { imageApp, mediaHost } from './image-app.ts'
import { opaqueJpeg } from './sample-pictures.ts'

const URL = '/resized-images/catalog/product/chien.jpg?format=small&extension=webp'

async function shop(options: { basePath?: string } = {}) {
  const host = await mediaHost({ 'catalog/product/chien.jpg': await opaqueJpeg() })
  const app = await imageApp({ mediaUrl: host.mediaUrl, ...options })
  return { host, app }
}

/** The status of a request line that no well-meaning client would send. */
async function statusOf(port: number, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end()
  })
}

describe('a picture', () => {
  test('comes with what browsers and caches need to know, and no cookie', async () => {
    const { app } = await shop()
    const { statusCode, headers, rawPayload } = await app.inject(URL)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(rawPayload.length),
      'cache-control': 'public, max-age=31536000, immutable',
      etag: expect.stringMatching(/^"[\w-]{43}"$/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(headers).not.toHaveProperty('set-cookie')
  })

  test('that an editor may replace under its name is fresh for a day', async () => {
    const host = await mediaHost({ 'wysiwyg/accueil.jpg': await opaqueJpeg() })
    const app = await imageApp({ mediaUrl: host.mediaUrl })
    const { headers } = await app.inject('/resized-images/wysiwyg/accueil.jpg?format=small&extension=webp')
    expect(headers['cache-control']).toMatch(/^public, max-age=86400, stale-while-revalidate=\d+/)
  })

  test('need not travel again while its entity tag holds', async () => {
    const { app } = await shop()
    const { headers } = await app.inject(URL)
    const etag = String(headers.etag)
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = await app.inject({ url: URL, headers: { 'if-none-match': tag } })
      expect(response).toMatchObject({ statusCode: 304, body: '' })
      expect(response.headers).toMatchObject({ etag, 'cache-control': headers['cache-control'] })
    }
    expect((await app.inject({ url: URL, headers: { 'if-none-match': '"other"' } })).statusCode).toBe(200)
  })

  test('responds to HEAD', async () => {
    const { app } = await shop()
    const { headers } = await app.inject(URL)
    const head = await app.inject({ method: 'HEAD', url: URL })
    expect(head).toMatchObject({ statusCode: 200, body: '' })
    expect(head.headers).toMatchObject({ etag: headers.etag, 'content-length': headers['content-length'] })
  })

  test('is below the base path only', async () => {
    const { app } = await shop({ basePath: '/boutique' })
    expect((await app.inject(`/boutique${URL}`)).statusCode).toBe(200)
    expect((await app.inject(URL)).statusCode).toBe(404)
  })
})

describe('a refusal', () => {
  test.each([
    '/resized-images/catalog/product/chien.jpg',
    '/resized-images/catalog/product/chien.jpg?format=huge',
    '/resized-images/catalog/product/chien.jpg?format=small&width=5000',
    '/resized-images/catalog/product/chien.jpg?format=small&format=large',
    '/resized-images/catalog/product/chien.jpg?format=small?size=2',
    '/resized-images/?format=small',
    '/resized-images//catalog/product/chien.jpg?format=small',
    '/resized-images/http://evil.example/chien.jpg?format=small',
  ])('is short, clear and costs the media host nothing: %s', async (url) => {
    const { app, host } = await shop()
    const response = await app.inject(url)
    expect(response.json()).toEqual({ statusCode: 400, code: 'IMAGE_BAD_REQUEST', message: expect.any(String) })
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': expect.stringContaining('application/json'),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(host.requests).toEqual([])
  })

  test.each([
    '/resized-images/../media/catalog/product/chien.jpg?format=small',
    '/resized-images/%2e%2e/secret.jpg?format=small',
    '/resized-images/..%2f..%2fsecret.jpg?format=small',
    '/resized-images/%252e%252e/secret.jpg?format=small',
    '/resized-images/catalog/../../secret.jpg?format=small',
    '/resized-images/..\\..\\secret.jpg?format=small',
    '/resized%2Dimages/../secret.jpg?format=small',
    'http://evil.example/resized-images/a.jpg?format=small',
    '//evil.example/resized-images/a.jpg?format=small',
  ])('meets every way out of the media root: %s', async (path) => {
    const { app, host } = await shop()
    await app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = app.server.address() as AddressInfo
    expect([400, 404]).toContain(await statusOf(port, path))
    expect(host.requests).toEqual([])
  })
})

import { readdir } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { describe, expect, test } from 'vitest'
import { createOrigin } from '../../../bff/images/origin.ts'
import { emptyFolder, imageApp, mediaHost } from './image-app.ts'
import { opaqueJpeg, pixelBomb } from './sample-pictures.ts'

const URL = '/resized-images/original?format=small'
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
const MEBIBYTE = 1024 * 1024

/** Returns the app's response for this original. */
async function answerTo(original: Buffer | RequestListener, options: Parameters<typeof imageApp>[0] | object = {}) {
  const host = await mediaHost({ original })
  const app = await imageApp({ mediaUrl: host.mediaUrl, ...options })
  const result = await app.inject(URL)
  expect(result.body).not.toMatch(/\bat .*\.ts|node_modules|127\.0\.0\.1/)
  return { ...result.json<{ statusCode: number; code: string }>(), host }
}

/** A listener that sends a text as if it were a picture. */
function labelled(type: string, body: string): RequestListener {
  return (_request, response) => response.writeHead(200, { 'content-type': type }).end(body)
}

describe('an original', () => {
  test('that is missing is not found', async () => {
    const host = await mediaHost()
    const app = await imageApp({ mediaUrl: host.mediaUrl })
    expect((await app.inject(URL)).json()).toMatchObject({ statusCode: 404, code: 'IMAGE_NOT_FOUND' })
  })

  test('that is missing is not requested again at once', async () => {
    const host = await mediaHost()
    const app = await imageApp({ mediaUrl: host.mediaUrl })
    for (let visitor = 0; visitor < 5; visitor++) await app.inject(URL)
    expect(host.requests).toHaveLength(1)
  })

  test('that a store replaces by its placeholder is a picture like any other', async () => {
    const placeholder = await opaqueJpeg()
    const host = await mediaHost({ 'catalog/product/nothing.jpg': placeholder })
    const app = await imageApp({ mediaUrl: host.mediaUrl })
    expect((await app.inject('/resized-images/catalog/product/nothing.jpg?format=small')).statusCode).toBe(200)
  })

  test.each([
    ['an SVG', labelled('image/svg+xml', SVG)],
    ['an SVG that calls itself PNG', labelled('image/png', SVG)],
    ['an SVG with a prologue', labelled('image/png', `<?xml version="1.0"?>\n${SVG}`)],
    ['HTML that calls itself PNG', labelled('image/png', '<!doctype html><script>alert(1)</script>')],
    ['a PDF', labelled('image/jpeg', '%PDF-1.7 and so on')],
    ['empty', labelled('image/jpeg', '')],
    ['the beginning of a JPEG and nothing more', labelled('image/jpeg', '\xff\xd8\xff')],
  ])('that is %s is not supported', async (_name, original) => {
    expect(await answerTo(original)).toMatchObject({ statusCode: 415, code: 'IMAGE_NOT_SUPPORTED' })
  })

  test('that was cut in half is not shown half', async () => {
    const jpeg = await opaqueJpeg()
    expect(await answerTo(jpeg.subarray(0, jpeg.length / 2))).toMatchObject({ statusCode: 415 })
  })

  test('of 144 megapixels in a few bytes is refused by its header', async () => {
    const bomb = pixelBomb(12_000)
    expect(bomb.length).toBeLessThan(MEBIBYTE)
    expect(await answerTo(bomb)).toMatchObject({ statusCode: 422, code: 'IMAGE_TOO_COMPLEX' })
  })

  test('that announces too many bytes is not read', async () => {
    const large: RequestListener = (_request, response) =>
      response.writeHead(200, { 'content-length': 2 ** 40 }).write('x')
    expect(await answerTo(large)).toMatchObject({ statusCode: 413, code: 'IMAGE_TOO_LARGE' })
  })

  test('that never ends is cut off', async () => {
    let sent = 0
    const endless: RequestListener = (_request, response) => {
      const chunk = Buffer.alloc(65_536, 0xff)
      const push = () => {
        while (!response.destroyed && response.write(chunk)) sent += chunk.length
      }
      response.on('drain', push)
      push()
    }
    expect(await answerTo(endless, { maxOriginalBytes: 2 * MEBIBYTE })).toMatchObject({ statusCode: 413 })
    expect(sent).toBeLessThan(16 * MEBIBYTE)
  })

  test('that trickles is given up', async () => {
    const trickle: RequestListener = (_request, response) => {
      const timer = setInterval(() => response.write('x'), 20)
      response.on('close', () => clearInterval(timer))
    }
    expect(await answerTo(trickle, { originTimeoutMs: { silence: 1_000, total: 200 } })).toMatchObject({
      statusCode: 504,
      code: 'IMAGE_ORIGIN_TIMEOUT',
    })
  })

  test('that never comes is given up', async () => {
    expect(await answerTo(() => {}, { originTimeoutMs: { silence: 100, total: 200 } })).toMatchObject({
      statusCode: 504,
    })
  })
})

describe('the media host', () => {
  test.each([301, 302, 303, 307, 308])('cannot send us elsewhere with a %i', async (status) => {
    const inside = await mediaHost({ secret: await opaqueJpeg() })
    const redirect: RequestListener = (_request, response) =>
      response.writeHead(status, { location: `${inside.mediaUrl}secret` }).end()
    expect(await answerTo(redirect)).toMatchObject({ statusCode: 502, code: 'IMAGE_ORIGIN_FAILED' })
    expect(inside.requests).toEqual([])
  })

  test.each([
    [403, 404],
    [410, 404],
    [304, 502],
    [429, 502],
    [500, 502],
    [503, 502],
  ])('that answers %i leads to %i', async (status, statusCode) => {
    expect(await answerTo((_request, response) => response.writeHead(status).end())).toMatchObject({ statusCode })
  })

  test.each([
    [404, 404],
    [500, 502],
    [503, 502],
  ])('that answers %i with a picture has still failed, and that picture is never kept', async (status, statusCode) => {
    const jpeg = await opaqueJpeg()
    const host = await mediaHost({
      original: (_request, response) => response.writeHead(status, { 'content-type': 'image/jpeg' }).end(jpeg),
    })
    const cacheDir = await emptyFolder()
    const app = await imageApp({ mediaUrl: host.mediaUrl, cacheDir })
    for (const url of [URL, '/resized-images/original?format=original']) {
      const result = await app.inject(url)
      expect(result).toMatchObject({ statusCode, headers: { 'cache-control': 'no-store' } })
      expect(result.headers['content-type']).toContain('application/json')
    }
    expect(await readdir(cacheDir)).toEqual([])

    host.files.set('original', jpeg)
    await app.images.purge()
    expect((await app.inject(URL)).statusCode).toBe(200)
  })

  test('that hangs up is a failure of its own', async () => {
    expect(await answerTo((request) => request.socket.destroy())).toMatchObject({ statusCode: 502 })
    const half: RequestListener = (request, response) => {
      response.writeHead(200, { 'content-length': 1000 }).write('x')
      setTimeout(() => request.socket.destroy(), 20)
    }
    expect(await answerTo(half)).toMatchObject({ statusCode: 502 })
  })

  test('may be down: what was made is still served, the rest is an orderly error', async () => {
    const host = await mediaHost({ original: await opaqueJpeg() })
    const cacheDir = await emptyFolder()
    const app = await imageApp({ mediaUrl: host.mediaUrl, cacheDir, freshForMs: 0 })
    expect((await app.inject(URL)).statusCode).toBe(200)
    await app.close()
    await host.close()

    const restarted = await imageApp({ mediaUrl: host.mediaUrl, cacheDir, freshForMs: 0 })
    expect((await restarted.inject(URL)).statusCode).toBe(200)
    expect((await restarted.inject(`${URL}&size=2`)).json()).toMatchObject({ statusCode: 502 })
  })

  test.each([
    'ftp://store.example/media',
    'file:///etc',
    'http://user:secret@store.example/',
    'http://store.example/?a=b',
    '/media',
  ])('must be a plain address: %s is refused at the start', (mediaUrl) => {
    const limits = { maxBytes: 1, connectTimeoutMs: 1, silenceTimeoutMs: 1, totalTimeoutMs: 1 }
    expect(() => createOrigin(mediaUrl, limits)).toThrow()
  })
})

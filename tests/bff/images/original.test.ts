import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { imageApp, mediaHost } from './image-app.ts'
import { animatedWebp, lyingJpeg, opaquePng, pixelBomb, twoHalves } from './sample-pictures.ts'

const URL = '/resized-images/original?format=original'

async function answerTo(original: Buffer, options: { maxOriginalBytes?: number } = {}) {
  const host = await mediaHost({ original })
  const app = await imageApp({ mediaUrl: host.mediaUrl, ...options })
  return { app, host, answer: await app.inject(URL) }
}

describe('format=original', () => {
  test.each([
    ['image/jpeg', lyingJpeg],
    ['image/png', opaquePng],
    ['image/webp', animatedWebp],
    ['image/gif', () => twoHalves(60, 40).gif().toBuffer()],
    ['image/avif', () => twoHalves(64, 64).avif({ effort: 0 }).toBuffer()],
  ])('gives the file untouched, with the type of its content: %s', async (type, make) => {
    const file = await make()
    const { answer: response } = await answerTo(file)
    expect(response.rawPayload).toEqual(file)
    expect(response.headers).toMatchObject({
      'content-type': type,
      etag: expect.stringMatching(/^"[\w-]{43}"$/),
      'cache-control': expect.stringContaining('public'),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
  })

  test('is cached like the variants, and requested from the store once', async () => {
    const { app, host, answer: response } = await answerTo(await opaquePng())
    const again = await app.inject({ url: URL, headers: { 'if-none-match': String(response.headers.etag) } })
    expect(again).toMatchObject({ statusCode: 304, body: '' })
    expect(host.requests).toHaveLength(1)
    expect(await app.images.purge('orig')).toBe(1)
  })

  test.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 415],
    ['HTML', '<!doctype html><script>alert(1)</script>', 415],
    ['HTML behind the first bytes of a PNG', '\x89PNG\r\n\x1a\n<script>alert(1)</script>', 415],
    ['HTML behind the first bytes of a GIF', 'GIF89a<script>alert(1)</script>', 415],
  ])('is refused for %s', async (_name, text, statusCode) => {
    expect((await answerTo(Buffer.from(text, 'latin1'))).answer).toMatchObject({ statusCode })
  })

  test('has the same limits of bytes and pixels', async () => {
    expect((await answerTo(pixelBomb(12_000))).answer.json()).toMatchObject({ code: 'IMAGE_TOO_COMPLEX' })
    const long = await answerTo(await opaquePng(), { maxOriginalBytes: 100 })
    expect(long.answer.json()).toMatchObject({ code: 'IMAGE_TOO_LARGE' })
  })
})

describe('extension=avif', () => {
  test('is drawn like the other encodings, with what shows through', async () => {
    const { app } = await answerTo(await twoHalves(400, 300).png().toBuffer())
    const solid = await app.inject('/resized-images/original?format=medium&extension=avif')
    expect(solid).toMatchObject({ statusCode: 200, headers: { 'content-type': 'image/avif' } })
    expect(await sharp(solid.rawPayload).metadata()).toMatchObject({ width: 474, height: 474, hasAlpha: false })

    const clear = await app.inject('/resized-images/original?format=medium&bg=transparent&extension=avif')
    expect(await sharp(clear.rawPayload).metadata()).toMatchObject({ compression: 'av1', hasAlpha: true })
  })
})

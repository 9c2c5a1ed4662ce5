import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { IMAGE_PRESETS, isImagePresetName } from '../../../schema/image-presets.ts'
import type { ImagePresetName } from '../../../schema/image-presets.ts'
import { resizedImageUrl } from '../../../schema/resized-image-url.ts'
import type { ResizedImage } from '../../../schema/resized-image-url.ts'
import { imageApp, mediaHost } from './image-app.ts'
import {
  BLUE,
  RED,
  animatedWebp,
  cutOutPng,
  lyingJpeg,
  needlessAlphaPng,
  opaqueJpeg,
  opaquePng,
  pixelAt,
} from './sample-pictures.ts'

const WHITE = { r: 255, g: 255, b: 255, alpha: 255 }
const names = Object.keys(IMAGE_PRESETS).filter(isImagePresetName)

/** Returns the picture that the app makes of an original. */
async function draw(original: Buffer, image: ResizedImage) {
  const host = await mediaHost({ original })
  const app = await imageApp({ mediaUrl: host.mediaUrl })
  const response = await app.inject(resizedImageUrl('', 'original', image))
  const body = response.rawPayload
  expect(response.statusCode, response.body.slice(0, 200)).toBe(200)
  return { type: response.headers['content-type'], body, ...(await sharp(body).metadata()) }
}

/** Encoders change colours a little. */
function like({ r, g, b, alpha = 255 }: typeof WHITE | typeof RED) {
  const near = (value: number) => expect.toSatisfy((actual: number) => Math.abs(actual - value) < 12)
  return { r: near(r), g: near(g), b: near(b), alpha }
}

describe('every preset', () => {
  test.each(names)('%s is drawn at each of its scales, to the pixel', async (preset: ImagePresetName) => {
    const { width, height, scales } = IMAGE_PRESETS[preset]
    const original = await opaqueJpeg(2600, 2000)
    for (const scale of scales) {
      const drawn = await draw(original, { preset, scale, extension: 'webp' })
      expect(drawn).toMatchObject({ type: 'image/webp', format: 'webp', width: Math.round(width * scale) })
      expect(drawn.height).toBe(Math.round(height === null ? (drawn.width * 2000) / 2600 : height * scale))
    }
  })
})

describe('the box', () => {
  test('holds the whole picture on the background', async () => {
    const { body } = await draw(await opaqueJpeg(400, 200), { preset: 'small', extension: 'png' })
    expect(await pixelAt(body, 60, 5)).toEqual(WHITE)
    expect(await pixelAt(body, 5, 60)).toEqual(like(RED))
    expect(await pixelAt(body, 115, 60)).toEqual(like(BLUE))
  })

  test('shows the requested colour', async () => {
    const { body } = await draw(await opaqueJpeg(400, 200), { preset: 'small', bg: 'F5F5F5', extension: 'png' })
    expect(await pixelAt(body, 60, 5)).toEqual({ r: 0xf5, g: 0xf5, b: 0xf5, alpha: 255 })
  })

  test('shows the background where it is transparent', async () => {
    const drawn = await draw(await opaqueJpeg(400, 200), { preset: 'small', bg: 'transparent' })
    expect(drawn.type).toBe('image/png')
    expect((await pixelAt(drawn.body, 60, 5)).alpha).toBe(0)
  })

  test('is filled to its edges when the picture covers it', async () => {
    const { body } = await draw(await opaqueJpeg(400, 200), { preset: 'small', cover: true, extension: 'png' })
    expect(await pixelAt(body, 5, 5)).toEqual(like(RED))
    expect(await pixelAt(body, 115, 115)).toEqual(like(BLUE))
  })

  test.each([
    ['left', { x: 0, y: 100 }, RED],
    ['right', { x: 400, y: 100 }, BLUE],
    ['far outside', { x: 99_999, y: 99_999 }, BLUE],
  ])('keeps the focal point in view: %s', async (_name, focalPoint, colour) => {
    const image = { preset: 'small', cover: true, focalPoint, extension: 'png' } as const
    const { body } = await draw(await opaqueJpeg(400, 200), image)
    expect(await pixelAt(body, 5, 5)).toEqual(like(colour))
    expect(await pixelAt(body, 115, 115)).toEqual(like(colour))
  })

  test('of free height never enlarges, and ends somewhere', async () => {
    expect(await draw(await opaquePng(300, 200), { preset: 'contentFull' })).toMatchObject({ width: 300, height: 200 })
    expect((await draw(await opaquePng(100, 5000), { preset: 'contentThird' })).height).toBe(1200)
  })
})

describe('the encoding', () => {
  test.each([
    ['jpeg for an opaque jpeg', opaqueJpeg, 'image/jpeg'],
    ['jpeg for an opaque png', opaquePng, 'image/jpeg'],
    ['jpeg for a png whose alpha hides nothing', needlessAlphaPng, 'image/jpeg'],
    ['png for a cut-out', cutOutPng, 'image/png'],
  ])('is, when not asked for, %s', async (_name, original, type) => {
    expect((await draw(await original(), { preset: 'small' })).type).toBe(type)
  })

  test('keeps a cut-out transparent in webp', async () => {
    const { body } = await draw(await cutOutPng(), { preset: 'small', extension: 'webp' })
    expect((await pixelAt(body, 5, 5)).alpha).toBe(0)
    expect(await pixelAt(body, 60, 60)).toEqual(like(RED))
  })

  test('lays a cut-out on the background in jpeg', async () => {
    const { body } = await draw(await cutOutPng(), { preset: 'small', extension: 'jpeg' })
    expect(await pixelAt(body, 5, 5)).toEqual(like(WHITE))
    expect(await pixelAt(body, 60, 60)).toEqual(like(RED))
  })

  test('draws a cut-out on the requested colour', async () => {
    const drawn = await draw(await cutOutPng(), { preset: 'small', bg: 'F5F5F5' })
    expect(drawn.type).toBe('image/jpeg')
    expect(await pixelAt(drawn.body, 5, 5)).toEqual(like({ r: 0xf5, g: 0xf5, b: 0xf5 }))
  })
})

describe('the original', () => {
  test('is turned upright, and loses who took it and where', async () => {
    const drawn = await draw(await lyingJpeg(), { preset: 'contentThird', extension: 'jpeg' })
    expect(drawn).toMatchObject({ width: 100, height: 200 })
    expect(await pixelAt(drawn.body, 50, 20)).toEqual(like(RED))
    expect(await pixelAt(drawn.body, 50, 180)).toEqual(like(BLUE))
    expect(drawn.exif).toBeUndefined()
    expect(drawn.orientation).toBeUndefined()
    expect(drawn.body.includes('Un photographe')).toBe(false)
  })

  test('is cropped as it is displayed, not as it is stored', async () => {
    const image = { preset: 'small', cover: true, focalPoint: { x: 50, y: 192 }, extension: 'png' } as const
    const { body } = await draw(await lyingJpeg(), image)
    expect(await pixelAt(body, 60, 115)).toEqual(like(BLUE))
    expect(await pixelAt(body, 60, 40)).toEqual(like(BLUE))
  })

  test('gives its first frame when it is animated', async () => {
    const drawn = await draw(await animatedWebp(), { preset: 'small', extension: 'webp' })
    expect(drawn.pages).toBeUndefined()
    expect(await pixelAt(drawn.body, 60, 60)).toEqual(like(RED))
  })

  test.each([
    [
      'gif',
      async () =>
        sharp(await opaquePng())
          .gif()
          .toBuffer(),
    ],
    [
      'avif',
      async () =>
        sharp(await opaquePng())
          .avif({ effort: 0 })
          .toBuffer(),
    ],
    [
      'webp',
      async () =>
        sharp(await opaquePng())
          .webp()
          .toBuffer(),
    ],
    [
      'a print jpeg (CMYK)',
      async () =>
        sharp(await opaquePng())
          .toColourspace('cmyk')
          .jpeg()
          .toBuffer(),
    ],
    [
      'a png of 16 bits',
      async () =>
        sharp(await cutOutPng())
          .toColourspace('rgb16')
          .png()
          .toBuffer(),
    ],
    [
      'a grey png',
      async () =>
        sharp(await opaquePng())
          .greyscale()
          .png()
          .toBuffer(),
    ],
  ])('may be %s', async (_name, original) => {
    const drawn = await draw(await original(), { preset: 'small' })
    expect(drawn).toMatchObject({ width: 120, height: 120, depth: 'uchar', space: expect.stringMatching(/srgb|b-w/) })
  })
})

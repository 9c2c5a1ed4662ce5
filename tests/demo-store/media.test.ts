import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { createMediaHandler } from '../../demo-store/media.ts'
import { seed } from '../../demo-store/seed/data.ts'

const media = createMediaHandler()

/** Main pictures of what is listed, by sku. */
const mainPictures = seed.products
  .filter(({ visibility }) => visibility === 'catalog')
  .map(({ sku, images }) => ({ sku, path: images[0]?.path ?? '' }))

function mainPicture(ending: string): string {
  return mainPictures.find(({ path }) => path.endsWith(ending))?.path ?? ''
}

describe('the media folder', () => {
  test.each([
    ['.png', 'image/png', 'png', 0],
    ['.jpg', 'image/jpeg', 'jpeg', 255],
  ])('sends a %s as such, large enough for the largest preset', async (ending, contentType, format, corner) => {
    const file = await media(mainPicture(ending))
    const picture = sharp(file?.body)
    const { width, height, ...found } = await picture.metadata()
    expect([file?.status, file?.contentType, found.format]).toEqual([200, contentType, format])
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(1200)
    // A PNG has a transparent ground, a JPEG has none.
    const pixel = await picture.ensureAlpha().extract({ left: 2, top: 2, width: 1, height: 1 }).raw().toBuffer()
    expect(pixel[3]).toBe(corner)
  })

  test('finds a picture by the addresses that a store makes: in a cache folder, below media, with a slash', async () => {
    const path = mainPicture('.jpg')
    const cached = path.replace('catalog/product/', 'catalog/product/cache/48aaa552327af3d84f12759f5994526a/')
    expect((await media(cached))?.status).toBe(200)
    expect((await media(`/media/${path}`))?.status).toBe(200)
  })

  test('has a video', async () => {
    const video = await media('wysiwyg/maison/pre.mp4')
    expect([video?.contentType, video?.body.toString('latin1', 4, 8)]).toEqual(['video/mp4', 'ftyp'])
  })

  test.each(['', 'catalog/product/x/y/unknown.jpg', '../media.ts', 'catalog/../../media/wysiwyg/maison/pre.mp4'])(
    'has nothing at «%s»',
    async (path) => {
      expect(await media(path)).toBeNull()
    },
  )

  test('shows different products differently', () => {
    const digests = mainPictures.map(({ sku, path }) => {
      const file = readFileSync(`demo-store/media/${path.replace(/\.\w+$/, '.svgz')}`)
      return [createHash('sha256').update(file).digest('hex'), sku] as const
    })
    const skuOf = new Map(digests)
    expect(digests.filter(([digest, sku]) => skuOf.get(digest) !== sku)).toEqual([])
  })
})

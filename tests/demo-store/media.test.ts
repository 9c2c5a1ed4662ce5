import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createGate, createMediaHandler, draw, render } from '../../demo-store/media/handler.ts'
import { pictures, seed } from '../../demo-store/seed/data.ts'
import type { PictureSeed } from '../../demo-store/seed/pictures.ts'

/** The first picture of each design. */
const oneOfEach = pictures.filter(
  ({ design }, index) => pictures.findIndex((other) => other.design === design) === index,
)

const picture = (path: RegExp): PictureSeed => {
  const found = pictures.find((candidate) => path.test(candidate.path))
  if (!found) throw new Error(`no picture like ${path}`)
  return found
}

describe('drawing', () => {
  test.each(oneOfEach)('renders a $design in its type and size', async (one) => {
    const { contentType, body } = await render(one)
    const { format, width, height } = await sharp(body).metadata()
    expect({ contentType, format, width, height }).toEqual({
      contentType: one.path.endsWith('.png') ? 'image/png' : 'image/jpeg',
      format: one.path.endsWith('.png') ? 'png' : 'jpeg',
      width: one.width,
      height: one.height,
    })
    const { entropy } = await sharp(body).stats()
    expect(entropy).toBeGreaterThan(0.5)
  })

  test('leaves the ground of a PNG transparent and fills that of a JPEG', async () => {
    const corner = async (one: PictureSeed) => {
      const { data } = await sharp((await render(one)).body)
        .ensureAlpha()
        .extract({ left: 2, top: 2, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true })
      return data[3]
    }
    expect(await corner(picture(/^catalog\/product\/.*\.png$/))).toBe(0)
    expect(await corner(picture(/^catalog\/product\/.*\.jpg$/))).toBe(255)
  })

  test('shows product pictures large enough for the largest preset, and both kinds of ground', () => {
    const shown = pictures.filter(({ path }) => path.startsWith('catalog/product/'))
    expect(shown.every(({ width, height }) => Math.min(width, height) >= 1200)).toBe(true)
    expect(new Set(shown.map(({ path }) => path.slice(-3)))).toEqual(new Set(['png', 'jpg']))
  })

  test('draws every picture from numbers and colours only, without text', () => {
    for (const one of pictures) {
      const svg = draw(one)
      expect(svg, one.path).not.toMatch(/NaN|undefined|<text|<image|href=/)
    }
  })

  test('draws different products differently', () => {
    const byPath = new Map(pictures.map((one) => [one.path, one]))
    const main = seed.products
      .filter(({ visibility }) => visibility === 'catalog')
      .flatMap(({ sku, images }) => {
        const found = byPath.get(images[0]?.path ?? '')
        return found ? [[draw(found), sku] as const] : []
      })
    const alike = main.filter(([svg], index) => main.findIndex(([other]) => other === svg) !== index)
    expect(alike.map(([, sku]) => sku)).toEqual([])
  })
})

describe('the media handler', () => {
  let dataDir = ''
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'musette-media-'))
  })
  afterAll(() => rm(dataDir, { recursive: true }))

  test('draws a picture once and serves the file afterwards', async () => {
    const { path } = picture(/icon|paiement\/carte/)
    const handle = createMediaHandler({ dataDir })
    const [first, second] = await Promise.all([handle(path), handle(path)])
    expect(first).toMatchObject({ status: 200, contentType: 'image/png' })
    expect(second).toBe(first)
    expect(await readdir(join(dataDir, 'media'))).toHaveLength(1)
    const again = await createMediaHandler({ dataDir })(path)
    expect(again?.body.equals(first?.body ?? Buffer.alloc(0))).toBe(true)
  })

  test('answers the paths that a store makes: with a cache folder, below media, with a slash', async () => {
    const { path } = picture(/^catalog\/product\/.*\.jpg$/)
    const handle = createMediaHandler({ dataDir })
    const cached = path.replace('catalog/product/', 'catalog/product/cache/48aaa552327af3d84f12759f5994526a/')
    expect((await handle(cached))?.status).toBe(200)
    expect((await handle(`/media/${path}`))?.status).toBe(200)
  })

  test.each(['', 'catalog/product/x/y/unknown.jpg', '../package.json', 'catalog/product/../../secret', 'constructor'])(
    'knows nothing of «%s»',
    async (path) => {
      expect(await createMediaHandler({ dataDir })(path)).toBeNull()
    },
  )
})

describe('the gate', () => {
  test('lets only so many tasks run at a time, and goes on after one fails', async () => {
    const gate = createGate(2)
    let running = 0
    let most = 0
    const task = async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setImmediate(resolve))
      running -= 1
    }
    const failing = () => Promise.reject(new Error('no paint'))
    const results = await Promise.allSettled([gate(task), gate(failing), gate(task), gate(task), gate(task)])
    expect(most).toBe(2)
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
      'fulfilled',
    ])
  })
})

test('has the video that a page of the demo store shows', async () => {
  const video = await createMediaHandler({ dataDir: tmpdir() })('wysiwyg/maison/pre.mp4')
  expect([video?.contentType, video?.body.toString('latin1', 4, 8)]).toEqual(['video/mp4', 'ftyp'])
})

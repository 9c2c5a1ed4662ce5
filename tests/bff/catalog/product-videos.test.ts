import { describe, expect, test } from 'vitest'
import { RecordedStore, recording } from '../support/recorded-store.ts'
import { ask } from '../support/shop-request.ts'

const products = recording<Record<string, object>>('products')
const PLAYERS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']
const FIELDS = 'gallery { url label video { title provider video hash start file href } }'
const NONE = { provider: null, video: null, hash: null, start: null, file: null, href: null }

/** An entry of `media_gallery` as Magento answers it for what its admin calls a video. */
const entry = (video_url: string | null, changes: object = {}) => ({
  __typename: 'ProductVideo',
  url: 'https://store.example/media/catalog/product/cache/48aaa552327af3d84f12759f5994526a/f/i/film.jpg',
  label: 'Collier nylon en film',
  position: 1,
  disabled: false,
  video_content: { video_provider: '', video_url, video_title: 'Le collier', video_description: '', ...changes },
})

async function galleryOf(media_gallery: object[], videoHosts: readonly string[] = PLAYERS) {
  const items = [{ ...products['CHN-COLLIER'], media_gallery }]
  const upstream = new RecordedStore({
    storeConfig: recording('store-config'),
    products: { items, total_count: items.length },
  })
  const settings = { shop: { videoHosts, mediaUrl: 'https://store.example/media/' } }
  const response = await ask<{ product: { gallery: { video: unknown }[] } }>(
    upstream,
    `{ product(sku: "CHN-COLLIER") { ${FIELDS} } }`,
    {},
    settings,
  )
  return response.product.gallery
}

const videoOf = async (...given: Parameters<typeof entry>) => (await galleryOf([entry(...given)]))[0]?.video

describe('a video among the pictures of a product', () => {
  test('keeps its picture, its place and its name', async () => {
    const picture = {
      ...entry(null),
      __typename: 'ProductImage',
      label: 'Vue 2',
      position: 2,
      video_content: undefined,
    }
    expect(await galleryOf([picture, entry('https://www.youtube.com/watch?v=aB3_-xyz012')])).toEqual([
      {
        url: 'catalog/product/f/i/film.jpg',
        label: 'Collier nylon en film',
        video: { ...NONE, title: 'Le collier', provider: 'youtube', video: 'aB3_-xyz012' },
      },
      { url: 'catalog/product/f/i/film.jpg', label: 'Vue 2', video: null },
    ])
  })

  test.each([
    [
      'an unlisted one at Vimeo',
      'https://vimeo.com/123456/0a1b2c3d',
      { provider: 'vimeo', video: '123456', hash: '0a1b2c3d' },
    ],
    [
      'a short address of YouTube',
      'https://youtu.be/aB3_-xyz012?t=15',
      { provider: 'youtube', video: 'aB3_-xyz012', start: '15' },
    ],
    [
      'a film of the store',
      'https://store.example/media/catalog/product/film.mp4',
      { file: 'catalog/product/film.mp4' },
    ],
    [
      'a film elsewhere, which the policy does not let in',
      'https://films.example/a.mp4',
      { href: 'https://films.example/a.mp4' },
    ],
  ])('is known by its address: %s', async (_, address, attributes) => {
    expect(await videoOf(address)).toEqual({ ...NONE, title: 'Le collier', ...attributes })
  })

  test('is named after its picture where the merchant gave no title', async () => {
    expect(await videoOf('https://vimeo.com/123456', { video_title: '  ' })).toMatchObject({
      title: 'Collier nylon en film',
    })
  })

  test('is a link to its page where the site lets no such player in', async () => {
    const [picture] = await galleryOf([entry('https://www.youtube.com/watch?v=aB3_-xyz012')], [])
    expect(picture?.video).toEqual({
      ...NONE,
      title: 'Le collier',
      provider: 'youtube',
      href: 'https://www.youtube.com/watch?v=aB3_-xyz012',
    })
  })

  test.each([null, '', 'javascript:alert(1)', 'https://evil.example/embed/aB3_-xyz012', 'ftp://store.example/a.mp4'])(
    'is a picture where nobody can play it: %s',
    async (address) => {
      expect(await galleryOf([entry(address)])).toMatchObject([{ url: 'catalog/product/f/i/film.jpg', video: null }])
    },
  )

  test('is left out where the merchant switched it off', async () => {
    expect(await galleryOf([{ ...entry('https://vimeo.com/1'), disabled: true }])).toEqual([])
  })
})

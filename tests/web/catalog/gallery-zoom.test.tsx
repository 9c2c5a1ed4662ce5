import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import GalleryZoom from '../../../web/screens/catalog/product/GalleryZoom.tsx'
import { renderInShop } from '../content/in-shop.tsx'
import { waitFor } from '../../support/wait-for.ts'

const IMAGES = ['un', 'deux'].map((name) => ({ url: `catalog/product/${name}.jpg`, label: name }))

/** What is fetched beside what is shown. */
const fetched: { sizes: string; srcset: string }[] = []

// Nothing is fetched here, so nothing is complete by itself.
vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
beforeEach(() => {
  fetched.length = 0
  vi.stubGlobal(
    'Image',
    class {
      sizes = ''
      srcset = ''
      constructor() {
        fetched.push(this)
      }
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

const zoom = (images = IMAGES) =>
  renderInShop(<GalleryZoom open images={images} index={0} title="Croquettes" onShow={() => {}} onClose={() => {}} />)

test.each([
  [360, '338px'],
  [1280, '896px'],
])(
  'in a window of %i pixels, a picture is asked for as wide as it is shown, and the next one is got ready',
  async (width, sizes) => {
    vi.stubGlobal('innerWidth', width)
    zoom()
    await waitFor(() => expect(document.querySelector('source')?.getAttribute('sizes')).toBe(sizes))
    expect(fetched).toHaveLength(1)
    expect(fetched[0]).toMatchObject({ sizes, srcset: expect.stringContaining('deux.jpg') })
  },
)

test('gets nothing ready with data saver, nor where there is one picture', () => {
  zoom(IMAGES.slice(0, 1))
  vi.stubGlobal('navigator', { ...navigator, userAgent: '', connection: { saveData: true } })
  zoom()
  expect(fetched).toEqual([])
})

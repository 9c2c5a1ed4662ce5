import { afterEach, expect, test, vi } from 'vitest'
import GalleryZoom from '../../../web/screens/catalog/product/GalleryZoom.tsx'
import { renderInShop } from '../content/in-shop.tsx'
import { waitFor } from '../../support/wait-for.ts'

const IMAGES = ['un', 'deux', 'trois'].map((name) => ({ url: `catalog/product/${name}.jpg`, label: name }))

// Nothing is fetched here, so nothing is complete by itself.
vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
afterEach(() => vi.unstubAllGlobals())

const zoom = (onShow: (index: number) => void = () => {}) =>
  renderInShop(<GalleryZoom images={IMAGES} index={0} title="Croquettes" onShow={onShow} onClose={() => {}} />)

const sizes = () => [...document.querySelectorAll('source')].map((source) => source.getAttribute('sizes'))

test.each([
  [360, '360px'],
  [1280, '896px'],
])(
  'in a window of %i pixels, a picture and the next one are asked for as wide as they are shown',
  async (width, shown) => {
    vi.stubGlobal('innerWidth', width)
    zoom()
    await waitFor(() => expect(sizes()).toEqual([shown, shown]))
  },
)

test('requests only what is shown with data saver', async () => {
  vi.stubGlobal('navigator', { ...navigator, userAgent: '', connection: { saveData: true } })
  zoom()
  await waitFor(() => expect(sizes()).toHaveLength(1))
})

test('the button enlarges a picture, requests a larger one, and goes back', async () => {
  vi.stubGlobal('innerWidth', 360)
  const { user, getByRole } = zoom()
  const button = getByRole('button', { name: 'Voir de plus près' })
  await user.click(button)
  expect(sizes()[0]).toBe('900px')
  expect(button.getAttribute('aria-pressed')).toBe('true')
  await user.click(button)
  expect(sizes()[0]).toBe('360px')
})

test('arrow keys turn the pictures wherever the focus is, but for the list that the browser scrolls', async () => {
  const shown = vi.fn()
  const { user, getByRole } = zoom(shown)
  await waitFor(() => expect(getByRole('heading', { name: 'Croquettes' })).toBeDefined())
  getByRole('heading', { name: 'Croquettes' }).focus()
  await user.keyboard('{ArrowRight}{ArrowLeft}')
  expect(shown.mock.calls).toEqual([[1], [2]])
  getByRole('button', { name: 'Voir de plus près' }).focus()
  await user.keyboard('{ArrowRight}')
  expect(shown).toHaveBeenCalledTimes(2)
})

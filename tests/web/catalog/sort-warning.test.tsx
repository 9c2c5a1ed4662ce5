import { afterEach, expect, test, vi } from 'vitest'
import { CategoryById } from '../../../web/screens/catalog/category-by-id.generated.ts'
import { useList } from '../../../web/screens/catalog/list/list-state.ts'
import { renderInShop } from '../content/in-shop.tsx'

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
afterEach(() => warn.mockClear())

function Order() {
  const { parameters } = useList(CategoryById, { id: '38' })
  return <output>{JSON.stringify(parameters.sort ?? null)}</output>
}

/** The order of the list at an address. */
const orderAt = (query: string) =>
  renderInShop(<Order />, { CategoryById: () => ({ category: null }) }, `/chiens.html${query}`).container.textContent

test.each(['?sort=prix', '?sort=%7B%22field%22%3A1%7D', '?sort=%5B%5D'])(
  'an order that is none is ignored, and said on the console: %s',
  (query) => {
    expect(orderAt(query)).toContain('null')
    expect(warn).toHaveBeenCalledTimes(1)
    expect(String(warn.mock.calls[0]?.[0])).toContain('sort')
  },
)

test('an order that is one is followed in silence', () => {
  expect(orderAt('?sort=%7B%22field%22%3A%22price%22%2C%22direction%22%3A%22ASC%22%7D')).toContain('"price"')
  expect(warn).not.toHaveBeenCalled()
})

import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ownName } from '../../../../web/site/site.ts'
import { card, page } from '../../../../tests/web/catalog/products.ts'
import { renderInShop } from '../../../../tests/web/content/in-shop.tsx'
import RecentlyViewed from '../../web/RecentlyViewed.tsx'

const KEY = ownName('recently-viewed')
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as unknown
let come: (visible: boolean) => void
const asked: string[][] = []

beforeEach(() => {
  localStorage.clear()
  asked.length = 0
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(listener: (changes: object[]) => void) {
        come = (isIntersecting) => listener([{ target: document.querySelector('section'), isIntersecting }])
      }
      observe() {}
      unobserve() {}
    },
  )
})

function show(sku: string, gone: readonly string[] = []) {
  const answers = {
    RecentProducts: ({ skus }: { skus: string[] }) => {
      asked.push(skus)
      return { productsBySku: skus.map((one) => (gone.includes(one) ? null : card(one))) }
    },
  }
  return renderInShop(<RecentlyViewed product={page({ sku })} />, answers, '/x.html')
}

describe('recently viewed', () => {
  test('asks for nothing and shows nothing on the first product, which it keeps', () => {
    const { container } = show('A')
    expect(container.querySelector('section')).toBeNull()
    expect(kept()).toEqual(['A'])
    expect(asked).toEqual([])
  })

  test('asks once, when the row comes near, for those before this product', async () => {
    localStorage.setItem(KEY, JSON.stringify(['B', 'C', 'A']))
    show('A', ['C'])
    expect(screen.getByRole('heading', { name: 'Vus récemment' })).toBeTruthy()
    expect(asked).toEqual([])
    act(() => come(true))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
    expect(asked).toEqual([['B', 'C']])
    expect(kept()).toEqual(['A', 'B', 'C'])
  })

  test('keeps twelve at most, and nothing that is no sku', () => {
    localStorage.setItem(
      KEY,
      JSON.stringify([...Array.from({ length: 30 }, (_, i) => `S${i}`), 7, null, 'x'.repeat(65)]),
    )
    show('A')
    expect(kept()).toEqual(['A', ...Array.from({ length: 11 }, (_, i) => `S${i}`)])
    localStorage.setItem(KEY, '{"a":')
    show('D')
    expect(kept()).toEqual(['D'])
  })

  test('is emptied by its button, which says so', async () => {
    localStorage.setItem(KEY, JSON.stringify(['B']))
    const { user } = show('A')
    await user.click(screen.getByRole('button', { name: 'Vider la liste' }))
    expect(kept()).toBeNull()
    expect(document.activeElement?.textContent).toBe('La liste est vide.')
    expect(screen.queryByRole('heading')).toBeNull()
  })
})

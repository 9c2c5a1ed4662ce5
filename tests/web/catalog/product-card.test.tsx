import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { ProductCard } from '../../../web/screens/catalog/ProductCard.tsx'
import { accepted, cartOf, line, refused } from '../cart/carts.ts'
import { type Answers, offering, renderInShop } from '../content/in-shop.tsx'
import { card, euros, prices } from './products.ts'

const withCart: Answers = { ...offering(), Cart: () => ({ cart: cartOf([]) }) }

describe('product card', () => {
  test('is one link, named by the product', () => {
    renderInShop(<ProductCard product={card('A')} />, offering())
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Produit A', '/a.html'],
    ])
  })

  test('says «from» with the price per kg of the cheapest choice where the choice decides', () => {
    const unitPrice = { unit: 'KILOGRAM' as const, price: euros(5) }
    const bag = card('A', { type: 'CONFIGURABLE', prices: { ...prices(60, 60, 16.9), unitPrice } })
    const { container } = renderInShop(<ProductCard product={bag} />, offering())
    expect(container.textContent).toMatch(/À partir de.*16,90/)
    expect(container.textContent).toMatch(/5,00\u202f€\s*\/\s*kg/)
    expect(container.textContent).toContain('Choisir')
  })

  test('says how many packs there are, with the price per kg of the best one, and the largest reduction of a variant', () => {
    const summary = { formats: 2, unitPrice: { unit: 'KILOGRAM' as const, price: euros(6.24) }, reduction: 11 }
    const shown = (variantSummary: typeof summary | null) => {
      const product = card('A', { type: 'CONFIGURABLE', prices: prices(60, 60, 16.9), variantSummary })
      const { container, unmount } = renderInShop(<ProductCard product={product} />, offering())
      const { textContent } = container
      unmount()
      return textContent
    }
    expect(shown(summary)).toMatch(/Jusqu’à −11[\s\u202f]%.*2 formats, dès\s+6,24\u202f€\s*\/\s*kg/s)
    expect(shown({ ...summary, formats: 0, reduction: 0 })).not.toMatch(/Jusqu’à|formats/)
    expect(shown(null)).not.toMatch(/Jusqu’à|formats/)
  })

  test('holds what has to be chosen beside the goods, and says «from» while that decides', () => {
    const shown = (pricesWithExtras: ReturnType<typeof prices>) => {
      const { container, unmount } = renderInShop(<ProductCard product={card('A', { pricesWithExtras })} />, offering())
      const { textContent } = container
      unmount()
      return textContent
    }
    expect(shown(prices(12.5))).toMatch(/12,50.*Choisir/s)
    expect(shown(prices(12.5))).not.toContain('À partir de')
    expect(shown(prices(14, 14, 12.5))).toMatch(/À partir de.*12,50.*Choisir/s)
  })

  test('shows what is new, what is reduced, and otherwise nothing over the picture', () => {
    const badges = (change: Parameters<typeof card>[1]) => {
      const { container, unmount } = renderInShop(<ProductCard product={card('A', change)} />, offering())
      const texts = [...container.querySelectorAll('p:first-of-type > span')].map((badge) => badge.textContent)
      unmount()
      return ['Promo', 'Nouveau'].filter((text) => texts.includes(text))
    }
    expect(badges({})).toEqual([])
    expect(badges({ isNew: true })).toEqual(['Nouveau'])
    expect(badges({ prices: prices(8, 10) })).toEqual(['Promo'])
    expect(badges({ isNew: true, prices: prices(8, 10) })).toEqual(['Promo', 'Nouveau'])
    // Nothing is struck beside «from», so that no reduction is announced either.
    expect(badges({ type: 'BUNDLE', prices: prices(8, 10, 6) })).toEqual([])
    expect(badges({ prices: prices(8, 10), pricesWithExtras: prices(9, 10, 8) })).toEqual([])
  })

  test('adds a simple product at once', async () => {
    const sent: unknown[] = []
    const AddItemToCart = ({ item }: { item: unknown }) => {
      sent.push(item)
      return { addItemToCart: accepted(cartOf([line('a')])) }
    }
    const { user } = renderInShop(<ProductCard product={card('A')} />, { ...withCart, AddItemToCart })
    await user.click(screen.getByRole('button', { name: /Ajouter au panier.*Produit A/ }))
    await waitFor(() => expect(sent).toEqual([{ sku: 'A', qty: 1 }]))
  })

  test('offers nothing to add where something has to be chosen first, also when that costs nothing', () => {
    renderInShop(<ProductCard product={card('A', { pricesWithExtras: prices(10) })} />, offering())
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByText('Choisir')).toBeTruthy()
  })

  test('shows what the store refuses', async () => {
    const AddItemToCart = () => ({ addItemToCart: refused(cartOf([]), 'Épuisé depuis un instant.') })
    const { user } = renderInShop(<ProductCard product={card('A')} />, { ...withCart, AddItemToCart })
    await user.click(screen.getByRole('button'))
    expect((await screen.findByRole('alert')).textContent).toBe('Épuisé depuis un instant.')
  })

  test('offers nothing to add where a file belongs to the order', () => {
    renderInShop(<ProductCard product={card('A', { isOrderedByContact: true })} />, offering())
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('offers nothing to add while it is sold out', () => {
    renderInShop(<ProductCard product={card('A', { stock: { isInStock: false } })} />, offering())
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByText('En rupture de stock')).toBeTruthy()
  })
})

import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { GraphqlFailure } from '../../../schema/page.ts'
import { closeMiniCart, openMiniCart, showAddedLines, useMiniCart } from '../../../web/screens/cart/mini-cart-state.ts'
import MiniCart from '../../../web/screens/cart/MiniCart.tsx'
import { card, prices } from '../catalog/products.ts'
import { type Answers, renderInShop } from '../content/in-shop.tsx'
import { accepted, cartOf, line } from './carts.ts'

afterEach(() => act(closeMiniCart))

function Header() {
  return useMiniCart().isOpen ? <MiniCart /> : <p>fermé</p>
}

const show = (items: ReturnType<typeof line>[], changes: Parameters<typeof cartOf>[1] = {}, answers: Answers = {}) =>
  renderInShop(<Header />, {
    Cart: () => ({ cart: cartOf(items, changes) }),
    ...answers,
  })

const euros = (amount: number) => ({ value: { amount, currency: 'EUR' } })

describe('mini-cart', () => {
  test('confirms an addition and shows what was added first', async () => {
    show([line('a'), line('b', { qty: 2 })])
    act(() => showAddedLines([{ itemId: 'b', quantity: 1 }]))
    expect(await screen.findByText('Ajouté au panier')).toBeTruthy()
    expect(screen.getAllByRole('article').map(({ textContent }) => textContent?.slice(0, 9))).toEqual([
      'Article b',
      'Article a',
    ])
    expect(screen.getByText('Sous-total (3 articles)').nextSibling?.textContent).toBe('30,00\u202f€')
  })

  test('says what a kilogram of a line costs, where that is known', async () => {
    const bag = line('a')
    const { price } = bag.priceInfo
    show([{ ...bag, priceInfo: { ...bag.priceInfo, unitPrice: { unit: 'KILOGRAM', price } } }, line('b')])
    act(openMiniCart)
    const [first, second] = await screen.findAllByRole('article')
    expect(first?.textContent).toMatch(/10,00\u202f€\s\/\skg/)
    expect(second?.textContent).not.toContain('/ kg')
  })

  test('confirms nothing when the header opened it, and closes on the way to the cart', async () => {
    const { user, location } = show([line('a')])
    act(openMiniCart)
    const link = await screen.findByRole('link', { name: 'Voir le panier' })
    expect(screen.queryByText('Ajouté au panier')).toBeNull()
    await user.click(link)
    expect(screen.getByText('fermé')).toBeTruthy()
    expect(location.history.at(-1)).toBe('/cart')
  })

  test('leads to the order at once, where the cart can be ordered', async () => {
    const first = show([line('a')])
    act(openMiniCart)
    expect((await screen.findByRole('link', { name: 'Passer la commande' })).getAttribute('href')).toBe('/checkout/')
    first.unmount()
    const product = { ...line('a').product, path: '' }
    show([line('a', { errors: ['Épuisé.'], product })])
    act(openMiniCart)
    await screen.findByRole('link', { name: 'Voir le panier' })
    expect(screen.queryByRole('link', { name: 'Passer la commande' })).toBeNull()
    const row = within(screen.getByRole('article'))
    expect(row.getByText('Épuisé.')).toBeTruthy()
    expect(row.getByText('Article a')).toBeTruthy()
    expect(row.queryByRole('link')).toBeNull()
  })

  test('closes on the way to a product', async () => {
    const { user, location } = show([line('a', { options: [{ label: 'Poids', value: '2 kg' }] }), line('b')])
    act(openMiniCart)
    const [first, second] = await screen.findAllByRole('article')
    expect(first?.querySelector('dl')?.textContent).toBe('Poids2 kg')
    expect(second?.querySelector('dl')).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Article a' }))
    expect(screen.getByText('fermé')).toBeTruthy()
    expect(location.history.at(-1)).toBe('/article-a.html')
  })

  test('says so when the cart cannot be read', async () => {
    show([], {}, { Cart: () => Promise.reject(new GraphqlFailure('network', 'Network error: HTTP 502', 502)) })
    act(openMiniCart)
    expect(await screen.findByText('Network error: HTTP 502')).toBeTruthy()
  })

  test('says that it is empty', async () => {
    const { user } = show([])
    act(openMiniCart)
    expect(await screen.findByText('Votre panier est vide')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Continuer mes achats' }))
    expect(screen.getByText('fermé')).toBeTruthy()
  })

  test('says how much is missing for free delivery, and when nothing is', async () => {
    show([line('a')], { freeDelivery: { from: euros(49), missing: euros(1.3) } })
    act(openMiniCart)
    expect(await screen.findByText(/^Plus que 1,30\s€ pour la livraison offerte$/)).toBeTruthy()
  })

  test('says that free delivery can be chosen once it can', async () => {
    show([line('a')], { freeDelivery: { from: euros(49), missing: euros(0) } })
    act(openMiniCart)
    expect(await screen.findByText('Un mode de livraison vous est offert')).toBeTruthy()
  })

  test('suggests two products that can be added at once, those first that make delivery free', async () => {
    const sold = { isInStock: false }
    const linked = [
      card('SOLD', { stock: sold }),
      card('SKU-a'),
      card('CHEAP'),
      card('OTHER'),
      card('DEAR', { prices: prices(45) }),
    ]
    const sent: unknown[] = []
    const { user } = show(
      [line('a')],
      { freeDelivery: { from: euros(49), missing: euros(39) } },
      {
        CartSuggestions: () => ({ productsBySku: [{ sku: 'SKU-a', crossSellProducts: linked }] }),
        AddItemToCart: ({ item }: { item: unknown }) => {
          sent.push(item)
          return { addItemToCart: accepted(cartOf([line('a'), line('b')])) }
        },
      },
    )
    act(openMiniCart)
    const section = await screen.findByRole('region', { name: 'Va bien avec votre panier' })
    const [first, second, ...others] = within(section).getAllByRole('button')
    expect([first, second].map((button) => button?.getAttribute('aria-label'))).toEqual([
      expect.stringContaining('DEAR'),
      expect.stringContaining('CHEAP'),
    ])
    expect(others).toEqual([])
    if (first) await user.click(first)
    await waitFor(() => expect(sent).toEqual([{ sku: 'DEAR', qty: 1 }]))
  })

  test('suggests what goes with any line of the cart, the latest first, and requests a bounded number of them', async () => {
    const lines = Array.from({ length: 30 }, (_, index) => line(`${index}`))
    const asked: string[][] = []
    show(
      lines,
      {},
      {
        CartSuggestions: ({ skus }: { skus: string[] }) => {
          asked.push(skus)
          return {
            productsBySku: [
              { sku: 'SKU-12', crossSellProducts: [card('EARLIER')] },
              { sku: 'SKU-29', crossSellProducts: [card('LATEST')] },
            ],
          }
        },
      },
    )
    act(openMiniCart)
    const section = await screen.findByRole('region', { name: 'Va bien avec votre panier' })
    const names = within(section)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'))
    expect(names).toEqual([expect.stringContaining('LATEST'), expect.stringContaining('EARLIER')])
    expect(asked[0]).toHaveLength(20)
    expect(asked[0]).toEqual(expect.arrayContaining(['SKU-10', 'SKU-29']))
  })
})

import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { closeMiniCart, openMiniCart, showAddedLines, useMiniCart } from '../../../web/screens/cart/mini-cart-state.ts'
import MiniCart from '../../../web/screens/cart/MiniCart.tsx'
import { renderInShop } from '../content/in-shop.tsx'
import { cartOf, line } from './carts.ts'

afterEach(() => act(closeMiniCart))

function Header() {
  return useMiniCart().isOpen ? <MiniCart /> : <p>fermé</p>
}

const show = (items: ReturnType<typeof line>[]) => renderInShop(<Header />, { Cart: () => ({ cart: cartOf(items) }) })

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

  test('says that it is empty', async () => {
    const { user } = show([])
    act(openMiniCart)
    expect(await screen.findByText('Votre panier est vide')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Continuer mes achats' }))
    expect(screen.getByText('fermé')).toBeTruthy()
  })
})

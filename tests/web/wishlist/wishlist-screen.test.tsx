import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import WishlistScreen from '../../../web/screens/wishlist/WishlistScreen.tsx'
import wishlist from '../../../schema/texts/fr/wishlist.ts'
import { MessagesContext, useMessages } from '../../../web/i18n/messages-context.ts'
import type { ReactNode } from 'react'
import { accepted, cartOf, line } from '../cart/carts.ts'
import { card, prices } from '../catalog/products.ts'
import { type Answers, renderInShop } from '../content/in-shop.tsx'
import { answered, asCamille, asGuest, wish, wishing } from './lists.ts'

function WithWords({ children }: { children: ReactNode }) {
  return <MessagesContext value={{ ...useMessages(), ...wishlist }}>{children}</MessagesContext>
}
const show = (node: ReactNode, answers: Answers) => renderInShop(<WithWords>{node}</WithWords>, answers)

const collar = wish('1', 'COL', {
  options: [{ label: 'Taille', value: 'M' }],
  selectedOptions: [{ option_id: '93', option_value: '13' }],
})
const bowl = wish('2', 'GAM', { qty: 2 })

describe('the wishlist', () => {
  test('shows each wish with its choices', async () => {
    show(<WishlistScreen />, { ...asCamille, LoadWishlistQuery: () => ({ me: wishing([collar, bowl]) }) })
    const [first, second] = await screen.findAllByRole('article')
    expect(first?.textContent).toMatch(/Produit COL.*Taille.*M/)
    expect(second?.textContent).toContain('Quantité\u00a0: 2')
  })

  test('shows the price and the stock of the chosen variant, and no button where that is sold out', async () => {
    const chosen = (id: string, isInStock: boolean) => ({
      ...wish(id, 'CRO', { variant: card('CRO-12', { prices: prices(84.9), stock: { isInStock } }) }),
      selectedOptions: [{ option_id: '93', option_value: '13' }],
    })
    show(<WishlistScreen />, {
      ...asCamille,
      LoadWishlistQuery: () => ({ me: wishing([chosen('1', true), chosen('2', false)]) }),
    })
    const rows = await screen.findAllByRole('article')
    for (const row of rows) {
      expect(row.textContent).toContain('84,90')
      expect(row.textContent).not.toContain('10,00')
    }
    const buttons = rows.map((row) => within(row).queryByRole('button', { name: /^Ajouter au panier/ }) !== null)
    expect(buttons).toEqual([true, false])
    expect(rows[1]?.textContent).toContain('En rupture de stock')
  })

  test('says that it loads, is empty, or cannot be read, and tries again', async () => {
    let fails = true
    const { user } = show(<WishlistScreen />, {
      ...asCamille,
      LoadWishlistQuery: () => {
        if (fails) throw new Error('Network error: no answer')
        return { me: wishing([]) }
      },
    })
    expect(screen.getByText('Chargement de votre liste…')).toBeTruthy()
    expect((await screen.findByRole('alert')).textContent).toContain('Network error')
    fails = false
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByText('Votre liste est vide.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Partager ma liste' })).toBeNull()
  })

  test('moves all into the cart, and names what stays', async () => {
    const sent: unknown[] = []
    const { user, queryClient } = show(<WishlistScreen />, {
      ...asCamille,
      LoadWishlistQuery: () => ({ me: wishing([collar, bowl]) }),
      AddWishlistToCart: (variables) => {
        sent.push(variables)
        return {
          addWishlistToCart: {
            ...answered(wishing([collar]), 'Faites un choix.'),
            refusedItems: [{ itemId: '1', message: 'Faites un choix.' }],
            notes: ['Gamelle : la boutique n’a pas repris la date.'],
            cart: cartOf([line('a')]),
          },
        }
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Tout ajouter au panier' }))
    expect(await screen.findByText('1 article est passé dans votre panier.')).toBeTruthy()
    expect(sent).toEqual([{ itemIds: null }])
    expect(screen.getByText(/n’a pas repris la date/)).toBeTruthy()
    const [left, ...others] = screen.getAllByRole('article')
    expect(others).toEqual([])
    expect(within(left ?? document.body).getByRole('alert').textContent).toContain('Faites un choix.')
    expect(queryClient.getQueryData(['Cart', {}])).toEqual({ cart: cartOf([line('a')]) })
  })

  test('says how to order what needs a file, in place of the button', async () => {
    const mug = { ...bowl, product: { ...bowl.product, isOrderedByContact: true } }
    show(<WishlistScreen />, { ...asCamille, LoadWishlistQuery: () => ({ me: wishing([collar, mug]) }) })
    const rows = await screen.findAllByRole('article')
    const buttons = rows.map((row) => within(row).queryByRole('button', { name: /^Ajouter au panier/ }) !== null)
    expect(buttons).toEqual([true, false])
    expect(screen.getByText(/contactez-nous/)).toBeTruthy()
  })

  test('leads to the product where its choices have to be made again', async () => {
    const grooming = { ...bowl, needsChoice: true }
    show(<WishlistScreen />, { ...asCamille, LoadWishlistQuery: () => ({ me: wishing([grooming]) }) })
    const link = await screen.findByRole('link', { name: /^Choisir/ })
    expect(link.getAttribute('href')).toContain(grooming.product.path)
    expect(screen.queryByRole('button', { name: /^Ajouter au panier/ })).toBeNull()
  })

  test('leads to the product where a choice is needed and none was made, and adds where it was', async () => {
    const coat = { ...bowl, product: { ...bowl.product, type: 'CONFIGURABLE' as const } }
    const chosen = { ...coat, id: 'chosen', selectedOptions: [{ option_id: '93', option_value: '13' }] }
    show(<WishlistScreen />, { ...asCamille, LoadWishlistQuery: () => ({ me: wishing([coat, chosen, collar]) }) })
    const rows = await screen.findAllByRole('article')
    const buttons = rows.map((row) => within(row).queryByRole('button', { name: /^Ajouter au panier/ }) !== null)
    expect(buttons).toEqual([false, true, true])
    expect(screen.getAllByRole('link', { name: /^Choisir/ })).toHaveLength(1)
  })

  test('removes one wish', async () => {
    const { user } = show(<WishlistScreen />, {
      ...asCamille,
      LoadWishlistQuery: () => ({ me: wishing([collar, bowl]) }),
      RemoveProductFromWishlist: () => ({ removeProductFromWishlist: answered(wishing([bowl])) }),
    })
    await user.click(await screen.findByRole('button', { name: 'Retirer de la liste\u00a0: Produit COL' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
    expect(document.activeElement?.contains(screen.getByRole('article'))).toBe(true)
    expect(document.activeElement).not.toBe(document.body)
  })
})

describe('a guest’s list', () => {
  const item = { sku: 'COL', qty: 2, options: [{ option_id: '93', option_value: '13' }] }
  const onDevice = (...wishes: object[]) => localStorage.setItem('musette-wishes', JSON.stringify(wishes))
  const guest = { ...asGuest, DeviceWishes: () => ({ productsBySku: [card('COL'), null] }) }
  beforeEach(() => localStorage.clear())

  test('is shown from the device, bought from with what was chosen, and offers to sign in', async () => {
    onDevice({ item, name: 'Collier' }, { item: { sku: 'OLD', qty: 1 }, name: 'Ancien jouet' })
    const sent: unknown[] = []
    const { user } = show(<WishlistScreen />, {
      ...guest,
      AddItemToCart: (variables) => {
        sent.push(variables)
        return { addItemToCart: accepted(cartOf([line('a')])) }
      },
    })
    await user.click(await screen.findByRole('button', { name: /^Ajouter au panier.*Collier/ }))
    await waitFor(() => expect(sent).toEqual([{ item }]))
    expect(screen.getByRole('link', { name: 'Me connecter' }).getAttribute('href')).toBe(
      '/login?next=%2Fuser%2Fwishlist',
    )
    expect(screen.getByText('Ancien jouet n’est plus vendu dans cette boutique.')).toBeTruthy()
    for (const name of ['Collier', 'Ancien jouet']) {
      await user.click(screen.getByRole('button', { name: `Retirer de la liste\u00a0: ${name}` }))
    }
    expect(document.activeElement?.contains(await screen.findByText('Votre liste est vide.'))).toBe(true)
    expect(document.activeElement).not.toBe(document.body)
    expect(localStorage.getItem('musette-wishes')).toBeNull()
  })

  test('stays visible to a customer as far as the store refused it', async () => {
    onDevice({ item, name: 'Collier', isRefused: true })
    show(<WishlistScreen />, { ...guest, ...asCamille, LoadWishlistQuery: () => ({ me: wishing([bowl]) }) })
    expect(await screen.findByRole('heading', { name: 'Gardés sur cet appareil' })).toBeTruthy()
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
  })
})

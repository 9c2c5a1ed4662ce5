import { act, screen, waitFor } from '@testing-library/react'
import extensions from 'virtual:extensions/account-menu'
import { describe, expect, test, vi } from 'vitest'
import AccountLayout from '../../../web/screens/customer/AccountLayout.tsx'
import { AccountLink } from '../../../web/shell/header/AccountLink.tsx'
import { cartQuery } from '../../../web/screens/cart/use-cart.ts'
import { cartOf, line } from '../cart/carts.ts'
import { offering, renderInShop } from '../content/in-shop.tsx'

const guest = { id: null, email: null, firstname: null, lastname: null, hasExpired: false }
const camille = { ...guest, id: 'c', firstname: 'Camille', email: 'camille@example.com' }

describe('the account', () => {
  test('is for customers: a guest goes to sign in, and comes back', async () => {
    const answers = { Me: () => ({ me: guest }) }
    const { location } = renderInShop(<AccountLayout>secret</AccountLayout>, answers, '/user/information?a=1')
    await waitFor(() => expect(location.history?.at(-1)).toBe('/login?next=%2Fuser%2Finformation%3Fa%3D1'))
    expect(screen.queryByText('secret')).toBeNull()
  })

  test('is open to guests where they have something, without its menu', async () => {
    const { location } = renderInShop(<AccountLayout>wishes</AccountLayout>, {}, '/user/wishlist')
    expect(await screen.findByText('wishes')).toBeDefined()
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(location.history).toEqual(['/user/wishlist'])
  })

  test('shows its screen, and where one is', async () => {
    const answers = { Me: () => ({ me: camille }) }
    renderInShop(<AccountLayout>secret</AccountLayout>, answers, '/user/information')
    expect(await screen.findByText('secret')).toBeDefined()
    const current = screen.getByRole('link', { current: 'page' })
    expect(current.textContent).toBe('Mes informations')
    expect(await screen.findByRole('link', { name: 'Lettre d’information' })).toBeDefined()
  })

  test('shows where one is, in whatever order the menu has its entries', async () => {
    const label = { en: 'Numbers' }
    const added = { name: 'numbers', entries: [{ path: '/user/orders/numbers', label, after: '/user/' }] }
    const menus = extensions as (typeof extensions)[number][]
    menus.push(added)
    renderInShop(<AccountLayout>secret</AccountLayout>, { Me: () => ({ me: camille }) }, '/user/orders/numbers')
    expect((await screen.findByRole('link', { current: 'page' })).textContent).toBe('Numbers')
    menus.pop()
  })

  test('takes what the device has of a customer along when they sign out', async () => {
    vi.spyOn(location, 'assign').mockReturnValue()
    const pets = (owner: string | null) => JSON.stringify({ owner, pets: [] })
    localStorage.setItem('musette-pets', pets('c'))
    localStorage.setItem('musette-others', pets('d'))
    localStorage.setItem('musette-guests', pets(null))
    const logout = { success: true, errorMessage: null, errors: [], notes: [], me: guest, cart: cartOf([]) }
    const answers = { Me: () => ({ me: camille }), Logout: () => ({ logout }) }
    const { user } = renderInShop(<AccountLayout>secret</AccountLayout>, answers, '/user/information')
    await user.click(await screen.findByRole('button', { name: 'Me déconnecter' }))
    await waitFor(() => expect(location.assign).toHaveBeenCalledWith('/'))
    expect(Object.keys(localStorage).toSorted()).toEqual(['musette-guests', 'musette-others'])
    localStorage.clear()
  })

  test('hides what the store lacks', async () => {
    const answers = { Me: () => ({ me: camille }), ...offering() }
    renderInShop(<AccountLayout>secret</AccountLayout>, answers, '/user')
    expect(await screen.findByText('secret')).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Lettre d’information' })).toBeNull()
  })

  test('says so when it cannot be read, and tries again', async () => {
    let isDown = true
    const Me = () => {
      if (isDown) throw new Error('GraphQL error: no')
      return { me: camille }
    }
    const { user } = renderInShop(<AccountLayout>secret</AccountLayout>, { Me }, '/user/information')
    expect((await screen.findByRole('alert')).textContent).toContain('Rien n’est perdu')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Mes informations')
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByText('secret')).toBeDefined()
  })
})

describe('the way to the account', () => {
  test('leads guests to sign in', async () => {
    // Its part for customers loads, and suspends: React finishes that inside an `act` that waits.
    await act(async () => void renderInShop(<AccountLink />, { Me: () => ({ me: guest }) }))
    await waitFor(() => expect(screen.getByRole('link', { name: 'Mon compte' }).getAttribute('href')).toBe('/login'))
  })

  test('greets customers by their first name', async () => {
    renderInShop(<AccountLink />, { Me: () => ({ me: camille }) })
    expect((await screen.findByRole('link', { name: 'Camille, Mon compte' })).getAttribute('href')).toBe('/user/')
  })

  test('says so too when it shows by a cart that is another one, and keeps saying it', async () => {
    let requested = 0
    const { queryClient } = renderInShop(
      <AccountLink />,
      { Me: () => ({ me: requested++ === 0 ? camille : { ...guest, hasExpired: requested === 2 } }) },
      '/cart',
    )
    await screen.findByRole('link', { name: 'Camille, Mon compte' })
    act(() => void queryClient.setQueryData(cartQuery.queryKey, { cart: { ...cartOf([line('a')]), id: 'own' } }))
    expect(requested).toBe(1)
    act(() => void queryClient.setQueryData(cartQuery.queryKey, { cart: { ...cartOf([]), id: 'empty' } }))
    expect(await screen.findByText(/Votre session a pris fin/)).toBeDefined()
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(screen.getByText(/Votre session a pris fin/)).toBeDefined()
  })

  test('takes from the device what belongs to a customer when the session has ended', async () => {
    const pets = (owner: string | null) => JSON.stringify({ owner, pets: [] })
    localStorage.setItem('musette-pets', pets('c'))
    localStorage.setItem('musette-guests', pets(null))
    renderInShop(<AccountLink />, { Me: () => ({ me: { ...guest, hasExpired: true } }) }, '/cart')
    await waitFor(() => expect(Object.keys(localStorage)).toEqual(['musette-guests']))
    localStorage.clear()
  })

  test('says that a session ended, and where to sign in again', async () => {
    const { user } = renderInShop(<AccountLink />, { Me: () => ({ me: { ...guest, hasExpired: true } }) }, '/cart')
    expect(await screen.findByText(/Votre session a pris fin/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Me connecter' }).getAttribute('href')).toBe('/login?next=%2Fcart')
    await user.click(screen.getByRole('button', { name: 'Continuer sans me connecter' }))
    expect(screen.queryByText(/Votre session a pris fin/)).toBeNull()
  })
})

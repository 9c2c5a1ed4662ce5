import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { keepWish, takeWish } from '../../../web/screens/wishlist/guest-wish.ts'
import { Heart } from '../../../web/screens/wishlist/Heart.tsx'
import { WishButton } from '../../../web/screens/wishlist/WishButton.tsx'
import { type Answers, offering, renderInShop } from '../content/in-shop.tsx'
import { answered, asCamille, asGuest, wish, wishing } from './lists.ts'

// Loads the code for customers.
beforeAll(async () => {
  await import('../../../web/screens/wishlist/use-wish.ts')
  await act(async () => void show({ ...asCamille, LoadWishlistQuery: () => ({ me: wishing([]) }) }))
  cleanup()
})
beforeEach(() => sessionStorage.clear())

const heart = (name = 'Gamelle') => screen.findByRole('button', { name: new RegExp(`Ma liste d’envies.*${name}`) })
const show = (answers: Answers) => renderInShop(<Heart sku="GAM" name="Gamelle" />, answers, '/chiens.html')

describe('a heart', () => {
  test('a customer presses before the list has come is done once it has', async () => {
    const sent: unknown[] = []
    let answer = (_list: object) => {}
    const list = new Promise<object>((resolve) => (answer = resolve))
    const { user } = show({
      ...asCamille,
      LoadWishlistQuery: () => list,
      AddProductToWishlist: (variables) => {
        sent.push(variables)
        return { addProductToWishlist: answered(wishing([wish('1', 'GAM')])) }
      },
    })
    await user.click(await heart())
    expect(sent).toEqual([])
    answer({ me: wishing([]) })
    await waitFor(() => expect(sent).toEqual([{ item: { sku: 'GAM', qty: 1 } }]))
    await waitFor(async () => expect((await heart()).getAttribute('aria-pressed')).toBe('true'))
  })

  test('is named by its product and pressed when a wish has its sku', async () => {
    const list = wishing([wish('1', 'GAM')])
    show({ ...asCamille, LoadWishlistQuery: () => ({ me: list }) })
    await waitFor(async () => expect((await heart()).getAttribute('aria-pressed')).toBe('true'))
  })

  test('is absent where the store has no wishlists', async () => {
    const { container } = show(offering())
    await act(async () => {})
    expect(container.querySelector('button')).toBeNull()
  })

  test('is there for a visitor without a session, who is asked for nothing', async () => {
    const { user, location } = show({})
    await user.click(await heart())
    expect(location.history.at(-1)).toBe('/login?next=%2Fchiens.html')
    expect(takeWish('GAM')).toMatchObject({ item: { sku: 'GAM' } })
  })

  test('puts the product on the list and takes every wish for it off again', async () => {
    const sent: unknown[] = []
    const { user } = show({
      ...asCamille,
      LoadWishlistQuery: () => ({ me: wishing([]) }),
      AddProductToWishlist: (variables) => {
        sent.push(variables)
        return { addProductToWishlist: answered(wishing([wish('1', 'GAM'), wish('2', 'GAM')])) }
      },
      RemoveProductFromWishlist: ({ itemId }: { itemId: string }) => {
        sent.push(itemId)
        const left = itemId === '1' ? [wish('2', 'GAM')] : []
        return { removeProductFromWishlist: answered(wishing(left)) }
      },
    })
    await user.click(await heart())
    await waitFor(async () => expect((await heart()).getAttribute('aria-pressed')).toBe('true'))
    expect(sent).toEqual([{ item: { sku: 'GAM', qty: 1 } }])
    await waitFor(async () => expect((await heart()).getAttribute('aria-busy')).toBeNull())
    await user.click(await heart())
    await waitFor(() => expect(sent.slice(1)).toEqual(['1', '2']))
    await waitFor(async () => expect((await heart()).getAttribute('aria-pressed')).toBe('false'))
  })

  test('says beside it why the store refused', async () => {
    const { user } = show({
      ...asCamille,
      LoadWishlistQuery: () => ({ me: wishing([]) }),
      AddProductToWishlist: () => ({ addProductToWishlist: answered(wishing([]), 'Votre liste est pleine.') }),
    })
    await user.click(await heart())
    expect((await screen.findByRole('alert')).textContent).toBe('Votre liste est pleine.')
    expect((await heart()).getAttribute('aria-pressed')).toBe('false')
  })

  test('asks a guest to sign in, and keeps the wish until then', async () => {
    const { user, location, unmount } = show(asGuest)
    await user.click(await heart())
    expect(location.history.at(-1)).toBe('/login?next=%2Fchiens.html')
    unmount()
    const sent: unknown[] = []
    const lists = [wishing([]), wishing([wish('1', 'GAM')])]
    show({
      ...asCamille,
      LoadWishlistQuery: () => ({ me: lists[0] }),
      AddProductToWishlist: (variables) => {
        sent.push(variables)
        return { addProductToWishlist: answered(lists[1] ?? wishing([])) }
      },
    })
    await waitFor(() => expect(sent).toEqual([{ item: { sku: 'GAM', qty: 1 } }]))
    await waitFor(async () => expect((await heart()).getAttribute('aria-pressed')).toBe('true'))
    expect(takeWish()).toBeNull()
  })

  test('takes along what is chosen on the product’s page', async () => {
    const item = { sku: 'COL', qty: 2, options: [{ option_id: '93', option_value: '13' }] }
    const sent: unknown[] = []
    const { user } = renderInShop(<WishButton item={item} name="Collier" />, {
      ...asCamille,
      LoadWishlistQuery: () => ({ me: wishing([]) }),
      AddProductToWishlist: (variables) => {
        sent.push(variables)
        return { addProductToWishlist: answered(wishing([wish('1', 'COL')])) }
      },
    })
    await user.click(await heart('Collier'))
    await waitFor(() => expect(sent).toEqual([{ item }]))
    expect((await screen.findByRole('link', { name: 'Voir ma liste' })).getAttribute('href')).toBe('/user/wishlist')
  })
})

describe('a wish that waits for its guest', () => {
  test('is taken once, and only for its product', () => {
    keepWish({ item: { sku: 'GAM', qty: 1 }, name: 'Gamelle' })
    expect(takeWish('COL')).toBeNull()
    expect(takeWish('GAM')).toEqual({ item: { sku: 'GAM', qty: 1 }, name: 'Gamelle' })
    expect(takeWish('GAM')).toBeNull()
  })

  test('is forgotten after an hour, and garbage is none', () => {
    const wishText = (at: number) => JSON.stringify({ item: { sku: 'GAM', qty: 1 }, name: 'Gamelle', at })
    sessionStorage.setItem('musette-wish', wishText(Date.now() - 3_700_000))
    expect(takeWish()).toBeNull()
    sessionStorage.setItem('musette-wish', '{')
    expect(takeWish()).toBeNull()
  })
})

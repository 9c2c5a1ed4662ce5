import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { Heart } from '../../../web/screens/wishlist/Heart.tsx'
import { WishButton } from '../../../web/screens/wishlist/WishButton.tsx'
import { type Answers, offering, renderInShop } from '../content/in-shop.tsx'
import { answered, asCamille, wish, wishing } from './lists.ts'

// Loads the code for customers.
beforeAll(async () => {
  await import('../../../web/screens/wishlist/use-wish.ts')
  await act(async () => void show({ ...asCamille, LoadWishlistQuery: () => ({ me: wishing([]) }) }))
  cleanup()
})
beforeEach(() => localStorage.clear())

const KEY = 'musette-wishes'
const onDevice = (...skus: string[]) =>
  localStorage.setItem(KEY, JSON.stringify(skus.map((sku) => ({ item: { sku, qty: 1 }, name: sku }))))
const left = () =>
  (JSON.parse(localStorage.getItem(KEY) ?? '[]') as { item: { sku: string } }[]).map(({ item }) => item.sku)
const pressed = async () => (await heart()).getAttribute('aria-pressed')

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
      AddProductsToWishlist: (variables) => {
        sent.push(variables)
        return { addProductsToWishlist: answered(wishing([wish('1', 'GAM')])) }
      },
    })
    await user.click(await heart())
    expect(sent).toEqual([])
    answer({ me: wishing([]) })
    await waitFor(() => expect(sent).toEqual([{ items: [{ sku: 'GAM', qty: 1 }] }]))
    await waitFor(async () => expect(await pressed()).toBe('true'))
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

  test('of a guest is stored on the device, without a request, and comes off again', async () => {
    const { user, location } = show({})
    await user.click(await heart())
    expect(await pressed()).toBe('true')
    expect(left()).toEqual(['GAM'])
    cleanup()
    show({})
    expect(await pressed()).toBe('true')
    await user.click(await heart())
    expect(await pressed()).toBe('false')
    expect(left()).toEqual([])
    expect(location.history).toEqual(['/chiens.html'])
  })

  test('says that the device’s list is full, and keeps what is on it', async () => {
    onDevice(...Array.from({ length: 100 }, (_, index) => `S-${index}`))
    const { user } = show({})
    await user.click(await heart())
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(await pressed()).toBe('false')
    expect(left()).toHaveLength(100)
  })

  test.each(['{', '{}', '[1, null, {"item": {"sku": 1}}]'])('ignores what others stored: %s', async (text) => {
    localStorage.setItem(KEY, text)
    show({})
    expect(await pressed()).toBe('false')
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

  test('of a guest who signs in joins the list, once, beside what is there; what the store refuses stays', async () => {
    onDevice('GAM', 'COL', 'OUT')
    const sent: unknown[] = []
    const now = wishing([wish('1', 'COL'), wish('2', 'GAM')])
    renderInShop(
      <>
        <Heart sku="GAM" name="Gamelle" />
        <Heart sku="OS" name="Os" />
      </>,
      {
        ...asCamille,
        LoadWishlistQuery: () => ({ me: wishing([wish('1', 'COL')]) }),
        AddProductsToWishlist: (variables) => {
          sent.push(variables)
          return { addProductsToWishlist: answered(now, 'Ce produit est épuisé.') }
        },
      },
    )
    await waitFor(() => expect(left()).toEqual(['OUT']))
    expect(sent).toEqual([
      {
        items: [
          { sku: 'GAM', qty: 1 },
          { sku: 'OUT', qty: 1 },
        ],
      },
    ])
    expect(await pressed()).toBe('true')
    expect((await heart('Os')).getAttribute('aria-pressed')).toBe('false')
  })

  test('of a guest stays where the store fails, for the next page', async () => {
    onDevice('GAM')
    const add = vi.fn(() => {
      throw new Error('Network error: no answer')
    })
    show({ ...asCamille, LoadWishlistQuery: () => ({ me: wishing([]) }), AddProductsToWishlist: add })
    await waitFor(() => expect(add).toHaveBeenCalledOnce())
    expect(left()).toEqual(['GAM'])
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

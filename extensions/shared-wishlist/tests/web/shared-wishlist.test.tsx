import type { WishlistSharingFragment } from '../../web/shared-wishlist.generated.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import SharedWishlistScreen from '../../web/SharedWishlistScreen.tsx'
import SharedWishlistToCartScreen from '../../web/SharedWishlistToCartScreen.tsx'
import WishlistScreen from '../../../../web/screens/wishlist/WishlistScreen.tsx'
import wishlist from '../../../../schema/texts/fr/wishlist.ts'
import { MessagesContext, useMessages } from '../../../../web/i18n/messages-context.ts'
import type { ReactNode } from 'react'
import { accepted, cartOf, line, refused } from '../../../../tests/web/cart/carts.ts'
import { type Answers, offering, renderInShop } from '../../../../tests/web/content/in-shop.tsx'
import { answered, asCamille, asGuest, wish, wishing } from '../../../../tests/web/wishlist/lists.ts'

function WithWords({ children }: { children: ReactNode }) {
  return <MessagesContext value={{ ...useMessages(), ...wishlist }}>{children}</MessagesContext>
}
const show = (node: ReactNode, answers: Answers) =>
  renderInShop(<WithWords>{node}</WithWords>, { ...offering('wishlist', 'sharedWishlist'), ...answers })

const collar = wish('1', 'COL', {
  options: [{ label: 'Taille', value: 'M' }],
  selectedOptions: [{ option_id: '93', option_value: '13' }],
})
const bowl = wish('2', 'GAM', { qty: 2 })

/** A list as the extension sees it. */
const sharing = (change: WishlistSharingFragment = { isShareable: true, shareCode: 'code-of-the-list' }) =>
  wishing([bowl], change)

describe('the own wishlist', () => {
  test('shows no way to share what the store cannot share', async () => {
    const own = sharing({ isShareable: false, shareCode: null })
    show(<WishlistScreen />, { ...asCamille, LoadWishlistQuery: () => ({ me: own }) })
    await screen.findByRole('article')
    expect(screen.queryByRole('button', { name: 'Partager ma liste' })).toBeNull()
  })

  test('is mailed before it has a link', async () => {
    const own = sharing({ isShareable: true, shareCode: null })
    const { user } = show(<WishlistScreen />, { ...asCamille, LoadWishlistQuery: () => ({ me: own }) })
    await user.click(await screen.findByRole('button', { name: 'Partager ma liste' }))
    expect(screen.getByLabelText(/Adresses de vos amis/)).toBeTruthy()
    expect(screen.queryByLabelText('Lien vers votre liste')).toBeNull()
  })

  test('is shared by its link and by mail, with faults at their field', async () => {
    const sent: unknown[] = []
    const answers = [
      {
        ...answered(sharing(), 'Non.'),
        errors: [{ field: 'emails', message: 'Cette adresse n’est pas valable.' }],
      },
      answered(sharing()),
    ]
    const { user } = show(<WishlistScreen />, {
      ...asCamille,
      LoadWishlistQuery: () => ({ me: sharing() }),
      Captcha: () => ({ captcha: { kind: 'NONE', challenge: null, siteKey: null } }),
      ShareWishlist: (variables) => {
        sent.push(variables)
        return { shareWishlist: answers.shift() }
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Partager ma liste' }))
    const link = screen.getByLabelText<HTMLInputElement>('Lien vers votre liste')
    expect(link.value).toMatch(/^https:\/\/shop\.example\/wishlist\/share\/code-of-the-list\/$/)
    const emails = screen.getByLabelText(/Adresses de vos amis/)
    await user.type(emails, 'a@gmial.com, b{Enter}')
    await user.click(await screen.findByRole('button', { name: /Vouliez-vous dire a@gmail\.com, b/ }))
    expect(emails).toHaveProperty('value', 'a@gmail.com, b')
    await user.clear(emails)
    await user.type(emails, 'a@example.com, b')
    await user.click(screen.getByRole('button', { name: 'Envoyer' }))
    expect(await screen.findByText('Cette adresse n’est pas valable.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Envoyer' }))
    expect(await screen.findByText(/^C’est parti/)).toBeTruthy()
    expect(sent[0]).toMatchObject({ emails: ['a@example.com', ' b'] })
  })
})

describe('a shared wishlist', () => {
  const shared = { SharedWishlist: () => ({ sharedWishlist: { ownerName: 'Camille', items: [collar, bowl] } }) }

  test('shows whose it is and leads to the cart, for a guest too', async () => {
    show(<SharedWishlistScreen params={{ shareCode: 'abc' }} />, { ...asGuest, ...shared })
    expect(await screen.findByRole('heading', { level: 1, name: 'La liste d’envies de Camille' })).toBeTruthy()
    const links = screen.getAllByRole('link', { name: /ajouter au panier/i }).map((link) => link.getAttribute('href'))
    expect(links).toEqual(['/wishlist/share/abc/add/', '/wishlist/share/abc/add/1', '/wishlist/share/abc/add/2'])
  })

  test('leads to the product where a choice is needed, and offers only what can be added', async () => {
    const coat = { ...bowl, id: '3', product: { ...bowl.product, type: 'CONFIGURABLE' as const } }
    const sharedCoat = { SharedWishlist: () => ({ sharedWishlist: { ownerName: 'Camille', items: [coat] } }) }
    show(<SharedWishlistScreen params={{ shareCode: 'abc' }} />, { ...asGuest, ...sharedCoat })
    const link = await screen.findByRole('link', { name: /^Choisir/ })
    expect(link.getAttribute('href')).toContain(coat.product.path)
    expect(screen.queryByRole('link', { name: /ajouter au panier/i })).toBeNull()
  })

  test('is not there for a code that leads nowhere', async () => {
    show(<SharedWishlistScreen params={{ shareCode: 'abc' }} />, {
      ...asGuest,
      SharedWishlist: () => ({ sharedWishlist: null }),
    })
    expect(await screen.findByRole('heading', { level: 1, name: /n’existe pas/ })).toBeTruthy()
  })

  test.each([
    [undefined, ['COL', 'GAM']],
    ['1', ['COL']],
  ])('goes into the cart by a button, never by its address alone: %s', async (itemId, skus) => {
    const sent: { sku: string; options: unknown }[] = []
    const { user } = show(<SharedWishlistToCartScreen params={{ shareCode: 'abc', itemId }} />, {
      ...asGuest,
      ...shared,
      AddSharedWishes: ({ items }: { items: { sku: string; options: unknown }[] }) => {
        sent.push(...items)
        return { addMultipleItemsToCart: { ...accepted(cartOf([line('a')])), refusedItems: [] } }
      },
    })
    const button = await screen.findByRole('button', { name: /Ajouter/ })
    expect(sent).toEqual([])
    await user.click(button)
    await waitFor(() => expect(sent.map(({ sku }) => sku)).toEqual(skus))
    expect(sent[0]?.options).toEqual(collar.selectedOptions)
  })

  test('tells at each row why it was refused, and sends only what is not in the cart yet', async () => {
    const guide = wish('3', 'PDF', { downloadLinks: ['2'] })
    const sent: { sku: string; downloadLinks: string[] }[][] = []
    const { user } = show(<SharedWishlistToCartScreen params={{ shareCode: 'abc' }} />, {
      ...asGuest,
      SharedWishlist: () => ({ sharedWishlist: { ownerName: 'Camille', items: [collar, bowl, guide] } }),
      AddSharedWishes: ({ items }: { items: { sku: string; downloadLinks: string[] }[] }) => {
        sent.push(items)
        const response = {
          ...refused(cartOf([line('a')]), 'Épuisé.'),
          refusedItems: [{ index: 1, message: 'Épuisé.' }],
        }
        return { addMultipleItemsToCart: response }
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Ajouter 3 articles à mon panier' }))
    const [first, second, third] = screen.getAllByRole('article')
    await waitFor(() => expect(within(second ?? document.body).getByRole('alert').textContent).toContain('Épuisé.'))
    for (const row of [first, third]) expect(row?.textContent).toContain('Dans votre panier')
    expect(screen.getByText('2 articles sont passés dans votre panier.')).toBeTruthy()
    expect(sent[0]?.map(({ downloadLinks }) => downloadLinks)).toEqual([[], [], ['2']])
    await user.click(screen.getByRole('button', { name: 'Ajouter 1 article à mon panier' }))
    await waitFor(() => expect(sent[1]?.map(({ sku }) => sku)).toEqual(['GAM']))
  })

  test('counts what needs a choice first, and adds the others', async () => {
    const coat = { ...bowl, id: '3', product: { ...bowl.product, type: 'CONFIGURABLE' as const } }
    show(<SharedWishlistToCartScreen params={{ shareCode: 'abc' }} />, {
      ...asGuest,
      SharedWishlist: () => ({ sharedWishlist: { ownerName: 'Camille', items: [collar, bowl, coat] } }),
    })
    expect(await screen.findByText(/^1 article demande d’abord un choix/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Ajouter 2 articles à mon panier' })).toBeTruthy()
  })

  test('says what went wrong with the whole list once, above it', async () => {
    const { user } = show(<SharedWishlistToCartScreen params={{ shareCode: 'abc' }} />, {
      ...asGuest,
      ...shared,
      AddSharedWishes: () => {
        throw new Error('Network error: no answer')
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Ajouter 2 articles à mon panier' }))
    expect((await screen.findByRole('alert')).textContent).toBe('Network error: no answer')
  })

  test('says so when the one wish is gone', async () => {
    show(<SharedWishlistToCartScreen params={{ shareCode: 'abc', itemId: '9' }} />, { ...asGuest, ...shared })
    expect(await screen.findByText('Cet article n’est plus sur la liste.')).toBeTruthy()
  })
})

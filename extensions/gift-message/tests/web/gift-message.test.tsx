import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { CartLineFragment } from '../../../../web/screens/cart/cart.generated.ts'
import CartScreen from '../../../../web/screens/cart/CartScreen.tsx'
import { RecapLines } from '../../../../web/screens/checkout/OrderRecap.tsx'
import { OrderView } from '../../../../web/screens/orders/OrderView.tsx'
import { accepted, cartOf, line, refused } from '../../../../tests/web/cart/carts.ts'
import { type Answers, renderInShop } from '../../../../tests/web/content/in-shop.tsx'
import { order } from '../../../../tests/web/orders/orders.ts'

const gift = { to: 'Camille', from: 'Noé', message: 'Bon anniversaire' }
const giftLine = (giftMessage: typeof gift | null, canHaveGiftMessage = true): CartLineFragment =>
  Object.assign(line('a'), { canHaveGiftMessage, giftMessage })

const show = (of: CartLineFragment, answers: Answers = {}) =>
  renderInShop(
    <CartScreen />,
    {
      CmsPageQuery: () => ({ cmsPageList: [] }),
      Navigation: () => ({ navigation: [] }),
      Cart: () => ({ cart: cartOf([of]) }),
      ...answers,
    },
    '/cart',
  )
const open = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) })

describe('a line of the cart', () => {
  test('takes a message behind a button, and shows it afterwards', async () => {
    const sent: unknown[] = []
    const { user } = show(giftLine(null), {
      SetGiftMessage: (variables) => {
        sent.push(variables)
        return { setGiftMessage: accepted(cartOf([giftLine(gift)])) }
      },
    })
    const button = await open('Message cadeau')
    expect(button.textContent).toContain('Article a')
    expect(button.getAttribute('aria-expanded')).toBe('false')
    await user.click(button)
    await user.type(screen.getByLabelText(/^Pour/), 'Camille')
    await user.type(screen.getByLabelText(/^De la part de/), 'Noé')
    await user.type(screen.getByLabelText(/^Votre message/), ' Bon anniversaire ')
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    const changed = await open('Modifier le message')
    expect(document.activeElement).toBe(changed)
    expect(screen.getByText('Bon anniversaire')).toBeTruthy()
    expect(sent).toEqual([{ itemId: 'a', giftMessage: gift }])
    expect(screen.queryByLabelText(/^Votre message/)).toBeNull()
  })

  test('asks for a text before it sends anything', async () => {
    const { user } = show(giftLine(null))
    await user.click(await open('Message cadeau'))
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByText('Écrivez un message.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText(/^Votre message/))
  })

  test('keeps what was typed when the store refuses it, and says why', async () => {
    const { user } = show(giftLine(null), {
      SetGiftMessage: () => ({ setGiftMessage: refused(cartOf([giftLine(null)]), 'Sans émoticônes.') }),
    })
    await user.click(await open('Message cadeau'))
    await user.type(screen.getByLabelText(/^Votre message/), 'Bravo')
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Sans émoticônes.')
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Votre message/).value).toBe('Bravo')
  })

  test('changes its message, or loses it', async () => {
    const sent: unknown[] = []
    const { user } = show(giftLine(gift), {
      SetGiftMessage: (variables) => {
        sent.push(variables)
        return { setGiftMessage: accepted(cartOf([giftLine(null)])) }
      },
    })
    await user.click(await open('Modifier le message'))
    expect(screen.getByLabelText<HTMLInputElement>(/^Pour/).value).toBe('Camille')
    await user.click(screen.getByRole('button', { name: 'Annuler' }))
    expect(sent).toEqual([])
    await user.click(await open('Modifier le message'))
    await user.click(screen.getByRole('button', { name: 'Retirer le message' }))
    await waitFor(() => expect(sent).toEqual([{ itemId: 'a', giftMessage: null }]))
    expect(document.activeElement).toBe(await open('Message cadeau'))
  })

  describe('that was removed', () => {
    /** The cart with a line that has a message, after its removal; what comes back has another id and no message. */
    async function removeLine() {
      const sent: unknown[] = []
      const back = cartOf([line('x'), Object.assign(giftLine(null), { item_id: 'b' })])
      const view = show(giftLine(gift), {
        RemoveCartItem: () => ({ removeCartItem: accepted(cartOf([line('x')])) }),
        AddItemToCart: () => ({ addItemToCart: accepted(back) }),
        SetGiftMessage: (variables) => {
          sent.push(variables)
          return { setGiftMessage: accepted(cartOf([Object.assign(giftLine(gift), { item_id: 'b' })])) }
        },
      })
      await open('Modifier le message')
      await view.user.click(screen.getByRole('button', { name: /^Retirer/ }))
      await screen.findByRole('button', { name: 'Annuler' })
      return { ...view, sent, back }
    }

    test('gets its message back when that is undone', async () => {
      const { user, sent } = await removeLine()
      await user.click(screen.getByRole('button', { name: 'Annuler' }))
      await open('Modifier le message')
      expect(sent).toEqual([{ itemId: 'b', giftMessage: gift }])
    })

    test('does not get it where the product is bought anew', async () => {
      const { queryClient, sent, back } = await removeLine()
      act(() => void queryClient.setQueryData(['Cart', {}], { cart: back }))
      await open('Message cadeau')
      expect(sent).toEqual([])
    })
  })

  test('has no button where the store takes none', async () => {
    show(giftLine(null, false))
    const row = await screen.findByRole('article', { name: 'Article a' })
    expect(within(row).queryByRole('button', { name: /message/i })).toBeNull()
  })
})

describe('the message', () => {
  const expectNote = async () => {
    expect((await screen.findByRole('figure')).textContent).toBe(
      'Message cadeau pour CamilleBon anniversaireDe la part de Noé',
    )
  }

  test('stands below its line before the order', async () => {
    renderInShop(<RecapLines lines={[giftLine(gift), line('b')]} />)
    await expectNote()
  })

  test('stands below its line in the order', async () => {
    const { items } = order()
    renderInShop(<OrderView order={order({ items: items.map((item) => ({ ...item, giftMessage: gift })) })} />)
    await expectNote()
  })
})

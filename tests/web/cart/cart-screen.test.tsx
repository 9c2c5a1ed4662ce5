import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { GraphqlFailure } from '../../../schema/page.ts'
import CartScreen from '../../../web/screens/cart/CartScreen.tsx'
import { type Answers, renderInShop } from '../content/in-shop.tsx'
import { accepted, cartOf, line, refused } from './carts.ts'

const showCart = (answers: Answers) =>
  renderInShop(
    <CartScreen />,
    { CmsPageQuery: () => ({ cmsPageList: [] }), Navigation: () => ({ navigation: [] }), ...answers },
    '/cart',
  )

const article = (id: string) => screen.findByRole('article', { name: `Article ${id}` })

describe('cart screen', () => {
  test('shows lines, totals with the tax they contain, and how to order', async () => {
    showCart({ Cart: () => ({ cart: cartOf([line('a', { qty: 2, options: [{ label: 'Poids', value: '2 kg' }] })]) }) })
    const row = await article('a')
    expect(within(row).getByText('2 kg')).toBeTruthy()
    expect(row.textContent).toContain('20,00\u202f€')
    expect(screen.getByText('dont TVA').nextSibling?.textContent).toBe('3,33\u202f€')
    expect(screen.getByRole('link', { name: 'Passer la commande' }).getAttribute('href')).toBe('/checkout/')
  })

  test('says what a kilogram of a line costs, where that is known', async () => {
    const bag = line('a')
    const price = bag.priceInfo.price
    const priceInfo = { ...bag.priceInfo, unitPrice: { unit: 'KILOGRAM' as const, price } }
    showCart({ Cart: () => ({ cart: cartOf([{ ...bag, priceInfo }, line('b')]) }) })
    expect((await article('a')).textContent).toMatch(/10,00\u202f€\s\/\skg/)
    expect((await article('b')).textContent).not.toContain('/ kg')
  })

  test('sends one change for several steps of the quantity', async () => {
    const sent: unknown[] = []
    const { user } = showCart({
      Cart: () => ({ cart: cartOf([line('a')]) }),
      UpdateCartItem: (variables) => {
        sent.push(variables)
        return { updateCartItem: accepted(cartOf([line('a', { qty: 3 })])) }
      },
    })
    const more = within(await article('a')).getByRole('button', { name: /En ajouter/ })
    await user.click(more)
    await user.click(more)
    expect(screen.getByDisplayValue('3')).toBeTruthy()
    await waitFor(() => expect(screen.getByText('3 articles')).toBeTruthy())
    expect(sent).toEqual([{ itemId: 'a', qty: 3 }])
  })

  test('goes back to what the cart holds when the store refuses a quantity, and says why', async () => {
    const { user } = showCart({
      Cart: () => ({ cart: cartOf([line('a')]) }),
      UpdateCartItem: () => ({ updateCartItem: refused(cartOf([line('a')]), 'Il n’en reste qu’un.') }),
    })
    const row = await article('a')
    await user.click(within(row).getByRole('button', { name: /En ajouter/ }))
    expect(await within(row).findByText('Il n’en reste qu’un.')).toBeTruthy()
    expect(screen.getByDisplayValue('1')).toBeTruthy()
  })

  test('offers no more than the store has, and tells how few there are', async () => {
    const low = line('a', { qty: 2 })
    const product = {
      ...low.product,
      stock: { quantityLeft: 3 },
      stockLabel: { value: 'low-stock', label: 'Plus que 3 en stock' },
    }
    const above = line('b', { qty: 5, errors: ['Il n’en reste que 3.'] })
    const soldOut = { ...above.product, stock: { quantityLeft: 3 }, stockLabel: null }
    const sent: unknown[] = []
    const { user } = showCart({
      Cart: () => ({
        cart: cartOf([
          { ...low, product },
          { ...above, product: soldOut },
        ]),
      }),
      UpdateCartItem: (variables) => {
        sent.push(variables)
        return { updateCartItem: accepted(cartOf([line('a', { qty: 3 })])) }
      },
    })
    const row = within(await article('a'))
    expect(row.getByText('Plus que 3 en stock')).toBeTruthy()
    const more = row.getByRole<HTMLButtonElement>('button', { name: /En ajouter/ })
    await user.click(more)
    expect(more.disabled).toBe(true)
    await user.click(within(await article('b')).getByRole('button', { name: /En enlever/ }))
    await waitFor(() => expect(sent.length).toBe(2))
    expect(sent).toEqual([
      { itemId: 'a', qty: 3 },
      { itemId: 'b', qty: 3 },
    ])
  })

  test('sends a quantity that still rests when the shopper leaves', async () => {
    const sent: unknown[] = []
    const { user, unmount } = showCart({
      Cart: () => ({ cart: cartOf([line('a')]) }),
      UpdateCartItem: (variables) => {
        sent.push(variables)
        return { updateCartItem: accepted(cartOf([line('a', { qty: 2 })])) }
      },
    })
    await user.click(within(await article('a')).getByRole('button', { name: /En ajouter/ }))
    unmount()
    await waitFor(() => expect(sent).toEqual([{ itemId: 'a', qty: 2 }]))
  })

  test('removes a line, takes the focus to the way back, and puts the line back', async () => {
    const restored: unknown[] = []
    const removed = line('a', { qty: 2 })
    const { user } = showCart({
      Cart: () => ({ cart: cartOf([removed, line('b')]) }),
      RemoveCartItem: () => ({ removeCartItem: accepted(cartOf([line('b')])) }),
      AddItemToCart: (variables) => {
        restored.push(variables)
        return { addItemToCart: accepted(cartOf([line('b'), line('c', { qty: 2 })])) }
      },
    })
    await user.click(within(await article('a')).getByRole('button', { name: 'Retirer Article a' }))
    const undo = await screen.findByRole('button', { name: 'Annuler' })
    expect(document.activeElement?.contains(undo)).toBe(true)
    expect(screen.queryByRole('article', { name: 'Article a' })).toBeNull()

    await user.click(undo)
    await article('c')
    expect(restored).toEqual([{ item: removed.choice }])
    expect(document.activeElement?.tagName).toBe('H1')
  })

  test('offers the product’s page where what was chosen cannot be told', async () => {
    const { user } = showCart({
      Cart: () => ({ cart: cartOf([line('a', { choice: null })]) }),
      RemoveCartItem: () => ({ removeCartItem: accepted(cartOf([])) }),
    })
    await user.click(within(await article('a')).getByRole('button', { name: 'Retirer Article a' }))
    expect((await screen.findByRole('link', { name: 'Revoir le produit' })).getAttribute('href')).toBe(
      '/article-a.html',
    )
    expect(screen.getByText('Votre panier est vide')).toBeTruthy()
  })

  test('says which line keeps the cart from being ordered', async () => {
    showCart({ Cart: () => ({ cart: cartOf([line('a', { errors: ['Stock insuffisant.'] }), line('b')]) }) })
    const row = await article('a')
    expect(within(row).getByText('Stock insuffisant.')).toBeTruthy()
    expect(document.querySelector(`a[href="#${row.id}"]`)?.textContent).toBe('Article a')
    expect(screen.queryByRole('link', { name: 'Passer la commande' })).toBeNull()
  })

  test('applies a coupon and removes it, and shows why one is refused', async () => {
    const cart = cartOf([line('a')])
    const withCoupon = { ...cart, coupons: [{ code: 'BIENVENUE10', label: '10 % sur la première commande' }] }
    const { user } = showCart({
      Cart: () => ({ cart }),
      ApplyCoupon: ({ code }: { code: string }) => ({
        applyCoupon: code === 'BIENVENUE10' ? accepted(withCoupon) : refused(cart, 'Ce code n’est pas valable.'),
      }),
      RemoveCoupon: () => ({ removeCoupon: accepted(cart) }),
    })
    await article('a')
    await user.click(screen.getByRole('button', { name: 'Appliquer' }))
    expect(screen.getByText('Saisissez votre code promo.')).toBeTruthy()

    const field = screen.getByLabelText('Code promo')
    await user.type(field, 'FAUX{Enter}')
    expect(await screen.findByText('Ce code n’est pas valable.')).toBeTruthy()
    expect(document.activeElement).toBe(field)

    await user.clear(field)
    await user.type(field, ' BIENVENUE10 {Enter}')
    await user.click(await screen.findByRole('button', { name: 'Retirer le code BIENVENUE10' }))
    expect(await screen.findByLabelText('Code promo')).toBeTruthy()
  })

  test('estimates the delivery to a postcode, and says which postcode is none', async () => {
    const requested: unknown[] = []
    const { user } = showCart({
      Cart: () => ({ cart: cartOf([line('a')]) }),
      DeliveryEstimate: (variables) => {
        requested.push(variables)
        const price = { priceInclTax: { value: { amount: 5.9, currency: 'EUR' } } }
        return { deliveryEstimate: [{ id: 'c_h', carrierTitle: 'Colissimo', title: 'À domicile', price }] }
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Estimer la livraison' }))
    const field = await screen.findByLabelText('Code postal de livraison')
    expect(document.activeElement).toBe(field)
    await user.type(field, 'ABC{Enter}')
    expect(screen.getByRole('alert').textContent).toContain('code postal')
    await user.clear(field)
    await user.type(field, '35000{Enter}')
    expect((await screen.findByText('Colissimo')).closest('li')?.textContent).toContain('5,90\u202f€')
    expect(requested).toEqual([{ country: 'FR', postalCode: '35000' }])
  })

  test('says so when the cart cannot be read, and tries again on request', async () => {
    let reads = 0
    const { user } = showCart({
      Cart: () => {
        if (reads++ === 0) throw new GraphqlFailure('graphql', 'GraphQL error: la boutique ne répond pas', 200)
        return { cart: cartOf([]) }
      },
    })
    expect(await screen.findByText('GraphQL error: la boutique ne répond pas')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByText('Votre panier est vide')).toBeTruthy()
  })
})

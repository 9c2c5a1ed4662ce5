import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { afterChanges, changesUnderWay } from '../../../web/api/changes-under-way.ts'
import { GraphqlFailure } from '../../../schema/page.ts'
import { noteForCart } from '../../../web/screens/cart/cart-notes.ts'
import CartScreen from '../../../web/screens/cart/CartScreen.tsx'
import { showAddedLines, useMiniCart } from '../../../web/screens/cart/mini-cart-state.ts'
import { type Answers, offering, renderInShop } from '../content/in-shop.tsx'
import { controlVisibility } from '../ui/visibility.ts'
import { accepted, cartOf, euros, line, refused } from './carts.ts'

afterEach(() => vi.unstubAllGlobals())

const showCart = (answers: Answers) =>
  renderInShop(
    <CartScreen />,
    { CmsPageQuery: () => ({ cmsPageList: [] }), Navigation: () => ({ navigation: [] }), ...answers },
    '/cart',
  )

/** What the row of the totals with this label says. */
const total = (label: string) => screen.getByText(label).nextSibling?.textContent

const article = (id: string) => screen.findByRole('article', { name: `Article ${id}` })

describe('cart screen', () => {
  test('shows lines, totals with the tax they contain, and how to order', async () => {
    showCart({ Cart: () => ({ cart: cartOf([line('a', { qty: 2, options: [{ label: 'Poids', value: '2 kg' }] })]) }) })
    const row = await article('a')
    expect(within(row).getByText('2 kg')).toBeTruthy()
    expect(row.textContent).toContain('20,00\u202f€')
    expect(total('Sous-total')).toBe('20,00\u202f€')
    expect(total('dont TVA')).toBe('3,33\u202f€')
    expect(total('Livraison')).toBe('calculée à l’étape suivante')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Panier2 articles')
    expect(screen.getByRole('link', { name: 'Passer la commande' }).getAttribute('href')).toBe('/checkout/')
  })

  test('shows discounts with a minus, the chosen delivery, and each of several taxes by its name', async () => {
    const cart = cartOf([line('a')])
    const totals = {
      ...cart.totals,
      discounts: [{ label: 'Bienvenue', price: euros(2.5) }],
      shipping: { priceInclTax: euros(4.9) },
      taxes: [
        { label: '20 %', price: euros(1.5) },
        { label: '5,5 %', price: euros(0.3) },
      ],
    }
    showCart({ Cart: () => ({ cart: { ...cart, totals } }) })
    await article('a')
    expect(total('Bienvenue')).toBe('−2,50\u202f€')
    expect(total('Livraison')).toBe('4,90\u202f€')
    expect(total('dont TVA (20 %)')).toBe('1,50\u202f€')
    expect(total('dont TVA (5,5 %)')).toBe('0,30\u202f€')
    expect(screen.queryByRole('button', { name: 'Estimer la livraison' })).toBeNull()
  })

  test('speaks of no delivery where nothing is sent', async () => {
    showCart({ Cart: () => ({ cart: cartOf([line('a')], { isShippable: false }) }) })
    await article('a')
    expect(screen.queryByText('Livraison')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Estimer la livraison' })).toBeNull()
  })

  test('estimates no delivery where the store cannot, as before 2.4.7', async () => {
    showCart({ ...offering('wishlist'), Cart: () => ({ cart: cartOf([line('a')]) }) })
    await article('a')
    expect(screen.queryByRole('button', { name: 'Estimer la livraison' })).toBeNull()
  })

  test('says what a line is discounted by, and links to no page that there is not', async () => {
    const cheap = line('a')
    const discounted = { ...cheap, priceInfo: { ...cheap.priceInfo, discount: euros(1.5) } }
    const other = line('b')
    const undiscounted = { ...other, priceInfo: { ...other.priceInfo, discount: euros(0) } }
    const gone = { ...undiscounted, product: { ...other.product, path: '' } }
    showCart({ Cart: () => ({ cart: cartOf([discounted, gone]) }) })
    const [first, second] = [within(await article('a')), within(await article('b'))]
    expect(first.getByText(/^remise/).textContent).toBe('remise −1,50\u202f€')
    expect(first.getByRole('link', { name: 'Article a' }).getAttribute('href')).toBe('/article-a.html')
    expect(second.queryByText(/^remise/)).toBeNull()
    expect(second.queryByRole('link')).toBeNull()
    expect(second.getByRole('heading', { name: 'Article b' })).toBeTruthy()
  })

  test('says what a kilogram of a line costs, where that is known', async () => {
    const bag = line('a')
    const price = bag.priceInfo.price
    const priceInfo = { ...bag.priceInfo, unitPrice: { unit: 'KILOGRAM' as const, price } }
    showCart({ Cart: () => ({ cart: cartOf([{ ...bag, priceInfo }, line('b')]) }) })
    expect((await article('a')).textContent).toMatch(/10,00\u202f€\s\/\skg/)
    expect((await article('b')).textContent).not.toContain('/ kg')
  })

  test('says that items have left the cart, until the shopper changes it', async () => {
    const { user } = showCart({
      Cart: () => ({ cart: cartOf([line('a')], { hasLostItems: true }) }),
      UpdateCartItem: () => ({ updateCartItem: accepted(cartOf([line('a', { qty: 2 })])) }),
    })
    const note = /^Des articles ne sont plus dans votre panier/
    expect(await screen.findByText(note)).toBeTruthy()
    await user.click(within(await article('a')).getByRole('button', { name: /En ajouter/ }))
    await waitFor(() => expect(screen.queryByText(note)).toBeNull())
  })

  test('says why the store opens no cart, and leads to the address book', async () => {
    const reason = 'Votre adresse par défaut n’est plus complète.'
    showCart({ Cart: () => ({ cart: cartOf([], { unavailableReasons: [reason] }) }) })
    expect((await screen.findByRole('alert')).textContent).toContain(reason)
    expect(screen.queryByText('Votre panier est vide')).toBeNull()
    expect(screen.getByRole('link', { name: 'Compléter mon adresse' }).getAttribute('href')).toBe('/user/address-book')
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
    expect(await screen.findByText('Quantité mise à jour : Article a')).toBeTruthy()
  })

  test('goes back to what the cart holds when the store refuses a quantity, and says why', async () => {
    const { user } = showCart({
      Cart: () => ({ cart: cartOf([line('a')]) }),
      UpdateCartItem: () => ({ updateCartItem: refused(cartOf([line('a')]), 'Il n’en reste qu’un.') }),
    })
    const row = await article('a')
    await user.click(within(row).getByRole('button', { name: /En ajouter/ }))
    expect(row.getAttribute('aria-busy')).toBe('true')
    expect(await within(row).findByText('Il n’en reste qu’un.')).toBeTruthy()
    expect(screen.getByDisplayValue('1')).toBeTruthy()
    await waitFor(() => expect(row.getAttribute('aria-busy')).toBe('false'))
    expect(screen.queryByText('Quantité mise à jour : Article a')).toBeNull()
  })

  test('offers the quantities that the store named when it refused one, rule after rule', async () => {
    const rules = [
      { step: 3, min: null, max: null },
      { step: null, min: null, max: 9 },
    ]
    const { user } = showCart({
      Cart: () => ({ cart: cartOf([line('a', { qty: 3 })]) }),
      UpdateCartItem: () => ({
        updateCartItem: {
          ...refused(cartOf([line('a', { qty: 3 })]), 'Vendu par trois.'),
          quantityRule: rules.shift() ?? null,
        },
      }),
    })
    const field = within(await article('a')).getByRole<HTMLInputElement>('textbox')
    const take = async (quantity: string) => {
      await user.clear(field)
      await user.type(field, `${quantity}{Enter}`)
    }
    await take('4')
    await screen.findByText('Vendu par trois.')
    await user.click(within(await article('a')).getByRole('button', { name: /En ajouter/ }))
    expect(field.value).toBe('6')
    await waitFor(() => expect(rules).toEqual([]))
    await waitFor(() => expect(field.value).toBe('3'))
    await take('20')
    expect(field.value).toBe('9')
  })

  test('offers no more than the store has, and shows how few there are', async () => {
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

  test('counts a quantity as a change under way from the press to the response', async () => {
    const sent: unknown[] = []
    const { user } = showCart({
      Cart: () => ({ cart: cartOf([line('a')]) }),
      UpdateCartItem: (variables) => {
        sent.push(variables)
        return { updateCartItem: accepted(cartOf([line('a', { qty: 2 })])) }
      },
    })
    const more = within(await article('a')).getByRole('button', { name: /En ajouter/ })
    await user.click(more)
    await new Promise<void>(afterChanges)
    expect(sent).toEqual([{ itemId: 'a', qty: 2 }])
    expect(changesUnderWay.any()).toBe(false)
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

  test('sends no quantity of a line that the shopper removes', async () => {
    const sent: unknown[] = []
    const { user } = showCart({
      Cart: () => ({ cart: cartOf([line('a'), line('b')]) }),
      UpdateCartItem: (variables) => {
        sent.push(variables)
        return { updateCartItem: refused(cartOf([line('b')]), 'L’article n’est plus dans le panier.') }
      },
      RemoveCartItem: () => ({ removeCartItem: accepted(cartOf([line('b')])) }),
    })
    await user.click(within(await article('a')).getByRole('button', { name: /En ajouter/ }))
    await user.click(within(await article('a')).getByRole('button', { name: 'Retirer Article a' }))
    await screen.findByRole('button', { name: 'Annuler' })
    await act(async () => {})
    expect(sent).toEqual([])
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

  test('keeps the place of a removed line, and says why one cannot be removed or put back', async () => {
    const lines = [line('a'), line('b'), line('c')]
    const whole = cartOf(lines)
    const rest = cartOf([line('a'), line('c')])
    const answers = [refused(whole, 'Retrait impossible.'), accepted(rest)]
    const { user } = showCart({
      Cart: () => ({ cart: whole }),
      RemoveCartItem: () => ({ removeCartItem: answers.shift() }),
      AddItemToCart: () => ({ addItemToCart: refused(rest, 'Épuisé entre-temps.') }),
    })
    const remove = async () => user.click(within(await article('b')).getByRole('button', { name: 'Retirer Article b' }))
    await remove()
    expect(await within(await article('b')).findByText('Retrait impossible.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Annuler' })).toBeNull()
    await remove()
    const undo = await screen.findByRole('button', { name: 'Annuler' })
    const places = screen.getByRole('article', { name: 'Article a' }).closest('ul')?.children ?? []
    expect([...places].findIndex((place) => place.contains(undo))).toBe(1)
    await waitFor(() => expect(screen.getAllByText('Article b a été retiré du panier.')).toHaveLength(2))
    await user.click(undo)
    expect((await screen.findByText('Épuisé entre-temps.')).getAttribute('role')).toBe('alert')
    expect(screen.getByRole('button', { name: 'Annuler' })).toBeTruthy()
  })

  test('says where the network broke off a change, and takes the next one', async () => {
    const cart = { ...cartOf([line('a'), line('b')]), coupons: [{ code: 'BIENVENUE10', label: '10 %' }] }
    const broken = () => Promise.reject(new GraphqlFailure('network', 'Network error: HTTP 502', 502))
    const removals = [broken, async () => ({ removeCartItem: accepted(cartOf([line('b')])) })]
    const { user } = showCart({
      Cart: () => ({ cart }),
      RemoveCartItem: () => removals.shift()?.(),
      RemoveCoupon: broken,
      AddItemToCart: broken,
    })
    const remove = within(await article('a')).getByRole('button', { name: 'Retirer Article a' })
    await user.click(screen.getByRole('button', { name: 'Retirer le code BIENVENUE10' }))
    expect((await screen.findByText('Network error: HTTP 502')).closest('[role=alert]')).not.toBeNull()
    await user.click(remove)
    await within(await article('a')).findByText('Network error: HTTP 502')
    await user.click(remove)
    await user.click(await screen.findByRole('button', { name: 'Annuler' }))
    const undone = await screen.findByText('Network error: HTTP 502')
    expect(undone.closest('[role=alert]')).not.toBeNull()
  })

  test('offers the product’s page where the choices are unknown', async () => {
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
    expect(screen.getByText(/^Un article empêche de commander/).nextSibling?.childNodes).toHaveLength(1)
    expect(screen.queryByRole('link', { name: 'Passer la commande' })).toBeNull()
  })

  test('leads to each of several lines that keep the cart from being ordered', async () => {
    const errors = ['Stock insuffisant.']
    showCart({ Cart: () => ({ cart: cartOf([line('a', { errors }), line('b'), line('c', { errors })]) }) })
    const list = (await screen.findByText(/^2 articles empêchent de commander/)).nextSibling as HTMLElement
    expect(
      within(list)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Article a', 'Article c'])
  })

  test('loads the picture of the first line at once, and others when they come near', async () => {
    // Nothing is fetched here, so nothing is complete by itself.
    const complete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
    showCart({ Cart: () => ({ cart: cartOf(['a', 'b'].map((id) => line(id, { imageUrl: `/${id}.jpg` }))) }) })
    const loading = async (id: string) => (await article(id)).querySelector('img')?.getAttribute('loading')
    expect([await loading('a'), await loading('b')]).toEqual([null, 'lazy'])
    complete.mockRestore()
  })

  test('says that a cart cannot be ordered where no line is to blame', async () => {
    showCart({ Cart: () => ({ cart: cartOf([line('a')], { canCheckout: false }) }) })
    expect((await screen.findByText(/^Ce panier ne peut pas être commandé/)).nextSibling).toBeNull()
    expect(screen.queryByRole('link', { name: 'Passer la commande' })).toBeNull()
  })

  test('shows once what could not be ordered again', async () => {
    const { unmount } = renderInShop(<CartVisits />, {
      CmsPageQuery: () => ({ cmsPageList: [] }),
      Cart: () => ({ cart: cartOf([line('a')]) }),
    })
    noteForCart(['Épuisé : Article z', 'Épuisé : Article z'])
    const visit = () => act(() => screen.getByText('visit').click())
    visit()
    await article('a')
    expect(screen.getAllByText('Épuisé : Article z')).toHaveLength(1)
    visit()
    visit()
    await article('a')
    expect(screen.queryByText('Épuisé : Article z')).toBeNull()
    unmount()
  })

  test('keeps the mini-cart closed for as long as it shows the cart itself', async () => {
    const open = () => act(() => showAddedLines([{ itemId: 'a', quantity: 1 }]))
    const answers = { CmsPageQuery: () => ({ cmsPageList: [] }), Cart: () => ({ cart: cartOf([line('a')]) }) }
    renderInShop(<CartVisits />, answers)
    const visit = () => act(() => screen.getByText('visit').click())
    visit()
    await article('a')
    open()
    expect(screen.queryByText('open')).toBeNull()
    visit()
    open()
    expect(screen.getByText('open')).toBeTruthy()
    act(() => screen.getByText('open').click())
  })

  test('shows the merchant’s words about payment once they are about to be seen', async () => {
    const { show } = controlVisibility()
    const contentWysiwyg = { childNodes: [{ tag: 'p', children: ['Paiement en trois fois'] }], data: [] }
    const block = { identifier: 'cart-payments', path: null, title: '', contentWysiwyg }
    showCart({
      Cart: () => ({ cart: cartOf([line('a')]) }),
      CmsPageQuery: () => ({ cmsPageList: [block] }),
    })
    await article('a')
    expect(screen.queryByText('Paiement en trois fois')).toBeNull()
    const summary = screen.getByRole('region', { name: 'Récapitulatif' })
    await waitFor(() => expect(summary.lastElementChild?.childNodes).toHaveLength(0))
    act(() => summary.lastElementChild && show(summary.lastElementChild))
    expect(await screen.findByText('Paiement en trois fois')).toBeTruthy()
  })

  test('says of a coupon that it gives no discount on what is in the cart', async () => {
    const { totals, ...rest } = cartOf([line('a')])
    const delivered = { ...totals, shipping: { priceInclTax: euros(4.9) } }
    const cart = { ...rest, coupons: [{ code: 'DIX', label: 'DIX' }], totals: delivered }
    const discounts = [{ label: 'Dix pour cent', price: euros(1) }]
    const { user } = showCart({
      Cart: () => ({ cart }),
      UpdateCartItem: () => ({ updateCartItem: accepted({ ...cart, totals: { ...cart.totals, discounts } }) }),
    })
    const note = 'Ce code ne donne pas de remise sur ces articles.'
    expect(await screen.findByText(note)).toBeTruthy()
    await user.click(within(await article('a')).getByRole('button', { name: /En ajouter/ }))
    await waitFor(() => expect(screen.queryByText(note)).toBeNull())
  })

  test.each([
    ['does nothing where delivery is not chosen yet', null, /^Ce code ne réduit pas le prix de ces articles\. S’il/],
    ['does nothing where delivery is free', { priceInclTax: euros(0) }, null],
  ])('does not say of a coupon that it %s', async (_, shipping, note) => {
    const { totals, ...cart } = cartOf([line('a')])
    const coupons = [{ code: 'PORT', label: 'PORT' }]
    showCart({ Cart: () => ({ cart: { ...cart, coupons, isShippable: true, totals: { ...totals, shipping } } }) })
    expect(await screen.findByText('PORT')).toBeTruthy()
    expect(screen.queryByText('Ce code ne donne pas de remise sur ces articles.')).toBeNull()
    expect(screen.queryByText(/^Ce code/)?.textContent ?? null).toEqual(note && expect.stringMatching(note))
  })

  test('applies a coupon and removes it, and shows why one is refused', async () => {
    const cart = cartOf([line('a')])
    const withCoupon = { ...cart, coupons: [{ code: 'BIENVENUE10', label: '10 % sur la première commande' }] }
    let removal = accepted(cart)
    const { user } = showCart({
      Cart: () => ({ cart }),
      ApplyCoupon: ({ code }: { code: string }) => ({
        applyCoupon: code === 'BIENVENUE10' ? accepted(withCoupon) : refused(cart, 'Ce code n’est pas valable.'),
      }),
      RemoveCoupon: () => ({ removeCoupon: removal }),
    })
    await article('a')
    await user.click(screen.getByRole('button', { name: 'Appliquer' }))
    expect(screen.getByText('Saisissez votre code promo.')).toBeTruthy()

    const field = screen.getByLabelText('Code promo')
    expect(document.activeElement).toBe(field)
    await user.type(field, 'FAUX{Enter}')
    expect(await screen.findByText('Ce code n’est pas valable.')).toBeTruthy()
    expect(screen.queryByText('Code FAUX appliqué.')).toBeNull()
    expect(document.activeElement).toBe(field)

    await user.clear(field)
    await user.type(field, ' BIENVENUE10 {Enter}')
    const remove = await screen.findByRole('button', { name: 'Retirer le code BIENVENUE10' })
    expect(document.activeElement?.contains(remove) && document.activeElement !== document.body).toBe(true)
    expect(await screen.findByText('Code BIENVENUE10 appliqué.')).toBeTruthy()
    removal = refused(withCoupon, 'Réessayez plus tard.')
    await user.click(remove)
    expect((await screen.findByText('Réessayez plus tard.')).getAttribute('role')).toBe('alert')
    removal = accepted(cart)
    await user.click(remove)
    expect(await screen.findByLabelText('Code promo')).toBeTruthy()
    expect(await screen.findByText('Code BIENVENUE10 retiré.')).toBeTruthy()
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
    expect(field.getAttribute('inputmode')).toBe('numeric')
    await user.type(field, 'ABC{Enter}')
    expect(screen.getByRole('alert').textContent).toContain('code postal')
    await user.clear(field)
    await user.type(field, '35000{Enter}')
    expect((await screen.findByText('Colissimo')).closest('li')?.textContent).toContain('5,90\u202f€')
    expect(screen.queryByText('Chargement…')).toBeNull()
    expect(requested).toEqual([{ country: 'FR', postalCode: '35000' }])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('estimates again when the cart has changed, and says where nothing is delivered or the server is silent', async () => {
    const price = { priceInclTax: euros(5.9) }
    const answers = [
      async () => ({ deliveryEstimate: [{ id: 'c_h', carrierTitle: 'Colissimo', title: 'À domicile', price }] }),
      async () => ({ deliveryEstimate: [] }),
      () => Promise.reject(new GraphqlFailure('network', 'Network error: HTTP 502', 502)),
    ]
    let qty = 1
    const { user } = showCart({
      Cart: () => ({ cart: cartOf([line('a')]) }),
      UpdateCartItem: () => ({ updateCartItem: accepted(cartOf([line('a', { qty: ++qty })])) }),
      DeliveryEstimate: () => answers.shift()?.(),
    })
    await user.click(await screen.findByRole('button', { name: 'Estimer la livraison' }))
    await user.type(await screen.findByLabelText('Code postal de livraison'), '35000{Enter}')
    await screen.findByText('Colissimo')
    expect(answers).toHaveLength(2)
    const more = within(await article('a')).getByRole('button', { name: /En ajouter/ })
    await user.click(more)
    expect(await screen.findByText('Nous ne livrons pas ce panier dans ce code postal.')).toBeTruthy()
    expect(screen.queryByText('Colissimo')).toBeNull()
    await user.click(more)
    expect(await screen.findByText('Network error: HTTP 502')).toBeTruthy()
    answers.push(async () => ({ deliveryEstimate: [] }))
    await user.click(screen.getByRole('button', { name: 'Estimer' }))
    expect(await screen.findByText('Nous ne livrons pas ce panier dans ce code postal.')).toBeTruthy()
  })

  test('says that the cart is being loaded, until it is there', async () => {
    let answer = (_result: unknown) => {}
    showCart({ Cart: () => new Promise((resolve) => (answer = resolve)) })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Panier')
    expect(screen.getByText('Chargement de votre panier…').closest('output')).not.toBeNull()
    answer({ cart: cartOf([line('a')]) })
    await article('a')
    expect(screen.queryByText('Chargement de votre panier…')).toBeNull()
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

/** The cart's page, as often as somebody visits it, and the header's mini-cart. */
function CartVisits() {
  const [isHere, setHere] = useState(false)
  const { isOpen, close } = useMiniCart()
  return (
    <>
      <button onClick={() => setHere(!isHere)}>visit</button>
      {isOpen && <button onClick={close}>open</button>}
      {isHere && <CartScreen />}
    </>
  )
}

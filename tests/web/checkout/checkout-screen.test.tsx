import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { GraphqlFailure } from '../../../schema/page.ts'
import { Cart } from '../../../web/screens/cart/cart.generated.ts'
import { Checkout } from '../../../web/screens/checkout/checkout.generated.ts'
import { cartOf, euros, line } from '../cart/carts.ts'
import { accepted, checkoutOf, placedOrder } from './checkouts.ts'
import { renderCheckout } from './in-checkout.tsx'

const empty = checkoutOf({ cart: cartOf([]) })

describe('the checkout', () => {
  test('opens the first incomplete step, in the address too, and says which step it is', async () => {
    const { location } = renderCheckout('/checkout/', {
      Checkout: () => ({ checkout: checkoutOf({ step: 'PAYMENT' }) }),
    })
    await screen.findByRole('heading', { level: 2, name: 'Moyen de paiement' })
    await waitFor(() => expect(location.history).toEqual(['/checkout/?step=payment']))
    expect(screen.getByText('Paiement', { selector: '[aria-current="step"] *' })).toBeDefined()
    expect(document.title).toBe('Paiement – Votre commande | Musette')
  })

  test('leads back to each step that is behind, and to none that is ahead', async () => {
    const { user } = renderCheckout('/checkout/', { Checkout: () => ({ checkout: checkoutOf({ step: 'PAYMENT' }) }) })
    await screen.findByRole('heading', { level: 2, name: 'Moyen de paiement' })
    expect(screen.queryByRole('link', { name: /Vérification/ })).toBeNull()
    await user.click(screen.getByRole('link', { name: /^Adresse/ }))
    const heading = await screen.findByRole('heading', { level: 2, name: 'Adresse de livraison' })
    expect(document.activeElement).toBe(heading)
    await user.click(screen.getByRole('link', { name: /Paiement/ }))
    await screen.findByRole('heading', { level: 2, name: 'Moyen de paiement' })
  })

  test('shows what is bought at every step, and takes a coupon there', async () => {
    const cart = cartOf([line('a', { qty: 2 })])
    const withCoupon = { ...cart, coupons: [{ code: 'BIENVENUE10', label: '' }] }
    let current = checkoutOf({ step: 'PAYMENT', cart })
    const { user } = renderCheckout('/checkout/', {
      Checkout: () => ({ checkout: current }),
      ApplyCoupon: () => {
        current = { ...current, cart: withCoupon }
        return { applyCoupon: { success: true, errorMessage: null, errors: [], cart: withCoupon } }
      },
    })
    const toggle = await screen.findByRole('button', { name: /2 articles/ })
    expect(toggle.getAttribute('aria-expanded')).toBe('false')
    await user.click(toggle)
    expect(toggle.getAttribute('aria-expanded')).toBe('true')
    await user.type(screen.getByLabelText('Code promo'), 'BIENVENUE10{Enter}')
    await screen.findByRole('button', { name: 'Retirer le code BIENVENUE10' })
  })

  test('begins with who orders', async () => {
    const { location } = renderCheckout('/checkout/', {
      Checkout: () => ({ checkout: checkoutOf({ step: 'LOGIN', email: null }) }),
    })
    await screen.findByRole('heading', { name: 'Avant de commander' })
    expect(location.history).toEqual(['/checkout/login'])
  })

  test('leads an empty cart back to the cart, which says why', async () => {
    const { location, unmount } = renderCheckout('/checkout/', { Checkout: () => ({ checkout: empty }) })
    await waitFor(() => expect(location.history).toEqual(['/cart']))
    await screen.findByText(/Il n’y a rien à commander/)
    unmount()
    const later = renderCheckout('/checkout/', {
      Checkout: () => ({ checkout: empty }),
      PlacedOrder: () => ({ placedOrder: placedOrder({ isAcknowledged: true }) }),
    })
    await waitFor(() => expect(later.location.history).toEqual(['/cart']))
  })

  test('says at every step that the order is too small, and leads back to the shop', async () => {
    renderCheckout('/checkout/?step=payment', {
      Checkout: () => ({ checkout: checkoutOf({ minimumOrder: 'Commande minimum : 50 € hors port.' }) }),
    })
    expect((await screen.findByText('Commande minimum : 50 € hors port.')).closest('[role="alert"]')).not.toBeNull()
    expect(screen.getByRole('link', { name: 'Compléter mon panier' }).getAttribute('href')).toBe('/')
  })

  test.each([
    ['canceled', 'Le paiement a été interrompu'],
    ['refused', 'Le paiement a été refusé'],
    ['elsewhere', 'Ce paiement a été commencé ailleurs'],
  ])('tells a browser without a cart what became of somebody’s payment: %s', async (outcome, title) => {
    renderCheckout(`/checkout/?step=payment&payment=${outcome}`, {
      Checkout: () => ({ checkout: empty }),
      PlacedOrder: () => ({ placedOrder: null }),
    })
    await screen.findByRole('heading', { level: 1, name: title })
  })

  test('leads shoppers who come back from the payment page to their order, not to an empty cart', async () => {
    const order = placedOrder({ state: 'PENDING', redirectUrl: 'https://pay.example/1' })
    const { location } = renderCheckout('/checkout/?step=review', {
      Checkout: () => ({ checkout: empty }),
      PlacedOrder: () => ({ placedOrder: order }),
    })
    await screen.findByRole('button', { name: 'Reprendre le paiement' })
    expect(location.history).toEqual(['/checkout/success'])
  })

  test('names lines that cannot be ordered at every step', async () => {
    const cart = cartOf([line('a', { errors: ['Il n’en reste qu’un.'] })])
    renderCheckout('/checkout/', { Checkout: () => ({ checkout: checkoutOf({ step: 'ADDRESS', cart }) }) })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toMatch(/^Un article ne peut pas être commandé.*Article a – Il n’en reste qu’un\./)
    expect(within(alert).getByRole('link', { name: 'Modifier le panier' }).getAttribute('href')).toBe('/cart')
  })

  test('says at each step that items have left the cart by themselves', async () => {
    const cart = cartOf([line('a')], { hasLostItems: true })
    renderCheckout('/checkout/', { Checkout: () => ({ checkout: checkoutOf({ step: 'DELIVERY', cart }) }) })
    const note = (await screen.findByText(/^Des articles ne sont plus dans votre panier/)).closest('[role="status"]')
    expect(within(note as HTMLElement).getByRole('link', { name: 'Modifier le panier' })).toBeDefined()
  })

  test('names a price that the store has changed since the shopper saw it, until the next step', async () => {
    const priced = (amount: number) => {
      const { priceInfo } = line('a')
      return cartOf([line('a', { priceInfo: { ...priceInfo, price: { priceInclTax: euros(amount) } } }), line('b')])
    }
    const SAID = /^Le prix de «\sArticle a\s» a changé\s: 12,00\s€ au lieu de 10,00\s€\.$/
    let cart = priced(10)
    const { user, queryClient } = renderCheckout('/checkout/', {
      Checkout: () => ({ checkout: checkoutOf({ step: 'DELIVERY', cart }) }),
      SetCheckoutShippingMethod: () => ({ setCheckoutShippingMethod: accepted(checkoutOf({ step: 'PAYMENT', cart })) }),
      SetCheckoutPaymentMethod: () => ({ setCheckoutPaymentMethod: accepted(checkoutOf({ cart })) }),
    })
    await screen.findByRole('heading', { level: 2, name: 'Mode de livraison' })
    cart = priced(12)
    await user.click(screen.getByRole('button', { name: 'Choisir le paiement' }))
    await screen.findByRole('heading', { level: 2, name: 'Moyen de paiement' })
    expect(screen.getByText(SAID).closest('[role="status"]')?.textContent).not.toMatch(/Article b/)
    await user.click(screen.getByRole('button', { name: 'Vérifier ma commande' }))
    await screen.findByRole('heading', { level: 2, name: 'Vérifiez votre commande' })
    expect(screen.queryByText(SAID)).toBeNull()
    cart = priced(11)
    await queryClient.invalidateQueries({ queryKey: [Checkout.name] })
    expect(await screen.findByText(/11,00\s€ au lieu de 12,00\s€/)).toBeDefined()
  })

  test('names a price that differs from the cart the shopper comes from', async () => {
    const { queryClient } = renderCheckout('/nowhere', {
      Checkout: () => ({ checkout: checkoutOf({ step: 'PAYMENT' }) }),
    })
    const { priceInfo } = line('a')
    const cheaper = line('a', { qty: 2, priceInfo: { ...priceInfo, price: { priceInclTax: euros(9) } } })
    queryClient.setQueryData([Cart.name, {}], { cart: cartOf([cheaper]) })
    history.pushState(null, '', '/checkout/')
    expect(await screen.findByText(/10,00\s€ au lieu de 9,00\s€/)).toBeDefined()
  })

  test('names a price that has changed when the page is loaded anew, once', async () => {
    const { priceInfo } = line('a')
    const priced = (amount: number) =>
      cartOf([line('a', { priceInfo: { ...priceInfo, price: { priceInclTax: euros(amount) } } })])
    const load = async (amount: number) => {
      cleanup()
      renderCheckout('/checkout/', {
        Checkout: () => ({ checkout: checkoutOf({ step: 'PAYMENT', cart: priced(amount) }) }),
      })
      await screen.findByRole('heading', { level: 2, name: 'Moyen de paiement' })
    }
    await load(10)
    expect(screen.queryByText(/au lieu de/)).toBeNull()
    await load(12)
    expect(screen.getByText(/12,00\s€ au lieu de 10,00\s€/)).toBeDefined()
    await load(12)
    expect(screen.queryByText(/au lieu de/)).toBeNull()
  })

  test('uses store credit and gives it back', async () => {
    const euros = (amount: number) => ({ value: { amount, currency: 'EUR' } })
    const credit = (applied: number | null) =>
      checkoutOf({
        step: 'PAYMENT',
        storeCredit: { balance: euros(12), applied: applied === null ? null : euros(applied) },
      })
    const { user } = renderCheckout('/checkout/', {
      Checkout: () => ({ checkout: credit(null) }),
      ApplyStoreCredit: () => ({ applyStoreCredit: accepted(credit(12)) }),
    })
    const form = (await screen.findByRole('heading', { level: 2, name: 'Moyen de paiement' })).closest('form')
    if (!form) throw new Error('no form')
    expect(within(form).queryByRole('alert')).toBeNull()
    await user.click(within(form).getByRole('button', { name: 'Utiliser' }))
    expect(await screen.findByRole('button', { name: 'Ne pas utiliser' })).toBeDefined()
    const rows = screen.getAllByRole('term').map((row) => row.textContent)
    expect(rows.indexOf('Avoir déduit')).toBe(rows.indexOf('Total TTC') - 1)
  })

  test('says so when the order cannot be read, and tries again on request', async () => {
    let reads = 0
    const { user } = renderCheckout('/checkout/', {
      Checkout: () => {
        if (reads++ === 0) throw new GraphqlFailure('graphql', 'GraphQL error: la boutique ne répond pas', 200)
        return { checkout: checkoutOf({ step: 'PAYMENT' }) }
      },
    })
    await screen.findByText('GraphQL error: la boutique ne répond pas')
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    await screen.findByRole('heading', { level: 2, name: 'Moyen de paiement' })
  })
})

describe('who orders', () => {
  const unknown = checkoutOf({ step: 'LOGIN', email: null })

  test('may be a guest with an e-mail', async () => {
    let current = unknown
    const { user, location } = renderCheckout('/checkout/login', {
      Checkout: () => ({ checkout: current }),
      SetCheckoutEmail: ({ email }: { email: string }) => {
        current = checkoutOf({ step: 'ADDRESS', email, shippingAddress: null })
        return { setCheckoutEmail: accepted(current) }
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Continuer sans compte' }))
    expect(screen.getByRole('heading', { level: 2, name: 'Je commande sans compte' })).toBeDefined()
    expect(screen.getByText('Saisissez votre adresse e-mail.')).toBeDefined()
    const [field] = screen.getAllByRole('textbox', { name: /e-mail/ })
    if (!field) throw new Error('no field')
    await user.type(field, 'camille@exemple.fr{Enter}')
    await screen.findByRole('heading', { level: 2, name: 'Adresse de livraison' })
    expect(location.history.at(-1)).toBe('/checkout/?step=address')
  })

  test('is offered the domain that was probably meant once, before it is sent, and takes it with one press', async () => {
    const sent: string[] = []
    const { user } = renderCheckout('/checkout/login', {
      Checkout: () => ({ checkout: unknown }),
      SetCheckoutEmail: ({ email }: { email: string }) => {
        sent.push(email)
        return { setCheckoutEmail: accepted(checkoutOf({ step: 'ADDRESS', email, shippingAddress: null })) }
      },
    })
    await screen.findByRole('button', { name: 'Continuer sans compte' })
    const [field] = screen.getAllByRole<HTMLInputElement>('textbox', { name: /e-mail/ })
    if (!field) throw new Error('no field')
    await user.type(field, 'camille@gmial.com{Enter}')
    await user.click(await screen.findByRole('button', { name: /Vouliez-vous dire camille@gmail\.com/ }))
    expect(field.value).toBe('camille@gmail.com')
    expect(document.activeElement).toBe(field)
    expect(screen.queryByText(/Vouliez-vous dire/)).toBeNull()
    await user.clear(field)
    await user.type(field, 'camille@gmal.com')
    const goOn = screen.getByRole('button', { name: 'Continuer sans compte' })
    await user.click(goOn)
    expect(screen.getByText(/Vouliez-vous dire/)).toBeTruthy()
    expect(sent).toEqual([])
    await user.click(goOn)
    await waitFor(() => expect(sent).toEqual(['camille@gmal.com']))
  })

  test('is not known while the order cannot be read: it says so, and tries again on request', async () => {
    let reads = 0
    const { user } = renderCheckout('/checkout/login', {
      Checkout: () => {
        if (reads++ === 0) throw new GraphqlFailure('graphql', 'GraphQL error: la boutique ne répond pas', 200)
        return { checkout: unknown }
      },
    })
    await screen.findByText('GraphQL error: la boutique ne répond pas')
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    await screen.findByRole('button', { name: 'Continuer sans compte' })
  })

  test('goes on at once when signed in', async () => {
    const { location } = renderCheckout('/checkout/login', {
      Checkout: () => ({ checkout: checkoutOf() }),
      Me: () => ({ me: { id: '7', email: 'camille@exemple.fr', firstname: 'Camille', lastname: 'Le Goff' } }),
    })
    await waitFor(() => expect(location.history).toEqual(['/checkout/?step=review']))
    expect(screen.queryByRole('button', { name: 'Continuer sans compte' })).toBeNull()
  })

  test('reads at the first step, after signing in, what the cart of the account adds to the order', async () => {
    const guest = { id: null, email: null, firstname: null, lastname: null }
    const camille = { ...guest, id: '7', email: 'camille@exemple.fr', firstname: 'Camille' }
    const note = 'Votre compte avait déjà un panier.'
    let current = unknown
    const { user, location } = renderCheckout('/checkout/login', {
      Checkout: () => ({ checkout: current }),
      Me: () => ({ me: current === unknown ? guest : camille }),
      Login: () => {
        current = checkoutOf({ step: 'PAYMENT' })
        return { login: { ...accepted(current), accountGoods: note, me: camille, cart: current.cart } }
      },
    })
    await user.type((await screen.findAllByRole('textbox', { name: /e-mail/ })).at(-1) as HTMLElement, camille.email)
    await user.type(screen.getByLabelText(/^Mot de passe/, { selector: 'input' }), 'Musette-2026!{Enter}')
    const alert = (await screen.findByText(note)).closest<HTMLElement>('[role="status"]')
    expect(location.history.at(-1)).toBe('/checkout/?step=payment')
    expect(
      within(alert as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/cart')
    await user.click(screen.getByRole('link', { name: /^Adresse/ }))
    expect(screen.getByText(note)).toBeTruthy()
  })

  test('learns that the store requires an account, and is led to a new one', async () => {
    renderCheckout('/checkout/login', { Checkout: () => ({ checkout: { ...unknown, isGuestAllowed: false } }) })
    expect(await screen.findByText(/demande un compte/)).toBeDefined()
    const register = screen.getByRole('link', { name: 'Créer mon compte' })
    expect(register.getAttribute('href')).toBe('/register?next=%2Fcheckout%2F')
    expect(screen.queryByRole('button', { name: 'Continuer sans compte' })).toBeNull()
  })

  test('signs in again where the session ended, and the cart with it', async () => {
    const guest = { id: null, email: null, firstname: null, lastname: null }
    let wasAsked = false
    const { location } = renderCheckout('/checkout/?step=payment', {
      Checkout: () => ({ checkout: checkoutOf({ step: 'LOGIN', email: null, cart: cartOf([]) }) }),
      Me: () => {
        const hasExpired = !wasAsked
        wasAsked = true
        return { me: { ...guest, hasExpired } }
      },
    })
    expect(await screen.findByText(/Votre session a pris fin/)).toBeDefined()
    expect(location.history).toEqual(['/checkout/login'])
    expect(screen.queryByRole('button', { name: 'Continuer sans compte' })).toBeNull()
  })

  test('signs in again where another part of the page has heard first that the session ended', async () => {
    const guest = { id: null, email: null, firstname: null, lastname: null, hasOwnPrices: false }
    const ended = { checkout: checkoutOf({ step: 'LOGIN', email: null, cart: cartOf([]) }) }
    let respond: (response: typeof ended) => void = () => {}
    const held = new Promise((resolve) => (respond = resolve))
    const { location, queryClient } = renderCheckout('/checkout/', {
      Checkout: () => held,
      // The server reports it once.
      Me: () => ({ me: { ...guest, hasExpired: false } }),
    })
    queryClient.setQueryData(['Me', {}], { me: { ...guest, hasExpired: true } })
    respond(ended)
    expect(await screen.findByText(/Votre session a pris fin/)).toBeDefined()
    expect(location.history).toEqual(['/checkout/login'])
  })

  test('learns that a session has ended', async () => {
    const guest = { id: null, email: null, firstname: null, lastname: null }
    renderCheckout('/checkout/login', {
      Checkout: () => ({ checkout: unknown }),
      Me: () => ({ me: { ...guest, hasExpired: true } }),
    })
    expect(await screen.findByText(/Votre session a pris fin/)).toBeDefined()
  })
})

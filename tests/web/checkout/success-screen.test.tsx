import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { GraphqlFailure } from '../../../schema/page.ts'
import type { PlacedOrderFragment } from '../../../web/screens/checkout/placed-order.generated.ts'
import { euros } from '../orders/orders.ts'
import { asCamille } from '../wishlist/lists.ts'
import { payment, placedOrder } from './checkouts.ts'
import { renderCheckout } from './in-checkout.tsx'

const acknowledged = (success: boolean) => ({ acknowledgeOrder: { success, errorMessage: null } })

function open(
  order: PlacedOrderFragment | null,
  acknowledge: () => unknown = () => acknowledged(true),
  others: Parameters<typeof renderCheckout>[1] = {},
) {
  return renderCheckout('/checkout/success', {
    ...others,
    PlacedOrder: () => ({ placedOrder: order }),
    AcknowledgeOrder: acknowledge,
  })
}

const purchases = () => (window.dataLayer ?? []).filter((event) => (event as { event?: string }).event === 'purchase')

describe('the confirmation of an order', () => {
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
    window.dataLayer = undefined
  })
  afterEach(() => vi.useRealTimers())

  test('says the number and what comes next', async () => {
    open(placedOrder())
    await screen.findByRole('heading', { level: 1, name: 'Merci, votre commande est enregistrée' })
    expect(screen.getByText(/000000042/)).toBeDefined()
    expect(screen.getByRole('heading', { level: 2, name: /^Et maintenant/ }).parentElement?.textContent).toMatch(
      /virement/,
    )
    expect(screen.getByText('Total TTC').nextSibling?.textContent).toBe('25,90\u202f€')
  })

  test('leads to where the order can be followed', async () => {
    const track = async () => (await screen.findByRole('link', { name: 'Suivre ma commande' })).getAttribute('href')
    const guest = open(placedOrder())
    expect(await track()).toBe('/orders/?order_id=000000042')
    guest.unmount()
    open(placedOrder(), undefined, asCamille)
    await waitFor(async () => expect(await track()).toBe('/user/orders/'))
  })

  test('says what was chosen of the goods, how they come, where they wait and when', async () => {
    const [item] = placedOrder().items
    const items = [{ ...item, options: [{ label: 'Conditionnement', value: '3 kg' }] }] as PlacedOrderFragment['items']
    const delivery = { title: 'Point relais – 24 h', pickupPoint: 'Presse des Lices, 35000 Rennes' }
    const days = { first: '2026-11-30', last: '2026-12-01' }
    const first = open(placedOrder({ items, delivery: { ...delivery, ...days } }))
    expect((await screen.findByText('3 kg')).closest('li')?.textContent).toContain('Article a')
    expect(screen.getByText('Point relais – 24 h')).toBeDefined()
    expect(screen.getByText('Presse des Lices, 35000 Rennes')).toBeDefined()
    expect(screen.getByText(/^lundi 30 novembre\s–\smardi 1er décembre$/)).toBeDefined()
    first.unmount()
    open(placedOrder({ delivery: { ...delivery, pickupPoint: null, first: null, last: null } }))
    await screen.findByText('Point relais – 24 h')
    expect(screen.queryByText('Arrivée prévue')).toBeNull()
  })

  test('says so where the store has the order at another total', async () => {
    open(placedOrder({ storeTotal: euros(31.9) }))
    expect((await screen.findByText(/Vous aviez confirmé/)).textContent).toMatch(/31,90.*25,90/)
  })

  test('says what a kilogram of a line costs, where that is known', async () => {
    const [item] = placedOrder().items
    const unitPrice = { unit: 'KILOGRAM' as const, price: { priceInclTax: euros(4.5) } }
    const items = [item, { ...item, sku: 'SKU-b', name: 'Article b', unitPrice }] as PlacedOrderFragment['items']
    open(placedOrder({ items }))
    const [first, second] = await screen.findAllByText(/Article [ab]/)
    expect(first?.closest('li')?.textContent).not.toContain('/')
    expect(second?.closest('li')?.textContent).toContain('4,50\u202f€ / kg')
  })

  test('shows what was taken off, where something was', async () => {
    const first = open(placedOrder({ discount: euros(2.5), credit: euros(20) }))
    expect((await screen.findByText('Remise')).nextSibling?.textContent).toBe('−2,50\u202f€')
    expect(screen.getByText('Avoir déduit').nextSibling?.textContent).toBe('−20,00\u202f€')
    first.unmount()
    open(placedOrder())
    await screen.findByText('Total TTC')
    expect(screen.queryByText('Remise')).toBeNull()
    expect(screen.queryByText('Avoir déduit')).toBeNull()
  })

  test('says what delivery costs, where anything is delivered', async () => {
    const costs = () =>
      within(screen.getByText('Total TTC').closest('dl')!).queryByText('Livraison')?.nextSibling?.textContent
    const delivery = { title: 'Colissimo', pickupPoint: null, first: null, last: null }
    const delivered = open(placedOrder({ delivery, shipping: euros(0) }))
    await screen.findByText('Total TTC')
    expect(costs()).toBe('Offerte')
    delivered.unmount()
    // Too long for the session's copy.
    const unknown = open(placedOrder({ delivery: null, shipping: euros(5.9) }))
    await screen.findByText('Total TTC')
    expect(costs()).toBe('5,90\u202f€')
    unknown.unmount()
    open(placedOrder({ delivery: null, shipping: euros(0) }))
    await screen.findByText('Total TTC')
    expect(costs()).toBeUndefined()
  })

  test('reports the purchase to analytics once, however often the page is opened', async () => {
    const acknowledge = vi.fn().mockReturnValueOnce(acknowledged(true)).mockReturnValue(acknowledged(false))
    const first = open(placedOrder({ coupons: ['BIENVENUE10'] }), acknowledge)
    await waitFor(() => expect(purchases()).toHaveLength(1))
    first.unmount()
    open(placedOrder(), acknowledge)
    await screen.findByRole('heading', { level: 1 })
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
    expect(purchases()).toEqual([
      {
        event: 'purchase',
        ecommerce: {
          transaction_id: '000000042',
          currency: 'EUR',
          value: 25.9,
          tax: 4.32,
          shipping: 5.9,
          payment_type: 'banktransfer',
          coupon: 'BIENVENUE10',
          items: [{ item_id: 'SKU-a', item_name: 'Article a', quantity: 2, price: 10 }],
        },
      },
    ])
  })

  test('reports it even where the response to its acknowledgement was lost', async () => {
    const acknowledge = vi
      .fn()
      .mockImplementationOnce(() => {
        throw new GraphqlFailure('network', 'Network error', 0)
      })
      .mockReturnValue(acknowledged(false))
    const first = open(placedOrder(), acknowledge)
    await waitFor(() => expect(acknowledge).toHaveBeenCalledTimes(1))
    first.unmount()
    expect(purchases()).toEqual([])
    open(placedOrder(), acknowledge)
    await waitFor(() => expect(purchases()).toHaveLength(1))
  })

  test('reports it when a page is shown that the browser had prepared', async () => {
    let isPrepared = true
    Object.defineProperty(document, 'prerendering', { configurable: true, get: () => isPrepared })
    const acknowledge = vi.fn(() => acknowledged(true))
    open(placedOrder(), acknowledge)
    await screen.findByRole('heading', { level: 1 })
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
    expect(acknowledge).not.toHaveBeenCalled()
    isPrepared = false
    document.dispatchEvent(new Event('prerenderingchange'))
    await waitFor(() => expect(purchases()).toHaveLength(1))
    Reflect.deleteProperty(document, 'prerendering')
  })

  test('does not report what another browser tab has reported', async () => {
    open(placedOrder(), () => acknowledged(false))
    await screen.findByRole('heading', { level: 1 })
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
    expect(purchases()).toEqual([])
  })

  test('waits for a payment that is not decided, and shows the outcome by itself', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let order = placedOrder({
      state: 'PENDING',
      redirectUrl: 'https://pay.example/1',
      payment: payment('carte', 'CARD'),
    })
    renderCheckout('/checkout/success', {
      PlacedOrder: () => ({ placedOrder: order }),
      AcknowledgeOrder: () => acknowledged(true),
    })
    await screen.findByRole('button', { name: 'Reprendre le paiement' })
    screen.getByText(/Pour payer autrement, .* annulez-le/)
    expect(purchases()).toEqual([])
    order = { ...order, state: 'ACCEPTED', redirectUrl: null }
    await act(() => vi.advanceTimersByTimeAsync(4000))
    await screen.findByRole('heading', { level: 1, name: /Merci/ })
  })

  test('stops looking after a while, and looks again on request', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const read = vi.fn(() => ({ placedOrder: placedOrder({ state: 'PENDING' }) }))
    const { user } = renderCheckout('/checkout/success', { PlacedOrder: read })
    await screen.findByRole('heading', { level: 1 })
    await act(() => vi.advanceTimersByTimeAsync(3 * 60_000))
    const { length } = read.mock.calls
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(read.mock.calls).toHaveLength(length)
    await user.click(screen.getByRole('button', { name: 'Vérifier de nouveau' }))
    expect(read.mock.calls).toHaveLength(length + 1)
  })

  test.each([
    ['REFUSED', 'Votre paiement a été refusé'],
    ['CANCELED', 'Vous avez interrompu le paiement'],
  ] as const)('of a payment that was %s says so, and leads back to the cart', async (state, heading) => {
    open(placedOrder({ state }))
    await screen.findByRole('heading', { level: 1, name: heading })
    expect(screen.getByRole('link', { name: 'Payer à nouveau' }).getAttribute('href')).toBe('/checkout/?step=payment')
    expect(screen.getByRole('link', { name: 'Retour au panier' }).getAttribute('href')).toBe('/cart')
    expect(purchases()).toEqual([])
  })

  test('leads a guest to an account, without a field for the password', async () => {
    const { container } = open(placedOrder({ canRegister: true }))
    const link = await screen.findByRole('link', { name: 'Créer un compte' })
    expect(link.getAttribute('href')).toBe('/register?after=order')
    expect(container.querySelector('[type=password]')).toBeNull()
  })

  test('without an order says so, and where to go', async () => {
    open(null)
    await screen.findByRole('heading', { level: 1, name: 'Aucune commande récente' })
    expect(screen.getByRole('link', { name: 'Retour à l’accueil' })).toBeDefined()
  })
})

describe('the payment of another browser', () => {
  test.each([
    ['/checkout/success?payment=accepted', 'Le paiement est accepté'],
    ['/checkout/success?payment=pending', 'Le paiement n’est pas encore confirmé'],
  ])('is told by its outcome alone: %s', async (path, title) => {
    renderCheckout(path, { PlacedOrder: () => ({ placedOrder: placedOrder() }) })
    await screen.findByRole('heading', { level: 1, name: title })
    expect(screen.getByText(/que dans le navigateur où le paiement a commencé/)).toBeDefined()
    const ways = ['Retour à l’accueil', 'Voir le panier'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    )
    expect(ways).toEqual(['/', '/cart'])
    expect(screen.queryByText(/000000042/)).toBeNull()
  })
})

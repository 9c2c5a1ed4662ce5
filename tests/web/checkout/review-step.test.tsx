import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { GraphqlFailure } from '../../../schema/page.ts'
import type { PlaceOrderMutation } from '../../../web/screens/checkout/checkout.generated.ts'
import { cartOf, line } from '../cart/carts.ts'
import type { Answers } from '../content/in-shop.tsx'
import { address, checkoutOf, placedOrder } from './checkouts.ts'
import { renderCheckout } from './in-checkout.tsx'

const BUTTON = 'Commande avec obligation de paiement'

const terms = {
  id: '1',
  name: 'Conditions générales de vente',
  checkboxText: 'J’accepte les conditions générales de vente',
  isRequired: true,
  content: { childNodes: [{ tag: 'p', children: ['Article 1'] }], data: [] },
}

const placed = (changes: Partial<PlaceOrderMutation['placeOrder']> = {}) => ({
  placeOrder: {
    success: true,
    errorMessage: null,
    changes: [],
    redirectUrl: null,
    order: placedOrder(),
    checkout: checkoutOf({ cart: cartOf([]) }),
    ...changes,
  },
})

const review = (answers: Answers) =>
  renderCheckout('/checkout/?step=review', { Checkout: () => ({ checkout: checkoutOf() }), ...answers })

const button = () => screen.findByRole('button', { name: BUTTON })

describe('the review of an order', () => {
  beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  test('shows goods, delivery and total just above the button that obliges to pay', async () => {
    const totals = {
      ...cartOf([line('a', { qty: 2 })]).totals,
      shipping: { priceInclTax: { value: { amount: 5.9, currency: 'EUR' } } },
    }
    review({ Checkout: () => ({ checkout: checkoutOf({ cart: cartOf([line('a', { qty: 2 })], { totals }) }) }) })
    const order = (await button()).closest('section')
    expect(order?.textContent).toMatch(
      /Article a.*Livraison5,90.*Total TTC20,00.*Commande avec obligation de paiement/s,
    )
  })

  test('shows contact, addresses, delivery, payment and the price per kilogram before the button', async () => {
    const bag = line('a')
    const { price } = bag.priceInfo
    const items = [{ ...bag, priceInfo: { ...bag.priceInfo, unitPrice: { unit: 'KILOGRAM' as const, price } } }]
    const state = checkoutOf({ cart: cartOf(items) })
    review({ Checkout: () => ({ checkout: state }), Agreements: () => ({ agreements: [terms] }) })
    await screen.findByRole('checkbox', { name: /J’accepte/ })
    const page = (await button()).closest('main') ?? document.body
    const { locality } = state.shippingAddress?.address ?? { locality: 'missing' }
    expect(page.textContent).toMatch(
      new RegExp(
        `Adresse de livraison.*${locality}.*Adresse de facturation.*${state.shippingMethod?.title}.*${state.paymentMethod?.title}.*J’accepte.*10,00.€./.kg.*Commande avec obligation de paiement`,
        's',
      ),
    )
  })

  test('shows another billing address in full, and where it is changed', async () => {
    const billingAddress = { ...address, firstname: 'Noé', lastname: 'Rivière' }
    const state = checkoutOf({ isBillingSameAsShipping: false, billingAddress })
    review({ Checkout: () => ({ checkout: state }), Agreements: () => ({ agreements: [] }) })
    const change = await screen.findByRole('link', { name: 'Modifier (Adresse de facturation)' })
    expect(change.getAttribute('href')).toBe('/checkout/?step=address')
    expect(change.closest('div')?.textContent).toMatch(/Noé Rivière.*12 rue des Bourreliers.*35000 Rennes/)
    expect(screen.queryByText('Adresse de facturation : la même')).toBeNull()
  })

  test('shows in how many parts the order is paid', async () => {
    const euros = (amount: number) => ({ value: { amount, currency: 'EUR' } })
    const part = { date: '2026-11-22', amount: euros(10) }
    const plan = {
      method: 'fractions',
      key: 'three',
      count: 3,
      fees: euros(0),
      total: euros(30),
      parts: [part, part, part],
    }
    review({
      Checkout: () => ({ checkout: checkoutOf({ paymentPlan: 'three' }) }),
      PaymentPlans: () => ({ paymentPlans: [{ ...plan, key: 'four', count: 4 }, plan] }),
    })
    expect(await screen.findByText(/^Payez en 3 fois : 10,00\s€ aujourd’hui/)).toBeDefined()
    expect(screen.queryByText(/^Payez en 4 fois/)).toBeNull()
  })

  test('says that what has to be agreed to cannot be shown, and shows it on request', async () => {
    const answers = [() => Promise.reject(new GraphqlFailure('network', 'Network error', 0))]
    const { user } = review({ Agreements: () => answers.shift()?.() ?? { agreements: [terms] } })
    await screen.findByText(/^Les conditions à accepter ne peuvent pas être affichées/)
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByRole('checkbox', { name: /J’accepte/ })).toHaveProperty('checked', false)
  })

  test('reminds of the legal guarantee before the order of goods, and not for services', async () => {
    const guaranteeNotice = {
      topic: 'GUARANTEE',
      title: 'Garantie légale de conformité',
      duration: '2 ans',
      imageUrl: null,
      paragraphs: ['Le vendeur répond de tout défaut.'],
      rows: [],
      link: null,
    }
    const answers = (isShippable: boolean) => ({
      Agreements: () => ({ agreements: [], guaranteeNotice }),
      Checkout: () => ({ checkout: checkoutOf({ cart: cartOf([line('a')], { isShippable }) }) }),
    })
    const goods = review(answers(true))
    const notice = await screen.findByRole('region', { name: 'Garantie légale de conformité' })
    const isBefore = notice.compareDocumentPosition(await button()) & Node.DOCUMENT_POSITION_FOLLOWING
    expect(isBefore).toBeTruthy()
    // Its name for screen readers, too.
    expect(document.querySelector('summary')?.textContent).toBe('Garantie légale de conformité 2 ans')
    goods.unmount()
    review(answers(false))
    await button()
    expect(screen.queryByRole('region', { name: 'Garantie légale de conformité' })).toBeNull()
  })

  test('names each product without a right of withdrawal once, before the order, and requires consent for these only', async () => {
    const asked: unknown[] = []
    const items = [line('a'), line('b'), { ...line('c'), product: line('a').product }, { ...line('d'), sku: '' }]
    const broken = { ...items[3]!, product: { ...items[3]!.product, sku: '' } }
    review({
      Checkout: () => ({ checkout: checkoutOf({ cart: cartOf([...items.slice(0, 3), broken]) }) }),
      WithdrawalExceptions: (variables) => {
        asked.push(variables)
        return {
          productsBySku: [
            { sku: 'SKU-a', withdrawalException: 'Surgelé, donc périssable.', configurations: [] },
            { sku: 'SKU-b', withdrawalException: null, configurations: [] },
          ],
        }
      },
    })
    const section = await screen.findByRole('region', { name: 'Exceptions au droit de rétractation' })
    const told = within(section).getAllByRole('listitem')
    expect(told.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Surgelé, donc périssable.')])
    expect(told[0]?.textContent).toMatch(/^Article/)
    const isBefore = section.compareDocumentPosition(await button()) & Node.DOCUMENT_POSITION_FOLLOWING
    expect(isBefore).toBeTruthy()
    expect(asked).toEqual([{ skus: ['SKU-a', 'SKU-b'] }])
  })

  test('names of a product with variants what is said of those in the cart', async () => {
    const variant = (id: string, changes = {}) => ({ ...line(id, changes), product: line('p').product })
    const items = [variant('cru'), variant('sec'), variant('froid'), variant('nature', { name: 'Os nature' })]
    const saying = (id: string, withdrawalException: string | null) => ({
      product: { sku: `SKU-${id}` },
      facts: withdrawalException === null ? null : { withdrawalException },
    })
    review({
      Checkout: () => ({ checkout: checkoutOf({ cart: cartOf(items) }) }),
      WithdrawalExceptions: () => ({
        productsBySku: [
          {
            sku: 'SKU-p',
            withdrawalException: 'Cela dépend.',
            configurations: [
              saying('cru', 'Surgelé.'),
              saying('sec', ''),
              saying('froid', 'Surgelé.'),
              saying('nature', null),
            ],
          },
        ],
      }),
    })
    const section = await screen.findByRole('region', { name: 'Exceptions au droit de rétractation' })
    const told = within(section).getAllByRole('listitem')
    expect(told.map(({ textContent }) => textContent)).toEqual(['Article cruSurgelé.', 'Os natureCela dépend.'])
  })

  test('takes no order before it is known what cannot be withdrawn from', async () => {
    let tell: (answer: unknown) => void = () => {}
    const told = new Promise((resolve) => (tell = resolve))
    const place = vi.fn(() => placed())
    const { user } = review({ WithdrawalExceptions: () => told, PlaceOrder: place })
    await screen.findByRole('heading', { level: 2, name: 'Vérifiez votre commande' })
    expect(screen.queryByRole('button', { name: BUTTON })).toBeNull()
    tell({ productsBySku: [null] })
    await user.click(await button())
    await waitFor(() => expect(place).toHaveBeenCalledOnce())
  })

  test('says nothing of exceptions where there are none, and says so where they cannot be read', async () => {
    const { unmount } = review({ WithdrawalExceptions: () => ({ productsBySku: [null] }) })
    await button()
    expect(screen.queryByText(/droit de rétractation/)).toBeNull()
    unmount()
    const answers = [
      new Error('down'),
      { productsBySku: [{ sku: 'SKU-a', withdrawalException: 'Sur mesure.', configurations: [] }] },
    ]
    const { user } = review({
      WithdrawalExceptions: () => {
        const answer = answers.length > 1 ? answers[0] : answers.at(-1)
        if (answer instanceof Error) throw answer
        return answer
      },
    })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toMatch(/page de chaque produit/)
    answers.shift()
    await user.click(within(alert).getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByText(/Sur mesure/)).toBeTruthy()
  })

  test('requires agreements that are not ticked beforehand, and can be read in place', async () => {
    const place = vi.fn(() => placed())
    const { user } = review({ Agreements: () => ({ agreements: [terms] }), PlaceOrder: place })
    const box = await screen.findByRole('checkbox', { name: /J’accepte/ })
    expect(box).toHaveProperty('checked', false)

    await user.click(await button())
    expect(place).not.toHaveBeenCalled()
    expect(screen.getByText('Cochez cette case pour commander.')).toBeDefined()
    expect(document.activeElement).toBe(box)

    await user.click(screen.getByRole('button', { name: /^Lire/ }))
    expect(within(screen.getByRole('dialog')).getByText('Article 1')).toBeDefined()
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Fermer' }))
    await user.click(box)
    await user.click(await button())
    await waitFor(() =>
      expect(place).toHaveBeenCalledWith({ input: { cartId: 'cart', revision: 'r1', agreementIds: ['1'] } }),
    )
  })

  test('is not placed by Enter in the box that agrees', async () => {
    const place = vi.fn(() => placed())
    const { user } = review({ Agreements: () => ({ agreements: [terms] }), PlaceOrder: place })
    await user.click(await screen.findByRole('checkbox', { name: /J’accepte/ }))
    await user.keyboard('{Enter}')
    expect(place).not.toHaveBeenCalled()
  })

  test('places one order for a double click, and goes to its confirmation in place of the review', async () => {
    const place = vi.fn(async () => {
      await new Promise((resolve) => setTimeout(resolve, 50))
      return placed()
    })
    const { user, location } = review({ PlaceOrder: place })
    await user.dblClick(await button())
    await waitFor(() => expect(location.history.at(-1)).toBe('/checkout/success'))
    expect(place).toHaveBeenCalledTimes(1)
  })

  test('sends the same cart and revision again when a response is lost', async () => {
    const requested: unknown[] = []
    const { user, location } = review({
      PlaceOrder: (variables) => {
        requested.push(variables)
        if (requested.length < 3) throw new GraphqlFailure('network', 'Network error: Failed to fetch', 0)
        return placed()
      },
    })
    await user.click(await button())
    await act(() => vi.advanceTimersByTimeAsync(5000))
    await waitFor(() => expect(location.history.at(-1)).toBe('/checkout/success'))
    expect(requested).toHaveLength(3)
    expect(new Set(requested.map((variables) => JSON.stringify(variables))).size).toBe(1)
  })

  test.each([
    [true, /^La boutique n’a pas répondu/],
    [false, /^Vous êtes hors connexion\. La boutique n’a pas répondu/],
  ])('says that a further press is safe when there is no response at all (online: %s)', async (isOnline, cause) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    const { user } = review({
      PlaceOrder: () => {
        throw new GraphqlFailure('network', 'Network error: Failed to fetch', 0)
      },
    })
    await user.click(await button())
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    const alert = await screen.findByText(/elle ne le sera pas deux fois/)
    expect(alert.textContent).toMatch(cause)
    expect(document.activeElement?.contains(alert)).toBe(true)
    expect((await button()).getAttribute('aria-busy')).toBeNull()
  })

  test('says what changed, shows the new amounts, and orders what is shown then', async () => {
    const requested: { input: { revision: string } }[] = []
    const { user, location } = review({
      PlaceOrder: (variables) => {
        requested.push(variables)
        if (requested.length > 1) return placed()
        const cart = cartOf([line('a', { qty: 1 })])
        return placed({
          success: false,
          order: null,
          errorMessage: 'Votre commande a changé.',
          changes: ['La quantité de « Article a » est passée de 2 à 1.'],
          checkout: checkoutOf({ cart, revision: 'r2' }),
        })
      },
    })
    await user.click(await button())
    const change = await screen.findByText(/est passée de 2 à 1/)
    expect(document.activeElement?.contains(change)).toBe(true)
    expect(screen.getByText('Total TTC').nextSibling?.textContent).toBe('10,00\u202f€')

    await user.click(await button())
    await waitFor(() => expect(location.history.at(-1)).toBe('/checkout/success'))
    expect(requested.map(({ input }) => input.revision)).toEqual(['r1', 'r2'])
  })

  test('leads to the cart where it can no longer be ordered, and requires no confirmation', async () => {
    const reason = 'Article a : il n’en reste qu’un.'
    const cart = cartOf([line('a', { errors: ['Il n’en reste qu’un.'] })])
    const { user } = review({
      PlaceOrder: () =>
        placed({ success: false, order: null, changes: [reason], checkout: checkoutOf({ cart, revision: 'r2' }) }),
    })
    const order = await button()
    await user.click(order)
    const change = await screen.findByText(reason)
    expect(change.closest('[role=alert], [role=status]')?.textContent ?? '').not.toMatch(/confirmez/)
    expect(order.isConnected).toBe(false)
    for (const link of screen.getAllByRole('link', { name: 'Modifier le panier' }))
      expect(link.getAttribute('href')).toBe('/cart')
  })

  test('keeps what changed in view where it leads back to an earlier step', async () => {
    const { user } = review({
      PlaceOrder: () =>
        placed({
          success: false,
          order: null,
          changes: ['Le mode de livraison « À domicile » n’est plus proposé.'],
          checkout: checkoutOf({ step: 'DELIVERY', shippingMethod: null }),
        }),
    })
    await user.click(await button())
    expect(await screen.findByRole('heading', { level: 2, name: 'Mode de livraison' })).toBeDefined()
    const change = screen.getByText(/n’est plus proposé/)
    // There is something to choose first.
    expect(change.closest('[role=alert], [role=status]')?.textContent ?? '').not.toMatch(/confirmez/)
  })
})

import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { GraphqlFailure } from '../../../schema/page.ts'
import { accepted, checkoutOf, method, payment, point } from './checkouts.ts'
import { renderCheckout } from './in-checkout.tsx'

const choosing = checkoutOf({
  step: 'DELIVERY',
  shippingMethod: null,
  paymentMethod: null,
  shippingMethods: [
    method('colissimo'),
    method('relais', {
      carrierTitle: 'Point relais',
      needsPickupPoint: true,
      price: { priceInclTax: { value: { amount: 0, currency: 'EUR' } } },
    }),
  ],
})
const paying = checkoutOf({ step: 'PAYMENT', paymentMethod: null })

describe('the delivery step', () => {
  test('shows what each method costs with tax, and requires one', async () => {
    const { user } = renderCheckout('/checkout/?step=delivery', { Checkout: () => ({ checkout: choosing }) })
    const radio = await screen.findByRole('radio', { name: /Transporteur colissimo/ })
    expect(radio.closest('label')?.textContent).toContain('5,90\u202f€')
    expect(screen.getByRole('radio', { name: /Point relais/ }).closest('label')?.textContent).toContain('Offerte')
    await user.click(screen.getByRole('button', { name: 'Choisir le paiement' }))
    expect(screen.getByText('Choisissez un mode de livraison.')).toBeDefined()
    expect(document.activeElement).toBe(radio)
  })

  test('finds pickup points around a postcode, with distance and opening hours, and sends the chosen one', async () => {
    const sent: unknown[] = []
    const searched: unknown[] = []
    const { user } = renderCheckout('/checkout/?step=delivery', {
      Checkout: () => ({ checkout: choosing }),
      PickupPoints: (variables: { postalCode: string }) => {
        searched.push(variables)
        return { pickupPoints: variables.postalCode === '35000' ? [point('A'), point('B')] : [point('C')] }
      },
      SetCheckoutShippingMethod: (variables) => {
        sent.push(variables)
        return { setCheckoutShippingMethod: accepted(paying) }
      },
    })
    await user.click(await screen.findByRole('radio', { name: /Point relais/ }))
    const first = await screen.findByRole('radio', { name: /Point A/ })
    expect(first.closest('label')?.textContent).toMatch(/450\sm/)
    expect(within(screen.getByRole('group', { name: 'Point de retrait' })).getAllByRole('radio')).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Choisir le paiement' }))
    expect(screen.getByText('Choisissez un point de retrait.')).toBeDefined()
    expect(document.activeElement).toBe(first)

    const search = screen.getByRole('search')
    const postcode = within(search).getByRole('textbox')
    await user.clear(postcode)
    await user.type(postcode, '35200{Enter}')
    await user.click(await screen.findByRole('radio', { name: /Point C/ }))
    await user.click(screen.getByText('Horaires d’ouverture', { exact: false }))
    expect(screen.getByText('Mardi').nextSibling?.textContent).toBe('8 h 30 - 12 h 00 / 14 h 00 - 18 h 00')
    expect(screen.getByText('Lundi').nextSibling?.textContent).toBe('fermé')

    await user.click(screen.getByRole('button', { name: 'Choisir le paiement' }))
    await screen.findByRole('heading', { level: 2, name: 'Moyen de paiement' })
    expect(searched).toEqual([
      { carrier: 'relais', country: 'FR', postalCode: '35000' },
      { carrier: 'relais', country: 'FR', postalCode: '35200' },
    ])
    const input = { carrier_code: 'relais', method_code: 'home', pickupPointId: 'C', pickupPostalCode: '35200' }
    expect(sent).toEqual([{ input }])
  })

  test('says nothing of opening hours that the store does not know', async () => {
    const day = null
    const schedule = {
      monday: day,
      tuesday: day,
      wednesday: day,
      thursday: day,
      friday: day,
      saturday: day,
      sunday: day,
    }
    const { user } = renderCheckout('/checkout/?step=delivery', {
      Checkout: () => ({ checkout: choosing }),
      PickupPoints: () => ({ pickupPoints: [{ ...point('A'), schedule }] }),
    })
    await user.click(await screen.findByRole('radio', { name: /Point relais/ }))
    await screen.findByRole('radio', { name: /Point A/ })
    expect(screen.queryByText('Horaires d’ouverture', { exact: false })).toBeNull()
  })

  test('shows the nearest pickup points, more on request, and all where one of the others is chosen', async () => {
    const pickupPoints = Array.from('ABCDEFGH', point)
    const [, relay] = choosing.shippingMethods
    const answers = { PickupPoints: () => ({ pickupPoints }) }
    const shown = () => screen.queryAllByRole('radio', { name: /Point [A-H]/ })
    const first = renderCheckout('/checkout/?step=delivery', {
      ...answers,
      Checkout: () => ({ checkout: choosing }),
    })
    await first.user.click(await screen.findByRole('radio', { name: /Point relais/ }))
    await waitFor(() => expect(shown()).toHaveLength(5))
    await first.user.click(screen.getByRole('button', { name: 'Voir 3 autres points' }))
    expect(shown()).toHaveLength(8)
    first.unmount()
    const chosen = { ...choosing, shippingMethod: relay ?? null, pickupPoint: point('H') }
    renderCheckout('/checkout/?step=delivery', { ...answers, Checkout: () => ({ checkout: chosen }) })
    expect(await screen.findByRole('radio', { name: /Point H/ })).toHaveProperty('checked', true)
    expect(shown()).toHaveLength(8)
  })

  test('asks again for a pickup point of another carrier, and around another postcode', async () => {
    const relay = (code: string) => method(code, { carrierTitle: `Relais ${code}`, needsPickupPoint: true })
    const sent: unknown[] = []
    const { user } = renderCheckout('/checkout/?step=delivery', {
      Checkout: () => ({ checkout: { ...choosing, shippingMethods: [relay('un'), relay('deux')] } }),
      PickupPoints: ({ carrier, postalCode }: { carrier: string; postalCode: string }) => ({
        pickupPoints: postalCode === '35000' ? [point(carrier === 'un' ? 'A' : 'B')] : [],
      }),
      SetCheckoutShippingMethod: (variables: unknown) => {
        sent.push(variables)
        return { setCheckoutShippingMethod: accepted(paying) }
      },
    })
    const goOn = screen.findByRole('button', { name: 'Choisir le paiement' })
    await user.click(await screen.findByRole('radio', { name: /Relais un/ }))
    await user.click(await screen.findByRole('radio', { name: /Point A/ }))
    await user.click(screen.getByRole('radio', { name: /Relais deux/ }))
    await screen.findByRole('radio', { name: /Point B/ })
    await user.click(await goOn)
    expect(screen.getByText('Choisissez un point de retrait.')).toBeDefined()

    await user.click(screen.getByRole('radio', { name: /Point B/ }))
    const postcode = within(screen.getByRole('search')).getByRole('textbox')
    await user.clear(postcode)
    await user.type(postcode, '35200{Enter}')
    await screen.findByText(/Aucun point de retrait/)
    await user.click(await goOn)
    expect(screen.getByText('Choisissez un point de retrait.')).toBeDefined()
    expect(document.activeElement).toBe(postcode)
    expect(sent).toEqual([])
  })

  test('says that pickup points cannot be shown, and takes another way to be delivered', async () => {
    let searches = 0
    const { user } = renderCheckout('/checkout/?step=delivery', {
      Checkout: () => ({ checkout: choosing }),
      PickupPoints: () => {
        searches++
        throw new GraphqlFailure('graphql', 'The store does not respond', 200, { code: 'UPSTREAM_UNAVAILABLE' })
      },
      SetCheckoutShippingMethod: () => ({ setCheckoutShippingMethod: accepted(paying) }),
    })
    await user.click(await screen.findByRole('radio', { name: /Point relais/ }))
    await screen.findByText(/Les points de retrait ne peuvent pas être affichés/, {})
    expect(screen.queryByText(/Aucun point de retrait/)).toBeNull()
    const before = searches
    await user.click(screen.getByRole('button', { name: 'Chercher' }))
    await waitFor(() => expect(searches).toBeGreaterThan(before))
    await user.click(screen.getByRole('radio', { name: /colissimo/i }))
    await user.click(screen.getByRole('button', { name: 'Choisir le paiement' }))
    await screen.findByRole('heading', { level: 2, name: 'Moyen de paiement' })
  })

  test('has chosen the only method that is left when another one has gone', async () => {
    const only = checkoutOf({ ...choosing, shippingMethods: [method('autre')] })
    const errorMessage = 'Ce mode de livraison n’est pas proposé.'
    const { user } = renderCheckout('/checkout/?step=delivery', {
      Checkout: () => ({ checkout: choosing }),
      SetCheckoutShippingMethod: () => ({
        setCheckoutShippingMethod: { ...accepted(only), success: false, errorMessage },
      }),
    })
    await user.click(await screen.findByRole('radio', { name: /colissimo/ }))
    await user.click(screen.getByRole('button', { name: 'Choisir le paiement' }))
    await screen.findByText(errorMessage)
    expect(screen.getByText(/nous l’avons choisi pour vous/)).toBeDefined()
    expect(screen.getByRole('radio')).toHaveProperty('checked', true)
  })

  test('says why nothing delivers, and the ways out', async () => {
    renderCheckout('/checkout/?step=delivery', {
      Checkout: () => ({
        checkout: checkoutOf({
          ...choosing,
          shippingMethods: [],
          shippingNotes: ['Point relais : 34 kg, c’est trop lourd.'],
        }),
      }),
    })
    expect(await screen.findByText(/Nous ne pouvons pas livrer/)).toBeDefined()
    expect(screen.getByText(/trop lourd/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Changer d’adresse' }).getAttribute('href')).toBe('/checkout/?step=address')
    expect(screen.getByRole('link', { name: '01 99 00 00 17' })).toBeDefined()
  })
})

describe('the days of arrival', () => {
  test('stand with the methods that have them', async () => {
    const arrivals = [{ orderBefore: '2999-06-28T12:00:00+02:00', first: '2999-06-29', last: '2999-06-30' }]
    renderCheckout('/checkout/?step=delivery', {
      Checkout: () => ({
        checkout: { ...choosing, shippingMethods: [method('colissimo', { arrivals }), method('autre')] },
      }),
    })
    const hintOf = async (name: RegExp) => (await screen.findByRole('radio', { name })).closest('label')?.textContent
    expect(await hintOf(/colissimo/)).toMatch(/Livré entre samedi\s29 et dimanche\s30/)
    expect(await hintOf(/autre/)).not.toContain('Livré')
  })
})

describe('the payment step', () => {
  afterEach(() => vi.unstubAllGlobals())

  const open = (checkout = paying, answers = {}) =>
    renderCheckout('/checkout/?step=payment', { Checkout: () => ({ checkout }), ...answers })

  test('explains the chosen method and sends it', async () => {
    const sent: unknown[] = []
    const methods = [payment('carte', 'CARD'), payment('virement')]
    const { user } = open(checkoutOf({ ...paying, paymentMethods: methods }), {
      SetCheckoutPaymentMethod: (variables: unknown) => {
        sent.push(variables)
        return { setCheckoutPaymentMethod: accepted(checkoutOf()) }
      },
    })
    const card = await screen.findByRole('radio', { name: 'Paiement carte' })
    await user.click(card)
    expect(document.getElementById(card.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
      /après la commande/,
    )
    await user.click(screen.getByRole('button', { name: 'Vérifier ma commande' }))
    await screen.findByRole('button', { name: 'Commande avec obligation de paiement' })
    expect(sent).toEqual([{ input: { code: 'carte', purchaseOrderNumber: undefined } }])
  })

  test('begins with the method of the last order and saved cards, and folds those that few shoppers take', async () => {
    const codes = ['a', 'b', 'c', 'd', 'last']
    const methods = [...codes.map((code) => payment(code)), payment('stored_card', 'SAVED_CARD')]
    const savedCards = [{ id: 'visa', method: 'stored_card', label: 'Visa 1111', expires: null }]
    const { user } = renderCheckout('/checkout/?step=delivery', {
      Checkout: () => ({ checkout: { ...choosing, paymentMethods: methods, savedCards } }),
      LastPaymentMethod: () => ({ lastPaymentMethod: 'last' }),
      SetCheckoutShippingMethod: () => ({
        setCheckoutShippingMethod: accepted(checkoutOf({ ...paying, paymentMethods: methods, savedCards })),
      }),
    })
    await user.click(await screen.findByRole('radio', { name: /Transporteur colissimo/ }))
    await user.click(screen.getByRole('button', { name: 'Choisir le paiement' }))
    await screen.findByRole('heading', { level: 2, name: 'Moyen de paiement' })
    const names = () => screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value)
    expect(names()).toEqual(['last', 'visa', 'a'])
    await user.click(screen.getByRole('button', { name: '3 autres moyens de paiement' }))
    expect(names()).toEqual(['last', 'visa', 'a', 'b', 'c', 'd'])
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Paiement b' }))
  })

  test('has a field for the number of a purchase order', async () => {
    const { user } = open(checkoutOf({ ...paying, paymentMethods: [payment('bon', 'PURCHASE_ORDER')] }))
    await user.click(await screen.findByRole('button', { name: 'Vérifier ma commande' }))
    const number = screen.getByRole('textbox', { name: /^Référence/ })
    expect(number.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(number)
  })

  test('offers instalments, shows what is paid when, and leaves out what has no plan for the cart', async () => {
    const sent: unknown[] = []
    const euros = (amount: number) => ({ value: { amount, currency: 'EUR' } })
    const plan = (count: number, part: number, fees: number) => ({
      method: 'fractions',
      key: `general:${count}:0:0`,
      count,
      fees: euros(fees),
      total: euros(part * count + fees),
      parts: Array.from({ length: count }, () => ({ date: '2026-11-22', amount: euros(part) })),
    })
    const methods = [payment('fractions', 'INSTALLMENTS'), payment('oney', 'INSTALLMENTS'), payment('virement')]
    const { user } = open(checkoutOf({ ...paying, paymentMethods: methods }), {
      PaymentPlans: () => ({ paymentPlans: [plan(3, 30, 0), plan(4, 22.5, 2.1)] }),
      SetCheckoutPaymentMethod: (variables: unknown) => {
        sent.push(variables)
        return { setCheckoutPaymentMethod: accepted(checkoutOf()) }
      },
    })
    await user.click(await screen.findByRole('radio', { name: 'Paiement fractions' }))
    expect(screen.queryByRole('radio', { name: 'Paiement oney' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Vérifier ma commande' }))
    expect(screen.getByText('Choisissez en combien de fois vous payez.')).toBeDefined()
    expect(sent).toEqual([])
    expect(screen.getByText(/^30,00\s€ aujourd’hui, puis 2 × 30,00\s€$/)).toBeDefined()
    await user.click(screen.getByRole('radio', { name: /En 4 fois/ }))
    await user.click(screen.getByRole('button', { name: 'Vérifier ma commande' }))
    await screen.findByRole('button', { name: 'Commande avec obligation de paiement' })
    expect(sent).toEqual([{ input: { code: 'fractions', purchaseOrderNumber: undefined, plan: 'general:4:0:0' } }])
  })

  test('asks again for a plan of another method', async () => {
    const euros = (amount: number) => ({ value: { amount, currency: 'EUR' } })
    const plan = (of: string) => ({
      method: of,
      key: `${of}:3`,
      count: 3,
      fees: euros(0),
      total: euros(90),
      parts: Array.from({ length: 3 }, () => ({ date: '2026-11-22', amount: euros(30) })),
    })
    const sent: unknown[] = []
    const methods = [payment('parts', 'INSTALLMENTS'), payment('oney', 'INSTALLMENTS')]
    const { user } = open(checkoutOf({ ...paying, paymentMethods: methods }), {
      PaymentPlans: () => ({ paymentPlans: [plan('parts'), plan('oney')] }),
      SetCheckoutPaymentMethod: (variables: unknown) => {
        sent.push(variables)
        return { setCheckoutPaymentMethod: accepted(checkoutOf()) }
      },
    })
    await user.click(await screen.findByRole('radio', { name: 'Paiement parts' }))
    await user.click(screen.getByRole('radio', { name: /En 3 fois/ }))
    await user.click(screen.getByRole('radio', { name: 'Paiement oney' }))
    await user.click(screen.getByRole('button', { name: 'Vérifier ma commande' }))
    expect(screen.getByText('Choisissez en combien de fois vous payez.')).toBeDefined()
    expect(sent).toEqual([])
  })

  test('keeps the number of a purchase order that was given', async () => {
    const bon = payment('bon', 'PURCHASE_ORDER')
    open(checkoutOf({ ...paying, paymentMethods: [bon], paymentMethod: bon, purchaseOrderNumber: 'BC-17' }))
    expect(await screen.findByRole('textbox', { name: /^Référence/ })).toHaveProperty('value', 'BC-17')
  })

  test('says what concerns the chosen method, not a wallet that was tried before', async () => {
    const { user } = open(checkoutOf({ ...paying, paymentMethods: [payment('paypal', 'WALLET'), payment('carte')] }), {
      StartWalletPayment: () => ({
        startWalletPayment: { success: false, errorMessage: 'Paiement paypal ne répond pas.', redirectUrl: null },
      }),
      SetCheckoutPaymentMethod: () => ({
        setCheckoutPaymentMethod: { ...accepted(paying), success: false, errorMessage: 'La carte est refusée.' },
      }),
    })
    await user.click(await screen.findByRole('radio', { name: 'Paiement paypal' }))
    await user.click(screen.getByRole('button', { name: 'Continuer avec Paiement paypal' }))
    await screen.findByText('Paiement paypal ne répond pas.')
    await user.click(screen.getByRole('radio', { name: 'Paiement carte' }))
    expect(screen.queryByText('Paiement paypal ne répond pas.')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Vérifier ma commande' }))
    expect(await screen.findByText('La carte est refusée.')).toBeDefined()
  })

  test('goes to a wallet’s page before the order', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
    const { user } = open(checkoutOf({ ...paying, paymentMethods: [payment('paypal', 'WALLET')] }), {
      StartWalletPayment: () => ({
        startWalletPayment: { success: true, errorMessage: null, redirectUrl: 'https://wallet.example/pay?t=1' },
      }),
    })
    await user.click(await screen.findByRole('button', { name: 'Continuer avec Paiement paypal' }))
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://wallet.example/pay?t=1'))
    assign.mockRestore()
  })

  test('says why a wallet’s page does not open, and stays', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
    const { user } = open(checkoutOf({ ...paying, paymentMethods: [payment('paypal', 'WALLET')] }), {
      StartWalletPayment: () => ({
        startWalletPayment: { success: false, errorMessage: 'Paiement paypal ne répond pas.', redirectUrl: null },
      }),
    })
    await user.click(await screen.findByRole('button', { name: 'Continuer avec Paiement paypal' }))
    expect(await screen.findByText('Paiement paypal ne répond pas.')).toBeDefined()
    expect(assign).not.toHaveBeenCalled()
    assign.mockRestore()
  })

  test('requires a method where there are several', async () => {
    const { user } = open(checkoutOf({ ...paying, paymentMethods: [payment('banktransfer'), payment('checkmo')] }))
    await user.click(await screen.findByRole('button', { name: 'Vérifier ma commande' }))
    expect(screen.getByText('Choisissez un moyen de paiement.')).toBeDefined()
  })

  test('has chosen the only method that is left when another one has gone', async () => {
    const both = checkoutOf({ ...paying, paymentMethods: [payment('carte'), payment('virement')] })
    const only = checkoutOf({ ...paying, paymentMethods: [payment('virement')] })
    const { user } = open(both, {
      SetCheckoutPaymentMethod: () => ({
        setCheckoutPaymentMethod: { ...accepted(only), success: false, errorMessage: 'Ce moyen n’est plus proposé.' },
      }),
    })
    await user.click(await screen.findByRole('radio', { name: 'Paiement carte' }))
    await user.click(screen.getByRole('button', { name: 'Vérifier ma commande' }))
    await screen.findByText('Ce moyen n’est plus proposé.')
    expect(screen.getByRole('radio', { name: 'Paiement virement' })).toHaveProperty('checked', true)
  })

  test('says what became of a payment that the shopper comes back from', async () => {
    renderCheckout('/checkout/?step=payment&payment=refused', { Checkout: () => ({ checkout: paying }) })
    expect(await screen.findByText(/Votre paiement a été refusé/)).toBeDefined()
  })
})

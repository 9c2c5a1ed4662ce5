import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CheckoutShop, openCheckoutShop } from '../support/checkout-shop.ts'
import { HOME, Shopper } from '../support/shopper.ts'

const BISCUITS = { sku: 'CHI-FRI-BISCUIT', qty: 2 }
const VIRTUAL = { sku: 'SRV-VISIO-30', qty: 1 }

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop()
})
afterAll(() => shop.close())

describe('the steps to an order', () => {
  test('follow one another, and are stored by the store', async () => {
    const guest = shop.shopper()
    await guest.add(BISCUITS)
    expect(await guest.checkout()).toMatchObject({ step: 'LOGIN', email: null, shippingMethods: [] })
    expect((await guest.email(' anne.legoff@exemple.fr ')).checkout).toMatchObject({
      step: 'ADDRESS',
      email: 'anne.legoff@exemple.fr',
    })
    const { checkout } = await guest.addresses()
    expect(checkout).toMatchObject({
      // The only delivery method is chosen by itself.
      step: checkout.shippingMethods.length > 1 ? 'DELIVERY' : 'PAYMENT',
      isBillingSameAsShipping: true,
      billingAddress: null,
      shippingAddress: { lastname: 'Le Goff', address: { streetAddress: ['12 rue Saint-Malo', 'Bâtiment B'] } },
    })
    expect(
      checkout.shippingMethods.map(({ id, price, needsPickupPoint }) => [
        id,
        price.priceInclTax.value.amount,
        needsPickupPoint,
      ]),
    ).toContainEqual(['colissimo_home', 5.9, false])
    const delivered = (await guest.delivery()).checkout
    expect(delivered).toMatchObject({ step: 'PAYMENT', shippingMethod: { id: 'colissimo_home' } })
    expect(delivered.cart.totals.shipping?.priceInclTax.value.amount).toBe(5.9)
    expect((await guest.payment()).checkout.step).toBe('REVIEW')
    expect(await guest.copy().checkout()).toMatchObject({ step: 'REVIEW', paymentMethod: { code: 'banktransfer' } })
  })

  test('begin with an empty checkout for somebody without a cart', async () => {
    const visitor = shop.shopper()
    expect(await visitor.checkout()).toMatchObject({ step: 'LOGIN', shippingMethods: [], paymentMethods: [] })
    expect(await visitor.email()).toMatchObject({ success: false, errorMessage: 'Votre panier est vide' })
    expect(await visitor.placed()).toBeNull()
  })

  test('refuse an e-mail address that cannot be one', async () => {
    const guest = shop.shopper()
    await guest.add(BISCUITS)
    for (const email of ['', 'anne', 'anne@exemple', 'anne@ exemple.fr', `${'a'.repeat(250)}@exemple.fr`]) {
      const { success, errors } = await guest.email(email)
      expect([success, errors[0]?.field]).toEqual([false, 'email'])
    }
  })

  test('need no delivery for what is not delivered', async () => {
    const guest = shop.shopper()
    await guest.add(VIRTUAL)
    await guest.email()
    expect(await guest.addresses({ shipping: { address: HOME } })).toMatchObject({
      success: false,
      errors: [{ field: 'billing' }],
    })
    expect((await guest.addresses({ billing: { address: HOME } })).checkout).toMatchObject({
      step: 'PAYMENT',
      shippingMethods: [],
      billingAddress: { lastname: 'Le Goff' },
    })
    expect(await guest.delivery()).toMatchObject({
      success: false,
      errorMessage: 'Votre panier ne contient rien à livrer.',
    })
    const order = await guest.order((await guest.payment()).checkout)
    expect(order).toMatchObject({ success: true, order: { state: 'ACCEPTED' } })
  })
})

describe('an address', () => {
  const told = async (address: object) => {
    const guest = shop.shopper()
    await guest.add(BISCUITS)
    const { success, errors, checkout } = await guest.addresses({ shipping: { address: { ...HOME, ...address } } })
    expect(checkout.shippingAddress === null).toBe(!success)
    return errors
  }

  test('is refused field by field, and never cut', async () => {
    const line = 'é'.repeat(39)
    expect(await told({ streetAddress: ['1 rue Haute', line] })).toEqual([
      { field: 'shipping.address.streetAddress.1', message: expect.stringContaining('39') },
    ])
    expect(await told({ firstname: '', postalCode: 'ABC', telephone: '12', locality: ' ' })).toMatchObject([
      { field: 'shipping.address.firstname' },
      { field: 'shipping.address.telephone' },
      { field: 'shipping.address.locality' },
      { field: 'shipping.address.postalCode', message: expect.stringContaining('cinq chiffres') },
    ])
    expect(await told({ lastname: '<b>Le Goff</b>' })).toMatchObject([{ field: 'shipping.address.lastname' }])
    expect(await told({ country: 'ZZ' })).toMatchObject([{ field: 'shipping.address.country' }])
    expect(await told({ streetAddress: [' ', ''] })).toMatchObject([{ field: 'shipping.address.streetAddress.0' }])
    expect(await told({ streetAddress: ['1', '2', '3'] })).toMatchObject([{ field: 'shipping.address.streetAddress' }])
  })

  test('keeps joiners in names, and removes all other invisible characters', async () => {
    const guest = shop.shopper()
    await guest.add(BISCUITS)
    const pasted = { ...HOME, firstname: '\u202bعلی\u200cرضا\u202c', telephone: '06.12.34.56.78\u200b' }
    expect((await guest.addresses({ shipping: { address: pasted } })).checkout.shippingAddress).toMatchObject({
      firstname: 'علی\u200cرضا',
      telephone: '06 12 34 56 78',
    })
  })

  test('has as many characters as one sees', async () => {
    // Each letter is an e and a combining accent.
    expect(await told({ streetAddress: ['e\u0301'.repeat(38)] })).toEqual([])
    expect(await told({ streetAddress: ['👩‍🌾'.repeat(38)] })).toEqual([])
  })

  test('names both of its forms, or neither, as a fault of the choice', async () => {
    const guest = shop.shopper()
    await guest.add(BISCUITS)
    for (const choice of [{}, { customerAddressId: '1', address: HOME }]) {
      expect((await guest.addresses({ shipping: choice })).errors).toMatchObject([{ field: 'shipping' }])
    }
    expect((await guest.addresses({ shipping: { customerAddressId: 'x' } })).errors).toMatchObject([
      { field: 'shipping.customerAddressId' },
    ])
    expect(await guest.addresses({ shipping: { customerAddressId: '1' } })).toMatchObject({ success: false })
  })

  test('of the invoice can be another one', async () => {
    const guest = shop.shopper()
    await guest.add(BISCUITS)
    const billing = { address: { ...HOME, lastname: 'Sarl Le Goff', company: 'Le Goff & Fils' } }
    const { checkout } = await guest.addresses({ shipping: { address: HOME }, billing })
    expect(checkout).toMatchObject({
      isBillingSameAsShipping: false,
      billingAddress: { company: 'Le Goff & Fils' },
      shippingAddress: { lastname: 'Le Goff', company: null },
    })
    expect((await guest.addresses()).checkout).toMatchObject({ isBillingSameAsShipping: true, billingAddress: null })
  })

  test('has nothing of the one before', async () => {
    const guest = shop.shopper()
    await guest.add(BISCUITS)
    const company = { ...HOME, company: 'Le Goff & Fils', region: 'Bretagne' }
    const before = await guest.addresses({ shipping: { address: company }, billing: { address: company } })
    expect(before.checkout.shippingAddress).toMatchObject({ company: 'Le Goff & Fils', region: 'Bretagne' })
    const billing = { address: { ...HOME, lastname: 'Cadiou' } }
    const { checkout } = await guest.addresses({ shipping: { address: HOME }, billing })
    const none = { company: null, region: null }
    expect(checkout).toMatchObject({ shippingAddress: none, billingAddress: none })
  })

  test('keeps the delivery where nothing is different there', async () => {
    const guest = shop.shopper()
    await guest.add(BISCUITS)
    await guest.addresses()
    await guest.delivery()
    const { checkout, notes } = await guest.addresses({
      shipping: { address: { ...HOME, streetAddress: ['3 quai Dujardin'] } },
    })
    expect(notes).toEqual([])
    expect(checkout.shippingMethod?.id).toBe('colissimo_home')
  })

  test('says when its delivery costs something else, or is the only one', async () => {
    const guest = shop.shopper()
    await guest.add(BISCUITS)
    await guest.addresses()
    await guest.delivery()
    const corsica = { shipping: { address: { ...HOME, postalCode: '20000', locality: 'Ajaccio' } } }
    const { checkout, notes } = await guest.addresses(corsica)
    expect(checkout.shippingMethods.map(({ id }) => id)).toEqual(['colissimo_home'])
    expect(notes.join(' ')).toContain('9,90')
    // Magento keeps the method, so there is nothing to choose again.
    expect(checkout.shippingMethod?.id).toBe('colissimo_home')
    expect(notes.join(' ')).not.toContain('Choisissez')
  })

  test('in a country without delivery leaves no method, and says so', async () => {
    const guest = shop.shopper()
    await guest.add(BISCUITS)
    await guest.email()
    const overseas = { shipping: { address: { ...HOME, postalCode: '97110', locality: 'Pointe-à-Pitre' } } }
    expect((await guest.addresses(overseas)).checkout).toMatchObject({ step: 'DELIVERY', shippingMethods: [] })
    expect(await guest.delivery()).toMatchObject({
      success: false,
      errorMessage: expect.stringContaining('pas proposé'),
    })
  })
})

describe('the only delivery method', () => {
  test('is chosen, with a note', async () => {
    const guest = shop.shopper()
    await guest.add(BISCUITS)
    const corsica = { shipping: { address: { ...HOME, postalCode: '20000', locality: 'Ajaccio' } } }
    const { checkout, notes } = await guest.addresses(corsica)
    expect(checkout.shippingMethod?.id).toBe('colissimo_home')
    expect(notes).toEqual([expect.stringContaining('Un seul mode de livraison')])
  })

  test('is chosen, with the reason why there is no other', async () => {
    const guest = shop.shopper()
    await guest.add({ sku: 'CHI-CRO-CHIOT-MAXI-12KG', qty: 3 })
    const { checkout, notes } = await guest.addresses({ shipping: { address: HOME } })
    expect(checkout.shippingMethod?.id).toBe('colissimo_home')
    expect(notes).toEqual([
      expect.stringContaining('pèse 37,4 kg'),
      expect.stringContaining('Un seul mode de livraison'),
    ])
  })
})

describe('the payment methods', () => {
  test('never have a cheque among them, and each says its kind', async () => {
    const guest = shop.shopper()
    await guest.add(BISCUITS)
    const offered = (await guest.checkout()).paymentMethods.map(({ code, kind }) => [code, kind])
    // Those of the core, in the order of the store; extensions have theirs before them.
    expect(offered.slice(-3)).toEqual([
      ['banktransfer', 'OFFLINE'],
      ['cashondelivery', 'OFFLINE'],
      ['purchaseorder', 'PURCHASE_ORDER'],
    ])
    expect(offered.map(([code]) => code)).not.toContain('checkmo')
    expect(await guest.payment('checkmo')).toMatchObject({ success: false, checkout: { paymentMethod: null } })
  })

  test('are the free one only, chosen, where nothing is to pay', async () => {
    await shop.store.control.product({ sku: 'SRV-VISIO-CHEVAL', cents: 0 })
    const guest = shop.shopper()
    await guest.add({ sku: 'SRV-VISIO-CHEVAL', qty: 1 })
    await guest.email()
    const { checkout } = await guest.addresses({ billing: { address: HOME } })
    expect(checkout).toMatchObject({
      step: 'REVIEW',
      // In the words of the shop: those of the store are often in English.
      paymentMethods: [{ code: 'free', kind: 'FREE', title: 'Sans paiement' }],
      paymentMethod: { code: 'free' },
    })
    expect(await guest.order(checkout)).toMatchObject({ success: true })
  })

  test('are not sent to the store before it takes one: goods need an address first', async () => {
    await shop.store.control.product({ sku: 'CHA-JOU-SOURIS', cents: 0 })
    const { url, proxy } = await shop.behindFaults()
    const sent: string[] = []
    proxy.fault = () => ({
      kind: 'rewrite',
      rewrite({ body }, answered) {
        sent.push(...(/mutation (Set\w+)/.exec(body)?.slice(1) ?? []))
        return answered
      },
    })
    const guest = new Shopper(url)
    await guest.add({ sku: 'CHA-JOU-SOURIS', qty: 1 })
    const { checkout } = await guest.email()
    expect(checkout).toMatchObject({ step: 'ADDRESS', paymentMethods: [{ code: 'free' }], paymentMethod: null })
    expect(sent).not.toContain('SetPaymentMethod')
  })

  test('ask for the number of a purchase order', async () => {
    const guest = shop.shopper()
    await guest.add(BISCUITS)
    await guest.email()
    await guest.addresses()
    await guest.delivery()
    expect(await guest.payment('purchaseorder')).toMatchObject({
      success: false,
      errors: [{ field: 'purchaseOrderNumber' }],
    })
    const { checkout } = await guest.payment('purchaseorder', { purchaseOrderNumber: 'BC-2026-17' })
    expect(checkout.step).toBe('REVIEW')
    expect(await guest.order(checkout)).toMatchObject({ success: true })
  })
})

describe('before an address', () => {
  test('delivery can be estimated without changing the cart', async () => {
    const guest = shop.shopper()
    await guest.add(BISCUITS)
    const before = await guest.checkout()
    const estimate = await guest.ask<{ deliveryEstimate: { id: string }[] }>(
      '{ deliveryEstimate(country: "FR", postalCode: "20000") { id price { priceInclTax { value { amount } } } } }',
    )
    expect(estimate.deliveryEstimate).toEqual([
      { id: 'colissimo_home', price: { priceInclTax: { value: { amount: 9.9 } } } },
    ])
    expect((await guest.checkout()).revision).toBe(before.revision)
  })

  test('the terms can be read, and the countries have French names', async () => {
    const { agreements, countries } = await shop
      .shopper()
      .ask<{ agreements: Record<string, unknown>[]; countries: { id: string; name: string }[] }>(
        '{ agreements { id name checkboxText isRequired content { childNodes } } countries { id name isPostalCodeRequired isRegionRequired } }',
      )
    expect(agreements).toMatchObject([
      { id: '1', isRequired: true, checkboxText: expect.stringContaining('conditions générales') },
    ])
    expect(JSON.stringify(agreements)).not.toContain('<p>')
    expect(countries).toContainEqual({ id: 'FR', name: 'France', isPostalCodeRequired: true, isRegionRequired: false })
    expect(countries.map(({ name }) => name)).toEqual(
      countries.map(({ name }) => name).toSorted(new Intl.Collator('fr').compare),
    )
  })

  test('the reference data is by code: countries in three ways, languages by name', async () => {
    const { countries, languages } = await shop
      .shopper()
      .ask<{ countries: unknown[]; languages: unknown[] }>(
        '{ countries { id alpha3 numeric name } languages { id name } }',
      )
    expect(countries).toContainEqual({ id: 'FR', alpha3: 'FRA', numeric: '250', name: 'France' })
    expect(languages).toContainEqual({ id: 'de', name: 'allemand' })
  })

  test('2.4: the countries are a short list, without the regions that no address needs', async () => {
    const response = await shop
      .shopper()
      .ask<{ countries: { id: string; regions: unknown[] }[] }>(
        '{ countries { id name isRegionRequired isPostalCodeRequired regions { id code name } } }',
      )
    expect(response.countries.find(({ id }) => id === 'FR')?.regions).toEqual([])
    expect(JSON.stringify(response).length).toBeLessThan(40_000)
  })
})

import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CheckoutShop, openCheckoutShop } from '../support/checkout-shop.ts'
import { HOME, Shopper } from '../support/shopper.ts'

const BISCUITS = { sku: 'CHI-FRI-BISCUIT', qty: 2 }
const CAMILLE = ['camille.durand@example.com', 'Musette-2026!'] as const
const NOE = ['noe.lambert@example.com', 'Musette-2026!'] as const

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop('2.4.7', { UPSTREAM_EDITION: 'commerce' })
})
afterAll(() => shop.close())

const signedIn = async ([email, password]: readonly [string, string]) => {
  const customer = shop.shopper()
  await customer.add(BISCUITS)
  expect(await customer.login(email, password)).toBeNull()
  return customer
}
const book = (customer: Shopper) =>
  customer
    .ask<{ me: { addresses: { id: string; lastname: string; address: { locality: string } }[] } }>(
      '{ me { addresses { id lastname address { locality } } } }',
    )
    .then(({ me }) => me.addresses)

describe('a customer', () => {
  test('orders with an entry of the book and a coupon, by bank transfer', async () => {
    const customer = await signedIn(CAMILLE)
    const [entry] = await book(customer)
    expect(await customer.checkout()).toMatchObject({ step: 'ADDRESS', email: CAMILLE[0] })
    expect(await customer.email()).toMatchObject({ success: false })
    const { checkout } = await customer.addresses({ shipping: { customerAddressId: entry?.id } })
    // The only delivery method is chosen by itself.
    const step = checkout.shippingMethods.length > 1 ? 'DELIVERY' : 'PAYMENT'
    expect(checkout).toMatchObject({ step, isBillingSameAsShipping: true })
    expect(checkout.shippingAddress?.lastname).toBe(entry?.lastname)
    await customer.delivery()
    await customer.ask('mutation { applyCoupon(code: "BIENVENUE10") { success } }')
    const review = (await customer.payment()).checkout
    expect(review).toMatchObject({ step: 'REVIEW', cart: { coupons: [{ code: 'BIENVENUE10' }] } })
    const { order } = await customer.order(review)
    expect(order).toMatchObject({ email: CAMILLE[0], canRegister: false, total: review.cart.totals.totalInclTax })
    expect(await customer.checkout()).toMatchObject({ cart: { items: [] } })
    const elsewhere = new Shopper((await shop.another()).url, customer.cookie)
    expect((await elsewhere.placed())?.items).toMatchObject([{ sku: BISCUITS.sku, qty: 2 }])
  })

  test('saves a new address to the book only where that is wanted', async () => {
    const customer = await signedIn(NOE)
    const before = await book(customer)
    await customer.addresses({ shipping: { address: HOME, saveInBook: true } })
    await customer.delivery()
    await customer.order((await customer.payment()).checkout)
    expect((await book(customer)).length).toBe(before.length + 1)
    // The same again, as after a refusal of the cart, becomes no second entry.
    await customer.add(BISCUITS)
    const again = await customer.addresses({ shipping: { address: HOME, saveInBook: true } })
    expect(again).toMatchObject({ success: true, checkout: { shippingAddress: { lastname: HOME.lastname } } })
    await customer.delivery()
    await customer.order((await customer.payment()).checkout)
    expect((await book(customer)).length).toBe(before.length + 1)
    await customer.add(BISCUITS)
    await customer.addresses({ shipping: { address: { ...HOME, locality: 'Brest', postalCode: '29200' } } })
    await customer.delivery()
    await customer.order((await customer.payment()).checkout)
    expect((await book(customer)).map(({ address }) => address.locality)).not.toContain('Brest')
  })

  test('cannot take an entry of somebody else’s book', async () => {
    const [entry] = await book(await signedIn(CAMILLE))
    const customer = await signedIn(NOE)
    expect(await customer.addresses({ shipping: { customerAddressId: entry?.id } })).toMatchObject({ success: false })
  })

  test('whose session ended sees a message, and finds the cart again after signing in', async () => {
    const customer = await signedIn(CAMILLE)
    const [entry] = await book(customer)
    await customer.addresses({ shipping: { customerAddressId: entry?.id } })
    await customer.delivery()
    const review = (await customer.payment()).checkout
    expect(review.step).toBe('REVIEW')
    await new Shopper(shop.url, customer.cookie).ask('mutation { logout { success } }')
    const response = await customer.copy().order(review)
    expect(response).toMatchObject({
      success: false,
      order: null,
      errorMessage: expect.stringContaining('session a expiré'),
    })
    expect((await customer.copy().payment()).errorMessage).toContain('session a expiré')
    // A revocation voids what was given out within its second.
    await pause(1100)
    expect(await customer.login(...CAMILLE)).toBeNull()
    expect((await customer.checkout()).cart.items).toMatchObject([{ sku: BISCUITS.sku }])
  })

  test('who ordered in another browser and filled a cart there finds that one, without signing in again', async () => {
    const phone = await signedIn(NOE)
    const desk = shop.shopper()
    expect(await desk.login(...NOE)).toBeNull()
    expect((await desk.checkout()).step).not.toBe('LOGIN')
    await phone.addresses()
    await phone.delivery()
    expect(await phone.order((await phone.payment()).checkout)).toMatchObject({ success: true })
    await phone.add(BISCUITS)
    const shown = await desk.checkout()
    expect(shown.cart.items).toHaveLength(1)
    expect(shown.step).toBe('ADDRESS')
  })

  test('hides the last order from the next account in the same browser', async () => {
    const customer = new Shopper((await shop.another({ CAPTCHA: 'false' })).url)
    expect(await customer.login(...NOE)).toBeNull()
    await customer.add(BISCUITS)
    await customer.addresses({ shipping: { address: HOME } })
    await customer.delivery()
    expect(await customer.order((await customer.payment()).checkout)).toMatchObject({ success: true })
    await new Shopper(shop.url, customer.cookie).ask('mutation { logout { success } }')
    await customer.ask('{ me { id hasExpired } }')
    expect(await customer.register('apres-noe@example.com', 'Musette-2026!')).toBeNull()
    expect(await customer.placed()).toBeNull()
  })

  test('pays with store credit where there is some', async () => {
    const customer = await signedIn(CAMILLE)
    const shown = await customer.checkout()
    const change = (mutation: string) =>
      customer.ask<Record<string, { success: boolean; checkout: { storeCredit: unknown } }>>(
        `mutation { ${mutation} { success checkout { storeCredit { balance { value { amount } } applied { value { amount } } } } } }`,
      )
    if (shown.storeCredit === null || shown.storeCredit.balance.value.amount === 0) {
      expect(await change('applyStoreCredit')).toMatchObject({ applyStoreCredit: { success: false } })
      return
    }
    expect(await change('applyStoreCredit')).toMatchObject({
      applyStoreCredit: {
        success: true,
        checkout: { storeCredit: { applied: { value: { amount: expect.any(Number) } } } },
      },
    })
    expect(await change('removeStoreCredit')).toMatchObject({ removeStoreCredit: { success: true } })
  })
})

describe('a store that wants an account', () => {
  test('says for which goods', async () => {
    await shop.store.control.setting({ key: 'guests_order_files', value: false })
    const { app, url } = await shop.another()
    const guest = new Shopper(url)
    await guest.add(BISCUITS)
    expect(await guest.email()).toMatchObject({ success: true })
    await guest.add({ sku: 'SRV-GUIDE-BARF', qty: 1, downloadLinks: ['2'] })
    expect(await guest.email()).toMatchObject({
      success: false,
      errorMessage: expect.stringContaining('produit à télécharger'),
    })
    await app.close()
    await shop.store.control.setting({ key: 'guests_order_files', value: true })
  })

  test('says so, and takes no order of a guest', async () => {
    await shop.store.control.setting({ key: 'is_guest_checkout_enabled', value: false })
    const { app, url } = await shop.another()
    const guest = new Shopper(url)
    const shown = await guest.ready([BISCUITS])
    expect(shown).toMatchObject({ step: 'LOGIN' })
    expect(await guest.order(shown)).toMatchObject({
      success: false,
      errorMessage: expect.stringContaining('créez un compte'),
    })
    await app.close()
    await shop.store.control.setting({ key: 'is_guest_checkout_enabled', value: true })
  })
})

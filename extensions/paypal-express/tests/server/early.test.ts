import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CheckoutShop, openCheckoutShop } from '../../../../tests/bff/support/checkout-shop.ts'
import { type FaultProxy, PASS } from '../../../../tests/bff/support/fault-proxy.ts'
import { onPage } from '../../../../tests/bff/support/payment-page.ts'
import { HOME, Shopper } from '../../../../tests/bff/support/shopper.ts'

const BISCUITS = { sku: 'CHI-FRI-BISCUIT', qty: 2 }
const WALLET = 'paypal_express'
const PLACEHOLDER = /Address to come/

let shop: CheckoutShop
let behind: { url: string; proxy: FaultProxy }
beforeAll(async () => {
  shop = await openCheckoutShop()
  behind = await shop.behindFaults()
})
afterAll(() => shop?.close())

type Early = { code: string; path: string }

const offers = async (who: Shopper) =>
  (await who.ask<{ earlyPayments: Early[] }>('{ earlyPayments { code path } }')).earlyPayments

/** Presses the button of the cart: where the browser is sent. */
async function press(who: Shopper): Promise<string> {
  const [offer] = await offers(who)
  return to(who, offer?.path ?? '')
}

async function to(who: Shopper, path: string): Promise<string> {
  const response = await who.fetch(path)
  expect([response.status, response.headers.get('cache-control')]).toEqual([303, 'private, no-store'])
  return response.headers.get('location') ?? ''
}

async function pressed(url = shop.url) {
  const guest = new Shopper(url)
  await guest.add(BISCUITS)
  return { guest, page: await press(guest) }
}

/** Back from PayPal with its approval. */
async function approved(url = shop.url) {
  const { guest, page } = await pressed(url)
  const path = await onPage(page, 'approve')
  return { guest, page, path, destination: await to(guest, path) }
}

const TELEPHONE = { ...HOME, telephone: '06 12 34 56 78', streetAddress: ['12 rue de Saint-Malo'] }

describe('a wallet that is opened from the cart', () => {
  test('is offered for goods to deliver, and for nothing else', async () => {
    const guest = shop.shopper()
    expect(await offers(guest)).toEqual([])
    await guest.add(BISCUITS)
    expect(await offers(guest)).toEqual([{ code: WALLET, path: '/checkout/payment/paypal-express/early' }])
    expect(await to(shop.shopper(), '/checkout/payment/paypal-express/early')).toBe('/cart')
  })

  test('is not offered where the store requires what no wallet knows, such as a company', async () => {
    await shop.store.control.setting({ key: 'required_fields', value: 'address:company' })
    try {
      const guest = new Shopper((await shop.another()).url)
      await guest.add(BISCUITS)
      expect(await offers(guest)).toEqual([])
      expect(await to(guest, '/checkout/payment/paypal-express/early')).toBe('/cart?payment=unopened')
    } finally {
      await shop.store.control.setting({ key: 'required_fields', value: '' })
    }
  })

  test('gives its address; the shopper adds what it does not know, chooses the delivery and orders', async () => {
    const { guest, page, destination } = await approved()
    expect(page).toContain('useraction=continue')
    expect(destination).toBe('/checkout/?step=review')
    await guest.email()
    const address = await guest.checkout()
    expect(address).toMatchObject({
      step: 'ADDRESS',
      shippingAddress: {
        lastname: 'Le Goff',
        address: { streetAddress: ['12 rue de Saint-Malo'], postalCode: '35000' },
      },
      isBillingSameAsShipping: true,
      paymentMethod: { code: WALLET },
    })
    expect(JSON.stringify(address)).not.toMatch(PLACEHOLDER)
    expect(await guest.order(address)).toMatchObject({ success: false, order: null })
    await guest.addresses({ shipping: { address: TELEPHONE } })
    expect((await guest.checkout()).step).toBe('DELIVERY')
    const { checkout: review } = await guest.delivery()
    expect(review).toMatchObject({ step: 'REVIEW', paymentMethod: { code: WALLET } })
    const shipping = review.cart.totals.shipping?.priceInclTax.value.amount ?? 0
    expect(shipping).toBeGreaterThan(0)
    expect(await guest.order(review)).toMatchObject({
      success: true,
      order: { state: 'ACCEPTED', total: review.cart.totals.totalInclTax },
    })
  })

  test('covers nothing but the delivery on top: more goods have to be approved again', async () => {
    const { guest } = await approved()
    await guest.email()
    await guest.addresses({ shipping: { address: TELEPHONE } })
    await guest.delivery()
    await guest.add({ sku: 'CHI-FRI-FROMAGE', qty: 1 })
    const now = await guest.checkout()
    expect(now.step).toBe('PAYMENT')
    expect((await guest.order(now)).errorMessage).toMatch(/accord à PayPal pour .* le total est maintenant de/)
  })

  test('keeps the address that the cart has', async () => {
    const guest = shop.shopper()
    await guest.add(BISCUITS)
    await guest.email()
    await guest.addresses()
    const page = await press(guest)
    expect(await to(guest, await onPage(page, 'approve'))).toBe('/checkout/?step=review')
    const { checkout: review } = await guest.delivery()
    expect(review).toMatchObject({
      step: 'REVIEW',
      shippingAddress: { address: { streetAddress: HOME.streetAddress } },
    })
    expect(await guest.order(review)).toMatchObject({ success: true })
  })

  test('writes over no address that was chosen while its page was open', async () => {
    const { guest, page } = await pressed()
    await guest.email()
    await guest.addresses()
    expect(await to(guest, await onPage(page, 'approve'))).toBe('/cart?payment=expired')
    expect((await guest.checkout()).shippingAddress?.address.streetAddress).toEqual(HOME.streetAddress)
  })

  test('leaves the cart as it was where its page is left or canceled', async () => {
    const { guest, page } = await pressed()
    const before = { step: 'LOGIN', shippingAddress: null, billingAddress: null, paymentMethod: null }
    expect(await guest.checkout()).toMatchObject(before)
    expect(await to(guest, await onPage(page, 'cancel'))).toBe('/cart?payment=canceled')
    expect(await guest.checkout()).toMatchObject(before)
    await guest.email()
    expect((await guest.checkout()).step).toBe('ADDRESS')
  })

  test('never has the address shown, or ordered to, that stands for its own', async () => {
    const { guest, page } = await pressed()
    const path = await onPage(page, 'approve')
    // The store takes the address, and PayPal refuses what comes with it.
    expect(await to(guest, path.replace(/PayerID=\w+/, 'PayerID=ANOTHER'))).toBe('/cart?payment=refused')
    await guest.email()
    const now = await guest.checkout()
    expect(now).toMatchObject({ step: 'ADDRESS', shippingAddress: null, shippingMethods: [], shippingMethod: null })
    expect(JSON.stringify(now)).not.toMatch(PLACEHOLDER)
    expect((await guest.delivery()).success).toBe(false)
    await guest.payment('banktransfer')
    expect(await guest.order(await guest.checkout())).toMatchObject({ success: false, order: null })
    expect(await guest.placed()).toBeNull()
    // Its own address is all that is missing.
    expect(await guest.order(await ready(guest))).toMatchObject({ success: true })
  })

  test('is not offered again where PayPal would show the address that stands for its own', async () => {
    const { guest, page } = await pressed()
    await to(guest, (await onPage(page, 'approve')).replace(/PayerID=\w+/, 'PayerID=ANOTHER'))
    expect(await offers(guest)).toEqual([])
    expect(await to(guest, '/checkout/payment/paypal-express/early')).toBe('/cart?payment=unopened')
    await guest.email()
    await guest.addresses()
    expect(await offers(guest)).toHaveLength(1)
  })

  test('is read again where the store’s response to the approval is lost', async () => {
    const guest = new Shopper(behind.url)
    await guest.add(BISCUITS)
    const path = await onPage(await press(guest), 'approve')
    behind.proxy.fault = () => ({
      kind: 'rewrite',
      rewrite: ({ body }, answered) => (body.includes('ApprovePaypalAddress') ? answered.slice(0, 20) : answered),
    })
    expect(await to(guest, path)).toBe('/cart?payment=unknown')
    behind.proxy.fault = () => PASS
    expect(await to(guest, path)).toBe('/checkout/?step=review')
    expect(await guest.checkout()).toMatchObject({
      shippingAddress: { lastname: 'Le Goff' },
      paymentMethod: { code: WALLET },
    })
  })

  test('that does not open leaves the shopper in the cart, who reads so', async () => {
    const guest = new Shopper(behind.url)
    await guest.add(BISCUITS)
    const [offer] = await offers(guest)
    for (const answered of [
      '{"errors":[{"message":"PayPal gateway has rejected request.","path":["createPaypalExpressToken"],"extensions":{"category":"graphql-input"}}],"data":{"createPaypalExpressToken":null}}',
      'Bad Gateway',
    ]) {
      behind.proxy.fault = () => ({
        kind: 'rewrite',
        rewrite: ({ body }, said) => (body.includes('StartPaypalExpress') ? answered : said),
      })
      expect(await to(guest, offer?.path ?? '')).toBe('/cart?payment=unopened')
    }
    behind.proxy.fault = () => PASS
  })

  test('pays once: pressed twice, and from a second tab after the order', async () => {
    const { guest, page: first } = await pressed()
    const second = await press(guest)
    const [one, two] = [await onPage(first, 'approve'), await onPage(second, 'approve')]
    expect(await to(guest, one)).toBe('/checkout/?step=review')
    expect(await to(guest, two)).toBe('/checkout/?step=review')
    await guest.email()
    await guest.addresses({ shipping: { address: TELEPHONE } })
    expect(await guest.order((await guest.delivery()).checkout)).toMatchObject({ success: true })
    expect(await to(guest, one)).toBe('/checkout/success')
  })

  test('hands its cart to no other browser', async () => {
    const { page } = await pressed()
    const stranger = shop.shopper()
    expect(await to(stranger, await onPage(page, 'approve'))).toBe('/cart?payment=elsewhere')
    expect(stranger.cookie).toBe('')
  })

  test('leaves the address book of a customer as it is', async () => {
    const customer = shop.shopper()
    await customer.login('camille.durand@example.com', 'Musette-2026!')
    const book = () => customer.ask('{ me { addresses { id } } }')
    const before = await book()
    await customer.add(BISCUITS)
    expect(await to(customer, await onPage(await press(customer), 'approve'))).toBe('/checkout/?step=review')
    expect((await customer.checkout()).shippingAddress).toMatchObject({ lastname: 'Le Goff' })
    expect(await book()).toEqual(before)
  })
})

async function ready(guest: Shopper) {
  await guest.addresses()
  await guest.delivery()
  return (await guest.payment('banktransfer')).checkout
}

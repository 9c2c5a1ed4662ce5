import { afterAll, beforeAll, expect, test } from 'vitest'
import { seed } from '../../../demo-store/seed/data.ts'
import { type CheckoutShop, openCheckoutShop } from '../support/checkout-shop.ts'
import { STATE } from '../support/checkout-fields.ts'
import { type CheckoutResult, HOME, type Shopper } from '../support/shopper.ts'

const BOWL = { sku: 'CHI-GAM-GRES', qty: 1 }
const IN_STORE = {
  ...{
    carrier: 'instore',
    carrierTitle: 'Retrait',
    method: 'pickup',
    methodTitle: 'En boutique',
    kind: 'store' as const,
  },
  ...{ cents: 0, countries: ['FR'], postcodes: /^\d{5}$/.source, goods: 'dry' as const },
}

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop('2.4.7', {}, { carriers: [...seed.checkout.carriers, IN_STORE] })
})
afterAll(() => shop.close())

async function fill(customer: Shopper): Promise<CheckoutResult> {
  const { filled } = await customer.ask<{ filled: CheckoutResult }>(
    `mutation { filled: fillCheckout { success errorMessage notes checkout { ${STATE} } } }`,
  )
  return filled
}
async function signedIn(name = 'camille.durand', items = [BOWL]): Promise<Shopper> {
  const customer = shop.shopper()
  await customer.login(`${name}@example.com`, 'Musette-2026!')
  for (const { item_id: id } of (await customer.checkout()).cart.items) {
    await customer.ask('mutation ($id: ID!) { removeCartItem(item_id: $id) { success } }', { id })
  }
  await customer.add(...items)
  return customer
}

test('what the last order had completes the checkout, which can be ordered at once', async () => {
  const customer = await signedIn()
  const filled = await fill(customer)
  expect(filled).toMatchObject({
    success: true,
    notes: [],
    checkout: {
      step: 'REVIEW',
      shippingAddress: { address: { streetAddress: ['12 rue des Tanneurs'] } },
      isBillingSameAsShipping: true,
      shippingMethod: { id: 'colissimo_home' },
      paymentMethod: { code: 'banktransfer' },
    },
  })
  expect((await customer.order(filled.checkout)).success).toBe(true)
})

test('what was chosen for this cart stays', async () => {
  const customer = await signedIn()
  await customer.addresses()
  expect((await fill(customer)).checkout).toMatchObject({
    step: 'REVIEW',
    shippingAddress: { address: { streetAddress: HOME.streetAddress } },
  })
})

test('another delivery that is the only one is chosen, and said', async () => {
  const customer = await signedIn('camille.durand', [{ sku: 'CHI-BARF-BOEUF-5KG', qty: 1 }])
  expect(await fill(customer)).toMatchObject({
    notes: [expect.stringContaining('Chronofresh')],
    checkout: { step: 'REVIEW', shippingMethod: { id: 'chronofresh_home' } },
  })
})

test('a payment that needs the shopper again is left to the shopper', async () => {
  const customer = await signedIn()
  await fill(customer)
  await customer.order((await customer.payment('purchaseorder', { purchaseOrderNumber: 'A-1' })).checkout)
  await customer.add(BOWL)
  expect((await fill(customer)).checkout).toMatchObject({ step: 'PAYMENT', paymentMethod: null })
})

test('nothing is filled in for a customer without orders', async () => {
  expect((await fill(await signedIn('noe.lambert'))).checkout.step).toBe('ADDRESS')
  const guest = shop.shopper()
  await guest.add(BOWL)
  expect((await fill(guest)).checkout.step).toBe('LOGIN')
})

test('the method of the last order is that of the customer on every device, and of a guest in this browser', async () => {
  const last = async (who: Shopper) =>
    (await who.ask<{ lastPaymentMethod: string }>('{ lastPaymentMethod }')).lastPaymentMethod
  expect(await last(await signedIn('noe.lambert'))).toBeNull()
  const customer = await signedIn()
  await fill(customer)
  await customer.order((await customer.payment('banktransfer')).checkout)
  expect(await last(await signedIn())).toBe('banktransfer')

  const guest = shop.shopper()
  expect(await last(guest)).toBeNull()
  await guest.order(await guest.ready([BOWL], 'cashondelivery'))
  expect(await last(guest)).toBe('cashondelivery')
})

test('an order to a place of the shop has its shopper’s own address for the invoice only', async () => {
  const customer = await signedIn()
  await customer.addresses()
  await customer.delivery('instore', 'pickup', { pickupPointId: 'nantes', pickupPostalCode: '44000' })
  expect((await customer.order((await customer.payment()).checkout)).success).toBe(true)
  await customer.add(BOWL)
  expect(await fill(customer)).toMatchObject({
    notes: [],
    checkout: {
      step: 'REVIEW',
      shippingAddress: { company: null, address: { streetAddress: HOME.streetAddress } },
      shippingMethod: { id: 'instore_pickup' },
      pickupPoint: { id: 'nantes' },
    },
  })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CheckoutShop, openCheckoutShop } from '../support/checkout-shop.ts'
import { HOME, Shopper } from '../support/shopper.ts'

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop('2.4.7')
})
afterAll(() => shop.close())

const withoutTelephone = { shipping: { address: { ...HOME, telephone: '' } } }

/** A process that has not asked the store yet. */
async function shopperWhere(telephone: string): Promise<Shopper> {
  await shop.store.control.setting({ key: 'telephone_show', value: telephone })
  const guest = new Shopper((await shop.another()).url)
  await guest.add({ sku: 'CHI-FRI-BISCUIT', qty: 1 })
  await guest.email()
  return guest
}

const isRequired = async (guest: Shopper) =>
  (
    await guest.ask<{ countries: { isTelephoneRequired: boolean }[] }>('{ countries { isTelephoneRequired } }')
  ).countries
    .map((country) => country.isTelephoneRequired)
    .includes(true)

test('a telephone number is required where the store requires it', async () => {
  const guest = await shopperWhere('req')
  expect(await isRequired(guest)).toBe(true)
  expect(await guest.addresses(withoutTelephone)).toMatchObject({
    success: false,
    errors: [{ field: 'shipping.address.telephone' }],
  })
})

test.each(['opt', ''])('and may be left out where it does not: «%s»', async (telephone) => {
  const guest = await shopperWhere(telephone)
  expect(await isRequired(guest)).toBe(false)
  expect(await guest.addresses(withoutTelephone)).toMatchObject({ success: true })
  const wrong = await guest.addresses({ shipping: { address: { ...HOME, telephone: 'demain' } } })
  expect(wrong).toMatchObject({ success: false, errors: [{ field: 'shipping.address.telephone' }] })
  await guest.delivery()
  const placed = await guest.order((await guest.payment()).checkout)
  expect(placed.success).toBe(true)
})

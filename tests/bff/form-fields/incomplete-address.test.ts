import { beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '../support/browser.ts'
import { HOME, Shopper } from '../support/shopper.ts'
import { useCustomerShop } from '../customer/customer-shop.ts'
import { add, camille, cart, login, PASSWORD } from '../customer/customers.ts'

const at = useCustomerShop()

const requires = (value: string) => at.store.control.setting({ key: 'required_fields', value })
const SKU = 'CHI-FRI-BISCUIT'
const INCOMPLETE =
  'Votre adresse par défaut n’est plus complète (Société). Complétez-la dans votre carnet d’adresses\u00a0: votre panier s’ouvrira alors.'

type Book = { id: string; missingFields: string[]; isDefaultBilling: boolean; isDefaultShipping: boolean }[]
const bookOf = async (browser: Pick<Browser, 'ask'>) =>
  (
    await browser.ask<{ me: { addresses: Book } }>(
      '{ me { addresses { id missingFields isDefaultBilling isDefaultShipping } } }',
    )
  ).me.addresses

async function complete(browser: Pick<Browser, 'ask'>): Promise<void> {
  for (const { id, missingFields } of await bookOf(browser)) {
    if (missingFields.length === 0) continue
    const { answer } = await browser.ask<{ answer: { success: boolean } }>(
      `mutation Update($id: ID!, $input: CustomerAddressInput!) {
         answer: updateCustomerAddress(id: $id, input: $input) { success } }`,
      { id, input: { address: { ...HOME, company: 'Écuries' } } },
    )
    expect(answer.success).toBe(true)
  }
}

describe('a customer whose default address lacks what became required', () => {
  beforeAll(() => requires('address:company'))

  test('sees a message at sign-in', async () => {
    const answer = await login(at.newBrowser(), camille)
    expect(answer).toMatchObject({ success: true, notes: [INCOMPLETE] })
  })

  test('signs in, is led to the address, and finds the guest’s cart once it is complete', async () => {
    const browser = at.newBrowser()
    await add(browser, SKU, 2)
    const { login: signedIn } = await browser.ask<{
      login: { success: boolean; notes: string[]; pageToComplete: string | null; cart: { items_qty: number } }
    }>(
      `mutation { login(email: "${camille.email}", password: "${PASSWORD}") { success notes pageToComplete cart { items_qty } } }`,
    )
    const waits = [INCOMPLETE, 'Les articles choisis avant la connexion vous y attendront.']
    expect(signedIn).toEqual({
      success: true,
      notes: waits,
      pageToComplete: '/user/address-book',
      cart: { items_qty: 0 },
    })
    // A session may end before the address is complete.
    expect(await login(browser, camille)).toMatchObject({ success: true })
    const { answer } = await browser.ask<{ answer: { success: boolean; errorMessage: string } }>(
      `mutation { answer: addItemToCart(item: { sku: "${SKU}", qty: 1 }) { success errorMessage } }`,
    )
    expect(answer).toEqual({ success: false, errorMessage: INCOMPLETE })
    const defaults = (await bookOf(browser)).filter((entry) => entry.isDefaultBilling || entry.isDefaultShipping)
    expect(defaults.flatMap(({ missingFields }) => missingFields)).toContain('Société')
    const unavailableReasons = async () =>
      (await browser.ask<{ cart: { unavailableReasons: string[] } }>('{ cart { unavailableReasons } }')).cart
        .unavailableReasons
    expect(await unavailableReasons()).toEqual(waits)
    const { created } = await browser.ask<{ created: { success: boolean; notes: string[] } }>(
      `mutation Create($input: CustomerAddressInput!) { created: createCustomerAddress(input: $input) { success notes } }`,
      { input: { address: { ...HOME, company: 'Écuries' } } },
    )
    expect(created).toEqual({ success: true, notes: waits })
    await complete(browser)
    expect(await unavailableReasons()).toEqual([])
    expect((await cart(browser)).items).toMatchObject([{ sku: SKU, qty: 2 }])
  })

  test('gets the number of an order that was placed', async () => {
    const shopper = new Shopper(at.shop.url)
    await shopper.ask(`mutation { login(email: "${camille.email}", password: "${PASSWORD}") { success } }`)
    await shopper.add({ sku: SKU, qty: 1 })
    await shopper.addresses({ shipping: { address: { ...HOME, company: 'Écuries' } } })
    await shopper.delivery()
    const { checkout } = await shopper.payment()
    // The shop has not heard of it yet.
    await requires('address:company,vat_id')
    expect(await shopper.order(checkout)).toMatchObject({ success: true, order: { number: expect.any(String) } })
    expect(await login(at.newBrowser(), camille)).toMatchObject({ success: true, cart: { items_qty: 0 } })
  })
})

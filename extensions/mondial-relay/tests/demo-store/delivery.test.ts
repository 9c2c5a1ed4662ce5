import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seed } from '../../../../demo-store/seed/data.ts'
import type { Store } from '../../../../demo-store/server.ts'
import { recordedShop } from '../../../../tests/demo-store/fixtures/recorded-shop.ts'
import { lyon, sets } from '../../../../tests/demo-store/support/checkout.ts'
import { type Client, createClient } from '../../../../tests/demo-store/support/client.ts'
import { openRecordedShop } from '../../../../tests/demo-store/support/store.ts'

const leash = { sku: 'CHN-ACC-LAISSE', quantity: 1 }
/** Ten kilograms. */
const HEAVY = 'TMP-DEL'

let store: Store
let client: Client
beforeAll(async () => {
  // The demo shop's carriers and rules, with the recorded shop's goods.
  const products = recordedShop.products.map((one) => (one.sku === HEAVY ? { ...one, weight: 10_000 } : one))
  store = await openRecordedShop({ seed: { ...recordedShop, products, checkout: seed.checkout } })
  client = createClient(store)
})
afterAll(() => store.close())

type Rate = {
  carrier_code: string
  method_code: string | null
  available: boolean
  error_message: string
  amount: { value: number }
}

async function firstRates(c: string): Promise<Rate[]> {
  const { setShippingAddressesOnCart: answer } = await client.run<{
    setShippingAddressesOnCart: { cart: { shipping_addresses: { available_shipping_methods: Rate[] }[] } }
  }>(sets.shipping, { c, a: [{ address: lyon }] })
  return answer.cart.shipping_addresses[0]?.available_shipping_methods ?? []
}

describe('delivery to a relay', () => {
  test('comes first, and costs nothing from a subtotal on, or with a coupon', async () => {
    const priced = async (c: string) =>
      (await firstRates(c)).slice(0, 1).map(({ carrier_code: code, amount }) => [code, amount.value])
    expect(await priced(await client.cart([leash]))).toEqual([['mondialrelay', 3.9]])
    expect(await priced(await client.cart([{ ...leash, quantity: 3 }]))).toEqual([['mondialrelay', 0]])
    const c = await client.cart([{ ...leash, quantity: 2 }])
    await client.coupon(c, 'PORTOFFERT')
    expect(await priced(c)).toEqual([['mondialrelay', 0]])
  })

  test('is refused above thirty kilograms, with the reason', async () => {
    const rates = await firstRates(await client.cart([{ sku: HEAVY, quantity: 4 }]))
    expect(rates[0]).toMatchObject({
      carrier_code: 'mondialrelay',
      method_code: null,
      available: false,
      error_message: 'Colis trop lourd : votre panier pèse 40 kg, ce transporteur en accepte 30 au plus.',
    })
    expect(rates[1]).toMatchObject({ carrier_code: 'colissimo', available: true, error_message: '' })
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seed } from '../../../../demo-store/seed/data.ts'
import type { Store } from '../../../../demo-store/server.ts'
import { recordedShop } from '../../../../tests/demo-store/fixtures/recorded-shop.ts'
import { lyon, sets } from '../../../../tests/demo-store/support/checkout.ts'
import { type Client, createClient } from '../../../../tests/demo-store/support/client.ts'
import { openRecordedShop } from '../../../../tests/demo-store/support/store.ts'

const leash = { sku: 'CHN-ACC-LAISSE', quantity: 1 }

let store: Store
let client: Client
beforeAll(async () => {
  store = await openRecordedShop({ seed: { ...recordedShop, checkout: seed.checkout } })
  client = createClient(store)
})
afterAll(() => store.close())

type Rate = { carrier_code: string; amount: { value: number } }

const ratesOf = async (c: string, address: object): Promise<[string, number][]> => {
  const { setShippingAddressesOnCart: answer } = await client.run<{
    setShippingAddressesOnCart: { cart: { shipping_addresses: { available_shipping_methods: Rate[] }[] } }
  }>(sets.shipping, { c, a: [{ address: { ...lyon, ...address } }] })
  const rates = answer.cart.shipping_addresses[0]?.available_shipping_methods ?? []
  return rates.map(({ carrier_code: code, amount }) => [code, amount.value])
}

describe('a parcel shop', () => {
  test('is found by postcode, and kept beside the cart', async () => {
    const c = await client.cart([leash])
    expect(await ratesOf(c, { postcode: '3511', country_code: 'NL' })).toEqual([['dpdpickup', 6.9]])
    const { parcelshops } = await client.run<{ parcelshops: { items: { parcelshop_id: string; company: string }[] } }>(
      '{parcelshops(postcode:"3511",countryId:"NL"){items{parcelshop_id company opening_hours{weekday open_morning}}}}',
    )
    const [shop] = parcelshops.items
    await client.run(
      'mutation($c:String!,$p:String!,$n:String!){setParcelshop(cart_id:$c,parcelshop_id:$p,company:$n,street:"",houseno:"",zipcode:"",city:"",country:"")}',
      { c, p: shop?.parcelshop_id, n: shop?.company },
    )
    expect(await client.run('query($c:String!){selectedParcelshop(cart_id:$c){parcelshop_id company}}', { c })).toEqual(
      { selectedParcelshop: { parcelshop_id: shop?.parcelshop_id, company: shop?.company } },
    )
    const { json } = await client.post('{parcelshops(postcode:"9999",countryId:"NL"){items{company}}}')
    expect(json?.errors?.[0]?.message).toBe('No address found.')
  })

  test('is unknown without the module, and so is its method', async () => {
    await store.control.extensions({ names: ['price-history'] })
    expect(await ratesOf(await client.cart([leash]), { postcode: '3511', country_code: 'NL' })).toEqual([])
    const { json } = await client.post('{parcelshops(postcode:"3511",countryId:"NL"){items{company}}}')
    expect(json?.errors).toHaveLength(1)
    await store.control.extensions({ names: ['price-history', 'dpd-parcelshops'] })
  })
})

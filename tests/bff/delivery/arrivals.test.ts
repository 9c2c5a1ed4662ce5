import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type CheckoutShop, openCheckoutShop } from '../support/checkout-shop.ts'

const ENV = {
  DELIVERY_METHOD_DAYS: 'colissimo_home:1-2:sat,flatrate_flatrate:3-4',
  ORDER_CUTOFF: '12:00',
  CLOSED_DAYS: '2026-12-24',
  USUAL_DELIVERY: 'Standard,Expédié sous 24 h',
}
type Arrival = { orderBefore: string; first: string; last: string }

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop('2.4.9', ENV)
})
afterAll(() => shop.close())
afterEach(() => void vi.useRealTimers())

const at = (now: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
const FIELDS = 'arrivals { orderBefore first last }'

async function ofProduct(sku: string, url = shop.url): Promise<Arrival[]> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
    body: JSON.stringify({ query: `{ product(sku: "${sku}") { ${FIELDS} } }` }),
  })
  return ((await response.json()) as { data: { product: { arrivals: Arrival[] } } }).data.product.arrivals
}

describe('the days of arrival', () => {
  test.each([
    ['before the hour, on the day it leaves', '2026-11-26T10:59:00Z', '2026-11-26T12:00:00+01:00', '27', '28'],
    ['from the hour on, of the next working day', '2026-11-26T11:00:00Z', '2026-11-27T12:00:00+01:00', '28', '30'],
    ['after Friday, of Monday', '2026-11-27T18:00:00Z', '2026-11-30T12:00:00+01:00', '01', '02'],
    [
      'over Christmas, and a day on which the shop is closed',
      '2026-12-23T09:00:00Z',
      '2026-12-23T12:00:00+01:00',
      '26',
      '28',
    ],
    ['over Easter Monday', '2027-03-27T09:00:00Z', '2027-03-30T12:00:00+02:00', '31', '01'],
    ['over Ascension', '2027-05-05T05:00:00Z', '2027-05-05T12:00:00+02:00', '07', '10'],
    ['over Whit Monday', '2027-05-15T05:00:00Z', '2027-05-18T12:00:00+02:00', '19', '20'],
  ])('count %s', async (_, now, orderBefore, first, last) => {
    at(now)
    const [next] = await ofProduct('CHI-CRO-CHIOT')
    expect([next?.orderBefore, next?.first.slice(8), next?.last.slice(8)]).toEqual([orderBefore, first, last])
  })

  test('go on with the moments after, for pages that are cached over them', async () => {
    at('2026-11-27T18:00:00Z')
    const moments = (await ofProduct('CHI-CRO-CHIOT')).map(({ orderBefore }) => orderBefore.slice(0, 10))
    expect(moments).toEqual(['2026-11-30', '2026-12-01', '2026-12-02'])
  })

  test.each([
    ['is not delivered', 'SRV-VISIO-30'],
    ['travels another way', 'CHI-BARF-BOEUF'],
    ['leaves later by what the merchant says', 'CHI-MEDAILLE'],
  ])('are not promised of what %s', async (_, sku) => {
    at('2026-11-26T10:00:00Z')
    expect(await ofProduct(sku)).toEqual([])
  })

  test('are absent where the site does not name them', async () => {
    const { url } = await shop.another({ ORDER_CUTOFF: '' })
    expect(await ofProduct('CHI-CRO-CHIOT', url)).toEqual([])
  })

  test('end with the cached response: an older page does not keep a shopper from the next ones', async () => {
    const moment = async () => {
      const { product } = await shop
        .shopper()
        .ask<{ product: { arrivals: Arrival[] } }>(`{ product(sku: "CHI-FRI-BISCUIT") { ${FIELDS} } }`)
      return product.arrivals[0]?.orderBefore.slice(0, 10)
    }
    at('2026-11-26T10:58:00Z')
    expect(await moment()).toBe('2026-11-26')
    vi.setSystemTime(new Date('2026-11-26T11:00:30Z'))
    await expect.poll(moment).toBe('2026-11-27')
  })
})

describe('a cart', () => {
  const arrivals = `{ cart { ${FIELDS} } checkout { shippingMethods { id ${FIELDS} } } }`
  type Read = { cart: { arrivals: Arrival[] }; checkout: { shippingMethods: { id: string; arrivals: Arrival[] }[] } }

  test('arrives by the usual method, then by the chosen one', async () => {
    at('2026-11-26T10:00:00Z')
    const guest = shop.shopper()
    await guest.add({ sku: 'CHI-FRI-BISCUIT', qty: 1 })
    expect((await guest.ask<Read>(arrivals)).cart.arrivals[0]).toMatchObject({
      first: '2026-11-27',
      last: '2026-11-28',
    })
    await guest.email()
    await guest.addresses()
    const { checkout } = await guest.ask<Read>(arrivals)
    const days = new Map(checkout.shippingMethods.map((method) => [method.id, method.arrivals[0]?.first]))
    expect(days.get('colissimo_home')).toBe('2026-11-27')
    expect([...days.keys()].length).toBeGreaterThan(1)
    expect([...days].filter(([id]) => id !== 'colissimo_home').every(([, first]) => first === undefined)).toBe(true)
    await guest.delivery()
    expect((await guest.ask<Read>(arrivals)).cart.arrivals[0]).toMatchObject({ first: '2026-11-27' })
  })

  test.each([
    ['travel another way', 'CHI-BARF-POISSON'],
    ['leave later', 'CHI-DIG-CITROUILLE'],
  ])('has no day with goods that %s', async (_, sku) => {
    at('2026-11-26T10:00:00Z')
    const guest = shop.shopper()
    expect(await guest.add({ sku: 'CHI-FRI-BISCUIT', qty: 1 }, { sku, qty: 1 })).toBeNull()
    expect((await guest.ask<Read>(arrivals)).cart.arrivals).toEqual([])
  })
})

import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type CheckoutShop, openCheckoutShop } from '../support/checkout-shop.ts'

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop('2.4.7', {
    DELIVERY_METHOD_DAYS: 'colissimo_home:1-2:sat',
    ORDER_CUTOFF: '12:00',
    USUAL_DELIVERY: 'Standard,Expédié sous 24 h',
  })
})
afterAll(() => shop.close())
afterEach(() => void vi.useRealTimers())

type Placed = {
  placedOrder: {
    firstname: string | null
    lastname: string | null
    items: { options: { value: string }[] }[]
    delivery: { title: string; pickupPoint: string | null; first: string | null; last: string | null } | null
  }
}

async function ordered(payment: string) {
  const guest = shop.shopper()
  const shown = await guest.ready([{ sku: 'CHI-FRI-BISCUIT', qty: 1 }], payment)
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T10:00:00Z') })
  expect(await guest.order(shown)).toMatchObject({ success: true })
  const { placedOrder } = await guest.ask<Placed>(
    '{ placedOrder { firstname lastname items { options { value } } delivery { title pickupPoint first last } } }',
  )
  return placedOrder
}

describe('a placed order', () => {
  test('knows who ordered, how it comes and when', async () => {
    expect(await ordered('cashondelivery')).toMatchObject({
      ...{ firstname: 'Anne', lastname: 'Le Goff' },
      items: [{ options: [] }],
      delivery: {
        ...{ title: 'Colissimo domicile – À domicile, 1 à 2 jours ouvrés', pickupPoint: null },
        ...{ first: '2026-11-27', last: '2026-11-28' },
      },
    })
  })

  test('has no day while it waits for a transfer', async () => {
    expect((await ordered('banktransfer')).delivery).toMatchObject({ first: null, last: null })
  })
})

import { describe, expect, test } from 'vitest'
import {
  mapComments,
  mapOrderOptions,
  mapShipment,
  storeInstant,
  trackingLink,
} from '../../../bff/domains/orders/map-order.ts'
import { type Goods, mapOrderTotals } from '../../../bff/domains/orders/order-totals.ts'

const amount = (value: number) => ({ value, currency: 'EUR' as const })

function totalsOf(total: Parameters<typeof mapOrderTotals>[0], goods?: Goods, takesCredit = true) {
  const totals = mapOrderTotals(total, 'EUR', { goods, takesCredit })
  if (!totals) throw new Error('there are no totals')
  return totals
}

describe('an order’s amounts', () => {
  test('are pairs with and without tax, as a recorded order of a real store adds up', () => {
    const totals = totalsOf({
      subtotal: amount(185.29),
      grand_total: amount(206.01),
      total_tax: amount(34.34),
      discounts: [{ amount: amount(22.24) }],
      taxes: [{ rate: 20 }],
      shipping_handling: { amount_including_tax: amount(5.9), amount_excluding_tax: amount(4.92) },
    })
    const pair = ({ priceInclTax, priceExclTax }: (typeof totals)['subtotal']) => [
      priceInclTax.value.cents,
      priceExclTax.value.cents,
    ]
    expect(pair(totals.subtotal)).toEqual([22235, 18529])
    expect(pair(totals.shippingAmount)).toEqual([590, 492])
    expect(pair(totals.discount)).toEqual([2224, 1853])
    expect(pair(totals.grandTotal)).toEqual([20601, 17167])
    expect(totals.taxAmount.priceExclTax.value).toEqual({ cents: 3434, currency: 'EUR' })
    expect(totals.paidOtherwise).toBeNull()
  })

  const paid = {
    subtotal: amount(50),
    grand_total: amount(45.9),
    total_tax: amount(10.98),
    discounts: [],
    taxes: [{ rate: 20 }],
    shipping_handling: { amount_including_tax: amount(5.9), amount_excluding_tax: amount(4.92) },
  }

  test('show what store credit paid, which lowers the grand total only', () => {
    const totals = totalsOf(paid, { cents: 6000, pieces: 3, fixed: 0, isExact: false })
    expect(totals.subtotal.priceInclTax.value.cents).toBe(6000)
    expect(totals.paidOtherwise?.value.cents).toBe(2000)
    expect(totals.grandTotal.priceInclTax.value.cents).toBe(4590)
    expect(totals.grandTotal.priceExclTax.value.cents).toBe(5492)
  })

  test('are unknown where the store returns no grand total, and not 0', () => {
    expect(mapOrderTotals({ ...paid, grand_total: { value: null } }, 'EUR')).toBeNull()
    expect(mapOrderTotals(null, 'EUR')).toBeNull()
  })

  /** Of a real store that enters prices without tax: 5 € off goods of 20 % and 5.5 %. */
  const net = {
    subtotal: amount(52.97),
    grand_total: amount(63.98),
    total_tax: amount(8.11),
    discounts: [{ amount: amount(5) }],
    taxes: [{ rate: 20 }, { rate: 5.5 }],
    shipping_handling: { amount_including_tax: amount(9.48), amount_excluding_tax: amount(7.9) },
  }
  /** The same store: 10 % off goods of 20 %. */
  const alike = {
    ...{ subtotal: amount(69.29), grand_total: amount(84.31), total_tax: amount(14.05), taxes: [{ rate: 20 }] },
    ...{ discounts: [{ amount: amount(6.93) }], shipping_handling: net.shipping_handling },
  }
  const untaxed = { ...alike, grand_total: amount(85.7), total_tax: amount(15.44) }
  const shown = ({ subtotal, discount }: ReturnType<typeof totalsOf>) => [
    subtotal.priceInclTax.value.cents,
    discount.priceInclTax.value.cents,
    discount.priceExclTax.value.cents,
  ]

  test('have discounts with the tax that they save, where the store enters prices without tax', () => {
    expect(shown(totalsOf(net, { cents: 6018, pieces: 11, fixed: 0, isExact: true }, false))).toEqual([6018, 568, 500])
    expect(shown(totalsOf(alike, { cents: 8315, pieces: 8, fixed: 0, isExact: true }))).toEqual([8315, 832, 693])
  })

  // 2.4.8-p1: 10 % off three treats and seven bones, with 7.55 € of eco-participation, which the store returns in no sum.
  test('have them so beside fixed product taxes, which no sum without tax has', () => {
    const eco = {
      ...{ subtotal: amount(39.81), grand_total: amount(50.55), total_tax: amount(7.17), taxes: [{ rate: 20 }] },
      ...{ discounts: [{ amount: amount(3.98) }], shipping_handling: null },
    }
    expect(shown(totalsOf(eco, { cents: 5532, pieces: 10, fixed: 755, isExact: true }, false))).toEqual([
      5532, 477, 398,
    ])
  })

  test('have them by the rates where lines have no amounts with tax', () => {
    expect(shown(totalsOf(alike, { cents: 8316, pieces: 8, fixed: 0, isExact: false }, false))).toEqual([
      8315, 832, 693,
    ])
  })

  /** 2.4.7-p6: 33 % off goods of 20 % and 5.5 %, for 308.48 € with tax; delivery has 20 %. */
  const mixed = {
    ...{ subtotal: amount(266.02), grand_total: amount(212.56), total_tax: amount(29.43) },
    ...{ discounts: [{ amount: amount(87.79) }], taxes: [{ rate: 20 }, { rate: 5.5 }] },
    shipping_handling: { amount_including_tax: amount(5.88), amount_excluding_tax: amount(4.9) },
  }

  test('have them by the goods’ own tax where goods have several rates', () => {
    expect(shown(totalsOf(mixed, undefined, false))).toEqual([30848, 10180, 8779])
  })

  // 5 € off the goods of 5.5 % alone.
  test('have them by lines with tax, whichever goods have the discount', () => {
    const some = {
      ...mixed,
      ...{ subtotal: amount(32.25), grand_total: amount(31.64), total_tax: amount(4.39) },
      ...{ discounts: [{ amount: amount(5) }], shipping_handling: null },
    }
    expect(shown(totalsOf(some, { cents: 3691, pieces: 2, fixed: 0, isExact: false }, false))).toEqual([3691, 527, 500])
    // Beside 0.30 € of eco-participation, which no line has before 2.4.8.
    const eco = { ...some, grand_total: amount(31.94) }
    expect(shown(totalsOf(eco, { cents: 3691, pieces: 2, fixed: 0, isExact: false }, false))).toEqual([3721, 527, 500])
  })

  test('have them so where they leave nothing to pay, as their lines do', () => {
    const free = {
      ...{ subtotal: amount(100), grand_total: amount(0), total_tax: amount(0), discounts: [{ amount: amount(100) }] },
      ...{ taxes: [], shipping_handling: null },
    }
    expect(shown(totalsOf(free, { cents: 12000, pieces: 1, fixed: 0, isExact: true }, false))).toEqual([
      12000, 12000, 10000,
    ])
    expect(shown(totalsOf(free, { cents: 12000, pieces: 1, fixed: 0, isExact: false }, false))).toEqual([
      12000, 12000, 10000,
    ])
    const taxed = { ...free, discounts: [{ amount: amount(120) }] }
    const [subtotal, discount] = shown(totalsOf(taxed, { cents: 12000, pieces: 1, fixed: 0, isExact: true }, false))
    expect([subtotal, discount]).toEqual([12000, 12000])
  })

  test('have discounts as returned where these save no tax', () => {
    expect(shown(totalsOf(untaxed, { cents: 8315, pieces: 8, fixed: 0, isExact: true }, false))).toEqual([
      8315, 693, 578,
    ])
    expect(shown(totalsOf(untaxed, undefined, false))).toEqual([8315, 693, 578])
  })

  test('take no cents of rounding for credit', () => {
    const totals = totalsOf(paid, { cents: 4003, pieces: 3, fixed: 0, isExact: false })
    expect(totals.subtotal.priceInclTax.value.cents).toBe(4000)
    expect(totals.paidOtherwise).toBeNull()
  })
})

describe('a parcel', () => {
  test.each([
    ['custom', 'Colissimo domicile', '6A123', 'https://www.laposte.fr/outils/suivre-vos-envois?code=6A123'],
    ['mondialrelay', 'Point relais', '1 2', 'https://www.mondialrelay.fr/suivi-de-colis?numeroExpedition=1%202'],
    [
      'chronofresh',
      'Transport réfrigéré',
      'XY',
      'https://www.chronopost.fr/tracking-no-cms/suivi-page?listeNumerosLT=XY',
    ],
    ['custom', 'Le voisin', '1', null],
    ['colissimo', 'Colissimo', '', null],
  ])('of %s («%s») is shown by its carrier', (carrier, title, number, url) => {
    expect(trackingLink(carrier, title, number)).toBe(url)
  })

  test('names the choices of goods that have one name', () => {
    const line = (sku: string, name: string, value?: string) => ({
      sku,
      name,
      options: value ? [{ label: 'Format', value }] : [],
    })
    const ordered = [
      line('A-2', 'Croquettes', '2 kg'),
      line('A-12', 'Croquettes', '12 kg'),
      line('B-1', 'Pâtée', '1 kg'),
      line('C-1', 'Os'),
      line('C-2', 'Os'),
    ]
    const items = ordered.map(({ sku, name }) => ({ product_sku: sku, product_name: name, quantity_shipped: 1 }))
    const { items: shipped } = mapShipment({ id: 'MQ==', number: '1', items, tracking: [], comments: [] }, ordered)
    expect(shipped.map(({ name }) => name)).toEqual(['Croquettes (2 kg)', 'Croquettes (12 kg)', 'Pâtée', 'Os', 'Os'])
  })
})

test('an instant of the store is UTC', () => {
  expect(storeInstant('2026-11-20 05:56:36')).toBe('2026-11-20T05:56:36Z')
})

test('shows the title of a chosen value without escapes: the store escapes it, and does not distinguish it from typed text', () => {
  const entered_options = [
    { label: 'Manche', value: 'Ébène &amp; laiton' },
    { label: 'Texte', value: 'Rex & Zoé <3' },
  ]
  expect(mapOrderOptions({ selected_options: [], entered_options })).toEqual([
    { label: 'Manche', value: 'Ébène & laiton' },
    { label: 'Texte', value: 'Rex & Zoé <3' },
  ])
})

test('files that were bought are named', () => {
  const downloadable_links = [{ title: 'Tome 1' }, null, { title: 'Tome 2' }]
  expect(mapOrderOptions({ selected_options: [], entered_options: [], downloadable_links })).toEqual([
    { label: 'Téléchargements', value: 'Tome 1, Tome 2' },
  ])
})

describe('comments of an order', () => {
  test('are texts, the oldest first, without what the store notes when a shopper cancels', () => {
    const comment = (message: string, time: string) => ({ message, timestamp: `2026-11-30 ${time}` })
    expect(
      mapComments([
        comment('J&#039;ai rappelé.', '14:00:00'),
        comment('The item(s) are no longer needed', '13:20:05'),
        comment('Order cancellation notification email was sent.', '13:20:05'),
        null,
        comment('Un <b>sac</b> manque : 3 < 4.', '09:00:00'),
        comment(' ', '08:00:00'),
      ]),
    ).toEqual([
      { createdAt: '2026-11-30T09:00:00Z', text: 'Un sac manque : 3 < 4.' },
      { createdAt: '2026-11-30T14:00:00Z', text: "J'ai rappelé." },
    ])
    // Before 2.4.8 the store returns none.
    expect(mapComments(null)).toEqual([])
  })
})

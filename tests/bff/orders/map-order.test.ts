import { describe, expect, test } from 'vitest'
import { mapOrderOptions, storeInstant, trackingLink } from '../../../bff/domains/orders/map-order.ts'
import { mapOrderTotals } from '../../../bff/domains/orders/order-totals.ts'

const amount = (value: number) => ({ value, currency: 'EUR' as const })

describe('an order’s amounts', () => {
  test('are pairs with and without tax, as a recorded order of a real store adds up', () => {
    const totals = mapOrderTotals(
      {
        subtotal: amount(185.29),
        grand_total: amount(206.01),
        total_tax: amount(34.34),
        discounts: [{ amount: amount(22.24) }],
        taxes: [{ rate: 20 }],
        shipping_handling: { amount_including_tax: amount(5.9), amount_excluding_tax: amount(4.92) },
      },
      'EUR',
    )
    const pair = ({ priceInclTax, priceExclTax }: (typeof totals)['subtotal']) => [
      priceInclTax.value.amount,
      priceExclTax.value.amount,
    ]
    expect(pair(totals.subtotal)).toEqual([222.35, 185.29])
    expect(pair(totals.shippingAmount)).toEqual([5.9, 4.92])
    expect(pair(totals.discount)).toEqual([22.24, 18.53])
    expect(pair(totals.grandTotal)).toEqual([206.01, 171.67])
    expect(totals.taxAmount.priceExclTax.value).toEqual({ amount: 34.34, currency: 'EUR' })
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

  test('tell what store credit paid, which lowers the grand total alone', () => {
    const totals = mapOrderTotals(paid, 'EUR', { goods: { cents: 6000, pieces: 3 } })
    expect(totals.subtotal.priceInclTax.value.amount).toBe(60)
    expect(totals.paidOtherwise?.value.amount).toBe(20)
    expect(totals.grandTotal.priceInclTax.value.amount).toBe(45.9)
    expect(totals.grandTotal.priceExclTax.value.amount).toBe(54.92)
  })

  test('take no cents of rounding for credit', () => {
    const totals = mapOrderTotals(paid, 'EUR', { goods: { cents: 4003, pieces: 3 } })
    expect(totals.subtotal.priceInclTax.value.amount).toBe(40)
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
})

test('an instant of the store is UTC', () => {
  expect(storeInstant('2026-11-20 05:56:36')).toBe('2026-11-20T05:56:36Z')
})

test('shows the title of a chosen value as people read it: the store escapes it, and does not tell it from what was typed', () => {
  const entered_options = [
    { label: 'Manche', value: 'Ébène &amp; laiton' },
    { label: 'Texte', value: 'Rex & Zoé <3' },
  ]
  expect(mapOrderOptions({ selected_options: [], entered_options })).toEqual([
    { label: 'Manche', value: 'Ébène & laiton' },
    { label: 'Texte', value: 'Rex & Zoé <3' },
  ])
})

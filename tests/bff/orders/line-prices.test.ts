import { describe, expect, test } from 'vitest'
import type { StoreInvoice } from '../../../bff/domains/invoices/invoice-loaders.ts'
import { mapInvoiceFigures } from '../../../bff/domains/invoices/map-invoice.ts'
import { orderedPiece, orderedRow } from '../../../bff/domains/orders/line-prices.ts'
import { orderedGoods } from '../../../bff/domains/orders/order-totals.ts'
import { taxFactor, withTax } from '../../../bff/domains/orders/taxed-lines.ts'
import { openCheckoutShop } from '../support/checkout-shop.ts'

const amount = (value: number) => ({ value, currency: 'EUR' as const })

/** Seven pieces of 3.33 € with 20 % tax, at a store that shows orders without tax and rounds the tax of a line as a whole. */
const told = {
  quantity_ordered: 7,
  product_sale_price: amount(2.77),
  prices: {
    fixed_product_taxes: [],
    price_including_tax: amount(3.33),
    row_total: amount(19.42),
    row_total_including_tax: amount(23.31),
  },
}

test('a line is shown with tax whatever the store shows on orders', () => {
  expect(orderedPiece(told, 'EUR')).toBe(333)
  expect(orderedRow(told, 7, 'EUR')).toEqual({ inclusive: 2331, exclusive: 1942 })
  expect(orderedRow(told, 2, 'EUR')).toEqual({ inclusive: 666, exclusive: 555 })
})

test('a store before 2.4.8 returns the price of a piece only', () => {
  const shown = { ...told, product_sale_price: amount(3.33), prices: null }
  expect(orderedPiece(shown, 'EUR')).toBe(333)
  expect(orderedRow(shown, 7, 'EUR')).toBeNull()
})

test('an invoice has the tax of its lines as the store rounded it', () => {
  const line = {
    ...{ id: 'MQ==', product_name: 'Os', product_sku: 'OS', product_sale_price: amount(2.77), quantity_invoiced: 7 },
    order_item: { id: 'MQ==', ...told, selected_options: [], entered_options: [] },
  }
  const total = {
    ...{ subtotal: amount(19.42), grand_total: amount(23.31), total_tax: amount(3.89), discounts: [], taxes: [] },
    shipping_handling: null,
  }
  const invoice: StoreInvoice = { id: 'MQ==', number: '000000001', items: [line], total }
  expect(mapInvoiceFigures(invoice, false).items).toMatchObject([
    {
      price: { priceInclTax: { value: { cents: 333 } }, priceExclTax: { value: { cents: 277 } } },
      taxAmount: { value: { cents: 389 } },
      subtotal: { priceInclTax: { value: { cents: 2331 } } },
    },
  ])
})

type ShownLine = Record<'price' | 'rowTotal', { value: { amount: number } }>

test.each(['2.4.8', '2.4.7'] as const)(
  'an order of a %s store that shows orders without tax is shown with it',
  async (level) => {
    const shop = await openCheckoutShop(level)
    await shop.store.control.setting({ key: 'tax_sales_display_price', value: 1 })
    const guest = shop.shopper()
    await guest.ready([
      { sku: 'CHI-FRI-BISCUIT', qty: 2 },
      { sku: 'CHI-GAM-GRES', qty: 1 },
    ])
    const { order } = await guest.order(await guest.checkout())
    const proof = level === '2.4.8' ? 'Le Goff' : '35000'
    const { findGuestOrder: found } = await guest.ask<{ findGuestOrder: { order: { items: ShownLine[] } } }>(
      `mutation ($input: FindGuestOrderInput!) { findGuestOrder(input: $input) { order { items { price { value { amount } } rowTotal { value { amount } } } } } }`,
      { input: { number: order?.number ?? '', email: 'anne.legoff@exemple.fr', proof } },
    )
    expect(found.order.items.map(({ price, rowTotal }) => [price.value.amount, rowTotal.value.amount])).toEqual([
      [8.9, 17.8],
      [24.9, 24.9],
    ])
    await shop.close()
  },
)

describe('lines whose prices lack tax', () => {
  const line = (value: number, quantity: number) => ({
    ordered: { quantity_ordered: quantity, product_sale_price: amount(value), prices: null },
    quantity,
  })
  const total = (net: number, gross: number, rates: number[]) => ({
    ...{ subtotal: amount(net), grand_total: amount(gross), total_tax: amount(gross - net), discounts: [] },
    ...{ taxes: rates.map((rate) => ({ rate })), shipping_handling: null },
  })
  const shown = (lines: ReturnType<typeof line>[], sums: ReturnType<typeof total>) => {
    const factor = taxFactor(lines, ({ ordered, quantity }) => [ordered, quantity], { total: sums, currency: 'EUR' })
    return lines.map(({ ordered }) => orderedPiece(withTax(ordered, factor), 'EUR'))
  }

  // 2.4.6-p11: two pieces of 12.40 €.
  test('get it from the sum, which holds it exactly', () => {
    expect(shown([line(10.34, 2)], total(20.67, 24.8, [20]))).toEqual([1240])
    expect(shown([line(15.42, 4), line(6.67, 3)], total(81.67, 98, [20]))).toEqual([1850, 800])
  })

  test('get it where delivery has another rate', () => {
    expect(shown([line(6.64, 1), line(12.23, 1)], total(18.87, 19.91, [5.5, 20]))).toEqual([701, 1290])
  })

  test('stay as they are where goods have several rates', () => {
    expect(shown([line(38, 1), line(6.64, 1)], total(44.64, 52.6, [20, 5.5]))).toEqual([3800, 664])
  })

  // 2.4.6-p11: three fountains of 30 € and 0.50 € of eco-participation each.
  test('get it beside fixed product taxes, which the only line gets, too', () => {
    const sums = (net: number, gross: number, tax: number) => ({ ...total(net, gross, [20]), total_tax: amount(tax) })
    expect(shown([line(25, 3), line(16.58, 1)], sums(91.58, 111.4, 18.32))).toEqual([3000, 1990])
    expect(shown([line(25, 3)], sums(75, 91.5, 15))).toEqual([3050])
    // 2.4.7-p6 with prices that include tax.
    expect(shown([line(30, 3)], sums(75, 91.5, 15))).toEqual([3050])
  })

  test('are derived from lines with tax', () => {
    expect(shown([line(12.4, 2)], total(20.67, 24.8, [20]))).toEqual([1240])
    expect(shown([line(12.4, 2)], total(24.8, 24.8, []))).toEqual([1240])
  })
})

test('a line holds the fixed product taxes that the store leaves out of its price', () => {
  const taxed = { ...told, prices: { ...told.prices, fixed_product_taxes: [{ label: 'DEEE', amount: amount(0.4) }] } }
  expect(orderedPiece(taxed, 'EUR')).toBe(373)
  expect(orderedRow(taxed, 7, 'EUR')).toEqual({ inclusive: 2611, exclusive: 2222 })
  expect(orderedRow(taxed, 2, 'EUR')).toEqual({ inclusive: 746, exclusive: 635 })
})

// 2.4.8-p1: two bags and three tins of a bundle have 1.09 € of eco-participation, of which the line returns that of one tin.
test('the sum of the goods has the fixed product taxes of all parts of bundles', () => {
  const items = [
    { ...told, prices: { ...told.prices, fixed_product_taxes: [{ label: 'DEEE', amount: amount(0.03) }] } },
  ]
  const lines = items as unknown as Parameters<typeof orderedGoods>[0]['items']
  const known = orderedGoods({ items: lines, total: null }, 'EUR')
  const total = { subtotal_incl_tax: amount(((known?.cents ?? 0) + 106) / 100) }
  const whole = orderedGoods({ items: lines, total }, 'EUR')
  expect([whole?.cents, whole?.fixed]).toEqual([(known?.cents ?? 0) + 106, (known?.fixed ?? 0) + 106])
})

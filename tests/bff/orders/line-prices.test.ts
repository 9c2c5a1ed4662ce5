import { expect, test } from 'vitest'
import type { StoreInvoice } from '../../../bff/domains/invoices/invoice-loaders.ts'
import { mapInvoiceFigures } from '../../../bff/domains/invoices/map-invoice.ts'
import { orderedPiece, orderedRow } from '../../../bff/domains/orders/line-prices.ts'
import { orderedGoods } from '../../../bff/domains/orders/order-totals.ts'
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

test('a line is told with tax whatever the store shows on orders', () => {
  expect(orderedPiece(told, 'EUR')).toBe(333)
  expect(orderedRow(told, 7, 'EUR')).toEqual({ inclusive: 2331, exclusive: 1942 })
  expect(orderedRow(told, 2, 'EUR')).toEqual({ inclusive: 666, exclusive: 555 })
})

test('a store before 2.4.8 tells the price of a piece alone', () => {
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

test('an order is shown with tax where the store is set to show orders without it', async () => {
  const shop = await openCheckoutShop('2.4.8')
  await shop.store.control.setting({ key: 'tax_sales_display_price', value: 1 })
  const guest = shop.shopper()
  await guest.ready([{ sku: 'CHI-FRI-BISCUIT', qty: 2 }])
  const { order } = await guest.order(await guest.checkout())
  const { findGuestOrder: found } = await guest.ask<{ findGuestOrder: object }>(
    `mutation ($input: FindGuestOrderInput!) { findGuestOrder(input: $input) { order { items { price { value { amount } } rowTotal { value { amount } } } } } }`,
    { input: { number: order?.number ?? '', email: 'anne.legoff@exemple.fr', proof: 'Le Goff' } },
  )
  expect(found).toEqual({
    order: { items: [{ price: { value: { amount: 8.9 } }, rowTotal: { value: { amount: 17.8 } } }] },
  })
  await shop.close()
})

test('a line holds the fixed product taxes that the store leaves out of its price', () => {
  const taxed = { ...told, prices: { ...told.prices, fixed_product_taxes: [{ label: 'DEEE', amount: amount(0.4) }] } }
  expect(orderedPiece(taxed, 'EUR')).toBe(373)
  expect(orderedRow(taxed, 7, 'EUR')).toEqual({ inclusive: 2611, exclusive: 2222 })
  expect(orderedRow(taxed, 2, 'EUR')).toEqual({ inclusive: 746, exclusive: 635 })
})

// 2.4.8-p1: two bags and three tins of a bundle have 1.09 € of eco-participation, of which the line tells that of one tin.
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

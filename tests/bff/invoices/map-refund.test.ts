import { describe, expect, test } from 'vitest'
import { correctedInvoices } from '../../../bff/domains/invoices/find-refund.ts'
import type { StoreCreditMemo, StoreInvoice } from '../../../bff/domains/invoices/invoice-loaders.ts'
import { mapInvoiceFigures, mapRefundFigures } from '../../../bff/domains/invoices/map-invoice.ts'

const amount = (value: number) => ({ value, currency: 'EUR' as const })

/** A recorded refund of a real store: one piece of 27.42 € without tax, its discount of 3.30 €, and 1.50 € for goodwill. */
const total = {
  subtotal: amount(27.42),
  grand_total: amount(31.11),
  total_tax: amount(4.94),
  adjustment: amount(1.5),
  discounts: [{ amount: amount(3.3) }],
  taxes: [{ rate: 20, amount: amount(4.94) }],
  shipping_handling: { amount_including_tax: amount(0), amount_excluding_tax: amount(0) },
}
const memo = (changes: Partial<typeof total>): StoreCreditMemo => ({
  id: 'MQ==',
  number: '000000001',
  comments: [],
  items: [],
  total: { ...total, ...changes },
})
const figures = (changes: Partial<typeof total>) => {
  const { adjustment, totals } = mapRefundFigures(memo(changes), false)
  return [adjustment.value.cents / 100, totals.subtotal.priceInclTax.value.cents / 100]
}

describe('an adjustment, which the store returns without its sign', () => {
  test('was added where the sums hold it, with the tax of the discount', () => {
    expect(figures({})).toEqual([1.5, 32.91])
  })

  test('is a fee where the sums lack it', () => {
    expect(figures({ grand_total: amount(28.11) })).toEqual([-1.5, 32.91])
  })

  test('is known by the sums where prices are without tax, and where nothing else is refunded', () => {
    expect(figures({ grand_total: amount(27.56) })).toEqual([-1.5, 32.9])
    const alone = { subtotal: amount(0), total_tax: amount(0), discounts: [], taxes: [], grand_total: amount(1.5) }
    expect(figures(alone)).toEqual([1.5, 0])
  })

  test('is none where the sums agree', () => {
    expect(figures({ adjustment: amount(0), grand_total: amount(29.61) })).toEqual([0, 32.91])
  })
})

test('a refund has its tax by rate, and its lines with tax as the order has them', () => {
  const items: StoreCreditMemo['items'] = [
    {
      id: 'MQ==',
      product_name: 'Croquettes',
      product_sku: 'CHN-1',
      product_sale_price: amount(27.42),
      quantity_refunded: 2,
      order_item: {
        ...{ id: 'MQ==', quantity_ordered: 2, product_sale_price: amount(32.9), prices: null },
        ...{ selected_options: [], entered_options: [] },
      },
    },
  ]
  const { items: lines, taxes } = mapRefundFigures({ ...memo({}), items }, false)
  expect(taxes).toEqual([{ rate: 20, amount: { value: { cents: 494, currency: 'EUR' } } }])
  expect(lines).toMatchObject([
    {
      quantity: 2,
      qty: 2,
      price: { priceExclTax: { value: { cents: 2742 } } },
      taxAmount: { value: { cents: 1096 } },
      subtotal: { priceInclTax: { value: { cents: 6580 } } },
    },
  ])
})

test('an invoice has the rate of each line, and weighed quantities as they are', () => {
  const line = (id: string, quantity: number, net: number, gross: number) => ({
    id,
    product_name: id,
    product_sku: id,
    product_sale_price: amount(net / quantity),
    quantity_invoiced: quantity,
    order_item: {
      id,
      quantity_ordered: quantity,
      product_sale_price: amount(net / quantity),
      prices: {
        fixed_product_taxes: [],
        price_including_tax: amount(gross / quantity),
        row_total: amount(net),
        row_total_including_tax: amount(gross),
      },
      selected_options: [],
      entered_options: [],
    },
  })
  const invoice = {
    id: 'MQ==',
    number: '000000001',
    items: [line('croquettes', 2, 20, 24), line('foin', 2.5, 10, 11), line('bon', 1, 5, 5)],
    total: {
      ...total,
      subtotal: amount(35),
      grand_total: amount(40),
      total_tax: amount(5),
      discounts: [],
      taxes: [
        { rate: 20, amount: amount(4) },
        { rate: 10, amount: amount(1) },
      ],
    },
  }
  const { items } = mapInvoiceFigures(invoice as unknown as StoreInvoice, false)
  expect(items.map(({ taxRate, qty }) => [taxRate, qty])).toEqual([
    [20, 2],
    [10, 2.5],
    [null, 1],
  ])
})

test('a refund without its total is no refund of nothing', () => {
  expect(() => figures({ grand_total: { value: null, currency: 'EUR' } } as never)).toThrow(/lacks a figure/)
})

describe('the invoice that a refund corrects', () => {
  const line = (id: string) => ({ order_item: { id } })
  const invoice = (number: string, ...lines: string[]) => ({ number, items: lines.map(line) }) as StoreInvoice
  const refund = (...lines: string[]) => ({ items: lines.map(line) }) as StoreCreditMemo
  const invoices = [invoice('1', 'a', 'b'), invoice('2', 'c')]
  const numbers = (of: StoreCreditMemo) => correctedInvoices(of, invoices).map(({ number }) => number)

  test('is the one that charges for its lines', () => {
    expect(numbers(refund('c'))).toEqual(['2'])
    expect(numbers(refund('b', 'c'))).toEqual(['1', '2'])
  })

  test('may be any of the order where it has no lines', () => {
    expect(numbers(refund())).toEqual(['1', '2'])
  })
})

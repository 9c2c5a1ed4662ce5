import { expect, test } from 'vitest'
import { createSession } from '../../../bff/session/session-cookies.ts'
import { RecordedStore, recording } from '../support/recorded-store.ts'
import { ask } from '../support/shop-request.ts'
import type { Amount } from '../support/shopper.ts'

const money = (value: number) => ({ value, currency: 'EUR' })
const recorded = recording<{ id: string; items: object[] }>('cart')

async function discountsOf(listed: [label: string, value: number][] | null, sum: [value: number, label: string[]]) {
  const cart = {
    ...recorded,
    items: recorded.items.slice(0, 2),
    prices: {
      ...{ subtotal_excluding_tax: money(24.9), subtotal_including_tax: money(29.88), grand_total: money(30) },
      applied_taxes: [],
      discounts: listed?.map(([label, value]) => ({ label, amount: money(value) })) ?? null,
      discount: { label: sum[1], amount: money(sum[0]) },
    },
  }
  const upstream = new RecordedStore({ storeConfig: recording('store-config'), cart })
  const { cart: shown } = await ask<{ cart: { totals: { discounts: { label: string; price: Amount }[] } } }>(
    upstream,
    '{ cart { totals { discounts { label price { value { amount } } } } } }',
    {},
    { session: createSession({ cartId: recorded.id }) },
  )
  return shown.totals.discounts.map(({ label, price }) => [label, price.value.amount])
}

test('a discount that the store has in the sum alone is shown', async () => {
  expect(await discountsOf(null, [-5, ['Bienvenue']])).toEqual([['Bienvenue', 5]])
  expect(await discountsOf(null, [-5, []])).toEqual([['Remise', 5]])
  expect(await discountsOf([['Bienvenue', 2.49]], [-8.39, ['Bienvenue']])).toEqual([['Bienvenue', 8.39]])
  expect(await discountsOf([['Bienvenue', 2.49]], [-8.39, ['Bienvenue', 'Port offert']])).toEqual([
    ['Bienvenue', 2.49],
    ['Port offert', 5.9],
  ])
})

test('cents of rounding are none', async () => {
  expect(await discountsOf([['Bienvenue', 2.49]], [-2.51, ['Bienvenue']])).toEqual([['Bienvenue', 2.49]])
  expect(await discountsOf([['Bienvenue', 2.49]], [0, []])).toEqual([['Bienvenue', 2.49]])
})

test('a rule that takes nothing off leaves the cart readable', async () => {
  expect(await discountsOf([['Port offert', 0]], [0, []])).toEqual([['Port offert', 0]])
})

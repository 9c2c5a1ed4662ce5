import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { creditHistory } from '../../../bff/domains/store-credit/credit-history.ts'
import { camille } from '../customer/customers.ts'
import { openOrderShop, type OrderShop } from '../orders/order-shop.ts'

const CREDIT = `query ($page: Int) { isFeatureActive(feature: "storeCredit") me { storeCredit(page: $page) { balance { value { amount } }
  history { total page pageCount items { label change { value { amount } } balance { value { amount } } createdAt } } } } }`
type Credit = {
  isFeatureActive: boolean
  me: {
    storeCredit: {
      balance: { value: { amount: number } }
      history: { total: number; items: { label: string }[] }
    } | null
  }
}

describe('store credit', () => {
  let shop: OrderShop
  beforeAll(async () => {
    shop = await openOrderShop('2.4.7', { UPSTREAM_EDITION: 'commerce' })
  })
  afterAll(() => shop.close())
  const credit = (who = shop.camille, page = 1) => who.ask<Credit>(CREDIT, { page })

  test('shows the balance and what moved it, in French', async () => {
    const { amount } = (await credit()).me.storeCredit?.balance.value ?? { amount: 0 }
    await shop.store.control.refund({
      number: '000000004',
      toStoreCredit: true,
      items: [{ sku: 'CHI-JOUET-CORDE', quantity: 1 }],
    })
    const { isFeatureActive, me } = await credit()
    expect(isFeatureActive).toBe(true)
    expect(me.storeCredit?.balance.value.amount).toBeGreaterThan(amount)
    expect(me.storeCredit?.history.items[0]).toMatchObject({
      label: 'Remboursement d’une commande',
      balance: me.storeCredit?.balance,
    })
  })

  test('is in the file of what the shop knows', async () => {
    const { answer: response } = await shop.camille.ask<{ answer: { data: string } }>(
      `mutation { answer: exportPersonalData(password: "${camille.password}") { data } }`,
    )
    const { storeCredit } = JSON.parse(response.data)
    expect(storeCredit).toMatchObject({ balance: { currency: 'EUR' }, history: { isComplete: true } })
    const [newest] = storeCredit.history.items
    expect(newest.actual_balance).toEqual(storeCredit.balance)
  })

  test('is empty for a customer without any, null for guests, and its first page past its end', async () => {
    expect((await credit(shop.noe)).me.storeCredit).toMatchObject({
      balance: { value: { amount: 0 } },
      history: { items: [] },
    })
    expect((await credit(shop.guest)).me.storeCredit).toBeNull()
    expect((await credit(shop.camille, 50)).me.storeCredit?.history).toMatchObject({ page: 1 })
  })

  test('is shown separately in the sums of an order that it paid a part of', async () => {
    const customer = shop.shopper()
    await customer.login(camille.email, camille.password)
    await customer.ready([{ sku: 'CHI-GAM-GRES', qty: 2 }])
    await customer.ask('mutation { applyStoreCredit { success } }')
    const { checkout } = await customer.payment()
    const used = checkout.storeCredit?.applied?.value.amount ?? 0
    expect(used).toBeGreaterThan(0)
    const { order: placed } = await customer.order(checkout)
    type Amount = { value: { amount: number } }
    const { placedOrder } = await customer.ask<{ placedOrder: { credit: Amount } }>(
      '{ placedOrder { credit { value { amount } } } }',
    )
    expect(placedOrder.credit.value.amount).toBe(used)
    const { order } = await customer.ask<{
      order: {
        items: { rowTotal: Amount }[]
        totals: Record<'subtotal' | 'shippingAmount' | 'grandTotal', { priceInclTax: Amount }> & {
          paidOtherwise: Amount | null
        }
      }
    }>(
      `query ($id: ID!) { order(order_id: $id) { items { rowTotal { value { amount } } } totals {
         subtotal { priceInclTax { value { amount } } } shippingAmount { priceInclTax { value { amount } } }
         grandTotal { priceInclTax { value { amount } } } paidOtherwise { value { amount } } } } }`,
      { id: await shop.idOf(placed?.number ?? '') },
    )
    const { subtotal, shippingAmount, grandTotal, paidOtherwise } = order.totals
    expect(paidOtherwise).toEqual({ value: { amount: used } })
    expect(subtotal.priceInclTax).toEqual(order.items[0]?.rowTotal)
    const charged = subtotal.priceInclTax.value.amount + shippingAmount.priceInclTax.value.amount - used
    expect(grandTotal.priceInclTax.value.amount).toBeCloseTo(charged, 2)
  })

  test('is not there on Open Source', async () => {
    await shop.store.control.edition({ edition: 'open-source' })
    const { url } = await shop.another({ UPSTREAM_EDITION: 'open-source' })
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: shop.camille.cookie },
      body: JSON.stringify({ query: CREDIT }),
    })
    expect(await response.json()).toEqual({ data: { isFeatureActive: false, me: { storeCredit: null } } })
  })
})

describe('a balance', () => {
  const money = (value: number | null) => ({ value, currency: 'EUR' })
  const move = (change: number | null, actual: number | null) => ({
    action: 'Used',
    date_time_changed: '2026-11-20 09:30:00',
    balance_change: money(change),
    actual_balance: money(actual),
  })

  function read(balance: number | null, ...items: (ReturnType<typeof move> | null)[]) {
    const credit = {
      enabled: true,
      current_balance: money(balance),
      balance_history: { items, total_count: items.length },
    }
    const upstream = { has: () => true, send: async () => ({ customer: { store_credit: credit } }) }
    return creditHistory({ upstream, signIn: { token: () => 'token' } } as never, 1)
  }

  test('is unknown where the store does not return it, and so is a change without its amounts', async () => {
    expect(await read(null, move(-5, 15))).toBeNull()
    const credit = await read(15, move(-5, 15), move(null, 20), move(20, null), null)
    expect(credit?.balance.value.cents).toBe(1500)
    expect(credit?.history.items.map(({ change }) => change.value.cents)).toEqual([-500])
  })
})

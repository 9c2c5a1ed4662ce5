import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { otherTotal, PASS, startFaultProxy } from '../../../../tests/bff/support/fault-proxy.ts'
import { GOODS, paidOnAPage } from '../../../../tests/bff/support/paid-on-a-page.ts'
import { comeBack } from '../../../../tests/bff/support/payment-page.ts'
import { replayed } from '../../../../tests/bff/support/replayed-payment.ts'
import { Shopper } from '../../../../tests/bff/support/shopper.ts'

const PLAN = 'general:3:0:0'

const shop = paidOnAPage({
  code: 'alma_monthly_payments',
  kind: 'INSTALLMENTS',
  choice: { plan: PLAN },
  tellsApart: true,
  // Alma takes the payment at once, and notifies the store later.
  later: 'ACCEPTED',
})

describe('paying in parts', () => {
  const PLANS =
    '{ paymentPlans { method key count fees { value { amount } } parts { date amount { value { amount } } } } }'
  type Plans = { paymentPlans: { key: string; count: number; parts: { amount: { value: { amount: number } } }[] }[] }

  test('shows the plans of the cart, to the cent', async () => {
    const guest = shop().shopper()
    await guest.add(GOODS)
    const { paymentPlans } = await guest.ask<Plans>(PLANS)
    expect(paymentPlans.map(({ key, count }) => [key, count])).toEqual([
      ['general:3:0:0', 3],
      ['general:4:0:0', 4],
    ])
    const total = (await guest.checkout()).cart.totals.totalInclTax.value.amount
    const sum = paymentPlans[0]?.parts.reduce((cents, { amount }) => cents + Math.round(amount.value.amount * 100), 0)
    expect(sum).toBe(Math.round(total * 100))
  })

  test('is not to be had for a small cart, nor without a plan', async () => {
    const guest = shop().shopper()
    await guest.ready([{ sku: GOODS.sku, qty: 1 }])
    expect((await guest.ask<Plans>(PLANS)).paymentPlans).toEqual([])
    expect(await guest.payment('alma_monthly_payments', { plan: PLAN })).toMatchObject({
      success: false,
      errors: [{ field: 'plan' }],
    })
    expect((await shop().shopper().ask<Plans>(PLANS)).paymentPlans).toEqual([])
  })

  test('in another number of parts than was confirmed is confirmed again', async () => {
    const guest = shop().shopper()
    await guest.ready([GOODS])
    const { checkout } = await guest.payment('alma_monthly_payments', { plan: PLAN })
    await guest.payment('alma_monthly_payments', { plan: 'general:4:0:0' })
    expect(await guest.order(checkout)).toMatchObject({ success: false, changes: [expect.stringContaining('choisi')] })
  })

  // The cart of a store that has set what the shop could not learn has another plan than the shopper is shown.
  test.each([
    ['lost', ''],
    ['a refusal', '{"errors":[{"message":"No such plan.","extensions":{"category":"graphql-input"}}],"data":null}'],
  ])('is ordered in the parts that are shown, when the answer to another choice was %s', async (_, answered) => {
    const { url, proxy } = await shop().behindFaults()
    const guest = new Shopper(url)
    await guest.ready([GOODS])
    await guest.payment('alma_monthly_payments', { plan: PLAN })
    const sent: string[] = []
    const watch = (change: (body: string, stored: string) => string) => {
      proxy.fault = () => ({
        kind: 'rewrite',
        rewrite({ body }, stored) {
          if (body.includes('selectedPlan')) sent.push(body)
          return change(body, stored)
        },
      })
    }
    watch((body, stored) => (body.includes('selectedPlan') ? answered : stored))
    const other = guest.payment('alma_monthly_payments', { plan: 'general:4:0:0' })
    expect((await other.catch(() => ({ success: false }))).success).toBe(false)
    expect(sent.at(-1)).toContain('general:4:0:0')
    watch((__, stored) => stored)
    const { checkout } = await guest.ask<{ checkout: object }>('{ checkout { step paymentPlan } }')
    expect(checkout).toEqual({ step: 'REVIEW', paymentPlan: PLAN })
    expect(await guest.order(await guest.checkout())).toMatchObject({ success: true })
    expect(sent.at(-1)).toContain(PLAN)
  })

  test('does not open by itself for an order of another total than was confirmed', async () => {
    const proxy = await startFaultProxy(new URL(shop().store.url).origin)
    const { url } = await shop().another({ UPSTREAM_URL: `${proxy.url}/graphql` })
    const guest = new Shopper(url)
    await guest.ready([GOODS])
    const { checkout } = await guest.payment('alma_monthly_payments', { plan: PLAN })
    proxy.fault = () => otherTotal(999)
    const placed = await guest.order(checkout)
    proxy.fault = () => PASS
    expect(placed).toMatchObject({
      success: true,
      redirectUrl: null,
      order: { storeTotal: { value: { amount: 999 } } },
    })
    // The shopper may still pay it.
    expect(placed.order?.redirectUrl).toMatch(/^http/)
    await proxy.close()
  })

  test('shows a browser that did not order no success page while the store is down', async () => {
    const proxy = await startFaultProxy(new URL(shop().store.url).origin)
    const { url } = await shop().another({ UPSTREAM_URL: `${proxy.url}/graphql` })
    proxy.fault = () => ({ kind: 'answer', status: 502, body: '' })
    expect(await comeBack(new Shopper(url), '/checkout/payment/alma?pid=payment_forged')).toMatch(/payment=unknown$/)
    await proxy.close()
  })
})

const PLANNED = { code: 'alma_monthly_payments', plan: PLAN, asCustomer: true }

replayed(join(import.meta.dirname, '../recordings'), PLANNED, {
  paid: { action: 'pay', to: '/checkout/success', state: 'ACCEPTED', isBack: false },
  refused: { action: 'refuse', to: 'refused', state: 'REFUSED', isBack: true },
  canceled: { action: 'cancel', to: 'canceled', state: 'CANCELED', isBack: true },
  waiting: { action: 'late', to: '/checkout/success', state: 'PENDING', isBack: false },
})

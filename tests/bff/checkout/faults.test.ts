import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FaultProxy, PASS } from '../support/fault-proxy.ts'
import { loseAnswer } from '../support/lose-answer.ts'
import { type CheckoutShop, openCheckoutShop } from '../support/checkout-shop.ts'
import { Shopper } from '../support/shopper.ts'

const BISCUITS = { sku: 'CHI-FRI-BISCUIT', qty: 2 }

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop()
})
afterAll(() => shop.close())

const mailsTo = async (to: string) => (await shop.store.control.mails({ to })).length

describe('between the shop and the store', () => {
  let proxy: FaultProxy
  let url: string
  beforeAll(async () => {
    ;({ url, proxy } = await shop.behindFaults())
  })

  /** Does something to the nth request from now on. */
  const atRequest = (nth: number, kind: 'cut' | 'refused') => {
    let seen = 0
    proxy.fault = () => {
      seen++
      if (seen !== nth) return PASS
      return kind === 'cut' ? { kind: 'cut' } : { kind: 'answer', status: 502, body: 'Bad Gateway' }
    }
  }

  test('2.4: the response to an order is lost: the store knows its number, and the retry places no second order', async () => {
    const guest = new Shopper(url)
    await guest.ready([BISCUITS])
    await guest.email('perdue@exemple.fr')
    const review = await guest.checkout()
    await guest.ask('{ agreements { id } captcha(form: PLACE_ORDER) { kind } }')
    // The cart and its checkout are read first; the third request is the order.
    atRequest(3, 'cut')
    const before = guest.copy()
    const { order } = await guest.order(review)
    proxy.fault = () => PASS
    expect(order).toMatchObject({ number: expect.any(String), state: 'ACCEPTED', email: 'perdue@exemple.fr' })
    // With the cookie of the answer, which knows of no cart any more, and with the one before.
    for (const again of [guest, before]) {
      expect(await again.order(review)).toMatchObject({ success: true, order: { number: order?.number } })
    }
    expect(await mailsTo('perdue@exemple.fr')).toBe(1)
  })

  test('an order that is refused in words without a sentence of the shop is called not placed, and can be tried again', async () => {
    const guest = new Shopper(url)
    await guest.ready([BISCUITS])
    const review = await guest.checkout()
    await guest.ask('{ agreements { id } captcha(form: PLACE_ORDER) { kind } }')
    let seen = 0
    const message = 'Unable to place order: The moon is not in the house of your order'
    const errors = [{ message, path: ['placeOrder'], extensions: { category: 'graphql-input' } }]
    const body = JSON.stringify({ errors, data: { placeOrder: null } })
    const headers = { 'content-type': 'application/json' }
    proxy.fault = () => (++seen === 3 ? { kind: 'answer', status: 200, headers, body } : PASS)
    const refused = await guest.order(review)
    proxy.fault = () => PASS
    expect(refused.errorMessage).toBe('La commande n’a pas pu être passée. Vérifiez-la, puis réessayez.')
    expect(await guest.order(await guest.checkout())).toMatchObject({ success: true })
  })

  test('a cart without a total is not free of charge: nothing is ordered until the store returns one', async () => {
    const guest = new Shopper(url)
    await guest.ready([BISCUITS])
    await guest.email('inconnu@exemple.fr')
    proxy.fault = () => ({
      kind: 'rewrite',
      rewrite: (_request, answered) => answered.replace(/("grand_total":\{"value":)[\d.]+/, '$1null'),
    })
    const blind = await guest.checkout()
    expect(blind.paymentMethods.map(({ code }) => code)).toContain('banktransfer')
    expect(await guest.order(blind)).toMatchObject({ success: false, order: null, errorMessage: expect.any(String) })
    proxy.fault = () => PASS
    expect(await guest.order(await guest.checkout())).toMatchObject({ success: true })
  })

  test.each(['the next press', 'the success page'])(
    'a store that does not tell the number: the shopper is told of an order, and sees it later: by %s',
    async (how) => {
      const guest = new Shopper(url)
      const email = `muette${how.length}@exemple.fr`
      await guest.ready([BISCUITS])
      await guest.email(email)
      const review = await guest.checkout()
      await guest.ask('{ agreements { id } captcha(form: PLACE_ORDER) { kind } }')
      proxy.fault = ({ url: path }) =>
        path?.startsWith('/rest/')
          ? { kind: 'answer', status: 403, body: 'Forbidden' }
          : {
              kind: 'rewrite',
              rewrite: ({ body }, answered) => (body.includes('placeOrder(') ? answered.slice(0, 20) : answered),
            }
      const before = guest.copy()
      for (const who of [guest, guest, before]) {
        const told = await who.order(review)
        expect(told).toMatchObject({ success: false, order: null, changes: [] })
        expect(told.errorMessage).toContain('probablement déjà été passée')
      }
      expect(await guest.placed()).toMatchObject({ number: null, state: 'ACCEPTED', email })
      proxy.fault = () => PASS
      const order = how === 'the next press' ? (await before.order(review)).order : await guest.placed()
      expect(order).toMatchObject({ number: expect.any(String), state: 'ACCEPTED', email })
      expect(await mailsTo(email)).toBe(1)
    },
  )

  test('a customer’s lost order is looked up', async () => {
    const customer = new Shopper(url)
    expect(await customer.login('camille.durand@example.com', 'Musette-2026!')).toBeNull()
    const { answer } = await loseAnswer(customer, proxy, await customer.ready([BISCUITS]))
    expect(answer).toMatchObject({ success: true, order: { number: expect.any(String), state: 'ACCEPTED' } })
    expect(await customer.placed()).toMatchObject({ number: answer?.order?.number })
  })

  test('2.4: an order that never reached the store is placed by the retry', async () => {
    const guest = new Shopper(url)
    await guest.ready([BISCUITS])
    await guest.email('retour@exemple.fr')
    const review = await guest.checkout()
    atRequest(3, 'refused')
    const response = await guest.order(review)
    proxy.fault = () => PASS
    expect(response).toMatchObject({ success: false, order: null, checkout: { step: 'REVIEW' } })
    expect(response.errorMessage).toContain('jamais passée deux fois')
    expect(await guest.order(response.checkout)).toMatchObject({ success: true })
    expect(await mailsTo('retour@exemple.fr')).toBe(1)
  })
})

/** Orders that a process counted, by what came of them. */
async function ordersOf(app: FastifyInstance) {
  const { body } = await app.inject('/metrics')
  const counts = [...body.matchAll(/^musette_orders_total\{outcome="(\w+)"\} (\d+)$/gm)]
  return Object.fromEntries(counts.map(([, outcome, count]) => [outcome, Number(count)]))
}

test('orders are counted once, by what came of them', async () => {
  const { url: own, app, proxy } = await shop.behindFaults()
  const none = { placed: 0, refused: 0, failed: 0, doubtful: 0 }
  expect(await ordersOf(app)).toEqual(none)

  const guest = new Shopper(own)
  const review = await guest.ready([BISCUITS])
  await Promise.all([guest.copy().order(review), guest.copy().order(review)])
  await guest.order(review)
  expect(await ordersOf(app)).toEqual({ ...none, placed: 1 })

  const refused = new Shopper(own)
  const wanted = await refused.ready([BISCUITS])
  await shop.store.control.setting({ key: 'minimum_order_amount', value: 5000 })
  expect(await refused.order(wanted)).toMatchObject({ success: false })
  await shop.store.control.setting({ key: 'minimum_order_amount', value: 0 })
  expect(await ordersOf(app)).toEqual({ ...none, placed: 1, refused: 1 })

  const failed = new Shopper(own)
  const meant = await failed.ready([BISCUITS])
  await failed.ask('{ agreements { id } captcha(form: PLACE_ORDER) { kind } }')
  let seen = 0
  // The cart and its checkout are read first; the third request is the order.
  proxy.fault = () => (++seen === 3 ? { kind: 'answer', status: 502, body: 'Bad Gateway' } : PASS)
  expect(await failed.order(meant)).toMatchObject({ success: false })
  proxy.fault = () => PASS
  expect(await ordersOf(app)).toEqual({ ...none, placed: 1, refused: 1, failed: 1 })

  const silenced = new Shopper(own)
  const lost = await silenced.ready([BISCUITS])
  proxy.fault = ({ url: path }) =>
    path?.startsWith('/rest/')
      ? { kind: 'answer', status: 403, body: 'Forbidden' }
      : {
          kind: 'rewrite',
          rewrite: ({ body }, answered) => (body.includes('placeOrder(') ? answered.slice(0, 20) : answered),
        }
  for (const who of [silenced.copy(), silenced, silenced]) await who.order(lost)
  expect(await ordersOf(app)).toEqual({ placed: 1, refused: 1, failed: 1, doubtful: 1 })
})

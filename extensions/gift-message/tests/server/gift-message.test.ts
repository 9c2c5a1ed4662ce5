import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LEVELS } from '../../../../bff/config/levels.ts'
import { startDemoStore } from '../../../../tests/bff/support/demo-store.ts'
import { startFaultProxy } from '../../../../tests/bff/support/fault-proxy.ts'
import { startRealShop } from '../../../../tests/bff/support/real-shop.ts'
import { type CheckoutShop, openCheckoutShop } from '../../../../tests/bff/support/checkout-shop.ts'
import { Shopper } from '../../../../tests/bff/support/shopper.ts'

const BRUSH = 'CHI-BROSSE-POILS'
const ADVICE = 'SRV-VISIO-30'

const gift = { to: 'Camille', from: 'Noé & Léa', message: 'Joyeux anniversaire !\nÀ bientôt.' }

type Gift = typeof gift
type Line = { item_id: string; sku: string; qty: number; canHaveGiftMessage: boolean; giftMessage: Gift | null }
type Answer = { success: boolean; errorMessage: string | null; cart: { items: Line[] } }
type Exported = { orders: { items: { number: string; items: { gift_message: Gift | null }[] }[] } }
const LINES = 'items { item_id sku qty canHaveGiftMessage giftMessage { to from message } }'

const lines = async (who: Shopper) => (await who.ask<{ cart: { items: Line[] } }>(`{ cart { ${LINES} } }`)).cart.items

async function set(who: Shopper, id: string, giftMessage: Partial<Gift> | null): Promise<Answer> {
  const { answer } = await who.ask<{ answer: Answer }>(
    `mutation ($id: ID!, $giftMessage: GiftMessageInput) { answer: setGiftMessage(item_id: $id, giftMessage: $giftMessage) {
       success errorMessage cart { ${LINES} } } }`,
    { id, giftMessage },
  )
  return answer
}

async function withBrushes(shop: CheckoutShop): Promise<{ who: Shopper; id: string }> {
  const who = shop.shopper()
  await who.add({ sku: BRUSH, qty: 2 })
  return { who, id: (await lines(who))[0]?.item_id ?? '' }
}

describe.each(LEVELS)('a gift message on %s', (level) => {
  let shop: CheckoutShop
  beforeAll(async () => {
    shop = await openCheckoutShop(level)
  })
  afterAll(() => shop?.close())

  test('is kept with its line, whose quantity stays, changed and removed', async () => {
    const { who, id } = await withBrushes(shop)
    expect(await lines(who)).toMatchObject([{ qty: 2, canHaveGiftMessage: true, giftMessage: null }])
    const kept = await set(who, id, gift)
    expect(kept).toMatchObject({ success: true, cart: { items: [{ qty: 2, giftMessage: gift }] } })
    expect(await lines(who)).toMatchObject([{ giftMessage: gift }])
    const changed = await set(who, id, { message: ' Bravo ' })
    expect(changed.cart.items).toMatchObject([{ giftMessage: { to: '', from: '', message: 'Bravo' } }])
    expect(await set(who, id, null)).toMatchObject({ success: true, cart: { items: [{ qty: 2, giftMessage: null }] } })
    expect(await set(who, id, null)).toMatchObject({ success: true })
  })

  test('is in the order and on the page after it, beside lines without one, and in what is exported of a person', async () => {
    const who = shop.shopper()
    const token = await who.login('camille.durand@example.com', 'Musette-2026!')
    expect(token).toBeNull()
    await who.add({ sku: BRUSH, qty: 1 }, { sku: 'CHI-FRI-BISCUIT', qty: 1 })
    const brush = (await lines(who)).find(({ sku }) => sku === BRUSH)
    expect((await set(who, brush?.item_id ?? '', gift)).success).toBe(true)
    await who.addresses()
    await who.delivery()
    const { order } = await who.order((await who.payment()).checkout)
    const { placedOrder: placed } = await who.ask<{
      placedOrder: { items: { sku: string; giftMessage: Gift | null }[] }
    }>('{ placedOrder { items { sku giftMessage { to from message } } } }')
    expect(placed.items.find(({ sku }) => sku === BRUSH)?.giftMessage).toEqual(gift)
    expect(placed.items.find(({ sku }) => sku !== BRUSH)?.giftMessage).toBeNull()
    const { me } = await who.ask<{ me: { orderList: { items: { order_id: string }[] } } }>(
      'query ($number: String) { me { orderList(number: $number) { items { order_id } } } }',
      { number: order?.number },
    )
    const { order: read } = await who.ask<{ order: { items: { sku: string; giftMessage: Gift | null }[] } }>(
      'query ($id: ID!) { order(order_id: $id) { items { sku giftMessage { to from message } } } }',
      { id: me.orderList.items[0]?.order_id },
    )
    expect(read.items.find(({ sku }) => sku === BRUSH)?.giftMessage).toEqual(gift)
    expect(read.items.find(({ sku }) => sku !== BRUSH)?.giftMessage).toBeNull()
    const { answer } = await who.ask<{ answer: { data: string } }>(
      'mutation { answer: exportPersonalData(password: "Musette-2026!") { data } }',
    )
    const data = JSON.parse(answer.data) as Exported
    const exported = data.orders.items.find(({ number }) => number === order?.number)
    expect(exported?.items.map((item) => item.gift_message)).toEqual(expect.arrayContaining([gift, null]))
  })
})

test('the orders that a customer bought from are read without messages, of which a store before 2.4.9 logs each that is not there', async () => {
  const store = await startDemoStore()
  await store.control.level({ level: '2.4.7' })
  const proxy = await startFaultProxy(store.url.replace(/\/$/, ''))
  const sent: string[] = []
  proxy.fault = () => ({ kind: 'rewrite', rewrite: ({ body }, answered) => (sent.push(body), answered) })
  const shop = await startRealShop(proxy.url, { CAPTCHA: 'false' })
  try {
    const who = new Shopper(shop.url)
    expect(await who.login('camille.durand@example.com', 'Musette-2026!')).toBeNull()
    await who.ask('{ me { boughtGoods { product { sku } } } }')
    const lists = sent.filter((body) => body.includes('LatestCustomerOrders'))
    expect(lists).toHaveLength(1)
    expect(lists[0]).not.toContain('gift_message')
  } finally {
    await shop.close()
    await proxy.close()
    await store.close()
  }
})

describe('a gift message', () => {
  let shop: CheckoutShop
  beforeAll(async () => {
    shop = await openCheckoutShop()
  })
  afterAll(() => shop?.close())

  test.each([
    [{ message: '  ' }, /Écrivez un message/],
    [{ message: 'x'.repeat(501) }, /500 caractères/],
    [{ message: 'x', to: 'x'.repeat(256) }, /255 caractères/],
    [{ message: 'x', from: 'x'.repeat(256) }, /255 caractères/],
  ])('is refused with a reason, and the former one stays: %#', async (given, reason) => {
    const { who, id } = await withBrushes(shop)
    await set(who, id, gift)
    const answer = await set(who, id, given)
    expect(answer).toMatchObject({ success: false, cart: { items: [{ giftMessage: gift }] } })
    expect(answer.errorMessage).toMatch(reason)
  })

  test.each(['999999', 'x', ''])('has to be of a line of the own cart: %j', async (id) => {
    const { who } = await withBrushes(shop)
    expect(await set(who, id, gift)).toMatchObject({ success: false, cart: { items: [{ giftMessage: null }] } })
  })

  test('needs a cart, and makes none', async () => {
    expect(await set(shop.shopper(), '1', gift)).toMatchObject({ success: false, cart: { items: [] } })
  })

  test('is not for what is not sent', async () => {
    const who = shop.shopper()
    expect(await who.add({ sku: ADVICE, qty: 1 })).toBeNull()
    const [line] = await lines(who)
    expect(line?.canHaveGiftMessage).toBe(false)
    const answer = await set(who, line?.item_id ?? '', gift)
    expect(answer).toMatchObject({ success: false, errorMessage: 'Cet article ne peut pas avoir de message cadeau.' })
  })

  test('goes with the line into the cart of the customer who signs in', async () => {
    const { who, id } = await withBrushes(shop)
    await set(who, id, gift)
    expect(await who.login('noe.lambert@example.com', 'Musette-2026!')).toBeNull()
    expect((await lines(who)).find(({ sku }) => sku === BRUSH)?.giftMessage).toEqual(gift)
  })

  test('stays when the quantity changes', async () => {
    const { who, id } = await withBrushes(shop)
    await set(who, id, gift)
    await who.ask('mutation ($id: ID!) { updateCartItem(item_id: $id, qty: 3) { success } }', { id })
    expect(await lines(who)).toMatchObject([{ qty: 3, giftMessage: gift }])
  })

  test('leaves the quantity that another device sets at the same time', async () => {
    const { who, id } = await withBrushes(shop)
    const update = 'mutation ($id: ID!) { updateCartItem(item_id: $id, qty: 3) { success } }'
    await Promise.all([set(who.copy(), id, gift), who.copy().ask(update, { id })])
    expect(await lines(who)).toMatchObject([{ qty: 3, giftMessage: gift }])
  })

  test('is told to be lost where the store passed it over in silence', async () => {
    const { who, id } = await withBrushes(shop)
    expect((await set(who, id, gift)).success).toBe(true)
    // The shop has read the setting before.
    await shop.store.control.setting({ key: 'allow_items', value: '0' })
    const lost = await set(who, id, { message: 'Autre' })
    await shop.store.control.setting({ key: 'allow_items', value: '1' })
    expect(lost).toMatchObject({ success: false, errorMessage: expect.stringMatching(/n’a pas pu être enregistré/) })
    expect(await lines(who)).toMatchObject([{ giftMessage: gift }])
  })

  test('is not offered where the store does not want any, and refused', async () => {
    await shop.store.control.setting({ key: 'allow_items', value: '0' })
    // It has not read the setting yet.
    const who = new Shopper((await shop.another()).url)
    await who.add({ sku: BRUSH, qty: 1 })
    const [line] = await lines(who)
    expect(line?.canHaveGiftMessage).toBe(false)
    expect((await set(who, line?.item_id ?? '', gift)).success).toBe(false)
    await shop.store.control.setting({ key: 'allow_items', value: '1' })
  })
})

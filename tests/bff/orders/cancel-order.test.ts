import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASS } from '../support/fault-proxy.ts'
import { type CheckoutShop, openCheckoutShop } from '../support/checkout-shop.ts'
import { Shopper } from '../support/shopper.ts'

const BISCUITS = { sku: 'CHI-FRI-BISCUIT', qty: 2 }
const SET = {
  sku: 'SET-DECOUVERTE-CHIEN',
  qty: 1,
  bundleOptions: [
    { option_id: '1', option_value: '2' },
    { option_id: '2', option_value: '3' },
    { option_id: '3', option_value: '4' },
  ],
}
const CAMILLE = ['camille.durand@example.com', 'Musette-2026!'] as const
const ORDER = 'order_id number statusLabel items { qtyCanceled } cancellationReasons { value label }'
type Order = {
  order_id: string
  number: string
  statusLabel: string
  cancellationReasons: { value: string; label: string }[]
}
type Answer = { success: boolean; errorMessage: string | null; order: Order | null }

const latest = async (who: Shopper): Promise<Order> => {
  const { me } = await who.ask<{ me: { orderList: { items: { order_id: string }[] } } }>(
    '{ me { orderList { items { order_id } } } }',
  )
  const id = me.orderList.items[0]?.order_id
  const { order } = await who.ask<{ order: Order }>(`query ($id: ID!) { order(order_id: $id) { ${ORDER} } }`, { id })
  return order
}
const cancel = async (who: Shopper, id: string, reason: string) =>
  (
    await who.ask<{ cancelOrder: Answer }>(
      `mutation ($id: ID!, $reason: String!) { cancelOrder(order_id: $id, reason: $reason) { success errorMessage order { ${ORDER} } } }`,
      { id, reason },
    )
  ).cancelOrder

describe.each(['2.4.7', '2.4.8'] as const)('a customer’s order at level %s', (level) => {
  let shop: CheckoutShop
  beforeAll(async () => {
    shop = await openCheckoutShop(level)
  })
  afterAll(() => shop.close())

  const ordered = async () => {
    const customer = shop.shopper()
    expect(await customer.login(...CAMILLE)).toBeNull()
    expect(await customer.order(await customer.ready([BISCUITS, SET]))).toMatchObject({ success: true })
    return { customer, order: await latest(customer) }
  }

  test('is cancelled with one of the store’s reasons, and shown as it is then', async () => {
    const { customer, order } = await ordered()
    const [reason] = order.cancellationReasons
    expect(reason?.label).toBeTruthy()
    const response = await cancel(customer, order.order_id, reason?.value ?? '')
    expect(response).toMatchObject({
      success: true,
      errorMessage: null,
      order: { number: order.number, statusLabel: 'Annulée', cancellationReasons: [] },
    })
    // The store itself counts no bundles.
    expect(response.order).toMatchObject({ items: [{ qtyCanceled: 2 }, { qtyCanceled: 1 }] })
    expect(await latest(customer)).toMatchObject({ statusLabel: 'Annulée', cancellationReasons: [] })
    expect(await cancel(customer, order.order_id, reason?.value ?? '')).toMatchObject({
      success: false,
      errorMessage: expect.stringContaining('ne peut plus être annulée'),
    })
  })

  test('is not offered for cancellation where the store does not allow it', async () => {
    const { customer, order } = await ordered()
    const [reason] = order.cancellationReasons
    await shop.store.control.setting({ key: 'order_cancellation_enabled', value: false })
    const later = new Shopper((await shop.another()).url, customer.cookie)
    expect(await latest(later)).toMatchObject({ number: order.number, cancellationReasons: [] })
    expect(await cancel(later, order.order_id, reason?.value ?? '')).toMatchObject({ success: false })
    expect(await latest(later)).toMatchObject({ statusLabel: order.statusLabel })
    await shop.store.control.setting({ key: 'order_cancellation_enabled', value: true })
  })

  test('cannot be canceled by others', async () => {
    const { customer, order } = await ordered()
    const reason = order.cancellationReasons[0]?.value ?? ''
    const stranger = shop.shopper()
    expect(await cancel(stranger, order.order_id, reason)).toMatchObject({ success: false, order: null })
    expect(await stranger.login('noe.lambert@example.com', 'Musette-2026!')).toBeNull()
    expect(await cancel(stranger, order.order_id, reason)).toMatchObject({
      success: false,
      errorMessage: 'Cette commande n’est pas dans votre compte.',
      order: null,
    })
    expect(await cancel(customer, order.number, reason)).toMatchObject({ success: false, order: null })
    expect((await latest(customer)).statusLabel).toBe(order.statusLabel)
    expect(await cancel(customer, order.order_id, 'Parce que')).toMatchObject({ success: false })
  })
})

describe('the store’s response', () => {
  test('is shown in French, and ids are the store’s own, never the order’s number', async () => {
    const shop = await openCheckoutShop()
    const { url, proxy } = await shop.behindFaults()
    const sent: string[] = []
    const reasons = [{ description: 'The item(s) are no longer needed' }, { description: 'Other' }]
    proxy.fault = () => ({
      kind: 'rewrite',
      rewrite: ({ url, body }, answered) => {
        if ((url + body).includes('order_cancellation_reasons')) {
          return JSON.stringify({ data: { storeConfig: { order_cancellation_reasons: reasons } } })
        }
        if (!body.includes('cancelOrder(')) return answered
        sent.push(body)
        const error = 'Order already closed, complete, cancelled or on hold'
        return JSON.stringify({ data: { cancelOrder: { error } } })
      },
    })
    const customer = new Shopper(url)
    await customer.login(...CAMILLE)
    expect((await customer.order(await customer.ready([BISCUITS]))).success).toBe(true)
    const order = await latest(customer)
    const response = await cancel(customer, order.order_id, 'Other')
    expect(response).toMatchObject({ success: false, order: { number: order.number } })
    expect(response.errorMessage).toMatch(/^Cette commande ne peut plus être annulée/)
    const [{ variables }] = sent.map((body) => JSON.parse(body) as { variables: { id: string } }) as [
      { variables: { id: string } },
    ]
    expect(variables.id).toMatch(/^[1-9]\d*$/)
    expect(variables.id).not.toBe(order.number)
    proxy.fault = () => PASS
    await shop.close()
  })
})

describe('a guest’s order', () => {
  const EMAIL = 'annule@exemple.fr'
  const FIND = `mutation ($input: FindGuestOrderInput!) { findGuestOrder(input: $input) { order { ${ORDER} } } }`
  const placed = async (shop: CheckoutShop) => {
    const guest = shop.shopper()
    await guest.ready([BISCUITS])
    await guest.email(EMAIL)
    const { order } = await guest.order(await guest.checkout())
    return { guest, number: order?.number ?? '' }
  }

  test('is cancelled by the link of a mail from 2.4.8 on', async () => {
    const shop = await openCheckoutShop('2.4.8')
    const { guest, number } = await placed(shop)
    const input = { number, email: EMAIL, proof: 'Le Goff' }
    const asked = async (who: Shopper, order = '') =>
      (await who.ask<{ orderLookup: unknown }>(`{ orderLookup(number: "${order}") { number email proof } }`))
        .orderLookup
    // The browser that placed it.
    expect([await asked(guest), await asked(guest, number)]).toEqual([null, { ...input, proof: null }])
    const { findGuestOrder } = await guest.ask<{ findGuestOrder: { order: Order } }>(FIND, { input })
    const reason = findGuestOrder.order.cancellationReasons[0]?.value
    const request = await guest.ask<{ answer: Answer }>(
      'mutation ($input: FindGuestOrderInput!, $reason: String!) { answer: requestGuestOrderCancellation(input: $input, reason: $reason) { success errorMessage } }',
      { input, reason },
    )
    expect(request.answer).toEqual({ success: true, errorMessage: null })
    const [mail] = await shop.store.control.mails({ to: EMAIL })
    const link = /\/sales\/guest\/view\/\?[^"]+/.exec(JSON.stringify(mail))?.[0] ?? ''
    const landed = await guest.fetch(link)
    const target = new URL(landed.headers.get('location') ?? '', 'http://shop')
    // The store names the order by an id that no shopper knows.
    expect([target.pathname, target.searchParams.get('order_id')]).toEqual(['/orders/', null])
    // The browser that asked fills in the rest, no other does, and for no other order.
    expect([await asked(guest), await asked(guest, number)]).toEqual([input, input])
    expect([await asked(shop.shopper()), await asked(guest, '000000001')]).toEqual([null, null])
    const confirm = async (key: string | null, given: object = input) =>
      (
        await guest.ask<{ answer: Answer }>(
          `mutation ($input: FindGuestOrderInput!, $key: String!) { answer: confirmGuestOrderCancellation(input: $input, key: $key) { success errorMessage order { ${ORDER} } } }`,
          { input: given, key },
        )
      ).answer
    const key = target.searchParams.get('confirmation_key')
    expect(await confirm('x'.repeat(32))).toMatchObject({
      success: false,
      errorMessage: expect.stringContaining('Demandez un nouvel e-mail'),
    })
    expect(await confirm(key, { ...input, proof: 'Autre' })).toMatchObject({ success: false, order: null })
    expect(await confirm(key)).toMatchObject({ success: true, order: { statusLabel: 'Annulée' } })
    expect(await asked(guest)).toBeNull()
    await shop.close()
  })

  test('is not offered before', async () => {
    const shop = await openCheckoutShop('2.4.7')
    const { guest, number } = await placed(shop)
    const input = { number, email: EMAIL, proof: '35000' }
    const { findGuestOrder } = await guest.ask<{ findGuestOrder: { order: Order } }>(FIND, { input })
    expect(findGuestOrder.order).toMatchObject({ number, cancellationReasons: [] })
    await shop.close()
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CheckoutShop, openCheckoutShop } from '../../../../tests/bff/support/checkout-shop.ts'
import { type FaultProxy } from '../../../../tests/bff/support/fault-proxy.ts'
import { Shopper } from '../../../../tests/bff/support/shopper.ts'

const BISCUITS = { sku: 'CHI-FRI-BISCUIT', qty: 2 }
const METHOD = 'braintree_cc_vault'
const LIST = '{ me { savedCards { id label expires method } } }'
const DELETE = 'mutation ($id: ID!) { answer: deleteSavedCard(id: $id) { success errorMessage } }'
const CHOOSE = `mutation ($input: PaymentMethodInput!) {
  answer: setCheckoutPaymentMethod(input: $input) {
    success errorMessage errors { field } checkout { step savedCard paymentMethod { code } }
  }
}`
const OFFERED = '{ checkout { paymentMethods { code kind } savedCards { id label } savedCard } }'

type Card = { id: string; label: string; expires: string | null; method: string | null }
type Choice = { success: boolean; errorMessage: string | null; checkout: { step: string; savedCard: string | null } }

let shop: CheckoutShop
let proxy: FaultProxy
let url: string
beforeAll(async () => {
  shop = await openCheckoutShop()
  ;({ url, proxy } = await shop.behindFaults())
})
afterAll(() => shop.close())

async function customer(name = 'camille.durand'): Promise<Shopper> {
  const who = new Shopper(url)
  expect(await who.login(`${name}@example.com`, 'Musette-2026!')).toBeNull()
  return who
}

async function cardsOf(who: Shopper): Promise<Card[]> {
  const { me } = await who.ask<{ me: { savedCards: Card[] } }>(LIST)
  return me.savedCards.filter(({ method }) => method === METHOD)
}

const choose = async (who: Shopper, savedCard: string | undefined) =>
  (await who.ask<{ answer: Choice }>(CHOOSE, { input: { code: METHOD, savedCard } })).answer

/** A customer with goods, address and delivery, and the card of these digits. */
async function atPayment(digits: string) {
  const who = await customer()
  await who.ready([BISCUITS])
  const card = (await cardsOf(who)).find(({ label }) => label.endsWith(digits))
  return { who, card }
}

test('a customer reads brand, digits and expiry of the saved cards, and nothing that the store would take for them', async () => {
  const who = await customer()
  const cards = await cardsOf(who)
  expect(cards).toEqual([
    { id: expect.any(String), label: 'Visa •••• 1111', expires: '2031-12', method: METHOD },
    { id: expect.any(String), label: 'Mastercard •••• 0002', expires: '2030-06', method: METHOD },
  ])
  expect(JSON.stringify(cards)).not.toContain('demo-')
})

describe('in the checkout', () => {
  test('a card is offered, chosen and charged with the order', async () => {
    const { who, card } = await atPayment('1111')
    const { checkout } = await who.ask<{ checkout: { paymentMethods: object[]; savedCards: Card[] } }>(OFFERED)
    expect(checkout.paymentMethods).toContainEqual({ code: METHOD, kind: 'SAVED_CARD' })
    expect(checkout.savedCards.map(({ label }) => label)).toEqual(['Visa •••• 1111', 'Mastercard •••• 0002'])
    expect(await choose(who, card?.id)).toMatchObject({
      success: true,
      checkout: { step: 'REVIEW', savedCard: card?.id },
    })
    expect(await who.order(await who.checkout())).toMatchObject({
      success: true,
      redirectUrl: null,
      order: { state: 'ACCEPTED', payment: { code: METHOD } },
    })
  })

  test('a refused card leaves the cart, and each attempt is a new payment', async () => {
    const { who, card } = await atPayment('0002')
    await choose(who, card?.id)
    const sent: string[] = []
    proxy.fault = () => ({
      kind: 'rewrite',
      rewrite: ({ body }, answered) => {
        if (body.includes('PlaceWithSavedCard')) sent.push(body)
        return answered
      },
    })
    for (let attempt = 1; attempt <= 2; attempt++) {
      const refused = await who.order(await who.checkout())
      expect(refused).toMatchObject({ success: false, order: null, errorMessage: expect.stringContaining('refusé') })
      expect(sent).toHaveLength(attempt)
    }
    proxy.fault = () => ({ kind: 'pass' })
    expect(sent.every((body) => body.includes('setPaymentMethodOnCart'))).toBe(true)
    const other = (await cardsOf(who)).find(({ label }) => label.endsWith('1111'))
    await choose(who, other?.id)
    expect(await who.order(await who.checkout())).toMatchObject({ success: true })
  })

  test('a store that falls silent with the order may have charged the card: who would pay again is told', async () => {
    const { who, card } = await atPayment('0002')
    await choose(who, card?.id)
    proxy.fault = () => ({
      kind: 'rewrite',
      rewrite: ({ body }, answered) => (body.includes('PlaceWithSavedCard') ? '' : answered),
    })
    const unsure = await who.order(await who.checkout())
    proxy.fault = () => ({ kind: 'pass' })
    expect(unsure).toMatchObject({ success: false, errorMessage: expect.stringContaining('débit a peut-être eu lieu') })
  })

  test.each([undefined, 'somebody-elses-id'])('no order without one of the own cards: %s', async (id) => {
    const { who } = await atPayment('1111')
    expect(await choose(who, id)).toMatchObject({
      success: false,
      errorMessage: 'Choisissez la carte avec laquelle vous payez.',
      checkout: { savedCard: null },
    })
  })

  test('guests are not offered the method that the store lists for them', async () => {
    const guest = new Shopper(url)
    await guest.ready([BISCUITS])
    const { checkout } = await guest.ask<{ checkout: { paymentMethods: { code: string }[]; savedCards: Card[] } }>(
      OFFERED,
    )
    expect(checkout.paymentMethods.map(({ code }) => code)).not.toContain(METHOD)
    expect(checkout.savedCards).toEqual([])
    expect(await choose(guest, 'x')).toMatchObject({ success: false })
  })
})

test('a card that was deleted since is not charged: the shopper chooses anew', async () => {
  const { who, card } = await atPayment('1111')
  await choose(who, card?.id)
  const seen = await who.checkout()
  expect(await who.ask(DELETE, { id: card?.id })).toEqual({ answer: { success: true, errorMessage: null } })
  expect(await who.order(seen)).toMatchObject({ success: false, order: null, checkout: { step: 'PAYMENT' } })
  expect((await cardsOf(who)).map(({ label }) => label)).toEqual(['Mastercard •••• 0002'])
})

test('ordering again takes the only card that is left, and asks while there are two', async () => {
  const who = await customer('noe.lambert')
  const again = async () => {
    await who.add(BISCUITS)
    const { filled } = await who.ask<{ filled: { checkout: { step: string; savedCard: string | null } } }>(
      'mutation { filled: fillCheckout { checkout { step savedCard } } }',
    )
    return filled.checkout
  }
  await who.ready([BISCUITS])
  const [visa, mastercard] = await cardsOf(who)
  await choose(who, visa?.id)
  expect(await who.order(await who.checkout())).toMatchObject({ success: true })
  expect(await again()).toMatchObject({ step: 'PAYMENT', savedCard: null })
  await who.ask(DELETE, { id: mastercard?.id })
  expect(await again()).toMatchObject({ step: 'REVIEW', savedCard: visa?.id })
})

test('guests have none, and delete none', async () => {
  const guest = new Shopper(url)
  expect(await guest.ask(DELETE, { id: 'x' })).toEqual({
    answer: { success: false, errorMessage: 'Cette carte n’est plus enregistrée.' },
  })
})

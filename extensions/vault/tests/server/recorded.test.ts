import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type CheckoutShop, openCheckoutShop } from '../../../../tests/bff/support/checkout-shop.ts'
import { type FaultProxy, PASS } from '../../../../tests/bff/support/fault-proxy.ts'
import { Shopper } from '../../../../tests/bff/support/shopper.ts'

/**
 * What the store said of listing, deleting and paying, by the name of the operation; the hashes are those of the demo store's cards.
 * `{{number}}` and `{{cart}}` stand for those of the order that is placed here.
 */
type Answers = Record<string, object>
const recorded = JSON.parse(readFileSync('extensions/vault/tests/recordings/braintree.json', 'utf8')) as Record<
  'listed' | 'deleted' | 'paid' | 'refused' | 'lost' | 'unknownCard',
  Answers
>

const BISCUITS = { sku: 'CHI-FRI-BISCUIT', qty: 2 }
const METHOD = 'braintree_cc_vault'
const VISA = { label: 'Visa •••• 1111', expires: '2031-12', method: METHOD }
const MASTERCARD = { label: 'Mastercard •••• 4444', expires: '2027-12', method: METHOD }
const OF_ANOTHER_MODULE = { label: 'Mastercard •••• 4444', expires: '2029-03', method: null }

const LABELS: ReadonlySet<string> = new Set([VISA.label, MASTERCARD.label])

type Card = { id: string; label: string; expires: string; method: string | null }

let shop: CheckoutShop
let proxy: FaultProxy
let url: string
let replayed: Set<string>
beforeAll(async () => {
  shop = await openCheckoutShop('2.4.6')
  ;({ url, proxy } = await shop.behindFaults())
})
afterAll(() => shop.close())
beforeEach(() => {
  proxy.fault = () => PASS
})

/** From now on the demo store executes, and the recorded store speaks. */
function replay(answers: Answers): void {
  replayed = new Set()
  proxy.fault = () => ({
    kind: 'rewrite',
    rewrite({ body }, answered) {
      const [, operation = ''] = /"query":"(?:query|mutation) (\w+)/.exec(body) ?? []
      const answer = answers[operation]
      if (!answer) return answered
      replayed.add(operation)
      const known: Record<string, string | undefined> = {
        number: /"(?:order_)?number":"(\d+)"/.exec(answered)?.[1],
        cart: /"id":"(\w{32})"/.exec(body)?.[1],
      }
      return JSON.stringify(answer).replace(/\{\{(\w+)\}\}/g, (_, key: string) => known[key] ?? '')
    },
  })
}

async function cardsOf(who: Shopper) {
  const { me } = await who.ask<{ me: { savedCards: Card[] } }>('{ me { savedCards { id label expires method } } }')
  // The demo store has cards of other providers, too.
  return me.savedCards.filter(({ label }) => LABELS.has(label))
}

async function customer(): Promise<Shopper> {
  const who = new Shopper(url)
  expect(await who.login('camille.durand@example.com', 'Musette-2026!')).toBeNull()
  return who
}

/** A customer at the review, with this one of the recorded cards. */
async function atReview(wanted: Omit<Card, 'id'>): Promise<Shopper> {
  replay(recorded.listed)
  const who = await customer()
  await who.ready([BISCUITS])
  const card = (await cardsOf(who)).find(({ expires }) => expires === wanted.expires)
  const { answer } = await who.ask<{ answer: object }>(
    `mutation ($input: PaymentMethodInput!) {
      answer: setCheckoutPaymentMethod(input: $input) { success checkout { step } } }`,
    { input: { code: METHOD, savedCard: card?.id } },
  )
  expect(answer).toEqual({ success: true, checkout: { step: 'REVIEW' } })
  return who
}

test('cards are listed as the store said it, and one is deleted', async () => {
  replay(recorded.listed)
  const who = await customer()
  const cards = await cardsOf(who)
  expect(cards).toEqual([VISA, OF_ANOTHER_MODULE, MASTERCARD].map((one) => expect.objectContaining(one)))
  replay({ ...recorded.deleted, ...recorded.listed })
  expect(
    await who.ask('mutation ($id: ID!) { answer: deleteSavedCard(id: $id) { success errorMessage } }', {
      id: cards[1]?.id,
    }),
  ).toEqual({ answer: { success: true, errorMessage: null } })
  expect(replayed).toContain('DeleteSavedToken')
  replay(recorded.deleted)
  expect(await cardsOf(who)).toEqual([VISA, MASTERCARD].map((one) => expect.objectContaining(one)))
})

test('a card is charged with the order', async () => {
  const who = await atReview(VISA)
  replay({ ...recorded.listed, ...recorded.paid })
  expect(await who.order(await who.checkout())).toMatchObject({
    success: true,
    redirectUrl: null,
    order: { number: expect.stringMatching(/^\d+$/), state: 'ACCEPTED' },
  })
  expect(replayed).toContain('PlaceWithSavedCard')
})

test('a card that the bank declines leaves the goods in the cart, with the store’s reason', async () => {
  const who = await atReview(MASTERCARD)
  replay({ ...recorded.listed, ...recorded.refused })
  const refused = await who.order(await who.checkout())
  expect(refused).toMatchObject({ success: false, order: null, errorMessage: expect.stringContaining('refusé') })
  expect(replayed).toContain('PlaceWithSavedCard')
  expect((await who.checkout()).cart.items).toMatchObject([BISCUITS])
})

test.each([
  ['lost', 'débit a peut-être eu lieu'],
  ['unknownCard', 'Rien n’a été débité'],
] as const)('without an order, a shopper hears whether the card may have been charged: %s', async (outcome, words) => {
  const who = await atReview(MASTERCARD)
  replay({ ...recorded.listed, ...recorded[outcome] })
  const failed = await who.order(await who.checkout())
  expect(failed).toMatchObject({ success: false, order: null, errorMessage: expect.stringContaining(words) })
  expect(replayed).toContain('PlaceWithSavedCard')
})

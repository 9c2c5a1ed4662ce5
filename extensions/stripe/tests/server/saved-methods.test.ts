import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CheckoutShop, openCheckoutShop } from '../../../../tests/bff/support/checkout-shop.ts'
import { type FaultProxy } from '../../../../tests/bff/support/fault-proxy.ts'
import { Shopper } from '../../../../tests/bff/support/shopper.ts'

type Methods = { me: { savedCards: { id: string; label: string; expires: string | null }[] } }

const LIST = '{ me { savedCards { id label expires } } }'
const DELETE = 'mutation ($id: ID!) { answer: deleteSavedCard(id: $id) { success errorMessage errors { field } } }'

let shop: CheckoutShop
let proxy: FaultProxy
let url: string
beforeAll(async () => {
  shop = await openCheckoutShop()
  ;({ url, proxy } = await shop.behindFaults())
})
afterAll(() => shop.close())

async function customer(): Promise<Shopper> {
  const who = new Shopper(url)
  expect(await who.login('camille.durand@example.com', 'Musette-2026!')).toBeNull()
  return who
}

const listed = async (who: Shopper) =>
  (await who.ask<Methods>(LIST)).me.savedCards.filter(({ id }) => id.startsWith('pm_'))

test('a customer sees the saved cards, and deletes one', async () => {
  const who = await customer()
  expect(await listed(who)).toEqual([
    { id: 'pm_demo1', label: 'Visa •••• 4242', expires: '2031-12' },
    { id: 'pm_demo2', label: 'SEPA •••• 3000', expires: null },
  ])
  expect(await who.ask(DELETE, { id: 'pm_demo1' })).toEqual({
    answer: { success: true, errorMessage: null, errors: [] },
  })
  expect((await listed(who)).map(({ id }) => id)).toEqual(['pm_demo2'])
})

test('the id of somebody else’s card deletes nothing, and is not sent to the store', async () => {
  const who = await customer()
  const sent: string[] = []
  proxy.fault = () => ({
    kind: 'rewrite',
    rewrite: ({ body }, answered) => {
      sent.push(body)
      return answered
    },
  })
  const { answer } = await who.ask<{ answer: { success: boolean; errorMessage: string } }>(DELETE, { id: 'pm_other' })
  proxy.fault = () => ({ kind: 'pass' })
  expect(answer).toMatchObject({ success: false, errorMessage: 'Cette carte n’est plus enregistrée.' })
  expect(sent.some((body) => body.includes('listStripePaymentMethods'))).toBe(true)
  expect(sent.some((body) => body.includes('deleteStripePaymentMethod'))).toBe(false)
})

test('no more than four digits are shown, whatever the store says', async () => {
  const who = await customer()
  proxy.fault = () => ({
    kind: 'rewrite',
    rewrite: (_, answered) => answered.replace('SEPA •••• 3000', 'SEPA FR76 3000 6000 0112 3456 7890 189'),
  })
  const labels = (await listed(who)).map(({ label }) => label)
  proxy.fault = () => ({ kind: 'pass' })
  expect(labels.join(' ')).toContain('0189')
  expect(labels.join(' ').replace(/[ -]/g, '')).not.toMatch(/\d{5}/)
})

test('a guest has none, and deletes none', async () => {
  const guest = new Shopper(url)
  expect(await guest.ask(DELETE, { id: 'pm_demo2' })).toMatchObject({ answer: { success: false } })
})

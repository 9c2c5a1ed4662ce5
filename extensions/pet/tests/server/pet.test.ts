import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Store } from '../../../../demo-store/server.ts'
import { camille, login } from '../../../../tests/bff/customer/customers.ts'
import { openBrowser } from '../../../../tests/bff/support/browser.ts'
import { startDemoStore } from '../../../../tests/bff/support/demo-store.ts'
import { startFaultProxy } from '../../../../tests/bff/support/fault-proxy.ts'
import { type MailServer, startMailServer } from '../../../../tests/bff/support/mail-server.ts'
import { type RealShop, startRealShop } from '../../../../tests/bff/support/real-shop.ts'

const FEED = 'CHI-CRO-CHIOT-MAXI'
const PATH = '/croquettes-chiot-grande-race-agneau-et-riz.html'
const MOKA = { id: 'moka', name: 'Moka', animal: 'dog', stage: 'young', weight: 20 }
const PASSWORD = 'Musette-2026!'
const DAY = 86_400_000

let store: Store
let server: MailServer
let shop: RealShop
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'musette-pets-'))
  store = await startDemoStore()
  server = await startMailServer()
  shop = await startRealShop(store.url.replace(/\/$/, ''), {
    SMTP_URL: server.url,
    SHOP_EMAIL: 'boutique@exemple.fr',
    DATA_DIR: folder,
    PUBLIC_URL: 'https://shop.example',
    CAPTCHA: 'false',
    RATE_LIMIT_SENSITIVE: '1000',
    PET_FACETS: 'age_animal:young=Chiot|Chaton, espece:dog=Chien',
  })
})
afterAll(async () => {
  await shop?.close()
  await store?.close()
  await server?.close()
  rmSync(folder, { recursive: true, force: true })
})

async function customer(who = camille) {
  const browser = openBrowser(shop.url)
  await login(browser, who)
  return browser
}

type Answer = { answer: { success: boolean; errorMessage: string | null } }
type Order = { order_id: string; number: string; items: { sku: string; path: string | null; name: string }[] }

const mailsOf = async (address: string) => (await shop.app.mails?.keptAbout(address)) ?? []
const dayIn = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)

describe('the ration of a feed', () => {
  test('is a table in the page of the product, and comes with the weight of each pack', async () => {
    const { text } = await shop.get(PATH)
    expect(text).toMatch(/<h2[^>]*>Ration journalière<\/h2>/)
    expect(text).toMatch(/<th scope="row"[^>]*>20.kg<\/th><td[^>]*>395/)
    const { text: answer } = await shop.ask(
      `{ product(sku: "${FEED}") { feedingGuide { animal columns { fromMonths } } configurations { product { sku netGrams } } } }`,
    )
    expect(JSON.parse(answer).data.product).toMatchObject({
      feedingGuide: { animal: 'DOG', columns: [{ fromMonths: 2 }] },
      configurations: [
        { product: { sku: `${FEED}-3KG`, netGrams: 3000 } },
        { product: { sku: `${FEED}-12KG`, netGrams: 12_000 } },
      ],
    })
  })

  test('is known for the lines of a cart or an order, and for feeds alone', async () => {
    const query = `{ feeds(lines: [
      { sku: "${FEED}-12KG", path: "${PATH}" }
      { sku: "${FEED}-12KG", path: "${PATH}?variant=${FEED}-12KG" }
      { sku: "CHI-JOUET-CORDE" }
      { sku: "NONE" }
    ]) { sku netGrams guide { rows { kilograms grams } } } }`
    const { feeds } = JSON.parse((await shop.ask(query)).text).data
    const bag = { sku: `${FEED}-12KG`, netGrams: 12_000 }
    expect(feeds).toMatchObject([bag, bag, null, null])
    const many = Array.from({ length: 51 }, () => '{ sku: "NONE" }').join(' ')
    expect((await shop.ask(`{ feeds(lines: [${many}]) { sku } }`)).text).toContain('at most 50')
  })

  test('says which values of facets stand for what is known of a pet', async () => {
    const query = '{ search(query: "croquettes") { products { petFacets { code trait values } } } }'
    const { search } = JSON.parse((await shop.ask(query)).text).data
    expect(search.products.petFacets).toEqual([
      { code: 'age_animal', trait: 'young', values: ['Chiot', 'Chaton'] },
      { code: 'espece', trait: 'dog', values: ['Chien'] },
    ])
  })
})

describe('profiles', () => {
  test('of a customer are in the store, bounded, and in the export of personal data', async () => {
    const browser = await customer()
    const profiles = JSON.stringify([{ ...MOKA, password: 'x' }, { animal: 'unicorn' }])
    const save =
      'mutation ($profiles: String!) { answer: savePetProfiles(profiles: $profiles) { success errorMessage } }'
    expect((await browser.ask<Answer>(save, { profiles })).answer.success).toBe(true)
    const again = await customer()
    const { petProfiles } = await again.ask<{ petProfiles: string }>('{ petProfiles }')
    expect(JSON.parse(petProfiles)).toMatchObject([{ name: 'Moka', weight: 20, adultWeight: null }])
    expect(petProfiles).not.toMatch(/password|unicorn/)
    const { answer } = await again.ask<{ answer: { data: string } }>(
      `mutation { answer: exportPersonalData(password: "${PASSWORD}") { data } }`,
    )
    expect(JSON.parse(answer.data).pets).toMatchObject([{ name: 'Moka' }])
    expect((await browser.ask<Answer>(save, { profiles: 'x'.repeat(9000) })).answer.success).toBe(false)
  })

  test('of a customer are not called saved where the store drops them without an error', async () => {
    const dropping = await startFaultProxy(store.url.replace(/\/$/, ''))
    dropping.fault = () => ({
      kind: 'rewrite',
      rewrite: ({ body }, answered) =>
        body.includes('SavePetProfiles')
          ? '{"data":{"updateCustomerV2":{"customer":{"custom_attributes":[]}}}}'
          : answered,
    })
    const front = await startRealShop(dropping.url, { CAPTCHA: 'false' })
    try {
      const browser = openBrowser(front.url)
      await login(browser, camille)
      const save =
        'mutation ($profiles: String!) { answer: savePetProfiles(profiles: $profiles) { success errorMessage } }'
      const { answer } = await browser.ask<Answer>(save, { profiles: JSON.stringify([MOKA]) })
      expect(answer).toEqual({ success: false, errorMessage: 'Les profils n’ont pas pu être enregistrés.' })
      expect((await browser.ask<Answer>(save, { profiles: '[]' })).answer.success).toBe(true)
    } finally {
      await front.close()
      await dropping.close()
    }
  })

  test('of a guest are nowhere but on the device', async () => {
    const guest = openBrowser(shop.url)
    expect(await guest.ask('{ petProfiles }')).toEqual({ petProfiles: null })
    const { answer } = await guest.ask<Answer>(
      'mutation { answer: savePetProfiles(profiles: "[]") { success errorMessage } }',
    )
    expect(answer.success).toBe(false)
  })
})

describe('a reminder', () => {
  const REMIND =
    'mutation ($orderId: ID!, $sku: String!, $day: String!) { answer: remindOfBag(orderId: $orderId, sku: $sku, day: $day) { success errorMessage } }'

  async function orderOf(browser: Awaited<ReturnType<typeof customer>>): Promise<Order> {
    const { me } = await browser.ask<{ me: { orderList: { items: { order_id: string }[] } } }>(
      '{ me { orderList(page: 1) { items { order_id } } } }',
    )
    const { order } = await browser.ask<{ order: Order }>(
      'query ($id: ID!) { order(order_id: $id) { order_id number items { sku path name } } }',
      { id: me.orderList.items[0]?.order_id },
    )
    return order
  }
  const waiting = async (browser: Awaited<ReturnType<typeof customer>>, orderId: string) =>
    (
      await browser.ask<{ bagReminders: { isPossible: boolean; skus: string[] } }>(
        'query ($orderId: ID!) { bagReminders(orderId: $orderId) { isPossible skus } }',
        { orderId },
      )
    ).bagReminders

  test('waits for its day, says what the order says, and is ended by the link of its mail', async () => {
    const browser = await customer()
    const { order_id: orderId, number, items } = await orderOf(browser)
    const [{ sku, name } = { sku: '', name: '' }] = items
    expect(await waiting(browser, orderId)).toEqual({ isPossible: true, skus: [] })
    const remind = (day: string, wanted = sku) => browser.ask<Answer>(REMIND, { orderId, sku: wanted, day })
    for (const day of [dayIn(-1), dayIn(201), 'tomorrow']) expect((await remind(day)).answer.success).toBe(false)
    expect((await remind(dayIn(30), 'CHI-OTHER')).answer.success).toBe(false)
    expect((await remind(dayIn(30))).answer).toEqual({ success: true, errorMessage: null })
    expect((await remind(dayIn(40))).answer.success).toBe(true)
    expect(await waiting(browser, orderId)).toEqual({ isPossible: true, skus: [sku] })
    const kept = await mailsOf(camille.email)
    expect(kept).toHaveLength(1)
    expect(kept[0]?.dueAt).toContain(dayIn(40))
    expect(kept[0]?.subject).toContain(name)
    expect(kept[0]?.text).toContain(number)
    expect(kept[0]?.text).toContain(`https://shop.example/user/orders/${orderId}/`)

    const token = /bag-reminders\?token=(\S+)/.exec(kept[0]?.text ?? '')?.[1] ?? ''
    expect(kept[0]?.unsubscribe).toBe(`https://shop.example/account/bag-reminders?token=${token}`)
    const end = (value: string) =>
      openBrowser(shop.url).ask<Answer>(
        'mutation ($token: String!) { answer: endBagReminders(token: $token) { success errorMessage } }',
        {
          token: value,
        },
      )
    expect((await end(`${token}x`)).answer.success).toBe(true)
    expect(await mailsOf(camille.email)).toHaveLength(1)
    expect((await end(token)).answer.success).toBe(true)
    expect(await waiting(browser, orderId)).toEqual({ isPossible: true, skus: [] })
  })

  test('can be cancelled on the order, and is nobody else’s to set', async () => {
    const browser = await customer()
    const { order_id: orderId, items } = await orderOf(browser)
    const sku = items[0]?.sku ?? ''
    const variables = { orderId, sku, day: dayIn(30) }
    expect((await openBrowser(shop.url).ask<Answer>(REMIND, variables)).answer.success).toBe(false)
    await browser.ask<Answer>(REMIND, variables)
    const forget =
      'mutation ($orderId: ID!, $sku: String!) { answer: forgetBag(orderId: $orderId, sku: $sku) { success errorMessage } }'
    expect((await browser.ask<Answer>(forget, { orderId, sku })).answer.success).toBe(true)
    expect((await waiting(browser, orderId)).skus).toEqual([])
  })

  test('ends with the account', async () => {
    const browser = await customer()
    const { order_id: orderId, items } = await orderOf(browser)
    await browser.ask<Answer>(REMIND, { orderId, sku: items[0]?.sku, day: dayIn(30) })
    expect(await mailsOf(camille.email)).toHaveLength(1)
    const { answer } = await browser.ask<Answer>(
      `mutation { answer: deleteCustomer(password: "${PASSWORD}") { success errorMessage } }`,
    )
    expect(answer.success).toBe(true)
    expect(await mailsOf(camille.email)).toEqual([])
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Store } from '../../../../demo-store/server.ts'
import { camille, login, noe } from '../../../../tests/bff/customer/customers.ts'
import { type Browser, openBrowser } from '../../../../tests/bff/support/browser.ts'
import { startDemoStore } from '../../../../tests/bff/support/demo-store.ts'
import { proofFor } from '../../../../tests/bff/support/proof.ts'
import { type RealShop, startRealShop } from '../../../../tests/bff/support/real-shop.ts'
import { choiceOf, empty, type Wish, wish } from '../../../../tests/bff/wishlist/wishes.ts'

let store: Store
let shop: RealShop
let one: Browser
let other: Browser

/** A collar that has to be chosen in colour and size. */
const COLLAR = 'CHI-COLLIER-SENTIER'
const ROPE = 'CHI-JOUET-CORDE'
const ENV = {
  UPSTREAM_EXTENSIONS: 'shared-wishlist',
  CAPTCHA: 'false',
  RATE_LIMIT_SENSITIVE: '1000',
  RATE_LIMIT_MUTATIONS: '10000',
}

beforeAll(async () => {
  store = await startDemoStore()
  shop = await startRealShop(store.url.replace(/\/$/, ''), ENV)
  one = openBrowser(shop.url)
  other = openBrowser(shop.url)
  await login(one, camille)
  await login(other, noe)
})
beforeEach(async () => {
  await empty(one)
  await empty(other)
})
afterAll(async () => {
  await shop?.close()
  await store?.close()
})

type Sharing = { isShareable: boolean; shareCode: string | null; items: { options: object[] }[] }
const SHARING = 'isShareable shareCode items { options { label value } }'

async function sharingOf(browser: Browser): Promise<Sharing | null> {
  return (await browser.ask<{ me: { wishlist: Sharing | null } }>(`{ me { id wishlist { ${SHARING} } } }`)).me.wishlist
}

async function share(browser: Browser, emails: string[], message?: string, captcha?: string) {
  const { answer } = await browser.ask<{
    answer: {
      success: boolean
      errorMessage: string | null
      errors: { field: string }[]
      me: { wishlist: Sharing | null }
    }
  }>(
    `mutation ($emails: [String!]!, $message: String, $captcha: String) { answer: shareWishlist(emails: $emails, message: $message, captcha: $captcha) {
       success errorMessage errors { field } me { id wishlist { ${SHARING} } } } }`,
    { emails, message, captcha },
  )
  return answer
}

async function shared(browser: Browser, shareCode: string) {
  const { sharedWishlist } = await browser.ask<{
    sharedWishlist: { ownerName: string | null; items: Wish[] } | null
  }>(
    `query ($shareCode: String!) { sharedWishlist(shareCode: $shareCode) { ownerName items { id qty product { sku name }
       options { label value } selectedOptions { option_id option_value }
       selectedCustomOptions { option_id option_value } selectedBundleOptions { option_id option_value option_qty } downloadLinks } } }`,
    { shareCode },
  )
  return sharedWishlist
}

type Priced = { prices: { minPrice: { priceInclTax: { value: { amount: number } } } } }

describe('a shared wishlist', () => {
  test('is read by whoever has the code, with the choices', async () => {
    const options = await choiceOf(one, COLLAR)
    await wish(one, { sku: COLLAR, options })
    const own = await sharingOf(one)
    const list = await shared(openBrowser(shop.url), own?.shareCode ?? '')
    expect(list?.ownerName).toContain('Camille')
    const [item] = list?.items ?? []
    expect(item).toMatchObject({ product: { sku: COLLAR }, options: own?.items[0]?.options })
    const byId = (one: { option_id: string }, two: { option_id: string }) => one.option_id.localeCompare(two.option_id)
    expect(item?.selectedOptions.toSorted(byId)).toEqual(options.toSorted(byId))
  })

  test.each(['', 'x', 'x'.repeat(32), '1', '../1', 'é'.repeat(32)])('is not found by the code %j', async (code) => {
    expect(await shared(openBrowser(shop.url), code)).toBeNull()
  })

  test('has the links of a download', async () => {
    const guide = { sku: 'SRV-GUIDE-BARF', downloadLinks: ['2'] }
    await wish(one, guide)
    const own = await sharingOf(one)
    const list = await shared(openBrowser(shop.url), own?.shareCode ?? '')
    expect(list?.items[0]).toMatchObject({
      downloadLinks: ['2'],
      options: [{ value: 'Fiches de ration à remplir (PDF)' }],
    })
  })

  test('has the surcharges of required choices in the reader’s currency', async () => {
    await wish(one, { sku: 'SRV-GUIDE-BARF', downloadLinks: ['2'] })
    const { shareCode } = (await sharingOf(one)) ?? {}
    const reader = openBrowser(shop.url)
    const priceOf = async () => {
      const { sharedWishlist: list } = await reader.ask<{ sharedWishlist: { items: { product: Priced }[] } }>(
        `query ($shareCode: String!) { sharedWishlist(shareCode: $shareCode) { items { product {
           prices { minPrice { priceInclTax { value { amount } } } } } } } }`,
        { shareCode },
      )
      return list.items[0]?.product.prices.minPrice.priceInclTax.value.amount ?? 0
    }
    const euros = await priceOf()
    await reader.ask('mutation { setCurrency(currency: "USD") { success } }')
    // 1.1 dollars are a euro.
    expect(await priceOf()).toBe(Math.round(euros * 110) / 100)
  })

  test('has a link once it was mailed, not before', async () => {
    await wish(other, { sku: ROPE })
    expect(await sharingOf(other)).toMatchObject({ isShareable: true, shareCode: null })
    const { me } = await share(other, ['ami-de-noe@example.com'])
    expect(me.wishlist?.shareCode).toMatch(/^\w{8,}$/)
    expect((await shared(openBrowser(shop.url), me.wishlist?.shareCode ?? ''))?.items).toHaveLength(1)
  })

  test('goes by mail to friends', async () => {
    await wish(one, { sku: ROPE })
    const list = await sharingOf(one)
    const response = await share(one, ['ami@example.com', ' ami@example.com '], 'Pour Noël\u00a0!')
    expect(response).toMatchObject({ success: true, errors: [] })
    const mails = (await store.control.mails({ to: 'ami@example.com' })).filter(({ kind }) => kind === 'wishlist')
    expect(mails).toHaveLength(1)
    expect(JSON.stringify(mails[0]?.parts)).toContain(`/wishlist/shared/${list?.shareCode}`)
  })

  test('goes with a proof of work only, and with a message that has no links', async () => {
    await wish(one, { sku: ROPE })
    const guarded = await startRealShop(store.url.replace(/\/$/, ''), { ...ENV, CAPTCHA: 'true' })
    try {
      const browser = openBrowser(guarded.url)
      await login(browser, camille)
      const refused = { success: false, errorMessage: expect.stringContaining('robots') }
      expect(await share(browser, ['liens@example.com'], 'Bonjour')).toMatchObject(refused)
      const captcha = await proofFor(browser, 'SHARED_WISHLIST')
      const note = 'Voir https://a.example/x?y=1, www.b.example ou moi@c.example. Bonne journée à 12.30 !'
      expect(await share(browser, ['liens@example.com'], note, captcha)).toMatchObject({ success: true })
      const [mail] = await store.control.mails({ to: 'liens@example.com' })
      const text = JSON.stringify(mail?.parts)
      for (const link of ['https://a', 'a.example', 'www.b', '@c', 'c.example']) expect(text).not.toContain(link)
      expect(text.replaceAll('\u200b', '')).toContain(note)
      expect(text).toContain('Camille')
    } finally {
      await guarded.close()
    }
  })

  test('reaches one friend a few times a day, and few friends an hour from one address', async () => {
    await wish(one, { sku: ROPE })
    const fresh = await startRealShop(store.url.replace(/\/$/, ''), ENV)
    try {
      const browser = openBrowser(fresh.url)
      await login(browser, camille)
      const refused = { success: false, errorMessage: expect.stringContaining('envoyez le lien vous-même') }
      for (let time = 0; time < 5; time++)
        expect(await share(browser, ['souvent@example.com'])).toMatchObject({ success: true })
      expect(await share(browser, ['Souvent@example.com'])).toMatchObject(refused)
      const friends = Array.from({ length: 10 }, (_, index) => `ami-${index}@example.com`)
      expect(await share(browser, friends)).toMatchObject({ success: true })
      expect(await share(browser, friends)).toMatchObject(refused)
      expect(await store.control.mails({ to: 'souvent@example.com' })).toHaveLength(5)
      expect(await store.control.mails({ to: 'ami-0@example.com' })).toHaveLength(1)
    } finally {
      await fresh.close()
    }
  })

  test.each([
    ['emails', [] as string[], undefined],
    ['emails', ['pas une adresse'], undefined],
    ['emails', Array.from({ length: 11 }, (_, index) => `ami${index}@example.com`), undefined],
    ['message', ['ami@example.com'], 'x'.repeat(256)],
  ])('is refused with the fault at its field: %s %#', async (field, emails, message) => {
    await wish(one, { sku: ROPE })
    const response = await share(one, emails, message)
    expect(response.success).toBe(false)
    expect(response.errors.map((error) => error.field)).toEqual([field])
  })

  test('an empty list is not sent', async () => {
    expect(await share(one, ['ami@example.com'])).toMatchObject({
      success: false,
      errorMessage: 'Votre liste est vide.',
    })
  })

  test('has a code of its own, which is not guessed', async () => {
    const [mine, theirs] = [await sharingOf(one), await sharingOf(other)]
    expect(mine?.shareCode).toMatch(/^[\w-]{32,}$/)
    expect(mine?.shareCode).not.toBe(theirs?.shareCode)
  })

  test('is not there without the module', async () => {
    await wish(one, { sku: ROPE })
    const own = await sharingOf(one)
    const plain = await startRealShop(store.url.replace(/\/$/, ''), { ...ENV, UPSTREAM_EXTENSIONS: 'none' })
    try {
      const browser = openBrowser(plain.url)
      await login(browser, camille)
      expect(await sharingOf(browser)).toMatchObject({ isShareable: false, shareCode: null, items: [{}] })
      expect(await share(browser, ['ami@example.com'])).toMatchObject({ success: false })
      expect(await shared(browser, own?.shareCode ?? '')).toBeNull()
      const active = await browser.ask(
        '{ a: isFeatureActive(feature: "wishlist") b: isFeatureActive(feature: "sharedWishlist") }',
      )
      expect(active).toEqual({ a: true, b: false })
    } finally {
      await plain.close()
    }
  })
})

test.each(['/wishlist/share/x/', '/wishlist/share/x/add/'])(
  '%s says in its HTML what a browser without scripts cannot show',
  async (path) => {
    const { status, text } = await shop.get(path)
    expect(status).toBe(200)
    expect(text).toContain('<noscript><p>Cette liste a besoin de JavaScript pour s’afficher.</p></noscript>')
  },
)

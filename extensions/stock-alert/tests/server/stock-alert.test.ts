import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Store } from '../../../../demo-store/server.ts'
import { storePage } from '../../../../bff/domains/routing/store-pages.ts'
import { camille, login } from '../../../../tests/bff/customer/customers.ts'
import { type Browser, openBrowser } from '../../../../tests/bff/support/browser.ts'
import { type RealShop, startRealShop } from '../../../../tests/bff/support/real-shop.ts'
import { startDemoStore } from '../../../../tests/bff/support/demo-store.ts'

let store: Store
let shop: RealShop

const sku = 'CHI-JOUET-CORDE'
const ENV = {
  UPSTREAM_EXTENSIONS: 'stock-alerts',
  RATE_LIMIT_SENSITIVE: '1000',
  CAPTCHA: 'false',
}

beforeAll(async () => {
  store = await startDemoStore()
  shop = await startRealShop(store.url.replace(/\/$/, ''), ENV)
})
beforeEach(() => store.control.stock({ sku, quantity: 0 }))
afterEach(() => store.control.stock({ sku, quantity: 50 }))
afterAll(async () => {
  await shop?.close()
  await store?.close()
})

type AlertAnswer = {
  success: boolean
  errorMessage: string | null
  errors: { field: string }[]
  alert: { sku: string; isSubscribed: boolean }
}
const FIELDS = 'success errorMessage errors { field } alert { sku isSubscribed }'

const subscribe = async (browser: Browser, email: string | null = null, wanted = sku) =>
  (
    await browser.ask<{ answer: AlertAnswer }>(
      `mutation ($sku: String!, $email: String) { answer: subscribeToStockAlert(sku: $sku, email: $email) { ${FIELDS} } }`,
      { sku: wanted, email },
    )
  ).answer

const unsubscribe = async (browser: Browser) =>
  (
    await browser.ask<{ answer: AlertAnswer }>(
      `mutation ($sku: String!) { answer: unsubscribeFromStockAlert(sku: $sku) { ${FIELDS} } }`,
      { sku },
    )
  ).answer

const isSubscribed = async (browser: Browser) =>
  (await browser.ask<{ stockAlert: { isSubscribed: boolean } }>(`{ stockAlert(sku: "${sku}") { isSubscribed } }`))
    .stockAlert.isSubscribed

const mails = async (to: string) => (await store.control.mails({ to })).filter(({ kind }) => kind === 'stock-alert')

describe('a stock alert', () => {
  test('of a customer goes to the account’s address, can be read and undone', async () => {
    const browser = openBrowser(shop.url)
    await login(browser, camille)
    expect(await isSubscribed(browser)).toBe(false)
    expect(await subscribe(browser, 'quelqu.un@example.com')).toMatchObject({
      success: true,
      alert: { isSubscribed: true },
    })
    expect(await isSubscribed(browser)).toBe(true)
    expect(await unsubscribe(browser)).toMatchObject({ success: true, alert: { isSubscribed: false } })
    expect(await isSubscribed(browser)).toBe(false)
    await subscribe(browser)
    await store.control.stock({ sku, quantity: 3 })
    expect(await mails(camille.email)).toHaveLength(1)
    expect(await mails('quelqu.un@example.com')).toEqual([])
  })

  test('of a guest goes to the address given, and answers alike the second time', async () => {
    const browser = openBrowser(shop.url)
    const first = await subscribe(browser, 'invitee@example.com')
    expect(first).toMatchObject({ success: true, errors: [], alert: { sku, isSubscribed: false } })
    expect(await subscribe(openBrowser(shop.url), 'invitee@example.com')).toEqual(first)
    expect(await isSubscribed(browser)).toBe(false)
    await store.control.stock({ sku, quantity: 3 })
    expect(await mails('invitee@example.com')).toHaveLength(1)
  })

  test('is ended by the mail’s token, and by no guess', async () => {
    const browser = openBrowser(shop.url)
    await login(browser, camille)
    await subscribe(browser)
    const { exportPersonalData } = await browser.ask<{ exportPersonalData: { data: string } }>(
      `mutation { exportPersonalData(password: "${camille.password}") { data } }`,
    )
    expect(JSON.parse(exportPersonalData.data)).toMatchObject({ stockAlerts: expect.arrayContaining([sku]) })
    const cancel = (token: string) =>
      openBrowser(shop.url).ask(`mutation ($token: String!) { cancelStockAlert(token: $token) { success } }`, { token })
    for (const guess of ['', '1', 'a'.repeat(48), '"}']) {
      expect(await cancel(guess)).toEqual({ cancelStockAlert: { success: true } })
    }
    expect(await isSubscribed(browser)).toBe(true)
  })

  test.each([null, '', 'pas une adresse'])('needs an address of a guest: %j', async (email) => {
    expect(await subscribe(openBrowser(shop.url), email)).toMatchObject({
      success: false,
      errors: [{ field: 'email' }],
    })
  })

  test('is refused for what can be bought, in French', async () => {
    await store.control.stock({ sku, quantity: 5 })
    const response = await subscribe(openBrowser(shop.url), 'a@example.com')
    expect(response).toMatchObject({ success: false, errorMessage: expect.stringContaining('de nouveau en stock') })
    const unknown = await subscribe(openBrowser(shop.url), 'a@example.com', 'PAS-LA')
    expect(unknown.success).toBe(false)
  })

  test('cannot be ended by somebody who is signed out', async () => {
    expect(await unsubscribe(openBrowser(shop.url))).toMatchObject({ success: false })
  })

  test('of a guest needs a proof that a person asks, where forms are protected', async () => {
    const guarded = await startRealShop(store.url.replace(/\/$/, ''), { ...ENV, CAPTCHA: 'true' })
    try {
      expect(await subscribe(openBrowser(guarded.url), 'robot@example.com')).toMatchObject({
        success: false,
        errorMessage: expect.stringContaining('robots'),
      })
    } finally {
      await guarded.close()
    }
  })

  test('is not offered by a store without the module', async () => {
    const plain = await startRealShop(store.url.replace(/\/$/, ''), { ...ENV, UPSTREAM_EXTENSIONS: 'none' })
    try {
      const browser = openBrowser(plain.url)
      expect(await browser.ask('{ isFeatureActive(feature: "stockAlerts") }')).toEqual({ isFeatureActive: false })
      expect(await subscribe(browser, 'a@example.com')).toMatchObject({ success: false })
      expect(await isSubscribed(browser)).toBe(false)
    } finally {
      await plain.close()
    }
  })
})

describe('an alert of Magento’s own', () => {
  let own: RealShop
  beforeAll(async () => {
    const env = { ...ENV, UPSTREAM_EXTENSIONS: 'product-alerts' }
    own = await startRealShop(store.url.replace(/\/$/, ''), env)
  })
  afterAll(() => own?.close())

  test('is begun, read and ended by a customer, and mailed', async () => {
    const browser = openBrowser(own.url)
    await login(browser, camille)
    expect(await isSubscribed(browser)).toBe(false)
    expect(await subscribe(browser)).toMatchObject({ success: true, alert: { isSubscribed: true } })
    expect(await isSubscribed(browser)).toBe(true)
    expect(await unsubscribe(browser)).toMatchObject({ success: true, alert: { isSubscribed: false } })
    expect(await isSubscribed(browser)).toBe(false)
    const before = (await mails(camille.email)).length
    await subscribe(browser)
    await store.control.stock({ sku, quantity: 3 })
    expect(await mails(camille.email)).toHaveLength(before + 1)
  })

  test('is not offered where the merchant does not allow it', async () => {
    await store.control.setting({ key: 'product_alert_allow_stock', value: false })
    const refusing = await startRealShop(store.url.replace(/\/$/, ''), {
      ...ENV,
      UPSTREAM_EXTENSIONS: 'product-alerts',
    })
    try {
      const browser = openBrowser(refusing.url)
      expect(await browser.ask('{ isFeatureActive(feature: "stockAlerts") }')).toEqual({ isFeatureActive: false })
      await login(browser, camille)
      expect(await subscribe(browser)).toMatchObject({
        success: false,
        errorMessage: 'Les alertes ne sont pas disponibles pour le moment.',
      })
    } finally {
      await refusing.close()
      await store.control.setting({ key: 'product_alert_allow_stock', value: true })
    }
  })

  test('asks a guest to sign in first', async () => {
    const browser = openBrowser(own.url)
    expect(await subscribe(browser, 'invitee@example.com')).toMatchObject({
      success: false,
      errorMessage: 'Connectez-vous pour recevoir une alerte à son retour.',
    })
    expect(await isSubscribed(browser)).toBe(false)
    expect(
      await browser.ask(
        '{ a: isFeatureActive(feature: "stockAlerts") b: isFeatureActive(feature: "guestStockAlerts") }',
      ),
    ).toEqual({ a: true, b: false })
  })
})

test('the link of the module’s mails leads to the page that ends an alert', () => {
  expect(storePage('/stockradar/subscription/unsubscribe/token/0a1b/')).toBe('/account/stock-alert?token=0a1b')
})

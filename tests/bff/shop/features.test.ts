import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Edition, Level } from '../../../bff/magento/levels.ts'
import type { Store } from '../../../demo-store/server.ts'
import { camille, login } from '../customer/customers.ts'
import { type Browser, openBrowser } from '../support/browser.ts'
import { type RealShop, startRealShop } from '../support/real-shop.ts'
import { startDemoStore } from '../support/demo-store.ts'

/** A store, as far as its features go. */
type Kind = { level?: Level; edition?: Edition; without?: string[]; settings?: Record<string, string | boolean> }
type Answer = { success: boolean; errorMessage: string | null }
type Call = { field: string; variables?: string; values?: object }

type Switch = {
  feature: string
  /** What the store lacks when it is off; everything else is there. */
  off: Kind
  /** What the store has besides when it is on. */
  on?: Kind
  /** Refused with a reason when it is off, to customers and guests, or to guests alone. `works`: succeeds for a customer when it is on. */
  calls?: (Call & { works?: boolean; by?: 'guest' })[]
  /** When it is off: not there, or a page that says so. */
  screens?: { path: string; off: 404 | RegExp; on?: number }[]
}

const EXTENSIONS = [
  'helpdesk',
  'mage-os-rma',
  'product-alerts',
  'dpd-parcelshops',
  'shared-wishlist',
  'stock-alerts',
  'withdrawal',
] as const

const SKU = 'CHI-JOUET-CORDE'
const SOLD_OUT = 'CHI-BROSSE-POILS'
const PHONE = /href="tel:/

const contact: Call = {
  field: 'sendContactMessage(input: $input)',
  variables: '$input: ContactMessageInput!',
  values: { input: { name: 'Anne', email: 'anne@exemple.fr', subject: 'Ration', message: 'Quelle ration ?' } },
}
const review: Call = {
  field: 'createProductReview(input: $input)',
  variables: '$input: CreateProductReviewInput!',
  values: { input: { sku: SKU, nickname: 'Anne', title: 'Solide', comment: 'Mon chien l’adore.', ratings: [] } },
}
const withdrawal: Call = {
  field: 'withdraw(input: $input)',
  variables: '$input: WithdrawalInput!',
  values: { input: { name: 'Anne', email: 'anne@exemple.fr', orderNumber: '000000001' } },
}

const switches: Switch[] = [
  {
    feature: 'wishlist',
    off: { settings: { magento_wishlist_general_is_enabled: '0' } },
    calls: [
      { field: `addProductToWishlist(item: { sku: "${SKU}", qty: 1 })`, works: true },
      { field: 'addWishlistToCart(itemIds: [])' },
      { field: 'removeProductFromWishlist(itemId: "1")' },
      { field: 'shareWishlist(emails: ["ami@exemple.fr"])' },
    ],
    screens: [{ path: '/user/wishlist', off: 404, on: 200 }],
  },
  {
    feature: 'sharedWishlist',
    off: { without: ['shared-wishlist'] },
    calls: [{ field: 'shareWishlist(emails: ["ami@exemple.fr"])', works: true }],
    screens: [{ path: `/wishlist/share/${'a'.repeat(32)}/`, off: 404 }],
  },
  {
    feature: 'stockAlerts',
    off: { without: ['stock-alerts', 'product-alerts'] },
    calls: [
      { field: `subscribeToStockAlert(sku: "${SOLD_OUT}")`, works: true },
      { field: `unsubscribeFromStockAlert(sku: "${SOLD_OUT}")`, works: true },
      { field: `cancelStockAlert(token: "${'a'.repeat(32)}")`, works: true },
    ],
  },
  { feature: 'reviews', off: { settings: { product_reviews_enabled: '0' } }, calls: [review] },
  {
    feature: 'guestReviews',
    off: { settings: { allow_guests_to_write_product_reviews: '0' } },
    calls: [{ ...review, by: 'guest' }],
  },
  {
    feature: 'contact',
    off: { settings: { contact_enabled: false } },
    calls: [{ ...contact, works: true }],
    screens: [{ path: '/contact', off: PHONE, on: 200 }],
  },
  {
    feature: 'contact',
    off: { level: '2.4.6' },
    calls: [contact],
    screens: [{ path: '/contact', off: PHONE }],
  },
  {
    feature: 'newsletter',
    off: { settings: { newsletter_enabled: false } },
    calls: [
      { field: 'subscribeToNewsletter(email: "lettre@exemple.fr")', works: true },
      { field: 'setNewsletterSubscription(isSubscribed: true)', works: true },
    ],
    screens: [
      { path: '/newsletter', off: 404, on: 200 },
      { path: '/user/newsletter', off: 404, on: 200 },
    ],
  },
  {
    feature: 'helpdesk',
    off: { without: ['helpdesk'] },
    calls: [
      { field: 'openHelpdeskTicket(input: { subject: "Colis", message: "Percé." })', works: true },
      { field: 'answerHelpdeskTicket(id: "0123456789abcdef", message: "Merci")' },
      { field: 'closeHelpdeskTicket(id: "0123456789abcdef")' },
    ],
    screens: [
      { path: '/user/helpdesk/', off: 404, on: 200 },
      { path: '/user/helpdesk/0123456789abcdef', off: 404, on: 200 },
    ],
  },
  { feature: 'helpdeskTickets', off: { without: ['helpdesk'] } },
  {
    feature: 'returns',
    off: { without: ['mage-os-rma'] },
    calls: [{ field: 'createReturnMerchandizeAuthorizationRequest(input: { order_id: "1", items: [] })' }],
    screens: [{ path: '/user/returns', off: 404, on: 200 }],
  },
  {
    feature: 'storeCredit',
    off: {},
    on: { edition: 'commerce' },
    calls: [{ field: 'applyStoreCredit' }],
    screens: [{ path: '/user/store-credit', off: 404, on: 200 }],
  },
  {
    feature: 'withdrawal',
    off: { without: ['withdrawal'], settings: { contact_enabled: false } },
    calls: [{ ...withdrawal, works: true }],
    screens: [{ path: '/retractation', off: PHONE, on: 200 }],
  },
  {
    feature: 'guestOrders',
    off: { level: '2.4.6' },
    calls: [{ field: 'findGuestOrder(input: { number: "000000001", email: "anne@exemple.fr", proof: "35000" })' }],
    screens: [{ path: '/orders/', off: PHONE, on: 200 }],
  },
  { feature: 'pickupPoints', off: { without: ['dpd-parcelshops'] } },
  { feature: 'deliveryEstimate', off: { level: '2.4.6' } },
  { feature: 'guestCheckout', off: { settings: { is_guest_checkout_enabled: false } } },
  { feature: 'orderCancellation', off: { settings: { order_cancellation_enabled: false } } },
]

let store: Store
beforeAll(async () => {
  store = await startDemoStore()
  await store.control.stock({ sku: SOLD_OUT, quantity: 0 })
}, 60_000)
afterAll(() => store?.close())

/** The shop in front of a store of some kind, which is itself again afterwards. */
async function inFront(kind: Kind, run: (shop: RealShop) => Promise<void>): Promise<void> {
  const { level = '2.4.7', edition = 'open-source', without = [], settings = {} } = kind
  const extensions = EXTENSIONS.filter((name) => !without.includes(name))
  await store.control.level({ level })
  await store.control.edition({ edition })
  await store.control.extensions({ names: [...extensions] })
  for (const [key, value] of Object.entries(settings)) await store.control.setting({ key, value })
  const shop = await startRealShop(store.url.replace(/\/$/, ''), {
    UPSTREAM_LEVEL: level,
    UPSTREAM_EDITION: edition,
    UPSTREAM_EXTENSIONS: extensions.join(','),
    RATE_LIMIT_SENSITIVE: '100000',
    CAPTCHA: 'false',
    SHOP_PHONE: '01 99 00 00 17',
  })
  try {
    await run(shop)
  } finally {
    await shop.close()
    for (const [key, value] of Object.entries(settings)) {
      await store.control.setting({ key, value: typeof value === 'string' ? '1' : true })
    }
  }
}

async function call(browser: Browser, { field, variables, values }: Call): Promise<Answer> {
  const head = variables ? `(${variables})` : ''
  const query = `mutation ${head} { answer: ${field} { success errorMessage } }`
  return (await browser.ask<{ answer: Answer }>(query, values)).answer
}

const isActive = async (shop: RealShop, feature: string) =>
  (await openBrowser(shop.url).ask<{ active: boolean }>(`{ active: isFeatureActive(feature: "${feature}") }`)).active

/** What makes this one differ from another of the same feature. */
const named = (one: Switch): [string, Switch] => [`${one.feature} ${JSON.stringify(one.off)}`, one]

describe.each(switches.map(named))('%s', (_, { feature, off, on = {}, calls = [], screens = [] }) => {
  test('is off where the store lacks it: what asks for it is refused with a reason, its screens are not there or say so', () =>
    inFront(off, async (shop) => {
      expect(await isActive(shop, feature)).toBe(false)
      const customer = openBrowser(shop.url)
      await login(customer, camille)
      for (const one of calls) {
        for (const browser of one.by === 'guest' ? [openBrowser(shop.url)] : [customer, openBrowser(shop.url)]) {
          expect(await call(browser, one), one.field).toEqual({
            success: false,
            errorMessage: expect.stringMatching(/\w+ \w+/),
          })
        }
      }
      for (const { path, off: shown } of screens) {
        const { status, text } = await shop.get(path)
        expect(status, path).toBe(shown === 404 ? 404 : 200)
        if (shown !== 404) expect(text).toMatch(shown)
      }
    }))

  test('is on where the store has it', () =>
    inFront(on, async (shop) => {
      expect(await isActive(shop, feature)).toBe(true)
      const customer = openBrowser(shop.url)
      await login(customer, camille)
      for (const one of calls.filter(({ works }) => works)) {
        expect(await call(customer, one), one.field).toEqual({ success: true, errorMessage: null })
      }
      for (const { path, on: status } of screens) if (status) expect((await shop.get(path)).status, path).toBe(status)
    }))
})

test('a feature that nobody knows is off', () =>
  inFront({}, async (shop) => expect(await isActive(shop, 'teleportation')).toBe(false)))

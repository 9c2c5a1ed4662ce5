import { expect, test } from 'vitest'
import { extensionNames } from '../../../demo-store/levels.ts'
import { PASS, startFaultProxy } from '../support/fault-proxy.ts'
import { type Call, inFront, isActive, type Switch, testSwitches } from '../support/feature-switches.ts'
import { startRealShop } from '../support/real-shop.ts'
import { waitFor } from '../../support/wait-for.ts'

const SKU = 'CHI-JOUET-CORDE'
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
    ],
    screens: [{ path: '/user/wishlist', off: 404, on: 200 }],
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
    feature: 'storeCredit',
    off: {},
    on: { edition: 'commerce' },
    calls: [{ field: 'applyStoreCredit' }],
    screens: [{ path: '/user/store-credit', off: 404, on: 200 }],
  },
  {
    feature: 'withdrawal',
    off: { without: extensionNames, settings: { contact_enabled: false } },
    calls: [{ ...withdrawal, works: true }],
    screens: [{ path: '/retractation', off: PHONE, on: 200 }],
  },
  {
    feature: 'guestOrders',
    off: { level: '2.4.6' },
    calls: [{ field: 'findGuestOrder(input: { number: "000000001", email: "anne@exemple.fr", proof: "35000" })' }],
    screens: [{ path: '/orders/', off: PHONE, on: 200 }],
  },
  { feature: 'deliveryEstimate', off: { level: '2.4.6' } },
  { feature: 'guestCheckout', off: { settings: { is_guest_checkout_enabled: false } } },
  { feature: 'orderCancellation', off: { settings: { order_cancellation_enabled: false } } },
]

const store = testSwitches(switches)

test('an unknown feature is off', () =>
  inFront({}, store(), async (shop) => expect(await isActive(shop, 'teleportation')).toBe(false)))

test('a page comes with the features, and is made again when one is switched off', () =>
  inFront({}, store(), async (shop) => {
    const { control } = store()
    const listed = async () => /"features":\[([^\]]*)\]/.exec((await shop.get('/')).text)?.[1] ?? ''
    expect(await listed()).toContain('"newsletter"')
    await control.purgeHosts({ hosts: [new URL(shop.url).host] })
    await control.setting({ key: 'newsletter_enabled', value: false })
    try {
      await waitFor(async () => expect(await listed()).not.toContain('"newsletter"'))
      expect(await listed()).toContain('"wishlist"')
    } finally {
      await control.setting({ key: 'newsletter_enabled', value: true })
      await control.purgeHosts({ hosts: [] })
    }
  }))

test('a page is shown without the features that the store does not return, and is not cached', async () => {
  const proxy = await startFaultProxy(store().url.replace(/\/$/, ''))
  proxy.fault = ({ url = '' }) =>
    url.includes('newsletter_enabled') ? { kind: 'answer', status: 500, body: 'Internal Server Error' } : PASS
  const shop = await startRealShop(proxy.url)
  try {
    const { status, text, headers } = await shop.get('/')
    expect(status).toBe(200)
    expect(/"features":\[([^\]]*)\]/.exec(text)?.[1]).toContain('"wishlist"')
    expect(text).not.toContain('"newsletter"')
    expect(headers.get('cache-control')).toBe('no-cache')
  } finally {
    await shop.close()
    await proxy.close()
  }
})

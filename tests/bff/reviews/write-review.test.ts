import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Store } from '../../../demo-store/server.ts'
import { camille, login } from '../customer/customers.ts'
import { type Browser, openBrowser } from '../support/browser.ts'
import { type RealShop, startRealShop } from '../support/real-shop.ts'
import { startDemoStore } from '../support/demo-store.ts'

let store: Store
let shop: RealShop
let axes: { id: string; label: string }[]

const sku = 'CHI-JOUET-CORDE'
const ENV = { RATE_LIMIT_SENSITIVE: '1000', CAPTCHA: 'false' }

beforeAll(async () => {
  store = await startDemoStore()
  shop = await startRealShop(store.url.replace(/\/$/, ''), ENV)
  axes = (await openBrowser(shop.url).ask<{ reviewRatings: typeof axes }>('{ reviewRatings { id label } }'))
    .reviewRatings
})
afterAll(async () => {
  await shop?.close()
  await store?.close()
})

type ReviewResult = {
  success: boolean
  errorMessage: string | null
  errors: { field: string; message: string }[]
  review: { rating: number; title: string; author: { displayName: string } } | null
}

async function write(browser: Browser, change: object = {}): Promise<ReviewResult> {
  const input = {
    sku,
    nickname: 'Camille D.',
    title: 'Increvable',
    comment: 'Elle tient depuis <b>un an</b>.',
    ratings: axes.map(({ id }) => ({ id, rating: 4 })),
    ...change,
  }
  const { answer: response } = await browser.ask<{ answer: ReviewResult }>(
    `mutation ($input: CreateProductReviewInput!) { answer: createProductReview(input: $input) {
       success errorMessage errors { field message } review { rating title author { displayName } } } }`,
    { input },
  )
  return response
}

describe('a review', () => {
  test('is rated by the store’s own aspects', () => {
    expect(axes.length).toBeGreaterThan(0)
    expect(axes.every(({ id, label }) => id && label)).toBe(true)
  })

  test('is written by a guest or a customer, waits for the shop, and then shows', async () => {
    const browser = openBrowser(shop.url)
    const before = await total(browser)
    expect(await write(browser)).toMatchObject({
      success: true,
      errorMessage: null,
      review: { rating: 4, title: 'Increvable', author: { displayName: 'Camille D.' } },
    })
    await login(browser, camille)
    expect(await ownDate(browser)).toBeNull()
    expect(await write(browser, { title: 'Encore mieux' })).toMatchObject({ success: true })
    expect(await ownDate(browser)).toMatch(/^\d{4}-\d\d-\d\dT/)
    expect(await ownDate(browser, 'CHI-FRI-BISCUIT')).toBeNull()
    expect(await total(browser)).toBe(before)
    const [newest] = await store.control.reviews({ status: 'pending' })
    expect(newest).toMatchObject({ summary: 'Encore mieux' })
    await store.control.review({ id: newest?.id ?? 0, status: 'approved' })
  })

  test('is unknown to guests', async () => {
    expect(await ownDate(openBrowser(shop.url))).toBeNull()
  })

  const ownDate = async (browser: Browser, of = sku) =>
    (await browser.ask<{ me: { reviewedAt: string | null } }>(`{ me { reviewedAt(sku: "${of}") } }`)).me.reviewedAt

  const total = async (browser: Browser) =>
    (
      await browser.ask<{ product: { reviewsLayer: { total: number } } }>(
        `{ product(sku: "${sku}") { reviewsLayer(from: 0, size: 5) { total reviews { title } } } }`,
      )
    ).product.reviewsLayer.total

  test.each([
    ['nickname', { nickname: ' ' }],
    ['title', { title: '' }],
    ['comment', { comment: '\n' }],
    ['title', { title: 'x'.repeat(256) }],
    ['comment', { comment: 'x'.repeat(5001) }],
  ])('is refused with the fault at its field: %s %#', async (field, change) => {
    const response = await write(openBrowser(shop.url), change)
    expect(response).toMatchObject({ success: false, review: null })
    expect(response.errors.map((error) => error.field)).toEqual([field])
  })

  test('needs a note of 1 to 5 for each aspect', async () => {
    for (const ratings of [[], axes.map(({ id }) => ({ id, rating: 6 })), axes.map(({ id }) => ({ id, rating: 0 }))]) {
      const { errors } = await write(openBrowser(shop.url), { ratings })
      expect(errors.map(({ field }) => field)).toEqual(axes.map(({ id }) => `rating.${id}`))
    }
  })

  test('of an unknown product is refused', async () => {
    expect(await write(openBrowser(shop.url), { sku: 'PAS-LA' })).toMatchObject({ success: false })
  })

  test('needs a proof that a person writes it, where forms are protected', async () => {
    const guarded = await startRealShop(store.url.replace(/\/$/, ''), { ...ENV, CAPTCHA: 'true' })
    try {
      const response = await write(openBrowser(guarded.url))
      expect(response).toMatchObject({ success: false, errorMessage: expect.stringContaining('robots') })
    } finally {
      await guarded.close()
    }
  })

  test('of a guest is refused where the store wants customers only', async () => {
    await store.control.setting({ key: 'allow_guests_to_write_product_reviews', value: '0' })
    const strict = await startRealShop(store.url.replace(/\/$/, ''), ENV)
    try {
      const browser = openBrowser(strict.url)
      expect(await write(browser)).toMatchObject({
        success: false,
        errorMessage: expect.stringContaining('Connectez-vous'),
      })
      await login(browser, camille)
      expect(await write(browser)).toMatchObject({ success: true })
    } finally {
      await store.control.setting({ key: 'allow_guests_to_write_product_reviews', value: '1' })
      await strict.close()
    }
  })

  test('is not taken, nor rated, by a store without reviews', async () => {
    await store.control.setting({ key: 'product_reviews_enabled', value: '0' })
    const silent = await startRealShop(store.url.replace(/\/$/, ''), ENV)
    try {
      const browser = openBrowser(silent.url)
      expect(await write(browser)).toMatchObject({ success: false })
      expect(await browser.ask('{ reviewRatings { id } }')).toEqual({ reviewRatings: [] })
    } finally {
      await store.control.setting({ key: 'product_reviews_enabled', value: '1' })
      await silent.close()
    }
  })
})

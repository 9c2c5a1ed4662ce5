import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { seed } from '../../../demo-store/seed/data.ts'
import type { Store } from '../../../demo-store/server.ts'
import { camille, cart, login, noe } from '../customer/customers.ts'
import { type Browser, openBrowser } from '../support/browser.ts'
import { type RealShop, startRealShop } from '../support/real-shop.ts'
import { startDemoStore } from '../support/demo-store.ts'
import { choiceOf, dearest, empty, toCart, unwish, wish, wishAll, wishlistOf } from './wishes.ts'

let store: Store
let shop: RealShop
let one: Browser
let other: Browser

/** A collar that has to be chosen in colour and size. */
const COLLAR = 'CHI-COLLIER-SENTIER'
/** Bags of several sizes and prices. */
const KIBBLE = 'CHI-CRO-POULET'
const ROPE = 'CHI-JOUET-CORDE'
const ENV = {
  RATE_LIMIT_SENSITIVE: '1000',
  RATE_LIMIT_MUTATIONS: '10000',
  // The store runs in the same process.
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

describe('a wishlist', () => {
  test('knows the price and the stock of a chosen variant', async () => {
    const { options, product } = await dearest(one, KIBBLE)
    await wish(one, { sku: KIBBLE, options })
    await wish(one, { sku: KIBBLE })
    expect((await wishlistOf(one))?.items.map(({ variant }) => variant)).toEqual([product, null])
  })

  test('is null for a guest, whose wishes are refused with a note about signing in', async () => {
    const guest = openBrowser(shop.url)
    expect(await wishlistOf(guest)).toBeNull()
    const response = await wish(guest, { sku: ROPE })
    expect(response).toMatchObject({ success: false, errorMessage: expect.stringContaining('Connectez-vous') })
    expect(await toCart(guest)).toMatchObject({
      success: false,
      errorMessage: expect.stringContaining('Connectez-vous'),
    })
  })

  test('takes several at once, and those that it can where one is refused', async () => {
    const { several } = await one.ask<{ several: { success: boolean; errorMessage: string | null } }>(
      'mutation ($items: [CartItemInput!]!) { several: addProductsToWishlist(items: $items) { success errorMessage } }',
      {
        items: [
          { sku: ROPE, qty: 1 },
          { sku: 'NO-SUCH', qty: 1 },
          { sku: COLLAR, qty: 1 },
        ],
      },
    )
    expect(several).toMatchObject({ success: false, errorMessage: expect.any(String) })
    expect((await wishlistOf(one))?.items.map(({ product }) => product.sku)).toEqual([ROPE, COLLAR])
  })

  test('keeps what was chosen, in a form that can be bought', async () => {
    const options = await choiceOf(one, COLLAR)
    const { success, me } = await wish(one, { sku: COLLAR, options })
    expect(success).toBe(true)
    const [item] = me.wishlist?.items ?? []
    expect(item).toMatchObject({ qty: 1, product: { sku: COLLAR } })
    expect(item?.options).toHaveLength(options.length)
    expect(new Set(item?.selectedOptions.map((option) => JSON.stringify(option)))).toEqual(
      new Set(options.map((option) => JSON.stringify(option))),
    )
  })

  test('keeps which files were chosen of those to download', async () => {
    const guide = { sku: 'SRV-GUIDE-BARF', downloadLinks: ['2'] }
    const { me } = await wish(one, guide)
    const [item] = me.wishlist?.items ?? []
    expect(item).toMatchObject({ downloadLinks: ['2'], options: [{ value: 'Fiches de ration à remplir (PDF)' }] })
    const response = await toCart(one)
    expect(response).toMatchObject({ success: true, me: { wishlist: { items: [] } } })
    const line = response.cart.items.find(({ sku }) => sku === guide.sku)
    expect(line?.options).toEqual([{ value: 'Fiches de ration à remplir (PDF)' }])
  })

  test('is read whole, however long', async () => {
    const skus = seed.products.map(({ sku }) => sku).slice(0, 140)
    for (let start = 0; start < skus.length; start += 20) await wishAll(one, skus.slice(start, start + 20))
    const { items } = (await wishlistOf(one)) ?? { items: [] }
    expect(items.length).toBe(skus.length)
    expect(skus).toEqual(expect.arrayContaining(items.map(({ product }) => product.sku)))
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
  })

  test('reveals neither its number at the store nor another list', async () => {
    await wish(other, { sku: ROPE })
    const [mine, theirs] = [await wishlistOf(one), await wishlistOf(other)]
    expect(mine?.id).toMatch(/^[\w-]{22}$/)
    expect(mine?.id).not.toBe(theirs?.id)
    expect(mine?.items).toEqual([])
  })

  test('cannot be reached by the ids of its items', async () => {
    const { me } = await wish(other, { sku: ROPE })
    const id = me.wishlist?.items[0]?.id ?? ''
    await wish(one, { sku: 'CHI-GAM-GRES' })
    // A deleted item and somebody else's get the same message.
    expect(await unwish(one, id)).toMatchObject({ success: true, me: { wishlist: { items: [{}] } } })
    expect(await unwish(one, '0')).toMatchObject({ success: true })
    expect(await unwish(one, '1 or 1=1')).toMatchObject({ success: true })
    expect(await toCart(one, [id])).toMatchObject({ success: false, refusedItems: [] })
    for (let guess = Number(id) - 3; guess < Number(id) + 3; guess++) {
      if (guess > 0) await toCart(one, [String(guess)])
    }
    expect((await wishlistOf(other))?.items.map((item) => item.id)).toEqual([id])
    expect((await cart(one)).items.map(({ sku }) => sku)).not.toContain(ROPE)
  })
})

describe('wishes go into the cart', () => {
  test('all of them, and leave the list', async () => {
    const options = await choiceOf(one, COLLAR)
    await wish(one, { sku: COLLAR, options })
    await wish(one, { sku: ROPE })
    const response = await toCart(one)
    expect(response).toMatchObject({
      success: true,
      errorMessage: null,
      refusedItems: [],
      me: { wishlist: { items: [] } },
    })
    expect(response.cart.items.map(({ sku }) => sku)).toContain(ROPE)
    expect(response.cart.items.find(({ sku }) => sku.startsWith(COLLAR))?.options).toHaveLength(options.length)
  })

  test('what the cart refuses stays, and is named', async () => {
    await wish(one, { sku: COLLAR })
    await wish(one, { sku: ROPE })
    const response = await toCart(one)
    expect(response.success).toBe(false)
    const [left] = response.me.wishlist?.items ?? []
    expect(response.me.wishlist?.items).toHaveLength(1)
    expect(left?.product.sku).toBe(COLLAR)
    expect(response.refusedItems).toEqual([{ itemId: left?.id, message: response.errorMessage }])
    expect(response.cart.items.map(({ sku }) => sku)).toContain(ROPE)
  })

  test('adds what the cart has already once more, beside one that is refused', async () => {
    const skus = [ROPE, 'CHI-MAC-DENTAIRE']
    for (const sku of skus) await wish(one, { sku })
    const counts = ({ items }: { items: { sku: string; qty: number }[] }) =>
      skus.map((sku) => items.find((item) => item.sku === sku)?.qty ?? 0)
    const before = counts((await toCart(one)).cart)
    for (const sku of [skus[0], COLLAR, skus[1]]) await wish(one, { sku })
    const response = await toCart(one)
    expect(response.refusedItems).toHaveLength(1)
    expect(response.me.wishlist?.items.map(({ product }) => product.sku)).toEqual([COLLAR])
    expect(counts(response.cart)).toEqual(before.map((count) => count + 1))
  })

  test('is refused under its name, not under the reference that the store quotes', async () => {
    const { me } = await wish(one, { sku: 'CHI-GAM-GRES' })
    const name = me.wishlist?.items[0]?.product.name ?? 'no name'
    await store.control.stock({ sku: 'CHI-GAM-GRES', quantity: 0 })
    const response = await toCart(one)
    await store.control.stock({ sku: 'CHI-GAM-GRES', quantity: 50 })
    expect(response.refusedItems.map(({ message }) => message)).toEqual([expect.stringContaining(name)])
    expect(response.errorMessage).not.toContain('CHI-GAM-GRES')
  })

  test('one alone', async () => {
    await wish(one, { sku: 'CHI-GAM-GRES' })
    const { me } = await wish(one, { sku: 'CHI-MAC-DENTAIRE' })
    const id = me.wishlist?.items.find(({ product }) => product.sku === 'CHI-MAC-DENTAIRE')?.id ?? ''
    const response = await toCart(one, [id])
    expect(response.me.wishlist?.items.map(({ product }) => product.sku)).toEqual(['CHI-GAM-GRES'])
    expect(await toCart(one, [id])).toMatchObject({
      success: false,
      errorMessage: 'Cet article n’est plus sur votre liste.',
    })
  })

  test('from an empty list nothing', async () => {
    expect(await toCart(one)).toMatchObject({ success: false, errorMessage: 'Votre liste est vide.' })
  })
})

describe('where the store lacks it', () => {
  test('there is no list, and changes are refused', async () => {
    await store.control.setting({ key: 'magento_wishlist_general_is_enabled', value: '0' })
    const off = await startRealShop(store.url.replace(/\/$/, ''), ENV)
    try {
      const browser = openBrowser(off.url)
      await login(browser, camille)
      expect(await wishlistOf(browser)).toBeNull()
      const response = await wish(browser, { sku: ROPE })
      expect(response).toMatchObject({ success: false, errorMessage: expect.stringContaining('pas disponibles') })
      expect(await browser.ask('{ isFeatureActive(feature: "wishlist") }')).toEqual({ isFeatureActive: false })
    } finally {
      await store.control.setting({ key: 'magento_wishlist_general_is_enabled', value: '1' })
      await off.close()
    }
  })
})

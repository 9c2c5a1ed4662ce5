import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Store } from '../../../upstream/server.ts'
import { openBrowser } from '../support/browser.ts'
import { type RealShop, startRealShop } from '../support/real-shop.ts'
import { startStandIn } from '../support/stand-in.ts'
import { add, camille, cart, change, login, me, noe, PASSWORD } from './accounts.ts'

let store: Store
let shop: RealShop

beforeAll(async () => {
  store = await startStandIn()
  shop = await startRealShop(store.url.replace(/\/$/, ''), { RATE_LIMIT_SENSITIVE: '1000' })
}, 60_000)

afterAll(async () => {
  await shop?.close()
  await store?.close()
})

const guest = { id: null, email: null, firstname: null, hasExpired: false, addresses: [] }

describe('signing in', () => {
  test('tells who is there, and keeps the token out of the browser', async () => {
    const browser = openBrowser(shop.url)
    expect(await me(browser)).toEqual(guest)
    const answer = await login(browser, camille)
    expect(answer).toMatchObject({ success: true, notes: [], me: { firstname: 'Camille', email: camille.email } })
    expect(await me(browser)).toEqual(answer.me)
    expect(answer.me.addresses).toHaveLength(2)
    expect(browser.cookie.length).toBeLessThan(3800)
    expect(JSON.stringify(answer)).not.toContain('eyJ')
  })

  test('names a customer by the same opaque id everywhere, and two by two', async () => {
    const [one, two, other] = [openBrowser(shop.url), openBrowser(shop.url), openBrowser(shop.url)]
    const { me: first } = await login(one, camille)
    const { me: second } = await login(two, { ...camille, email: camille.email.toUpperCase() })
    const { me: third } = await login(other, noe)
    expect(first.id).toBe(second.id)
    expect(third.id).not.toBe(first.id)
    expect(first.id).toMatch(/^[\w-]{22}$/)
  })

  test('is refused alike for a wrong password and an unknown address', async () => {
    const browser = openBrowser(shop.url)
    const wrong = await login(browser, { ...noe, password: 'Faux-2026!' })
    const unknown = await login(browser, { email: 'personne@example.com', password: 'Faux-2026!' })
    expect(wrong).toMatchObject({ success: false, me: guest, errors: [] })
    expect(unknown).toEqual(wrong)
  })

  test.each([
    ['email', { email: 'pas une adresse', password: PASSWORD }],
    ['email', { email: '', password: PASSWORD }],
    ['password', { email: camille.email, password: '' }],
  ])('says which field is wrong before it asks the store: %s', async (field, entered) => {
    const answer = await login(openBrowser(shop.url), entered)
    expect(answer.success).toBe(false)
    expect(answer.errors.map((error) => error.field)).toEqual([field])
  })

  test('brings the cart of a guest along once, and adds quantities up', async () => {
    const phone = openBrowser(shop.url)
    await login(phone, noe)
    await add(phone, 'CHI-GAM-GRES', 1)
    const own = await cart(phone)

    const laptop = openBrowser(shop.url)
    await add(laptop, 'CHI-GAM-GRES', 2)
    const { cart: merged, notes } = await login(laptop, noe)
    expect(notes).toEqual([])
    expect(merged).toEqual({ ...own, items_qty: 3, items: [{ ...own.items[0], qty: 3 }] })
    expect(await cart(phone)).toEqual(merged)
    expect((await login(laptop, noe)).cart).toEqual(merged)
  })
})

describe('signing out', () => {
  test('leaves nothing behind, and makes a copied cookie worthless', async () => {
    const browser = openBrowser(shop.url)
    await login(browser, camille)
    await add(browser, 'CHI-GAM-GRES', 1)
    const thief = browser.copy()
    const answer = await change(browser, 'logout')
    expect(answer).toMatchObject({ success: true, me: guest, cart: { items: [] } })
    expect(await me(browser)).toEqual(guest)
    expect((await cart(browser)).items).toEqual([])
    expect(await me(thief)).toEqual({ ...guest, hasExpired: true })
    expect((await cart(thief)).items).toEqual([])
  })
})

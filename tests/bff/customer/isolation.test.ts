import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { type Browser, openBrowser } from '../support/browser.ts'
import { type FakeStore, startFakeStore, type StoreCall, type StoreReply } from '../support/fake-store.ts'
import { createTestApp } from '../support/test-app.ts'
import { add, camille, cart, change, login, me, noe } from './customers.ts'
import { useCustomerShop } from './customer-shop.ts'

/** Later than the end of a token, which lasts an hour. */
const afterTheSession = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7_200_000 })
afterEach(() => void vi.useRealTimers())

describe('two customers', () => {
  const at = useCustomerShop()

  test('see their own name, cart and addresses, and nothing of each other', async () => {
    const [one, other] = [at.newBrowser(), at.newBrowser()]
    await Promise.all([login(one, camille), login(other, noe)])
    await Promise.all([add(one, 'CHI-GAM-GRES', 1), add(other, 'CHI-GAM-LENTE', 1)])
    const [camilles, noes] = await Promise.all([cart(one), cart(other)])
    expect(camilles.items.map(({ sku }) => sku)).toEqual(['CHI-GAM-GRES'])
    expect(noes.items.map(({ sku }) => sku)).toEqual(['CHI-GAM-LENTE'])
    expect(camilles.id).not.toBe(noes.id)
    expect(await me(one)).toMatchObject({ email: camille.email, addresses: [{}, {}] })
    expect(await me(other)).toMatchObject({ email: noe.email, addresses: [] })
  })

  test('of one browser, one after the other, find nothing of each other', async () => {
    const browser = at.newBrowser()
    await login(browser, camille)
    await add(browser, 'CHI-GAM-GRES', 1)
    await change(browser, 'logout')
    expect((await cart(browser)).items).toEqual([])
    const { me: second, cart: own } = await login(browser, noe)
    expect(second).toMatchObject({ email: noe.email, addresses: [] })
    expect(own.items.map(({ sku }) => sku)).not.toContain('CHI-GAM-GRES')
  })

  test('who follow each other without signing out do not pass the cart on', async () => {
    const browser = at.newBrowser()
    await login(browser, camille)
    await add(browser, 'CHI-GAM-GRES', 1)
    const { cart: own, notes } = await login(browser, noe)
    expect(own.items.map(({ sku }) => sku)).not.toContain('CHI-GAM-GRES')
    expect(notes).toEqual([])
  })

  test('have their own cart back after a session that ended, with what they took as a guest meanwhile', async () => {
    const browser = at.newBrowser()
    const { cart: before } = await login(browser, noe)
    await add(browser, 'CHI-GAM-GRES', 1)
    afterTheSession()
    expect((await cart(browser)).items).toEqual([])
    await add(browser, 'CHI-FRI-BISCUIT', 2)
    expect((await cart(browser)).items).toEqual([{ sku: 'CHI-FRI-BISCUIT', qty: 2 }])
    expect(await me(browser)).toMatchObject({ id: null, hasExpired: true })
    expect((await cart(browser)).items).toEqual([{ sku: 'CHI-FRI-BISCUIT', qty: 2 }])
    const { cart: after } = await login(browser, noe)
    expect(after.id).toBe(before.id)
    expect(after.items.map(({ sku }) => sku)).toEqual(expect.arrayContaining(['CHI-GAM-GRES', 'CHI-FRI-BISCUIT']))
  })

  test('get private responses that may not be stored, and public ones without a cookie', async () => {
    const browser = at.newBrowser()
    await login(browser, camille)
    const own = await browser.post('{ me { email } }')
    expect(own.headers.get('cache-control')).toBe('private, no-store')
    const everybodys = await browser.post('{ shop { name } navigation { name } }')
    expect(everybodys.headers.getSetCookie()).toEqual([])
    expect(everybodys.headers.get('cache-control')).toContain('public')
    expect(everybodys.text).toBe((await at.newBrowser().post('{ shop { name } navigation { name } }')).text)
  })
})

describe('towards the store', () => {
  let store: FakeStore
  let app: FastifyInstance
  let url: string
  const TOKEN = `e30.${Buffer.from(JSON.stringify({ uid: 7, iat: 3_999_996_400, exp: 4_000_000_000 })).toString('base64url')}.secret`

  beforeAll(async () => {
    store = await startFakeStore(answered)
    app = await createTestApp({ UPSTREAM_URL: store.url, CAPTCHA: 'false' })
    url = await app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(async () => {
    await app?.close()
    await store?.close()
  })

  function answered({ query }: StoreCall): StoreReply {
    const own = { id: 'own', items: [], is_virtual: false, shipping_addresses: [], prices: null }
    const customer = { firstname: 'Camille', lastname: 'D', email: camille.email, created_at: 'x', addresses: [] }
    if (query.includes('generateCustomerToken')) return { body: { data: { generateCustomerToken: { token: TOKEN } } } }
    if (query.includes('customerCart')) return { body: { data: { customerCart: own } } }
    if (query.includes('cart(')) return { body: { data: { cart: own } } }
    if (query.includes('customer')) return { body: { data: { customer } } }
    return { body: { data: { storeConfig: { minimum_password_length: '9', required_character_classes_number: '2' } } } }
  }

  test('the token is sent with private calls only, by POST, and with nothing that is cached for all', async () => {
    const browser = openBrowser(url)
    await login(browser, camille)
    store.calls.length = 0
    expect(await browser.ask('{ me { email } passwordRule { minLength } }')).toMatchObject({
      me: { email: camille.email },
    })
    const withToken = store.calls.filter(({ headers }) => headers.authorization === `Bearer ${TOKEN}`)
    expect(withToken.map(({ method }) => method)).toEqual(['POST'])
    const others = store.calls.filter(({ headers }) => headers.authorization === undefined)
    expect(others.every(({ query }) => query.includes('storeConfig'))).toBe(true)
    expect(withToken.length + others.length).toBe(store.calls.length)
  })

  test('what a customer read from the public cache is there for a guest without another request', async () => {
    const [browser, guest] = [openBrowser(url), openBrowser(url)]
    await login(browser, camille)
    await browser.ask('{ passwordRule { characterClasses } }')
    store.calls.length = 0
    expect(await guest.ask('{ passwordRule { characterClasses } }')).toEqual({ passwordRule: { characterClasses: 2 } })
    expect(store.calls).toEqual([])
  })

  test('a guest’s name is never requested', async () => {
    store.calls.length = 0
    expect(await me(openBrowser(url))).toMatchObject({ id: null, hasExpired: false })
    expect(store.calls).toEqual([])
  })

  test.each([
    ['reading it', (browser: Browser) => cart(browser)],
    ['the checkout', (browser: Browser) => browser.ask('{ checkout { cart { id } } }')],
    ['a change of it', (browser: Browser) => browser.ask('mutation { applyCoupon(code: "DIX") { success } }')],
    ['telling that the session ended', async (browser: Browser) => [await me(browser), await cart(browser)]],
    ['signing in again', (browser: Browser) => login(browser, camille)],
  ])('a cart of a session that ended is not requested as a guest’s: %s', async (_what, run) => {
    const browser = openBrowser(url)
    await login(browser, camille)
    afterTheSession()
    store.calls.length = 0
    await run(browser)
    const asGuest = store.calls.filter(({ headers }) => headers.authorization === undefined)
    expect(asGuest.filter(({ variables }) => Object.values(variables).includes('own'))).toEqual([])
  })

  test('neither token nor password shows in what the browser gets', async () => {
    const browser = openBrowser(url)
    const response = await login(browser, camille)
    expect(JSON.stringify(response)).not.toContain(TOKEN)
    expect(browser.cookie).not.toContain('secret')
    expect(Buffer.from(browser.cookie, 'base64url').toString('latin1')).not.toContain(TOKEN)
  })
})

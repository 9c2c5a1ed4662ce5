import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Store } from '../../../demo-store/server.ts'
import { add, camille, cart, change, login, noe } from '../customer/customers.ts'
import { type Browser, openBrowser } from '../support/browser.ts'
import { startDemoStore } from '../support/demo-store.ts'
import { type RealShop, startRealShop } from '../support/real-shop.ts'

const SKU = 'CHI-JOUET-CORDE'

let store: Store
let shop: RealShop
beforeAll(async () => {
  store = await startDemoStore()
  shop = await startRealShop(store.url.replace(/\/$/, ''), { RATE_LIMIT_SENSITIVE: '100000' })
})
afterAll(async () => {
  await shop?.close()
  await store?.close()
})

/** What scripts of a page would read. */
const presence = ({ cookie }: Browser) => /musette-presence=([^;]*)/.exec(cookie)?.[1]

/** The session of a browser without the cookie, or with another one. */
const withPresence = ({ cookie }: Browser, value?: string) => {
  const others = cookie.split('; ').filter((pair) => !pair.startsWith('musette-presence='))
  return openBrowser(shop.url, [...others, ...(value === undefined ? [] : [`musette-presence=${value}`])].join('; '))
}

async function changeLine(browser: Browser, qty: number): Promise<void> {
  const { cart } = await browser.ask<{ cart: { items: { item_id: string }[] } }>('{ cart { items { item_id } } }')
  await browser.ask('mutation Q($id: ID!, $qty: Float!) { updateCartItem(item_id: $id, qty: $qty) { success } }', {
    id: cart.items[0]?.item_id,
    qty,
  })
}

describe('what scripts may know of a session', () => {
  test('is nothing of a visitor who has none, whatever is requested', async () => {
    const browser = openBrowser(shop.url)
    await browser.ask('{ shop { name } cart { items_qty } me { id } }')
    expect(browser.cookie).toBe('')
  })

  test('follows a guest’s cart', async () => {
    const browser = openBrowser(shop.url)
    await add(browser, SKU, 2)
    expect(presence(browser)).toBe('g2')
    await changeLine(browser, 5)
    expect(presence(browser)).toBe('g5')
    await changeLine(browser, 0)
    expect(presence(browser)).toBe('g0')
  })

  test('follows sign-in, with the cart that it merges, and sign-out', async () => {
    const browser = openBrowser(shop.url)
    await login(browser, camille)
    const before = (await cart(browser)).items_qty
    expect(presence(browser)).toBe(`c${before}`)
    await change(browser, 'logout')
    expect(presence(browser)).toBeUndefined()
    await add(browser, SKU, 1)
    expect(presence(browser)).toBe('g1')
    await login(browser, camille)
    expect(presence(browser)).toBe(`c${before + 1}`)
  })

  test('shows that prices differ from those of public pages', async () => {
    const browser = openBrowser(shop.url)
    await browser.ask('mutation { setCurrency(currency: "USD") { success } }')
    expect(presence(browser)).toBe('g0p')
    await add(browser, SKU, 2)
    expect(presence(browser)).toBe('g2p')
    await browser.ask('mutation { setCurrency(currency: "EUR") { success } }')
    expect(presence(browser)).toBe('g2')
    const wholesale = openBrowser(shop.url)
    await login(wholesale, { ...camille, email: 'elevage.moulin@example.com' })
    await wholesale.ask('{ me { hasOwnPrices } cart { items_qty } }')
    expect(presence(wholesale)).toBe('c0p')
    await wholesale.ask('{ shop { name } }')
    expect(presence(wholesale)).toBe('c0p')
    await change(wholesale, 'logout')
    expect(presence(wholesale)).toBeUndefined()
  })

  test('is given again to a session that has lost it', async () => {
    const browser = openBrowser(shop.url)
    await add(browser, SKU, 2)
    const older = withPresence(browser)
    await older.ask('{ shop { name } }')
    expect(presence(older)).toBe('g-')
    await cart(older)
    expect(presence(older)).toBe('g2')
  })

  test('grants nothing to who forges it, and the next response corrects it', async () => {
    const forger = openBrowser(shop.url, 'musette-presence=c7')
    expect(await forger.ask('{ me { id } cart { items_qty } }')).toEqual({ me: { id: null }, cart: { items_qty: 0 } })
    expect(forger.cookie).toBe('')
    const browser = openBrowser(shop.url)
    await add(browser, SKU, 2)
    const boaster = withPresence(browser, 'c1')
    expect((await cart(boaster)).items_qty).toBe(2)
    expect(presence(boaster)).toBe('g2')
  })

  test('says that a customer has bought something, once a response did', async () => {
    const browser = openBrowser(shop.url)
    await login(browser, camille)
    expect(presence(browser)).not.toMatch(/b$/)
    await browser.ask('{ me { orderList { total } } }')
    expect(presence(browser)).toMatch(/^c\d+b$/)
    await cart(browser)
    expect(presence(browser)).toMatch(/^c\d+b$/)
    await login(browser, noe)
    await browser.ask('{ me { boughtGoods { line } } }')
    expect(presence(browser)).toMatch(/^c\d+$/)
  })

  test('is removed with a cart that is gone', async () => {
    const browser = openBrowser(shop.url)
    await add(browser, SKU, 2)
    const copy = browser.copy()
    // The cart becomes part of the customer's own.
    await login(browser, camille)
    expect(presence(copy)).toBe('g2')
    expect((await cart(copy)).items_qty).toBe(0)
    expect(presence(copy)).toBeUndefined()
  })
})

describe('a public page', () => {
  test.each(['/', '/chiens/croquettes.html', '/search/croquettes', '/livraison', '/gibts-nicht'])(
    '%s is byte for byte the same for everybody, and sets no cookie',
    async (path) => {
      const customer = openBrowser(shop.url)
      await login(customer, camille)
      await add(customer, SKU, 1)
      const visitors = ['', customer.cookie, 'musette-presence=c7', 'musette-presence=<b>; musette-cart=x']
      const pages = []
      for (const cookie of visitors) pages.push(await shop.get(path, cookie ? { cookie } : {}))
      const [first] = pages
      for (const { status, text, headers } of pages) {
        expect([status, text, headers.get('etag')]).toEqual([first?.status, first?.text, first?.headers.get('etag')])
        expect(headers.get('set-cookie')).toBeNull()
        expect(headers.get('cache-control')).toMatch(/^public, /)
        expect(headers.get('vary') ?? '').not.toMatch(/cookie/i)
      }
    },
  )
})

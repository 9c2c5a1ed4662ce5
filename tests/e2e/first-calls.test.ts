import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import manifest from '../../schema/operations.generated.json' with { type: 'json' }
import { AddItemToCart } from '../../web/screens/cart/cart.generated.ts'
import { Login } from '../../web/screens/customer/customer.generated.ts'
import { SetCurrency } from '../../web/shell/currency/currency.generated.ts'
import { expectSilence, openBrowser, settled, visit } from './browser.ts'
import { addToCart, openProduct } from './product-steps.ts'
import { createShopper } from './shopper.ts'

const shop = inject('shopUrl')

const PAGES = [
  '/',
  '/chiens.html',
  '/chiens.html?page=2&_kx=1&utm_source=lettre',
  '/search/croquettes',
  '/livraison',
  '/croquettes-poulet-fermier-et-riz-chien-adulte.html',
]

const SKU = 'CHI-JOUET-CORDE'
const camille = { email: 'camille.durand@example.com', password: 'Musette-2026!' }
const helene = { ...camille, email: 'elevage.moulin@example.com' }

let browser: Browser
const cookies = { guest: '', customer: '', wholesale: '', dollars: '' }
beforeAll(async () => {
  browser = await openBrowser()
  const [guest, customer] = [createShopper(shop), createShopper(shop)]
  const [wholesale, dollars] = [createShopper(shop), createShopper(shop)]
  await guest.ask(AddItemToCart, { item: { sku: SKU, qty: 2 } })
  await customer.ask(Login, camille)
  await wholesale.ask(Login, helene)
  await dollars.ask(SetCurrency, { currency: 'USD' })
  cookies.guest = guest.cookie()
  cookies.customer = customer.cookie()
  cookies.wholesale = wholesale.cookie()
  cookies.dollars = dollars.cookie()
})
afterAll(() => browser.close())

const names = new Map(Object.entries(manifest).map(([sha256, { name }]) => [sha256, name]))

type Body = { extensions?: { persistedQuery?: { sha256Hash: string } } }

/** The names of the operations that a page asks for from now on; a batch is one. */
function requestsOf(page: Page): string[] {
  const requested: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname !== '/graphql') return
    const body = (request.postDataJSON() ?? {
      extensions: JSON.parse(searchParams.get('extensions') ?? '{}') as unknown,
    }) as Body | Body[]
    const all = Array.isArray(body) ? body : [body]
    requested.push(all.map(({ extensions }) => names.get(extensions?.persistedQuery?.sha256Hash ?? '')).join())
  })
  return requested
}

const badge = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Panier, / })

/** Opens a page with the cookies of somebody, and waits until it asks for nothing more. */
async function arrive(path: string, cookie = '') {
  const visitor = await visit(browser, 360)
  const pairs = cookie.split('; ').filter(Boolean)
  await visitor.page.context().addCookies(
    pairs.map((pair) => {
      const at = pair.indexOf('=')
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url: shop }
    }),
  )
  const requested = requestsOf(visitor.page)
  await visitor.page.goto(shop + path, { waitUntil: 'networkidle' })
  await settled(visitor.page)
  return { ...visitor, requested }
}

describe.each(PAGES)('%s', (path) => {
  test('requests nothing where the visitor has neither session nor cart', async () => {
    const visitor = await arrive(path)
    const { page, requested, leave } = visitor
    await badge(page).waitFor()
    expect(await badge(page).getAttribute('aria-label')).toBe('Panier, 0 article')
    expect(requested).toEqual([])
    expectSilence(visitor)
    await leave()
  })
})

/** One that waits for a touch and one that does not. */
describe.each(['/', '/croquettes-poulet-fermier-et-riz-chien-adulte.html'])('%s', (path) => {
  test('sends one request for a guest with a cart, whose number is there', async () => {
    const visitor = await arrive(path, cookies.guest)
    const { page, requested, leave } = visitor
    expect(await badge(page).getAttribute('aria-label')).toBe('Panier, 2 articles')
    expect(requested).toEqual(['Shopper'])
    expectSilence(visitor)
    await leave()
  })

  test('sends one request for a customer, who is greeted', async () => {
    const visitor = await arrive(path, cookies.customer)
    const { page, requested, leave } = visitor
    await page.getByRole('link', { name: 'Camille, Mon compte' }).waitFor()
    // With more in it while the shop does not know yet whether the customer's group has prices of its own. What customers alone are shown is
    // asked for by itself.
    expect(requested.filter((names) => names.includes('Shopper'))).toHaveLength(1)
    expectSilence(visitor)
    await leave()
  })
})

/** One with a list, and one whose own price differs. */
describe.each(['/search/gamelle%20gr%C3%A8s', '/gamelle-en-gres-emaille-pour-chien.html'])('%s', (path) => {
  test.each([
    ['a customer with prices of their own', 'wholesale', /^19,90/],
    ['a guest with another currency', 'dollars', /\$/],
  ] as const)('asks once for %s, and shows their prices', async (_who, cookie, price) => {
    const visitor = await arrive(path, cookies[cookie])
    const { page, requested, leave } = visitor
    await page.getByRole('main').getByText(price).first().waitFor()
    expect(requested).toHaveLength(1)
    expect(requested[0]?.split(',').includes('Shopper')).toBe(cookie === 'wholesale')
    expectSilence(visitor)
    await leave()
  })
})

describe('the cookie that scripts read', () => {
  test('follows what is put into the cart, in other tabs too', async () => {
    const visitor = await arrive('/')
    const { page, leave } = visitor
    await openProduct(page, shop, SKU)
    const other = await page.context().newPage()
    await other.goto(`${shop}/livraison`, { waitUntil: 'networkidle' })
    const requested = requestsOf(other)
    await page.bringToFront()
    await addToCart(page).click()
    await page.getByRole('dialog', { name: 'Votre panier' }).getByText('Ajouté au panier').waitFor()
    await other.bringToFront()
    await other.getByRole('link', { name: 'Panier, 1 article' }).waitFor()
    expect(requested).toEqual([])
    expectSilence(visitor)
    await leave()
  })

  test('has no effect when it is forged, and is corrected by the next response', async () => {
    const { page, requested, leave } = await arrive('/livraison', 'musette-presence=c42')
    expect(requested).toEqual(['Shopper'])
    await page.getByRole('link', { name: 'Panier, 0 article' }).waitFor()
    expect(await page.evaluate(() => document.cookie)).not.toContain('presence')
    await leave()
  })

  test('is given back to a customer who has lost it', async () => {
    const cookie = cookies.customer.replace(/musette-presence=[^;]*(; )?/, '')
    const { page, requested, leave } = await arrive('/livraison', cookie)
    expect(requested).toEqual([])
    await page.goto(`${shop}/user/`, { waitUntil: 'networkidle' })
    await page.getByRole('link', { name: 'Camille, Mon compte' }).waitFor()
    expect(await page.evaluate(() => document.cookie)).toContain('musette-presence=c')
    await leave()
  })
})

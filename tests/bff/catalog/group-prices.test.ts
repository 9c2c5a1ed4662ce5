import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Browser } from '../support/browser.ts'
import { openBrowser } from '../support/browser.ts'
import { startRealShop } from '../support/real-shop.ts'
import { camille, change, login, noe, PASSWORD } from '../customer/customers.ts'
import { useCustomerShop } from '../customer/customer-shop.ts'

const at = useCustomerShop()

const helene = { email: 'elevage.moulin@example.com', password: PASSWORD }
const BOWL = 'CHI-GAM-GRES'
const STICKS = 'CHI-MAC-DENTAIRE'
const USUAL = 24.9
const WHOLESALE = 19.9

const FINAL = 'prices { finalPrice { priceInclTax { value { amount } } } }'
type Priced = { prices: { finalPrice: { priceInclTax: { value: { amount: number } } } } }
const amountOf = (product: Priced | null | undefined) => product?.prices.finalPrice.priceInclTax.value.amount

/** Returns the price of a product on its page. */
async function price(browser: Browser, sku = BOWL): Promise<number | undefined> {
  return amountOf((await browser.ask<{ product: Priced }>(`{ product(sku: "${sku}") { ${FINAL} } }`)).product)
}

/** Returns the price of a product in a list. */
async function listed(browser: Browser): Promise<number | undefined> {
  const query = `{ search(query: "gamelle grès") { products { products { sku ${FINAL} } } } }`
  const { search } = await browser.ask<{ search: { products: { products: (Priced & { sku: string })[] } } }>(query)
  return amountOf(search.products.products.find(({ sku }) => sku === BOWL))
}

const hasOwnPrices = async (browser: Browser) =>
  (await browser.ask<{ me: { hasOwnPrices: boolean } }>('{ me { hasOwnPrices } }')).me.hasOwnPrices

async function signedIn(who: typeof helene): Promise<Browser> {
  const browser = at.newBrowser()
  await login(browser, who)
  return browser
}

describe('a customer whose group has prices of its own', () => {
  test('sees the group’s prices on product pages and in lists, in whatever order they are read; no other visitor does', async () => {
    const [wholesale, general, guest] = [await signedIn(helene), await signedIn(noe), at.newBrowser()]
    for (const read of [price, listed]) {
      expect(await read(guest)).toBe(USUAL)
      expect(await read(wholesale)).toBe(WHOLESALE)
      expect(await read(general)).toBe(USUAL)
      expect(await read(at.newBrowser())).toBe(USUAL)
      expect(await read(wholesale)).toBe(WHOLESALE)
    }
  })

  test('gets tier prices of the group, without the one that is the price itself', async () => {
    const tiers = async (browser: Browser, sku: string) =>
      (
        await browser.ask<{ product: { prices: { tierPrice: { qty: number }[] } } }>(
          `{ product(sku: "${sku}") { prices { tierPrice { qty } } } }`,
        )
      ).product.prices.tierPrice.map(({ qty }) => qty)
    const wholesale = await signedIn(helene)
    expect(await tiers(wholesale, STICKS)).toContain(6)
    expect(await tiers(at.newBrowser(), STICKS)).not.toContain(6)
    expect(await tiers(wholesale, BOWL)).toEqual([])
  })

  test('gets an uncacheable response where it has prices, and the public one elsewhere', async () => {
    const wholesale = await signedIn(helene)
    expect(await hasOwnPrices(wholesale)).toBe(true)
    expect(await hasOwnPrices(at.newBrowser())).toBe(false)
    const own = await wholesale.post(`{ product(sku: "${BOWL}") { name } }`)
    expect(own.headers.get('cache-control')).toBe('private, no-store')
    expect((await wholesale.post('{ navigation { name } }')).headers.get('cache-control')).toContain('public')
  })

  test('gets the public HTML of every page: the group’s prices are loaded by the browser', async () => {
    const wholesale = await signedIn(helene)
    const { text: path } = await wholesale.post(`{ product(sku: "${BOWL}") { path } }`)
    const [, address = ''] = /"path":"([^"]+)"/.exec(path) ?? []
    const [own, everybodys] = await Promise.all([
      at.shop.get(address, { cookie: wholesale.cookie }),
      at.shop.get(address),
    ])
    expect(own.text).toContain('24,90')
    expect(own.text).toBe(everybodys.text)
  })

  test('shares cached responses with the group: what one customer has read costs the next no call', async () => {
    const [one, other] = [await signedIn(helene), await signedIn(helene)]
    await price(one, 'CHI-GAM-LENTE')
    await at.store.control.resetRequests()
    expect(await price(other, 'CHI-GAM-LENTE')).toBeGreaterThan(0)
    expect((await at.store.control.requests()).byOperation).not.toHaveProperty('ProductDetails')
  })

  test('sees guests’ prices again after signing out', async () => {
    const browser = await signedIn(helene)
    await change(browser, 'logout')
    expect(await price(browser)).toBe(USUAL)
    expect(await hasOwnPrices(browser)).toBe(false)
  })

  test('sees a new price with the next request after the merchant saved it', async () => {
    const wholesale = await signedIn(helene)
    await at.store.control.purgeHosts({ hosts: [new URL(at.shop.url).host] })
    await price(wholesale, 'CHI-GAM-LENTE')
    await at.store.control.groupPrice({ sku: 'CHI-GAM-LENTE', group: 'wholesale', qty: 1, cents: 1650 })
    expect(await price(wholesale, 'CHI-GAM-LENTE')).toBe(16.5)
    expect(await price(at.newBrowser(), 'CHI-GAM-LENTE')).toBe(21.9)
  })
})

describe('a customer of the usual group', () => {
  test('reads what guests have read, once it is known that the group has no prices of its own', async () => {
    const general = await signedIn(camille)
    await expect.poll(() => hasOwnPrices(general)).toBe(false)
    await price(at.newBrowser(), STICKS)
    await at.store.control.resetRequests()
    expect(await price(general, STICKS)).toBeGreaterThan(0)
    expect((await at.store.control.requests()).total).toBe(0)
  })
})

describe('a customer who is moved to another group', () => {
  beforeEach(() => at.store.control.customerGroup({ email: noe.email, group: 'general' }))
  afterAll(() => at.store.control.customerGroup({ email: noe.email, group: 'general' }))

  test('takes nothing of his new prices to the group he came from', async () => {
    await at.store.control.customerGroup({ email: noe.email, group: 'wholesale' })
    const moved = await signedIn(noe)
    expect(await price(moved)).toBe(WHOLESALE)
    await at.store.control.customerGroup({ email: noe.email, group: 'general' })
    // Not cached yet for the group that the session still names.
    const cord = 'CHI-JOUET-CORDE'
    await at.store.control.groupPrice({ sku: cord, group: 'wholesale', qty: 1, cents: 777 })
    expect(await price(moved, cord)).not.toBe(7.77)
    expect(await price(await signedIn(helene), cord)).toBe(7.77)
    expect(await price(moved)).toBe(USUAL)
  })

  test('has the new prices after the next private request', async () => {
    const moved = await signedIn(noe)
    expect(await price(moved)).toBe(USUAL)
    await at.store.control.customerGroup({ email: noe.email, group: 'wholesale' })
    expect(await hasOwnPrices(moved)).toBe(true)
    expect(await price(moved)).toBe(WHOLESALE)
  })
})

test('another currency has prices of the group in that currency', async () => {
  const wholesale = await signedIn(helene)
  await wholesale.ask('mutation { setCurrency(currency: "USD") { success } }')
  const [own, guests] = [await price(wholesale), at.newBrowser()]
  await guests.ask('mutation { setCurrency(currency: "USD") { success } }')
  expect(own).not.toBe(WHOLESALE)
  expect(own).toBeLessThan((await price(guests)) ?? 0)
})

test('a shop that is configured to ignore groups shows everybody the public prices', async () => {
  const shop = await startRealShop(at.store.url.replace(/\/$/, ''), { UPSTREAM_GROUP_PRICES: 'false' })
  try {
    const browser = openBrowser(shop.url)
    await login(browser, helene)
    expect(await hasOwnPrices(browser)).toBe(false)
    expect(await price(browser)).toBe(USUAL)
  } finally {
    await shop.close()
  }
})

import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openBrowser, visit, type Visitor } from '../../../../tests/e2e/browser.ts'
import { answerGuests, eventsOf, GUESTS, type Told } from '../../../../tests/e2e/guests.ts'
import { type RunningShop, startShop } from '../../../../tests/e2e/shop.ts'

const PRODUCT = 'Croquettes Poulet fermier et riz – chien adulte'

let browser: Browser
let shop: RunningShop
beforeAll(async () => {
  ;[browser, shop] = await Promise.all([openBrowser(), startShop(GUESTS)])
})
afterAll(() => Promise.all([browser.close(), shop.stop()]))

let visitor: Visitor
let page: Page
beforeEach(async () => {
  visitor = await visit(browser, 1280)
  page = visitor.page
  await answerGuests(page, shop.url)
  await page.context().addCookies([
    {
      name: 'musette-consent',
      value: `${Math.floor(Date.now() / 86_400_000)}_audience_advertising.video.reviews`,
      url: shop.url,
    },
  ])
})
afterEach(() => visitor.leave())

type Goods = { items: Record<string, unknown>[] } & Record<string, unknown>
const goodsOf = (event: Told | undefined) => event?.ecommerce as Goods | undefined

/** Waits until an event of a name was told as often, and answers the last of them. */
async function told(name: string, times = 1): Promise<Told | undefined> {
  await expect.poll(async () => (await eventsOf(page, name)).length, { timeout: 10_000 }).toBe(times)
  return (await eventsOf(page, name)).at(-1)
}

describe('analytics', () => {
  test('are told of each page once, with its title, and not of a hash or of another state of the same page', async () => {
    await page.goto(`${shop.url}/chiens/croquettes.html`)
    expect(await told('page_view')).toMatchObject({
      page_location: `${shop.url}/chiens/croquettes.html`,
      page_title: await page.title(),
    })
    await told('view_item_list')
    await page
      .getByRole('link', { name: /page 2|^2$/i })
      .first()
      .click()
    await told('view_item_list', 2)
    await page.evaluate(() => void (location.hash = 'contenu'))
    await page.getByRole('link', { name: 'Musette, accueil' }).click()
    expect(await told('page_view', 2)).toMatchObject({
      page_location: `${shop.url}/`,
      page_title: await page.title(),
      page_referrer: `${shop.url}/chiens/croquettes.html`,
    })
  })

  test('follow goods from the search to the checkout, each step once, and name nobody', async () => {
    await page.goto(`${shop.url}/search/poulet`)
    expect(await told('search')).toMatchObject({ search_term: 'poulet' })
    const list = goodsOf(await told('view_item_list'))
    expect(list).toMatchObject({ item_list_id: 'search', currency: 'EUR' })
    expect(list?.items.map(({ index }) => index)).toEqual(list?.items.map((_, place) => place))

    await page.getByRole('link', { name: PRODUCT }).first().click()
    const viewed = goodsOf(await told('view_item'))
    expect(viewed?.items).toMatchObject([{ item_name: PRODUCT, price: viewed?.value }])
    expect(goodsOf(await told('select_item'))?.items).toMatchObject([{ item_name: PRODUCT, item_list_id: 'search' }])

    await page.getByRole('radio', { name: '6 kg' }).check()
    await page.getByRole('button', { name: 'Ajouter au panier' }).first().click()
    const added = goodsOf(await told('add_to_cart'))
    expect(added?.items).toMatchObject([{ item_name: PRODUCT, quantity: 1 }])
    expect(added?.value).toBe(added?.items[0]?.price)

    await page.goto(`${shop.url}/cart`)
    expect(goodsOf(await told('view_cart'))?.items).toHaveLength(1)
    await page
      .getByRole('button', { name: /^En ajouter un/ })
      .first()
      .click()
    expect(goodsOf(await told('add_to_cart'))?.items).toMatchObject([{ quantity: 1 }])
    await page.getByRole('link', { name: 'Passer la commande' }).first().click()
    expect(goodsOf(await told('begin_checkout'))?.items).toMatchObject([{ item_name: PRODUCT, quantity: 2 }])

    await page.goto(`${shop.url}/cart`)
    // Events are followed from then on.
    await told('view_cart')
    await page
      .getByRole('button', { name: /^(Retirer|Supprimer)/ })
      .first()
      .click()
    expect(goodsOf(await told('remove_from_cart'))?.items).toMatchObject([{ item_name: PRODUCT, quantity: 2 }])
    const names = (await eventsOf(page)).map(({ event }) => event)
    expect(names.filter((name) => name === 'add_to_cart')).toEqual([])
  })

  test('show nothing in the console unless that is asked for', async () => {
    await page.goto(shop.url)
    await told('page_view')
    expect(visitor.messages).toEqual([])
  })
})

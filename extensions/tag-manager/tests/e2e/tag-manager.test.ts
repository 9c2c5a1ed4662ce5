import { browser as chromium, startShop } from 'musette/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { answerGuests, banner, eventsOf, press, type Told, VIDEO_GUEST } from '../../../../tests/e2e/guests.ts'

const { expectSilence, openBrowser, settled, visit } = chromium

/** The demo store plays the tag manager. */
const tagManager = (storeUrl: string) => `${storeUrl}/guests/tag-manager.js`
const others = (storeUrl: string) => ({
  ...VIDEO_GUEST,
  CSP_ADS: 'https://ads.example',
  TAG_MANAGER_URL: tagManager(storeUrl),
})

const PRODUCT = 'Croquettes Poulet fermier et riz – chien adulte'

let browser: Browser
let shop: Awaited<ReturnType<typeof startShop>>
beforeAll(async () => {
  ;[browser, shop] = await Promise.all([openBrowser(), startShop(others)])
})
afterAll(() => Promise.all([browser.close(), shop.stop()]))

let visitor: chromium.Visitor
let page: Page
beforeEach(async () => {
  visitor = await visit(browser, 1280)
  page = visitor.page
})
afterEach(() => visitor.leave())

/** Names of the events that the tag manager reported, oldest first. */
async function reported({ storeUrl }: Awaited<ReturnType<typeof startShop>>): Promise<string[]> {
  const html = await (await fetch(`${storeUrl}/guests/events`)).text()
  return [...html.matchAll(/<tr><td>([^<]*)/g)].map(([, event = '']) => event).reverse()
}

describe('the tag manager of the demo', () => {
  test('is told nothing of who refuses', async () => {
    await page.goto(shop.url)
    await press(page, 'Tout refuser')
    await page.goto(`${shop.url}/chiens.html`, { waitUntil: 'networkidle' })
    expect(await reported(shop)).toEqual([])
    expectSilence(visitor)
  })

  test('is told of pages and goods by who accepts', async () => {
    await page.goto(shop.url)
    await press(page, 'Tout accepter')
    await page.goto(`${shop.url}/croquettes-poulet-fermier-et-riz-chien-adulte.html`)
    await expect.poll(() => reported(shop)).toEqual(expect.arrayContaining(['UserConsent', 'page_view', 'view_item']))
    expectSilence(visitor)
  })

  test('is there at once where it waits for no consent, and its tags obey the choice that it is told', async () => {
    const other = await startShop((storeUrl) => ({ ...others(storeUrl), TAG_MANAGER_CONSENT: 'none' }))
    await page.goto(other.url)
    await banner(page).waitFor()
    await expect.poll(() => reported(other)).toEqual(['UserConsent'])
    await press(page, 'Tout accepter')
    await page.goto(`${other.url}/chiens.html`)
    await expect.poll(() => reported(other)).toEqual(expect.arrayContaining(['page_view', 'view_item_list']))
    expectSilence(visitor)
    await other.stop()
  })
})

/** A script in its place that only says that it ran. Returns what the page requested of third parties. */
const replaced = () => answerGuests(page, shop.url, { [tagManager(shop.storeUrl)]: 'window.tagManagerRan = true' })
const ran = () => page.waitForFunction(() => 'tagManagerRan' in window)

describe('consent to a tag manager', () => {
  const states = async () => (await eventsOf(page, 'UserConsent')).map(({ userConsents }) => userConsents)

  test('is chosen by service, kept, changed and withdrawn', async () => {
    const requested = await replaced()
    await page.goto(shop.url)
    await press(page, 'Choisir')
    const dialog = page.getByRole('dialog', { name: 'Gérer mes cookies' })
    const audience = dialog.getByRole('checkbox', { name: 'Mesure d’audience' })
    await audience.check()
    expect(await dialog.getByRole('checkbox').count()).toBe(3)
    await press(page, 'Enregistrer mes choix')
    await ran()
    expect(requested).toEqual([tagManager(shop.storeUrl)])
    expect((await states()).at(-1)).toEqual({ audience: true, advertising: false, video: false })
    await page.reload()
    await ran()
    expect(await banner(page).count()).toBe(0)

    // Another set of services needs another page.
    await press(page, 'Gérer mes cookies')
    expect(await audience.isChecked()).toBe(true)
    await dialog.getByRole('checkbox', { name: 'Publicité' }).check()
    await Promise.all([page.waitForEvent('load'), press(page, 'Enregistrer mes choix')])
    await ran()
    expect((await states()).at(-1)).toMatchObject({ audience: true, advertising: true })

    await press(page, 'Gérer mes cookies')
    requested.length = 0
    await Promise.all([page.waitForEvent('load'), press(page, 'Tout refuser')])
    await page.waitForLoadState('networkidle')
    expect(requested).toEqual([])
    expect((await states()).at(-1)).toEqual({ audience: false, advertising: false, video: false })
    expectSilence(visitor)
  })

  test('brings it at once: it finds all denied first and granted then', async () => {
    await replaced()
    await page.goto(shop.url)
    await press(page, 'Tout accepter')
    await ran()
    const commands = await page.evaluate(() =>
      (window.dataLayer ?? [])
        .filter((entry) => '0' in entry && entry[0] === 'consent')
        .map((entry) => [...Object.values(entry)]),
    )
    const all = (value: string) => ({
      ad_storage: value,
      ad_user_data: value,
      ad_personalization: value,
      analytics_storage: value,
    })
    expect(commands[0]).toEqual(['consent', 'default', all('denied')])
    expect(commands.at(-1)).toEqual(['consent', 'update', all('granted')])
    const names = (await eventsOf(page)).map(({ event }) => event)
    expect(names.indexOf('UserConsent')).toBeLessThan(names.indexOf('gtm.js'))
    expect(names.filter((name) => name === 'user-consent-updated')).toHaveLength(1)
    expectSilence(visitor)
  })
})

type Goods = { items: Record<string, unknown>[] } & Record<string, unknown>
const goodsOf = (event: Told | undefined) => event?.ecommerce as Goods | undefined

/** Waits until an event of a name was sent as often, and returns the last of them. */
async function told(name: string, times = 1): Promise<Told | undefined> {
  await expect.poll(async () => (await eventsOf(page, name)).length).toBe(times)
  return (await eventsOf(page, name)).at(-1)
}

describe('analytics', () => {
  beforeEach(async () => {
    await replaced()
    const value = `${Math.floor(Date.now() / 86_400_000)}_audience_advertising.video`
    await page.context().addCookies([{ name: 'musette-consent', value, url: shop.url }])
  })

  test('are told of each page once, with its title, and not of a hash or of another state of the same page', async () => {
    await page.goto(`${shop.url}/chiens/croquettes.html`)
    expect(await told('page_view')).toMatchObject({
      page_location: `${shop.url}/chiens/croquettes.html`,
      page_title: await page.title(),
    })
    await told('view_item_list')
    // Before the page is hydrated a link opens another document.
    await settled(page)
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

    await settled(page)
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

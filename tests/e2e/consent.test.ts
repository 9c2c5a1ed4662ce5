import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expectAccessible, expectFits, expectSilence, openBrowser, visit, type Visitor } from './browser.ts'
import { type RunningShop, startShop } from './shop.ts'
import { answerGuests, eventsOf, GUESTS } from './guests.ts'

let browser: Browser
let shop: RunningShop
beforeAll(async () => {
  ;[browser, shop] = await Promise.all([openBrowser(), startShop(GUESTS)])
})
afterAll(() => Promise.all([browser.close(), shop.stop()]))

let visitor: Visitor
let page: Page
let requested: string[]
afterEach(() => visitor.leave())

async function arrive(width: number): Promise<void> {
  visitor = await visit(browser, width)
  page = visitor.page
  requested = await answerGuests(page, shop.url)
}

/** Cumulative layout shift (web.dev/cls): a fifth of what counts as good. */
const MAX_SHIFT = 0.02

declare global {
  interface Window {
    layoutShift?: number
  }
}

/** Runs in the page before anything else of it. */
function watchShifts(): void {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) window.layoutShift = (window.layoutShift ?? 0) + entry.value
  })
  observer.observe({ type: 'layout-shift', buffered: true })
}

const banner = () => page.getByRole('region', { name: 'Des cookies, si vous voulez' })
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const manage = () => press('Gérer mes cookies')
const states = async () => (await eventsOf(page, 'UserConsent')).map(({ userConsents }) => userConsents)
/** Until the new document of a reload is there. */
const reloaded = (act: () => Promise<void>) => Promise.all([page.waitForEvent('load'), act()])

describe.each([{ width: 360 }, { width: 1280 }])('cookies at $width px', ({ width }) => {
  beforeEach(() => arrive(width))

  test('are asked about before anything is loaded, without moving or holding the page', async () => {
    await page.goto(shop.url)
    await banner().waitFor()
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
    expect(requested).toEqual([])
    await expectAccessible(page, 'banner')
    await expectFits(page, 'banner')

    const look = async (name: string) =>
      page.getByRole('button', { name, exact: true }).evaluate((button) => {
        const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(button)
        const { width, height } = button.getBoundingClientRect()
        return { color, backgroundColor, fontSize, fontWeight, height, width: Math.abs(width) }
      })
    const [refuse, accept] = [await look('Tout refuser'), await look('Tout accepter')]
    expect({ ...refuse, width: 0 }).toEqual({ ...accept, width: 0 })
    expect(Math.abs(refuse.width - accept.width)).toBeLessThan(width < 700 ? 1 : 30)

    // The page goes on below it, and nothing follows from not answering.
    await page.goto(`${shop.url}/chiens.html`)
    await page.getByRole('heading', { level: 1, name: 'Chiens' }).waitFor()
    await banner().waitFor()
    expect(requested).toEqual([])
    expectSilence(visitor)
  })

  test('move nothing, and neither does what comes late on any page', async () => {
    await page.addInitScript(watchShifts)
    await page.goto(`${shop.url}/chiens.html`)
    const product = await page.locator('article a[href$=".html"]').first().getAttribute('href')
    const shifts: Record<string, number> = {}
    for (const path of ['/', '/chiens.html', product ?? '', '/livraison', '/qui-sommes-nous', '/cart', '/orders']) {
      await page.goto(shop.url + path, { waitUntil: 'networkidle' })
      await banner().waitFor()
      shifts[path] = await page.evaluate(() => window.layoutShift ?? 0)
    }
    expect(Object.entries(shifts).filter(([, shift]) => shift >= MAX_SHIFT)).toEqual([])
  })

  test('are chosen by service with the keyboard, kept, changed and withdrawn', async () => {
    await page.goto(shop.url)
    await banner().waitFor()
    await page.getByRole('button', { name: 'Choisir' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Gérer mes cookies' })
    await dialog.waitFor()
    const boxes = dialog.getByRole('checkbox')
    expect(await boxes.count()).toBe(4)
    expect(await boxes.evaluateAll((all) => all.filter((box) => (box as HTMLInputElement).checked).length)).toBe(0)
    await expectAccessible(page, 'choice by service')
    await expectFits(page, 'choice by service')
    await dialog.getByRole('checkbox', { name: 'Mesure d’audience' }).press('Space')
    await dialog.getByRole('button', { name: 'Enregistrer mes choix' }).press('Enter')
    await banner().waitFor({ state: 'detached' })
    await page.waitForFunction(() => 'tagManagerRan' in window)
    expect(requested).toEqual(['https://tags.example/gtm.js?id=GTM-E2E'])
    expect((await states()).at(-1)).toEqual({ audience: true, advertising: false, video: false, reviews: false })

    await page.reload()
    await page.waitForFunction(() => 'tagManagerRan' in window)
    expect(await banner().count()).toBe(0)

    // Another set of services needs another page.
    await manage()
    expect(await dialog.getByRole('checkbox', { name: 'Mesure d’audience' }).isChecked()).toBe(true)
    await dialog.getByRole('checkbox', { name: 'Publicité' }).check()
    await reloaded(() => dialog.getByRole('button', { name: 'Enregistrer mes choix' }).click())
    await page.waitForFunction(() => 'tagManagerRan' in window)
    expect((await states()).at(-1)).toMatchObject({ audience: true, advertising: true })

    await manage()
    requested.length = 0
    await reloaded(() => press('Tout refuser'))
    await page.getByRole('button', { name: 'Gérer mes cookies' }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(requested).toEqual([])
    expect((await states()).at(-1)).toEqual({ audience: false, advertising: false, video: false, reviews: false })
    expectSilence(visitor)
  })

  test('are asked about again where a product’s video would set some, by keyboard, and its player goes with its picture', async () => {
    await page.goto(`${shop.url}/gamelle-lente-anti-glouton.html`)
    await banner().waitFor()
    await press('Tout refuser')
    await page.getByRole('button', { name: 'Voir la vidéo, 3 sur 3' }).press('Enter')
    const play = page.getByRole('button', { name: /^Lire la vidéo\s: Un lapin au pré/ })
    await play.waitFor()
    await expectAccessible(page, 'a video among the pictures')
    await play.press('Enter')
    await page.getByRole('button', { name: 'Accepter et lire' }).waitFor()
    expect(requested).toEqual([])
    await expectAccessible(page, 'question before a video')
    await expectFits(page, 'question before a video')
    await page.keyboard.press('Enter')
    const player = page.locator('iframe')
    await player.contentFrame().getByText('Un film').waitFor()
    expect(requested).toEqual([
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0&playsinline=1&hl=fr',
    ])
    expect(await player.boundingBox()).toMatchObject({ width: expect.toSatisfy((pixels: number) => pixels > 250) })
    await page.getByRole('button', { name: 'Voir la photo 2 sur 3' }).click()
    await player.waitFor({ state: 'detached' })
    expectSilence(visitor)
  })
})

describe('a shopper who', () => {
  beforeEach(() => arrive(1280))

  test('refuses is not asked again, and nothing is loaded on any page', async () => {
    await page.goto(shop.url)
    await banner().waitFor()
    await press('Tout refuser')
    await banner().waitFor({ state: 'detached' })
    for (const path of ['/chiens.html', '/cart', '/']) {
      await page.goto(shop.url + path, { waitUntil: 'networkidle' })
      expect(await banner().count()).toBe(0)
    }
    expect(requested).toEqual([])
    expectSilence(visitor)
  })

  test('accepts has the tag manager at once, which finds all denied first and granted then', async () => {
    await page.goto(shop.url)
    await banner().waitFor()
    await press('Tout accepter')
    await page.waitForFunction(() => 'tagManagerRan' in window)
    await page.waitForFunction(() => 'reviewsRan' in window)
    expect(await page.locator('[data-reviews-widget]').count()).toBe(1)
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

    const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'musette-consent')
    const months = ((cookie?.expires ?? 0) * 1000 - Date.now()) / (30.44 * 86_400_000)
    expect(months).toBeLessThanOrEqual(13)
    expect(months).toBeGreaterThan(12.9)
    expectSilence(visitor)
  })

  test('changes the choice with a half-filled form is asked before the page reloads', async () => {
    await page.goto(`${shop.url}/login`)
    await banner().waitFor()
    await press('Tout accepter')
    await page.getByLabel('Adresse e-mail').first().fill('camille@exemple.fr')
    await manage()
    await press('Tout refuser')
    const question = page.getByRole('dialog', { name: 'Recharger la page ?' })
    await question.waitFor()
    await expectAccessible(page, 'question before a reload')
    await question.getByRole('button', { name: 'Finir d’abord' }).click()
    expect(await page.getByLabel('Adresse e-mail').first().inputValue()).toBe('camille@exemple.fr')
    // The next page is a new one in any case.
    requested.length = 0
    await reloaded(() => page.getByRole('link', { name: 'Musette, accueil' }).click())
    await page.waitForLoadState('networkidle')
    expect(new URL(page.url()).pathname).toBe('/')
    expect(requested).toEqual([])
  })

  test('chose more than six months ago is asked again, and the choice counts meanwhile', async () => {
    const day = Math.floor(Date.now() / 86_400_000) - 190
    await page
      .context()
      .addCookies([{ name: 'musette-consent', value: `${day}_audience_advertising.video.reviews`, url: shop.url }])
    await page.goto(shop.url)
    await banner().waitFor()
    await page.waitForFunction(() => 'tagManagerRan' in window)
  })
})

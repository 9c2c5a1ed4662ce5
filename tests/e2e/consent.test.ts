import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expectAccessible, expectFits, expectSilence, openBrowser, visit, type Visitor } from './browser.ts'
import { type RunningShop, startShop } from './shop.ts'
import { answerGuests, banner as bannerOf, eventsOf, press as pressOn, VIDEO_GUEST } from './guests.ts'

let browser: Browser
let shop: RunningShop
beforeAll(async () => {
  ;[browser, shop] = await Promise.all([openBrowser(), startShop(VIDEO_GUEST)])
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

const banner = () => bannerOf(page)
const press = (name: string) => pressOn(page, name)
const manage = () => press('Gérer mes cookies')
const states = async () => (await eventsOf(page, 'UserConsent')).map(({ userConsents }) => userConsents)
/** Until the new document of a reload is there. */
const reloaded = (act: () => Promise<void>) => Promise.all([page.waitForEvent('load'), act()])

describe.each([{ width: 360 }, { width: 1280 }])('cookies at $width px', ({ width }) => {
  beforeEach(() => arrive(width))

  test('need a choice before anything is loaded, without moving or blocking the page', async () => {
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

    // The page can be used below it, and giving no answer has no effect.
    await page.goto(`${shop.url}/chiens.html`)
    await page.getByRole('heading', { level: 1, name: 'Chiens' }).waitFor()
    await banner().waitFor()
    expect(requested).toEqual([])
    expectSilence(visitor)
  })

  test.runIf(width === 360)('leave the page in sight, in landscape and with large letters too', async () => {
    await page.goto(shop.url)
    for (const [wide, high, share] of [
      [360, 760, 0.25],
      [640, 360, 0.4],
      [1280, 900, 0.25],
      // A phone at 200 %, and a desktop at 500 %.
      [180, 380, 0.4],
      [256, 205, 0.4],
    ] as const) {
      await page.setViewportSize({ width: wide, height: high })
      await banner().waitFor()
      const { height = Infinity } = (await banner().boundingBox()) ?? {}
      expect(height, `${wide} × ${high}`).toBeLessThanOrEqual(high * share)
      for (const name of ['Tout refuser', 'Tout accepter', 'Choisir']) {
        const button = banner().getByRole('button', { name, exact: true })
        await button.scrollIntoViewIfNeeded()
        const { x = 0, y = 0, width: room = 0, height: tall = 0 } = (await button.boundingBox()) ?? {}
        expect([x >= 0, x + room <= wide, y + tall <= high, tall >= 44], name).toEqual([true, true, true, true])
      }
      await expectFits(page, `banner at ${wide} × ${high}`)
    }
  })

  test.runIf(width === 360)('come before the bar to buy in a low window', async () => {
    await page.setViewportSize({ width, height: 400 })
    await page.goto(`${shop.url}/brosse-en-hetre-et-soies-de-sanglier.html`)
    await banner().waitFor()
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.locator('html[data-bottom-bar]').waitFor()
    const bar = page.getByRole('button', { name: 'Ajouter au panier', exact: true })
    expect(await bar.count()).toBe(0)
    await press('Tout refuser')
    await banner().waitFor({ state: 'detached' })
    await bar.waitFor()
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

  test.runIf(width === 1280)('are chosen by service with the keyboard, kept, changed and withdrawn', async () => {
    await page.goto(shop.url)
    await banner().waitFor()
    await page.getByRole('button', { name: 'Choisir' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Gérer mes cookies' })
    await dialog.waitFor()
    const video = dialog.getByRole('checkbox', { name: 'Vidéos' })
    expect(await dialog.getByRole('checkbox').count()).toBe(1)
    expect(await video.isChecked()).toBe(false)
    await expectAccessible(page, 'choice by service')
    await expectFits(page, 'choice by service')
    await video.press('Space')
    await dialog.getByRole('button', { name: 'Enregistrer mes choix' }).press('Enter')
    await banner().waitFor({ state: 'detached' })
    expect((await states()).at(-1)).toEqual({ video: true })

    await page.reload()
    await expect.poll(async () => (await states()).at(-1)).toEqual({ video: true })
    expect(await banner().count()).toBe(0)

    // Another set of services needs another page.
    await manage()
    expect(await video.isChecked()).toBe(true)
    await reloaded(() => press('Tout refuser'))
    await page.getByRole('button', { name: 'Gérer mes cookies' }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(requested).toEqual([])
    expect((await states()).at(-1)).toEqual({ video: false })
    expectSilence(visitor)
  })

  test.runIf(width === 360)(
    'are asked about again where a product’s video would set some, by keyboard, and its player goes with its picture',
    async () => {
      await page.goto(`${shop.url}/gamelle-lente-anti-glouton.html`)
      await banner().waitFor()
      await press('Tout refuser')
      const zoom = page.getByRole('button', { name: 'Agrandir la photo' })
      await zoom.first().press('ArrowRight')
      await zoom.last().press('ArrowRight')
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
      await zoom.last().focus()
      await player.waitFor({ state: 'detached' })
      expectSilence(visitor)
    },
  )
})

describe('a shopper who', () => {
  beforeEach(() => arrive(1280))

  test('refuses does not have to choose again, and nothing is loaded on any page', async () => {
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

  test('accepts or refuses can be shown to have done so', async () => {
    const proofs: { choice: string; allowed: string[]; refused: string[] }[] = []
    page.on('request', (request) => {
      if (!request.url().includes('/client-log-handler')) return
      const { logs } = request.postDataJSON() as { logs: { context?: string; data: (typeof proofs)[number] }[] }
      proofs.push(...logs.filter(({ context }) => context === 'consent').map(({ data }) => data))
    })
    const idInCookie = async () =>
      (await page.context().cookies()).find(({ name }) => name === 'musette-consent')?.value.split('_')[3]
    await page.goto(shop.url)
    await banner().waitFor()
    await press('Tout accepter')
    await expect.poll(() => proofs).toMatchObject([{ allowed: ['video'], refused: [], language: 'fr-FR' }])
    expect(proofs[0]?.choice).toMatch(/^[a-z\d]{5,12}$/)
    expect(await idInCookie()).toBe(proofs[0]?.choice)

    // Visitors who change their mind keep the number, so that both choices can be attributed to one visitor.
    await manage()
    await reloaded(() => press('Tout refuser'))
    await expect.poll(() => proofs).toMatchObject([{}, { allowed: [], refused: ['video'], choice: proofs[0]?.choice }])
    expect(await idInCookie()).toBe(proofs[0]?.choice)
  })

  test('accepts is reported to the data layer once, and does not have to choose again for about a year', async () => {
    await page.goto(shop.url)
    await banner().waitFor()
    await press('Tout accepter')
    await banner().waitFor({ state: 'detached' })
    const told = await eventsOf(page)
    expect(told.filter(({ event }) => event === 'user-consent-updated')).toMatchObject([
      { userConsents: { video: true } },
    ])

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

  test('chose more than six months ago has to choose again, and the choice counts meanwhile', async () => {
    const day = Math.floor(Date.now() / 86_400_000) - 190
    await page.context().addCookies([{ name: 'musette-consent', value: `${day}_video_`, url: shop.url }])
    await page.goto(shop.url)
    await banner().waitFor()
    expect((await states()).at(-1)).toEqual({ video: true })
  })
})

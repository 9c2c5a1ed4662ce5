import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { expectAccessible, expectFits, openBrowser, openPage, visit, type Visitor } from './browser.ts'

const shop = inject('shopUrl')

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Until the worker answers for the page. */
async function waitForWorker({ page }: Visitor) {
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready
    return navigator.serviceWorker.controller?.state === 'activated'
  })
}

describe('a shopper without a network', () => {
  test.each([360, 1280])(
    'sees the offline page at %i pixels, and has the page back as soon as there is a network',
    async (width) => {
      const visitor = await visit(browser, width)
      const { page } = visitor
      await openPage(page, shop)
      await waitForWorker(visitor)

      await page.context().setOffline(true)
      await page.goto(`${shop}/chiens.html`)
      expect(await page.title()).toBe("You're offline - Musette")
      expect(await page.locator('html').getAttribute('data-status')).toBe('offline')
      const heading = page.getByRole('heading', {
        level: 1,
        name: "You can't access to Musette because you are offline",
      })
      expect(await heading.getAttribute('lang')).toBe('en')
      const text = await page.locator('main').innerText()
      expect(text).toContain(
        'It seems that you have some issues with your network. Please make sure that you have access to internet before reloading.',
      )
      // What to do in French first.
      expect(text.indexOf('Vous êtes hors connexion')).toBe(0)
      expect(text).not.toContain('Votre panier')
      await page.getByRole('link', { name: 'Réessayer' }).click()
      await page.getByRole('status').getByText('Toujours rien pour l’instant').waitFor()
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/offline-${width}.png` })
      await expectFits(page, 'the offline page')
      await expectAccessible(page, 'the offline page')

      await page.context().setOffline(false)
      await page.getByRole('heading', { level: 1, name: 'Chiens' }).waitFor()
      expect(page.url()).toBe(`${shop}/chiens.html`)
      await visitor.leave()
    },
  )

  test('sees it after a press on a link, and has that page as soon as there is a network', async () => {
    const visitor = await visit(browser, 1280)
    const { page } = visitor
    await openPage(page, shop)
    await waitForWorker(visitor)
    const link = page.getByRole('navigation').getByRole('link', { name: 'Chevaux' }).first()
    await page.context().setOffline(true)
    await link.click()
    await page.getByRole('heading', { level: 1, name: "You can't access to Musette because you are offline" }).waitFor()
    await page.context().setOffline(false)
    await page.getByRole('heading', { level: 1, name: 'Chevaux' }).waitFor()
    await visitor.leave()
  })

  test('keeps a list whose order was changed, and has the new one as soon as there is a network', async () => {
    const visitor = await visit(browser, 360)
    const { page } = visitor
    await openPage(page, `${shop}/chiens.html`)
    await page.context().setOffline(true)
    await page.getByRole('combobox', { name: 'Trier par' }).selectOption('Nom, de A à Z')
    const list = page.getByRole('region', { name: 'Produits' })
    await list.getByRole('alert').getByText('Vous êtes hors connexion').waitFor()
    expect(await list.getByRole('article').count()).toBeGreaterThan(1)
    await page.context().setOffline(false)
    await list.getByRole('alert').waitFor({ state: 'detached' })
    await visitor.leave()
  })

  test('reads that the cart waits, and goes back to the page before', async () => {
    const visitor = await visit(browser, 360)
    const { page } = visitor
    await openPage(page, shop)
    await waitForWorker(visitor)
    const { origin, hostname } = new URL(shop)
    await page.context().addCookies([{ name: 'musette-presence', value: 'g3', domain: hostname, path: '/' }])
    await page.context().setOffline(true)
    await page.goto(`${origin}/chiens.html`, { referer: shop })
    await page.getByText('Votre panier vous attend').waitFor()
    await page.getByRole('button', { name: 'Page précédente' }).click()
    await page.waitForURL(shop)
    await visitor.leave()
  })

  test('stores files of the build and pictures, no page and no GraphQL response', async () => {
    const visitor = await visit(browser, 1280)
    const { page } = visitor
    await page.goto(shop, { waitUntil: 'load' })
    await waitForWorker(visitor)
    await openPage(page, `${shop}/chiens.html`)
    const kept = await page.evaluate(async () => {
      const names = await caches.keys()
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return requests.flat().map(({ url }) => new URL(url).pathname)
    })
    const folders = new Set(kept.map((path) => path.split('/')[1]))
    expect([...folders].sort()).toEqual([
      'assets',
      'favicon.svg',
      'offline.html',
      'offline.js',
      'resized-images',
      'status-page.css',
    ])
    await visitor.leave()
  })
})

describe('an installed shop', () => {
  test('has a manifest with icons of the named sizes', async () => {
    const visitor = await visit(browser, 360)
    const { page } = visitor
    await page.goto(shop)
    const session = await page.context().newCDPSession(page)
    const { errors, data } = await session.send('Page.getAppManifest')
    expect(errors).toEqual([])
    const manifest = JSON.parse(data ?? '') as {
      icons: { src: string; sizes: string }[]
      display: string
      lang: string
    }
    expect([manifest.display, manifest.lang]).toEqual(['standalone', 'fr-FR'])
    for (const { src, sizes } of manifest.icons) {
      const size = await page.evaluate(async (address) => {
        const image = new Image()
        image.src = address
        await image.decode()
        return `${image.naturalWidth}x${image.naturalHeight}`
      }, `${shop}/${src}`)
      if (sizes !== 'any') expect(size, src).toBe(sizes)
    }
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
    // A profile of a test is one that leaves nothing behind: Chromium installs nothing from there.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
    await visitor.leave()
  })
})

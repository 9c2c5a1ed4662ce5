import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { openBrowser, openPage, reloadPage, settled, visit } from './browser.ts'
import { makeNextBuild, type NextBuild } from './next-build.ts'
import { addToCart, product } from './product-steps.ts'
import { end, freePort, run } from './shop.ts'

const storeUrl = inject('storeUrl')
const dataDir = mkdtempSync(join(tmpdir(), 'musette-deploy-'))

let browser: Browser
let next: NextBuild
let server: ChildProcess | undefined
let port: number
let shop: string

beforeAll(async () => {
  browser = await openBrowser()
  next = makeNextBuild()
  port = await freePort()
  shop = `http://127.0.0.1:${port}`
})
afterAll(async () => {
  await Promise.all([browser.close(), end(server)])
  next.remove()
  rmSync(dataDir, { recursive: true, force: true })
})
beforeEach(() => deploy('old'))

/** Puts a build in the place of the one that runs: same address, same store. */
async function deploy(build: 'old' | 'next') {
  await end(server)
  server = await run(
    'dist/server/main.js',
    {
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PORT: String(port),
      UPSTREAM_URL: `${storeUrl}/graphql`,
      UPSTREAM_EXTENSIONS: 'all',
      SESSION_KEY: randomBytes(32).toString('base64'),
      LOG_LEVEL: 'warn',
    },
    build === 'next' ? next.folder : process.cwd(),
  )
}

/** A page that can be read without its code names it to the script that loads it later. */
const entryOf = (html: string) => / data-modules="([^" ]+)/.exec(html)?.[1] ?? ''

describe('a deploy while shoppers are there', () => {
  test('responds with 404 for files of the build before, never with a page', async () => {
    const entry = entryOf(await (await fetch(shop)).text())
    expect((await fetch(shop + entry)).status).toBe(200)
    await deploy('next')
    const gone = await fetch(shop + entry)
    expect([gone.status, gone.headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8'])
    expect(gone.headers.get('cache-control')).toBe('no-store')
    const now = entryOf(await (await fetch(shop)).text())
    expect(now).not.toBe(entry)
    expect((await fetch(shop + now)).status).toBe(200)
  })

  test('reloads the page once where a link leads to code that is gone', async () => {
    const visitor = await visit(browser, 1280)
    const { page } = visitor
    await openPage(page, `${shop}/cgv`)
    const before = entryOf(await page.content())
    await deploy('next')

    let loads = 0
    page.on('load', () => loads++)
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('footer a[href="/orders"]')?.click())
    await page.waitForFunction((old) => {
      const script = document.querySelector<HTMLElement>('script[data-modules]')
      const [now] = script?.dataset.modules?.split(' ') ?? []
      return now && now !== old
    }, before)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await settled(page)
    expect(new URL(page.url()).pathname).not.toBe('/cgv')
    expect(loads).toBe(1)
    // The new build has taken over: another address needs no document.
    await page.locator('header a[href="/"]').first().click()
    await page.waitForURL(`${shop}/`)
    expect(loads).toBe(1)
    await visitor.leave()
  })

  test('says so where a product is added on a page of the old build, and adds it after a reload', async () => {
    const visitor = await visit(browser, 360)
    const { page } = visitor
    await openPage(page, `${shop}/${product('CHI-FRI-BISCUIT').urlKey}.html`)
    await deploy('next')
    await addToCart(page).click()
    await page.getByText('vient d’être mise à jour').waitFor()
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Recharger la page' }).click()])
    await settled(page)
    await addToCart(page).click()
    await page.getByRole('dialog').getByText('Ajouté au panier').waitFor()
    await visitor.leave()
  })

  test('shows why, instead of loading for ever, where code is missing in the new build as well', async () => {
    const visitor = await visit(browser, 1280, { serviceWorkers: 'block' })
    const { page } = visitor
    await openPage(page, `${shop}/cgv`)
    let loads = 0
    page.on('load', () => loads++)
    await page.context().route(/\/assets\/OrdersScreen/, (route) => route.fulfill({ status: 404, body: '' }))
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('footer a[href="/orders"]')?.click())
    await expect.poll(() => loads).toBe(1)
    await page.waitForTimeout(2_000)
    expect(loads).toBe(1)
    expect((await page.locator('main').innerText()).trim()).not.toBe('')
    await visitor.leave()
  })

  test('leaves a page of the old build readable and its links alive, also with the worker in between', async () => {
    const visitor = await visit(browser, 360)
    const { page } = visitor
    await openPage(page, shop)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await deploy('next')
    await page.goto(`${shop}/chiens.html`)
    await page.getByRole('heading', { level: 1, name: 'Chiens' }).waitFor()
    await reloadPage(page)
    expect(visitor.messages.filter((message) => message.includes('/assets/'))).toEqual([])
    await visitor.leave()
  })
})

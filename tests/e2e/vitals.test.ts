import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { expectSilence, launchBrowser, openPage, settled, visit } from './browser.ts'
import { type RunningShop, startShop } from './shop.ts'

let browser: Browser
let measured: RunningShop
beforeAll(async () => {
  ;[browser, measured] = await Promise.all([launchBrowser(), startShop({ WEB_VITALS_SAMPLING: '1' })])
})
afterAll(() => Promise.all([browser.close(), measured.stop()]))

const KINDS = [
  ['home', '/'],
  ['listing', '/chiens.html'],
  ['product', '/croquettes-poulet-fermier-et-riz-chien-adulte.html'],
  ['content', '/conseils-articulations'],
  ['search', '/search/croquettes'],
  ['cart', '/cart'],
  ['account', '/login'],
  ['other', '/contact'],
] as const

/** How many page views of a kind reported a measurement. */
async function countOf(shop: string, name: string, kind: string): Promise<number> {
  const text = await (await fetch(`${shop}/metrics`)).text()
  const series = `musette_web_vitals_${name}_count{site="musette",page="${kind}"} `
  return Number(text.split(series)[1]?.split('\n')[0] ?? 0)
}

/** What each script that the page loaded is made of. */
async function scriptsOf(address: string): Promise<string[]> {
  const visitor = await visit(browser, 1280, { serviceWorkers: 'block' })
  const scripts: Promise<string>[] = []
  visitor.page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response.text())
  })
  await openPage(visitor.page, address)
  const texts = await Promise.all(scripts)
  expectSilence(visitor)
  await visitor.leave()
  return texts
}

const measures = (script: string) => script.includes('largest-contentful-paint')

describe('a page view that is measured', () => {
  test.each(KINDS)('of %s reports its figures once, when it is left', async (kind, path) => {
    const visitor = await visit(browser, 1280)
    const { page } = visitor
    await openPage(page, measured.url + path)
    await page.getByRole('searchbox').first().click()
    await settled(page)
    expect(await countOf(measured.url, 'ttfb_seconds', kind)).toBe(0)

    await page.goto(`${measured.url}/icons/apple-touch-icon.png`)
    for (const name of ['ttfb_seconds', 'lcp_seconds', 'cls', 'inp_seconds'])
      await vi.waitFor(async () => expect(await countOf(measured.url, name, kind), name).toBe(1), 5000)
    expectSilence(visitor)
    await visitor.leave()
  })

  test('belongs to the page that was loaded, wherever the shopper went from there', async () => {
    const before = await countOf(measured.url, 'ttfb_seconds', 'listing')
    const visitor = await visit(browser, 1280)
    const { page } = visitor
    await openPage(page, `${measured.url}/chiens.html`)
    await page.getByRole('main').getByRole('article').getByRole('link').first().click()
    await page.waitForURL((url) => url.pathname !== '/chiens.html')
    await settled(page)
    const products = await countOf(measured.url, 'ttfb_seconds', 'product')
    await page.goto(`${measured.url}/icons/apple-touch-icon.png`)
    await vi.waitFor(async () => expect(await countOf(measured.url, 'ttfb_seconds', 'listing')).toBe(before + 1), 5000)
    expect(await countOf(measured.url, 'ttfb_seconds', 'product')).toBe(products)
    await visitor.leave()
  })
})

test('only a page view that is measured loads the code for it', async () => {
  expect((await scriptsOf(`${measured.url}/chiens.html`)).filter(measures)).toHaveLength(1)
  expect((await scriptsOf(`${inject('shopUrl')}/chiens.html`)).filter(measures)).toEqual([])
})

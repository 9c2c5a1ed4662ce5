import type { Browser, Page, Response } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { expectSilence, launchBrowser, settled, visit } from './browser.ts'
import { type RunningShop, startShop } from './shop.ts'
import { waitFor } from '../support/wait-for.ts'

let browser: Browser
let measured: RunningShop
beforeAll(async () => {
  ;[browser, measured] = await Promise.all([launchBrowser(), startShop({ WEB_VITALS_SAMPLING: '1' })])
})
afterAll(() => Promise.all([browser.close(), measured.stop()]))

/** Values from the address, from the page's data, and from neither. */
const KINDS = [
  ['search', '/search/croquettes'],
  ['content', '/conseils-articulations'],
  ['other', '/contact'],
] as const

const FIGURES = ['ttfb_seconds', 'lcp_seconds', 'cls', 'inp_seconds']

/** How many page views of a kind reported a measurement. */
async function countOf(shop: string, name: string, kind: string): Promise<number> {
  const text = await (await fetch(`${shop}/metrics`)).text()
  const series = `musette_web_vitals_${name}_count{site="musette",page="${kind}"} `
  return Number(text.split(series)[1]?.split('\n')[0] ?? 0)
}

/** Whether a response is the code that measures. */
const measures = async (response: Response) =>
  new URL(response.url()).pathname.endsWith('.js') && (await response.text()).includes('largest-contentful-paint')
/** Opens a page, and waits until the code is there that measures it. */
async function openMeasured(page: Page, address: string): Promise<void> {
  await Promise.all([page.waitForResponse(measures), page.goto(address)])
  await settled(page)
}

describe('a page view that is measured', () => {
  test.each(KINDS)('of %s reports its figures once, when it is left', async (kind, path) => {
    const visitor = await visit(browser, 1280)
    const { page } = visitor
    const counts = () => Promise.all(FIGURES.map((name) => countOf(measured.url, name, kind)))
    const before = await counts()
    await openMeasured(page, measured.url + path)
    await page.getByRole('main').click({ position: { x: 2, y: 2 } })
    await settled(page)
    expect(await counts()).toEqual(before)

    await page.goto('about:blank')
    const after = before.map((count) => count + 1)
    await waitFor(async () => expect(await counts()).toEqual(after))
    expectSilence(visitor)
    await visitor.leave()
  })

  test('belongs to the page that was loaded, wherever the shopper went from there', async () => {
    const before = await countOf(measured.url, 'ttfb_seconds', 'listing')
    const visitor = await visit(browser, 1280)
    const { page } = visitor
    await openMeasured(page, `${measured.url}/chiens.html`)
    await page.getByRole('main').getByRole('article').getByRole('link').first().click()
    await page.waitForURL((url) => url.pathname !== '/chiens.html')
    await settled(page)
    const products = await countOf(measured.url, 'ttfb_seconds', 'product')
    await page.goto('about:blank')
    await waitFor(async () => expect(await countOf(measured.url, 'ttfb_seconds', 'listing')).toBe(before + 1))
    expect(await countOf(measured.url, 'ttfb_seconds', 'product')).toBe(products)
    await visitor.leave()
  })
})

test('a page view that is not measured loads no code for it', async () => {
  const visitor = await visit(browser, 1280)
  const { page } = visitor
  const loaded: Promise<boolean>[] = []
  page.on('response', (response) => void loaded.push(measures(response)))
  await page.goto(`${inject('shopUrl')}/chiens.html`)
  await settled(page)
  // Longer than a measured page waits before it asks for the code.
  await page.waitForTimeout(2500)
  expect(await Promise.all(loaded)).not.toContain(true)
  expectSilence(visitor)
  await visitor.leave()
})

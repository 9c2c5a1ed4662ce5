import { readFileSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openBrowser, visit } from './browser.ts'
import { watchShifts } from './layout-shift.ts'
import { addToCart } from './product-steps.ts'

const shop = inject('shopUrl')

type Sheet = { file: string; classes?: string[] }
const { sheets } = JSON.parse(readFileSync('dist/client/.vite/styles.json', 'utf8')) as { sheets: Sheet[] }

const PATHS = [
  '/',
  '/chiens/croquettes.html',
  '/croquettes-junior-dinde-et-quinoa.html',
  '/caisse-de-croquettes-a-composer.html',
  '/livraison',
  '/accueillir-un-chiot',
  '/search/croquettes',
  '/search/xyzzy',
  '/cart',
  '/login',
  '/faq',
  '/contact',
  '/quick-order',
  '/nulle-part',
]

/** Home, listing, products, content, cart. */
const SHOWN = [...PATHS.slice(0, 5), '/cart']

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const linksIn = (html: string) =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href.slice(1))

test.each(PATHS)('%s links the sheets of its HTML and no others, in the order of the cascade', async (path) => {
  const html = await (await fetch(shop + path)).text()
  const lists = [...html.matchAll(/ class="([^"]*)"/g)].map(([, list = '']) => list.split(' '))
  const letters = new Set(lists.flat().map((name) => name.replace(/\d+$/, '')))
  const needed = sheets.filter(({ classes }) => !classes || classes.some((one) => letters.has(one)))
  expect(linksIn(html).filter((file) => !file.startsWith('theme-'))).toEqual(needed.map(({ file }) => file))
  expect(needed.length).toBeLessThan(sheets.length)
})

test('the typeface is one file, which the page asks for at once', async () => {
  const html = await (await fetch(shop)).text()
  const fonts = html.match(/<link\b[^>]*\bas="font"[^>]*>/g) ?? []
  expect(fonts).toEqual([expect.stringMatching(/href="\/assets\/[^"]+\.woff2".*crossorigin/i)])
})

describe.each([360, 1280])('at %i pixels', (width) => {
  test('nothing enters a page before its styles, on the way through the shop', async () => {
    const { page, leave } = await visit(browser, width, { serviceWorkers: 'block' })
    await page.addInitScript(watchStyles, sheets)
    await page.goto(shop, { waitUntil: 'networkidle' })
    await page.evaluate(() => (window.isFirst = true))
    await page.mouse.move(100, 300)
    for (const path of PATHS) {
      await page.evaluate((next) => history.pushState(null, '', next), path)
      await page.waitForLoadState('networkidle')
      await page.locator('h1').first().waitFor()
    }
    const files = await page
      .locator('link[rel=stylesheet]')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname))
    // One document all the way.
    expect(await page.evaluate(() => window.isFirst)).toBe(true)
    expect(await page.evaluate(() => window.unstyled)).toEqual([])
    const ranks = files
      .map((file) => sheets.findIndex((sheet) => `/${sheet.file}` === file))
      .filter((rank) => rank >= 0)
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
    expect(ranks.length).toBeGreaterThan(6)
    await leave()
  })

  test.each(SHOWN)('nothing moves on %s', async (path) => {
    const { page, leave } = await visit(browser, width, { serviceWorkers: 'block', onlyReads: true })
    await page.addInitScript(watchShifts)
    await page.goto(shop + path, { waitUntil: 'networkidle' })
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 300))))
    expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.001)
    await leave()
  })

  test('nothing moves when a filled cart arrives', async () => {
    const { page, leave } = await visit(browser, width, { serviceWorkers: 'block' })
    await page.goto(`${shop}/croquettes-junior-dinde-et-quinoa.html`, { waitUntil: 'networkidle' })
    await addToCart(page).click()
    await page.getByRole('dialog').getByText('Ajouté au panier').waitFor()
    await page.addInitScript(watchShifts)
    await page.goto(`${shop}/cart`, { waitUntil: 'networkidle' })
    await page.getByRole('main').getByRole('article').waitFor()
    expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.001)
    await leave()
  })
})

/** Notes each element that is in the document while a sheet of its classes is not. */
function watchStyles(sheets: Sheet[]): void {
  const unstyled: string[] = []
  window.unstyled = unstyled
  const fileOf = new Map(sheets.flatMap(({ file, classes = [] }) => classes.map((letters) => [letters, file])))
  const check = (element: Element) => {
    for (const name of element.classList) {
      const file = fileOf.get(name.replace(/\d+$/, ''))
      if (!file) continue
      const link = document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href$="${file}"]`)
      // The parser goes on while it loads, and nothing is painted.
      if (!link || (!link.sheet && document.readyState !== 'loading')) unstyled.push(`${name} of ${file}`)
    }
  }
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof Element) check(target)
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        check(node)
        for (const inner of node.querySelectorAll('[class]')) check(inner)
      }
    }
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] })
}

declare global {
  interface Window {
    isFirst?: boolean
    unstyled?: string[]
  }
}

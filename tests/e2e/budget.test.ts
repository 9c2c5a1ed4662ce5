import { gzipSync } from 'node:zlib'
import type { Browser, Page, Response } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { idle, openBrowser, visit } from './browser.ts'
import { watchShifts } from './layout-shift.ts'
import { addToCart } from './product-steps.ts'

const shop = inject('shopUrl')

/** Largest contributors that a failure names. */
const SHOWN = 12

/** Bytes of gzip -9 of all scripts that a page loads by itself, late parts too. */
const CODE = { public: 141_000, product: 154_500, cart: 153_500, checkout: 149_000 }
/** Bytes of gzip -9 of the style sheets that the HTML names. */
const STYLES = 20_000

type Screen = {
  path: () => string
  code: number
  /** What the visitor did before. */
  before?: (page: Page) => Promise<void>
}

const SCREENS: Record<string, Screen> = {
  home: { path: () => '/', code: CODE.public },
  category: { path: () => '/chiens/croquettes.html', code: CODE.public },
  search: { path: () => '/search/croquettes', code: CODE.public },
  content: { path: () => '/livraison', code: CODE.public },
  product: { path: () => products.plain, code: CODE.product },
  'product with options': { path: () => products.optional, code: CODE.product },
  cart: { path: () => '/cart', code: CODE.cart },
  'filled cart': { path: () => '/cart', code: CODE.cart, before: fillCart },
  checkout: { path: () => '/checkout', code: CODE.checkout, before: fillCart },
}

const MAX_FONTS = 1
/** Files of code that a page asks for at once. */
const MAX_MODULES = 30

const products = { plain: '', optional: '' }

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
  const list = await (await fetch(`${shop}/chiens/croquettes.html`)).text()
  const cards = [...list.matchAll(/<article[\s\S]*?<\/article>/g)].map(([card]) => ({
    path: /href="(\/[^"]+\.html)"/.exec(card)?.[1] ?? '',
    isPlain: card.includes('Ajouter'),
  }))
  products.plain = cards.find(({ isPlain }) => isPlain)?.path ?? ''
  products.optional = cards.find(({ isPlain }) => !isPlain)?.path ?? ''
})
afterAll(async () => {
  console.table(table)
  await browser.close()
})

const table: Record<string, Record<string, number | string>> = {}

describe('all that a page loads without an interaction stays in its budget', () => {
  test.each(Object.entries(SCREENS))('%s', async (name, { path, code, before }) => {
    const { scripts, sheets, named, fonts, shift } = await load(path(), before)
    const early = sheets.filter(({ file }) => named.includes(file))
    table[name] = {
      code: sum(scripts),
      of: code,
      files: scripts.length,
      styles: sum(early),
      'late styles': sum(sheets) - sum(early),
    }
    const told = `${name}\n${largest(scripts)}\n${largest(early)}\n`
    expect(scripts.length, told).toBeGreaterThan(1)
    expect(early.length, told).toBeGreaterThan(0)
    expect(sum(scripts), told).toBeLessThanOrEqual(code)
    expect(sum(early), told).toBeLessThanOrEqual(STYLES)
    expect(fonts.length, fonts.join()).toBeLessThanOrEqual(MAX_FONTS)
    expect(shift).toBeLessThan(0.001)
  })
})

test('the HTML names the script in its head and no other: code waits behind styles, pictures and the typeface', async () => {
  for (const path of ['/', '/cart']) {
    const html = await (await fetch(shop + path)).text()
    const scripts = html.match(/<(?:script|link)\b[^>]*\b(?:src|href)="[^"]+\.js"[^>]*>/g) ?? []
    expect(scripts).toEqual([expect.stringMatching(/ src="[^"]*\/start-[^"]+" blocking="render"/)])
  }
})

describe('the code of a page', () => {
  const isShop = () =>
    performance.getEntriesByType('resource').find(({ name }) => /\/entry-client-[^/]+\.js$/.test(name))

  test('comes once the page shows, without a touch', async () => {
    const { page, leave } = await visit(browser, 360, { serviceWorkers: 'block' })
    for (const path of ['/', '/chiens.html', products.plain, '/livraison', '/search/croquettes', '/cart', '/login']) {
      await page.goto(shop + path, { waitUntil: 'networkidle' })
      const shown = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
      const loaded = (await page.evaluate(isShop))?.startTime
      expect(loaded, path).toBeGreaterThan(shown ?? Infinity)
    }
    await leave()
  })

  test('comes, too, where nothing is painted', async () => {
    const { page, leave } = await visit(browser, 360, { serviceWorkers: 'block' })
    await page.addInitScript(() => (PerformanceObserver.prototype.observe = () => {}))
    await page.goto(shop, { waitUntil: 'commit' })
    await expect.poll(() => page.evaluate(isShop)).toBeDefined()
    await leave()
  })

  test('is named by the page: that of its screen and of the parts that it shows, each file once', async () => {
    const named = async (path: string) => {
      const html = await (await fetch(shop + path)).text()
      const files = (/ data-modules="([^"]+)"/.exec(html)?.[1] ?? '').split(' ')
      expect(new Set(files).size).toBe(files.length)
      expect(files.length, files.join('\n')).toBeLessThanOrEqual(MAX_MODULES)
      return files.map((file) => /\/assets\/([\w.-]+)-[\w-]{8}\.js$/.exec(file)?.[1])
    }
    expect(await named('/checkout/login')).toEqual(expect.arrayContaining(['CheckoutLayout', 'CheckoutLoginScreen']))
    expect(await named('/chiens/croquettes.html')).toEqual(expect.arrayContaining(['EntityScreen', 'CategoryScreen']))
    expect(await named(products.plain)).toEqual(expect.arrayContaining(['EntityScreen', 'ProductScreen', 'reviews']))
    // What the cart asks with.
    expect(await named('/cart')).toEqual(expect.arrayContaining(['CartScreen', 'transport', 'shopper-data']))
  })
})

type File = { file: string; size: number }

/** Opens a page as a phone that nobody touches does, until it has loaded all that it wants. */
async function load(path: string, before: Screen['before']) {
  const { page, leave } = await visit(browser, 360, { serviceWorkers: 'block' })
  await page.addInitScript(watchShifts)
  // No page view is sampled for how fast it was.
  await page.addInitScript(() => (Math.random = () => 0.99))
  if (before) await before(page)
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto(shop + path, { waitUntil: 'networkidle' })
  await idle(page)
  const named = namedIn(await page.request.get(page.url()).then((response) => response.text()))
  const scripts = await sizesOf(responses, 'script')
  const sheets = await sizesOf(responses, 'stylesheet')
  const fonts = responses.filter((response) => response.request().resourceType() === 'font').map((one) => one.url())
  const shift = await page.evaluate(() => window.shifted ?? 0)
  await leave()
  return { scripts, sheets, named, fonts, shift }
}

/** In another tab: a pointer that rests where it pressed would touch the next page. */
async function fillCart(page: Page): Promise<void> {
  const tab = await page.context().newPage()
  await tab.goto(shop + products.plain, { waitUntil: 'networkidle' })
  await addToCart(tab).click()
  await tab.getByRole('dialog').getByText('Ajouté au panier').waitFor()
  await tab.close()
}

async function sizesOf(responses: Response[], type: string): Promise<File[]> {
  const own = responses.filter((response) => response.request().resourceType() === type)
  const files = await Promise.all(
    own.map(async (response) => ({
      file: new URL(response.url()).pathname,
      size: gzipSync(await response.body(), { level: 9 }).length,
    })),
  )
  return files.toSorted((a, b) => b.size - a.size)
}

function namedIn(html: string): string[] {
  return [...html.matchAll(/<link\b[^>]*\bhref="([^"]+\.css)"/g)].map(([, href = '']) => href)
}

const sum = (files: File[]) => files.reduce((total, { size }) => total + size, 0)

const largest = (files: File[]) =>
  files
    .slice(0, SHOWN)
    .map(({ file, size }) => `${String(size).padStart(7)} ${file}`)
    .join('\n')

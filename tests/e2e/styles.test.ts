import { readdirSync, readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openBrowser, visit } from './browser.ts'
import { watchShifts } from './layout-shift.ts'
import { addToCart } from './product-steps.ts'

const shop = inject('shopUrl')

/** Class → the style sheet of the build that has it. */
const sheetOf = new Map(
  readdirSync('dist/client/assets')
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => {
      const css = readFileSync(`dist/client/assets/${file}`, 'utf8')
      return [...css.matchAll(/\.([a-z]\w*_[\da-f]{6})\b/gi)].map(([, name = '']) => [name, `/assets/${file}`] as const)
    }),
)

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
  [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href)

test.each(PATHS)('%s links the sheets of its HTML, and not those of the whole shop', async (path) => {
  const html = await (await fetch(shop + path)).text()
  const names = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' '))
  const needed = new Set(names.flatMap((name) => sheetOf.get(name) ?? []))
  expect(needed.size).toBeGreaterThan(0)
  expect(linksIn(html)).toEqual(expect.arrayContaining([...needed]))
  expect(linksIn(html).length).toBeLessThan(new Set(sheetOf.values()).size / 2)
})

test.each([400, 600, 700])(
  'prices of weight %i are as wide before the typeface is there, so that lines stay',
  async (weight) => {
    const { page, leave } = await visit(browser, 360)
    await page.goto(shop, { waitUntil: 'networkidle' })
    const [own = 0, before = 1] = await page.evaluate((bold) => {
      const widthIn = (family: string) => {
        const line = document.createElement('span')
        line.style.cssText = `position: absolute; white-space: nowrap; font: ${bold} 100px '${family}'`
        line.textContent = '33,80\u202f€ 104,90\u202f€ 7,25\u202f€'
        document.body.append(line)
        return line.getBoundingClientRect().width
      }
      return ['Figtree Variable', 'Figtree Fallback'].map(widthIn)
    }, weight)
    expect(own / before).toBeGreaterThan(0.95)
    expect(own / before).toBeLessThan(1.05)
    await leave()
  },
)

test('the typeface is one file, which the page requests at once', async () => {
  const html = await (await fetch(shop)).text()
  const fonts = html.match(/<link\b[^>]*\bas="font"[^>]*>/g) ?? []
  expect(fonts).toEqual([expect.stringMatching(/href="\/assets\/[^"]+\.woff2".*crossorigin/i)])
})

describe.each([360, 1280])('at %i pixels', (width) => {
  test('nothing enters a page before its styles on the way through the shop, and it looks as if it came first', async () => {
    const { page, leave } = await visit(browser, width, { serviceWorkers: 'block' })
    await page.addInitScript(watchStyles, [...sheetOf])
    const looks = new Map<string, Look>()
    for (const path of SHOWN) {
      await page.goto(shop + path, { waitUntil: 'networkidle' })
      looks.set(path, await lookOf(page))
    }
    await page.goto(`${shop}/faq`, { waitUntil: 'networkidle' })
    await page.evaluate(() => (window.isFirst = true))
    for (const path of PATHS) {
      await page.evaluate((next) => history.pushState(null, '', next), path)
      await page.waitForLoadState('networkidle')
      await page.locator('h1').first().waitFor()
      const look = looks.get(path)
      if (look) await expect.poll(async () => differences(look, await lookOf(page)), { timeout: 20_000 }).toEqual([])
    }
    // One document all the way.
    expect(await page.evaluate(() => window.isFirst)).toBe(true)
    expect(await page.evaluate(() => window.unstyled)).toEqual([])
    await leave()
  })

  test.each(SHOWN)('nothing moves on %s', async (path) => {
    const { page, leave } = await visit(browser, width, { serviceWorkers: 'block' })
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

/** Classes of an element → what its styles are, of all such elements. */
type Look = Record<string, string[]>

/** What sheets that compete would set differently, depending on their order. */
function lookOf(page: Page): Promise<Look> {
  return page.evaluate(() => {
    const PROPERTIES = [
      'display',
      'position',
      'margin',
      'padding',
      'gap',
      'font',
      'color',
      'backgroundColor',
      'border',
    ] as const
    const found: Record<string, Set<string>> = {}
    for (const element of document.querySelectorAll('main [class], header [class], footer [class]')) {
      const style = getComputedStyle(element)
      const look = PROPERTIES.map((name) => style[name]).join(' | ')
      ;(found[element.getAttribute('class') ?? ''] ??= new Set()).add(look)
    }
    return Object.fromEntries(Object.entries(found).map(([name, looks]) => [name, [...looks].toSorted()]))
  })
}

function differences(one: Look, other: Look): string[] {
  return Object.keys(one).filter((name) => other[name] && String(one[name]) !== String(other[name]))
}

/** Notes each element that is in the document while the sheet of one of its classes is not. */
function watchStyles(sheets: (readonly [name: string, file: string])[]): void {
  const unstyled: string[] = []
  window.unstyled = unstyled
  const sheetOf = new Map(sheets)
  const check = (element: Element) => {
    for (const name of element.classList) {
      const file = sheetOf.get(name)
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

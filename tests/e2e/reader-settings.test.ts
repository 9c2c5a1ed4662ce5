import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { expectFits, expectSilence, openBrowser, settled, visit, type Visitor } from './browser.ts'
import { beginOrder, goOnAsGuest, putInCart } from './checkout-steps.ts'
import { extensionPages } from './extension-pages.ts'
import { coveredShare, lostText, motion, spaceText } from './readability.ts'

const shop = inject('shopUrl')

/** What is left of a window of 1280 × 1024 pixels at 400 % (WCAG 2.2, success criterion 1.4.10). */
const ZOOMED = { width: 320, height: 256 }
/** The same at 200 % (1.4.4). */
const ENLARGED = { width: 640, height: 512 }
const PHONE = { width: 360, height: 740 }
const DESK = { width: 1280, height: 900 }

const PAGES = {
  home: '/',
  category: '/chiens.html?sans_cereales=Oui',
  search: '/search/croquettes',
  product: '/manteau-de-pluie-brume-pour-chien.html',
  bundle: '/coffret-decouverte-chien-adulte.html',
  content: '/conseils-articulations',
  cart: '/cart',
  login: '/login',
  registration: '/register',
  contact: '/contact',
  questions: '/faq/',
  'statement on accessibility': '/accessibilite',
  ...Object.fromEntries(extensionPages.map((path) => [path, path])),
  'not found': '/no-such-page',
}

let browser: Browser
let visitor: Visitor
beforeAll(async () => {
  browser = await openBrowser()
  visitor = await visit(browser, DESK.width)
  await putInCart(visitor.page, `${shop}/brosse-en-hetre-et-soies-de-sanglier.html`)
})
afterAll(() => browser.close())

/** At 400 % and 200 %, with spaced text on a phone and a desk, and with less motion. The page is loaded, and the window as large as it is zoomed. */
async function expectReadable({ page }: Visitor): Promise<void> {
  await settled(page)
  await expectFits(page, 'at 400 %')
  expect(await lostText(page), 'at 400 %').toEqual([])
  // What stays in place leaves most of the window to the page.
  expect(await coveredShare(page)).toBeLessThan(0.4)
  expect(await motion(page)).toEqual([])
  await page.setViewportSize(ENLARGED)
  await expectFits(page, 'at 200 %')
  expect(await lostText(page), 'at 200 %').toEqual([])

  await spaceText(page)
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size)
    await expectFits(page, `spaced, ${size.width} px`)
    expect(await lostText(page), `spaced, ${size.width} px`).toEqual([])
  }
}

describe('nothing is cut off or moves, however a shopper likes to read', () => {
  test.each(Object.entries(PAGES))('%s', async (name, path) => {
    const { page, messages } = visitor
    messages.length = 0
    await page.setViewportSize(ZOOMED)
    await page.goto(shop + path)
    await expectReadable(visitor)
    if (name !== 'not found') expectSilence(visitor)
  })

  test('open menu, and an order', async () => {
    const { page } = visitor
    await page.setViewportSize(ZOOMED)
    await page.goto(`${shop}/cart`)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('button', { name: 'Sous-rayons de Chats' }).waitFor()
    await expectFits(page, 'menu')
    expect(await lostText(page), 'menu').toEqual([])
    expect(await motion(page), 'menu').toEqual([])
    await page.keyboard.press('Escape')

    await beginOrder(page)
    await expectReadable(visitor)
    await goOnAsGuest(page, 'zoom@example.com')
    await page.setViewportSize(ZOOMED)
    await expectReadable(visitor)
  })
})

describe('and if something were', () => {
  test('it would be found', async () => {
    const { page } = visitor
    await page.setViewportSize(DESK)
    await page.goto(`${shop}/cgv`)
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(`
        h1 { height: 0.5em; overflow: hidden; }
        header { position: sticky; top: 0; min-height: 60vh; }`)
      document.adoptedStyleSheets.push(sheet)
      document.querySelector<HTMLElement>('main h1')?.style.setProperty('transition', 'color 1s', 'important')
    })
    expect(await lostText(page)).toEqual([expect.stringContaining('Conditions')])
    expect(await coveredShare(page)).toBeGreaterThan(0.5)
    expect(await motion(page)).toEqual([expect.stringMatching(/^h1 /)])
  })
})

describe('a click on a link fades into the next page', () => {
  test.each([
    ['no-preference', 1],
    ['reduce', 0],
  ] as const)('with %s of motion', async (reducedMotion, transitions) => {
    const { page, leave, ...reader } = await visit(browser, DESK.width)
    await page.emulateMedia({ reducedMotion })
    await page.addInitScript(() => {
      let started = 0
      const { startViewTransition } = Document.prototype
      Document.prototype.startViewTransition = function (...change) {
        document.documentElement.dataset.transitions = String(++started)
        return startViewTransition.apply(this, change)
      }
    })
    await page.goto(`${shop}/chiens.html`)
    await settled(page)
    const link = page.locator('main article a').first()
    const name = await link.innerText()
    await link.click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    expect(Number(await page.locator('html').getAttribute('data-transitions'))).toBe(transitions)
    // Nothing is in the way of the next click while it fades.
    await page.getByRole('link', { name: 'Chats', exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Chats' }).waitFor()
    expectSilence({ page, leave, ...reader })
    await leave()
  })
})

test('where the system sets the colours, what is chosen is seen', async () => {
  const { page, leave } = await visit(browser, PHONE.width)
  await page.emulateMedia({ forcedColors: 'active' })
  for (const path of ['/manteau-de-pluie-brume-pour-chien.html', '/mes-animaux']) {
    await page.goto(shop + path, { waitUntil: 'networkidle' })
    const choice = page.locator('main label:has(> input[type=radio]:not(:disabled))').first()
    const outline = () => choice.evaluate((label) => getComputedStyle(label).outlineStyle)
    await choice.locator('input').evaluate((input: HTMLInputElement) => input.click())
    await expect.poll(outline, { message: path }).toBe('solid')
  }
  await leave()
})

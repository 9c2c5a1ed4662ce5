import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openBrowser, openPage, settled, visit, type Visitor } from './browser.ts'
import { beginOrder, deliverHome, fillAddress, goOnAsGuest, payBy, putInCart } from './checkout-steps.ts'

const shop = inject('shopUrl')
/** Windows in CSS pixels: a phone of a reader who needs text twice as large, and a desk. */
const PHONE = { width: 360, height: 740, text: 32 }
const DESK = { width: 1280, height: 900, text: 16 }
const SMALL_PHONES = [320, 360].map((width) => ({ width, height: 740, text: 16 }))
const PAGES = [
  '/',
  '/chiens.html?sans_cereales=Oui',
  '/manteau-de-pluie-brume-pour-chien.html',
  '/faq/',
  '/rgpd/',
  '/cgv',
]

let browser: Browser
let visitor: Visitor
beforeAll(async () => {
  browser = await openBrowser()
  visitor = await visit(browser, PHONE.width)
})
afterAll(() => browser.close())

async function readAt({ text, ...size }: typeof PHONE): Promise<void> {
  const { page } = visitor
  await page.setViewportSize(size)
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: text } })
}

/** Puts a word of 125 letters in the place of each visible text, one after the other. Returns the texts with which the page became wider than the window. */
async function widening(page: Page): Promise<string[]> {
  await settled(page)
  return page.evaluate(() => {
    const word = 'anticonstitutionnellement'.repeat(5)
    /** Has no words: it stays in one line. */
    const amount = /^[\d\s,.−-]+[€%]?$/u
    const root = document.documentElement
    const isWide = () => root.scrollWidth > root.clientWidth
    const found = isWide() ? ['the page as it is'] : []
    const texts: Text[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text)
    const seen = new Set<string>()
    for (const text of texts) {
      const element = text.parentElement
      if (!text.data.trim() || amount.test(text.data.trim()) || !element?.checkVisibility({ visibilityProperty: true }))
        continue
      const kind = [element, element.parentElement, element.parentElement?.parentElement]
        .map((one) => one?.className)
        .join()
      if (seen.has(kind)) continue
      seen.add(kind)
      const { data } = text
      text.data = word
      if (isWide()) found.push(`${data.trim().slice(0, 40)} (${element.tagName})`)
      text.data = data
    }
    return found
  })
}

/** What is wrong with visible buttons, and links that look like them, on small phones: a word in two pieces, or beyond the edge. */
async function badButtons(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const size of SMALL_PHONES) {
    await readAt(size)
    await settled(page)
    const bad = await page.evaluate(() => {
      const selector = 'button, a[class*=button_], [class*=hint_]'
      return [...document.querySelectorAll(selector)].flatMap((button) => {
        if (!button.checkVisibility({ visibilityProperty: true })) return []
        const box = button.getBoundingClientRect()
        const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT)
        const wrong: string[] = []
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const { data, parentElement } = node as Text
          // For screen readers only.
          if ((parentElement?.getBoundingClientRect().width ?? 0) <= 1) continue
          // After a hyphen a line may end.
          for (const { 0: word, index } of data.matchAll(/[^\s-]+-?/g)) {
            const range = new Range()
            range.setStart(node, index)
            range.setEnd(node, index + word.length)
            const { left, right, top, bottom } = range.getBoundingClientRect()
            const lines = new Set([...range.getClientRects()].map((rect) => Math.round(rect.top))).size
            const isOutside =
              left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1
            if (lines > 1 || isOutside) wrong.push(`${word} (${button.textContent.slice(0, 40)})`)
          }
        }
        return wrong
      })
    })
    found.push(...bad.map((text) => `${size.width} px: ${text}`))
  }
  await readAt(PHONE)
  return found
}

async function fits(page: Page, what: string): Promise<void> {
  expect(await widening(page), what).toEqual([])
  expect(await badButtons(page), `buttons: ${what}`).toEqual([])
}

test.each(PAGES)('a long word widens no page, and buttons keep theirs whole: %s', async (path) => {
  await readAt(DESK)
  await openPage(visitor.page, shop + path)
  expect(await widening(visitor.page), 'at a desk').toEqual([])
  await readAt(PHONE)
  await fits(visitor.page, 'on a phone')
})

test('nor cart and checkout', async () => {
  const { page } = visitor
  await putInCart(page, `${shop}/brosse-en-hetre-et-soies-de-sanglier.html`)
  await fits(page, 'cart')
  await beginOrder(page)
  await fits(page, 'before the order')
  await goOnAsGuest(page, 'une.adresse.tres.longue.dun.client@exemple-de-domaine-interminable.example')
  await fits(page, 'address')
  await fillAddress(page)
  await deliverHome(page)
  await fits(page, 'payment')
  await payBy(page, 'Virement bancaire')
  await fits(page, 'review')
})

test('nor the account', async () => {
  const { page } = visitor
  await openPage(page, `${shop}/login`)
  const known = page.getByRole('main')
  await known
    .getByRole('textbox', { name: /e-mail/ })
    .first()
    .fill('camille.durand@example.com')
  await known
    .getByLabel(/^Mot de passe/)
    .first()
    .fill('Musette-2026!')
  await known.getByRole('button', { name: 'Me connecter' }).click()
  await page.waitForURL(/\/user\//)
  await fits(page, 'dashboard')
  await openPage(page, `${shop}/user/orders/`)
  await fits(page, 'orders')
  await page
    .getByRole('link', { name: /^Commande n°/ })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: /Commande/ }).waitFor()
  await fits(page, 'order')
  await openPage(page, `${shop}/user/address-book`)
  await fits(page, 'addresses')
})

test.each([1024, 1280])('the cart in German leaves the search field free at %i px', async (width) => {
  await readAt({ ...DESK, width })
  const { page } = visitor
  await openPage(page, `${shop}/`)
  const free = await page.evaluate(() => {
    const [search, cart] = ['header search', 'header a[href="/cart"]'].map((one) => document.querySelector(one))
    const name = cart?.querySelector('span')
    if (!search || !cart?.parentElement || !name) return null
    name.textContent = 'Warenkorb'
    return cart.parentElement.getBoundingClientRect().left - search.getBoundingClientRect().right
  })
  expect(free).toBeGreaterThan(0)
})

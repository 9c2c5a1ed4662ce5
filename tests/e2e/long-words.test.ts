import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openBrowser, openPage, settled, visit, type Visitor } from './browser.ts'
import { beginOrder, deliverHome, fillAddress, goOnAsGuest, payBy, putInCart } from './checkout-steps.ts'

const shop = inject('shopUrl')
/** Windows in CSS pixels: a phone of a reader who needs text twice as large, and a desk. */
const PHONE = { width: 360, height: 740, text: 32 }
const DESK = { width: 1280, height: 900, text: 16 }
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

test.each(PAGES)('a long word widens no page: %s', async (path) => {
  await readAt(DESK)
  await openPage(visitor.page, shop + path)
  expect(await widening(visitor.page), 'at a desk').toEqual([])
  await readAt(PHONE)
  expect(await widening(visitor.page), 'large on a phone').toEqual([])
})

test('nor cart and checkout', async () => {
  const { page } = visitor
  await putInCart(page, `${shop}/brosse-en-hetre-et-soies-de-sanglier.html`)
  expect(await widening(page), 'cart').toEqual([])
  await beginOrder(page)
  expect(await widening(page), 'before the order').toEqual([])
  await goOnAsGuest(page, 'une.adresse.tres.longue.dun.client@exemple-de-domaine-interminable.example')
  expect(await widening(page), 'address').toEqual([])
  await fillAddress(page)
  await deliverHome(page)
  expect(await widening(page), 'payment').toEqual([])
  await payBy(page, 'Virement bancaire')
  expect(await widening(page), 'review').toEqual([])
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
  expect(await widening(page), 'dashboard').toEqual([])
  await openPage(page, `${shop}/user/orders/`)
  expect(await widening(page), 'orders').toEqual([])
  await page
    .getByRole('link', { name: /^Commande n°/ })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: /Commande/ }).waitFor()
  expect(await widening(page), 'order').toEqual([])
  await openPage(page, `${shop}/user/address-book`)
  expect(await widening(page), 'addresses').toEqual([])
})

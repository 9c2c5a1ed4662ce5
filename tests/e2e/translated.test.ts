import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openBrowser, openPage, settled, visit } from './browser.ts'
import { beginOrder, confirmedOrder, deliverHome, fillAddress, goOnAsGuest, order, payBy } from './checkout-steps.ts'
import { openHeld } from './early-steps.ts'
import { addToCart, openCartFromMiniCart, product } from './product-steps.ts'

const shop = inject('shopUrl')
const WITH_OPTIONS = `${shop}/${product('CHI-CRO-POULET').urlKey}.html`

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Runs in the page: replaces each text by one in elements of its own, as translators of browsers do, and whatever comes later. */
function translate(begins: 'early' | 'late'): void {
  const NEVER = 'script, style, noscript, title, textarea, option, svg, font, [translate="no"]'
  const wrap = (text: Text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(NEVER)) return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = text.data
    outer.append(inner)
    text.replaceWith(outer)
  }
  const all = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    texts.forEach(wrap)
  }
  const start = () => {
    all(document.body)
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (target instanceof Text) wrap(target)
        for (const node of addedNodes) {
          if (node instanceof Text) wrap(node)
          else all(node)
        }
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
    document.documentElement.dataset['translated'] = ''
  }
  if (begins === 'early') document.addEventListener('DOMContentLoaded', start)
  else addEventListener('load', () => setTimeout(() => requestIdleCallback(start), 300))
}

async function translated(begins: 'early' | 'late') {
  const visitor = await visit(browser, 1280, { serviceWorkers: 'block' })
  await visitor.page.addInitScript(translate, begins)
  return visitor
}

const opened = async (page: Page, address: string) => {
  await openPage(page, address)
  await page.waitForSelector('html[data-translated]')
}

/** What a kilogram of the chosen size costs. */
const unitPrice = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/€\s?\/\s?kg|le kilo|par kilo|\/\s?kg/)
    .first()
    .innerText()

describe.each(['early', 'late'] as const)('a page that the browser translates (%s)', (begins) => {
  test('follows the choice of a product, and is ordered from', async () => {
    const { page, messages, leave } = await translated(begins)
    await opened(page, WITH_OPTIONS)
    const sizes = page.locator('[data-field^="option-"] label')
    await sizes.first().click()
    await settled(page)
    const first = await unitPrice(page)
    await sizes.last().click()
    await expect.poll(() => unitPrice(page)).not.toBe(first)
    await addToCart(page).click()
    await openCartFromMiniCart(page)
    await page
      .getByRole('button', { name: /^En ajouter un/ })
      .first()
      .click()
    await page.getByRole('link', { name: 'Panier, 2 articles' }).waitFor()
    await beginOrder(page)
    await goOnAsGuest(page, `traduit-${begins}@example.com`)
    await fillAddress(page)
    await deliverHome(page)
    await payBy(page, 'Virement bancaire')
    await confirmedOrder(page, await order(page))
    expect(await page.getByText('An error occured.').count()).toBe(0)
    // React renders anew what was translated before it could hydrate it (#418), and says so.
    expect(messages.filter((message) => message.includes('error') && !message.includes('#418'))).toEqual([])
    await leave()
  })

  test('says what is wrong with a sign-in, then signs in', async () => {
    const { page, leave } = await translated(begins)
    await opened(page, `${shop}/login`)
    const main = page.getByRole('main')
    for (const password of ['faux', 'Musette-2026!']) {
      await main.getByRole('textbox', { name: /e-mail/ }).fill('camille.durand@example.com')
      await main.getByLabel(/^Mot de passe/).fill(password)
      await main.getByRole('button', { name: 'Me connecter' }).click()
      if (password === 'faux') await main.getByRole('alert').waitFor()
    }
    await page.waitForURL(/\/user\/$/)
    await page.getByRole('heading', { level: 1, name: 'Mon compte' }).waitFor()
    await leave()
  })
})

test('what is pressed on a translated page before its code has come is done once it has', async () => {
  const { page, release, leave } = await openHeld(browser, 360, WITH_OPTIONS, (context) =>
    context.addInitScript(translate, 'early' as const),
  )
  await page.waitForSelector('html[data-translated]')
  await page.locator('[data-field^="option-"] label').last().click()
  await page
    .getByRole('form')
    .getByRole('textbox', { name: /^Quantité/ })
    .fill('3')
  await addToCart(page).click()
  release()
  await page.getByRole('dialog').getByText('Ajouté au panier').waitFor()
  await page.getByRole('link', { name: 'Panier, 3 articles', includeHidden: true }).waitFor({ state: 'attached' })
  await leave()
})

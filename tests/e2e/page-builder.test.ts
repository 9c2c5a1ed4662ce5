import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { startShop } from './shop.ts'
import { expectAccessible, expectFits, expectSilence, openBrowser, openPage, reloadPage, visit } from './browser.ts'

const shop = inject('shopUrl')
/** Has every content type of Page Builder. */
const PATH = '/accueillir-un-chiot'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const slides = (page: Page) => page.getByRole('region', { name: 'À la une' })

describe.each([360, 1280])('a page of Page Builder at %i px', (width) => {
  test('shows what it holds, soundly', async () => {
    const visitor = await visit(browser, width)
    const { page } = visitor
    await openPage(page, shop + PATH)
    await expectFits(page, 'page of every kind')
    await expectAccessible(page, 'page of every kind')
    for (const text of ['Les dix premiers jours', 'Musette, l’atelier', 'Ration du jour', 'Nos recettes pour chiots']) {
      expect(await page.getByText(text).first().isVisible(), text).toBe(true)
    }
    expect(await page.getByRole('main').innerText()).not.toMatch(/<\/?\w+>|\{\{|productCurrentScope/)
    expectSilence(visitor)
    await visitor.leave()
  })

  test('its tabs follow the keyboard and the address', async () => {
    const visitor = await visit(browser, width)
    const { page } = visitor
    await openPage(page, shop + PATH)
    const [first, second] = await page.getByRole('tab').all()
    if (!first || !second) throw new Error('no tabs')
    await first.click()
    await page.keyboard.press('ArrowRight')
    expect(await second.getAttribute('aria-selected')).toBe('true')
    expect(await page.getByRole('tabpanel').count()).toBe(1)
    await expectAccessible(page, 'second tab')
    const panel = (await first.getAttribute('aria-controls')) ?? ''
    await page.goto(`${shop}${PATH}#${panel.replace(/^texte-/, '')}`)
    await reloadPage(page)
    await page.locator(`[role=tab][aria-controls="${panel}"][aria-selected=true]`).waitFor()
    expect(await page.evaluate(() => document.activeElement?.id)).toBe(panel)
    expectSilence(visitor)
    await visitor.leave()
  })

  test('its slider moves by its buttons', async () => {
    const visitor = await visit(browser, width)
    const { page } = visitor
    await openPage(page, shop + PATH)
    const next = slides(page).getByRole('button', { name: 'Suivant' })
    await next.click()
    await slides(page).getByText('2 / 4').waitFor()
    await slides(page).getByRole('button', { name: 'Précédent' }).click()
    await slides(page).getByText('1 / 4').waitFor()
    expectSilence(visitor)
    await visitor.leave()
  })
})

test('without scripts tabs stand below each other with their titles, and nothing is offered that does nothing', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'fr-FR' })
  const page = await context.newPage()
  await page.goto(shop + PATH)
  expect(await page.getByRole('tablist').count()).toBe(0)
  for (const title of ['Deux à quatre mois', 'Quatre à six mois', 'Après six mois']) {
    expect(await page.getByRole('heading', { name: title }).isVisible(), title).toBe(true)
  }
  expect(await page.getByRole('button', { name: 'Suivant' }).count()).toBe(0)
  await context.close()
})

test('what editors call their elements, and how they nest them, keeps no page from becoming alive', async () => {
  const own = await startShop()
  onTestFinished(() => own.stop())
  const content =
    '<p id="page-state">Le colis part demain.</p><p id="entry">Ou après-demain.</p><p id="content">Ou plus tard.</p><h2 id="frais">Frais</h2>' +
    '<table><tr><td>48 h</td></tr></table><a href="/faq">Des <a href="/contact">questions</a> ?</a><p><span><ul><li>Un</li></ul></span></p>'
  const saved = await fetch(`${own.storeUrl}/__control/page`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier: 'livraison', content }),
  })
  expect(saved.ok).toBe(true)
  const visitor = await visit(browser, 1280)
  const { page } = visitor
  await openPage(page, `${own.url}/livraison#frais`)
  // The address is followed by what only a page that is alive does.
  await page.waitForFunction(() => document.activeElement?.id === 'texte-frais')
  await expectAccessible(page, 'page with an editor’s ids')
  expectSilence(visitor)
  await visitor.leave()
})

test('a table scrolls on a phone, and breaks no word', async () => {
  const own = await startShop()
  onTestFinished(() => own.stop())
  const heads = ['Taille', 'Poids', 'Grammes', 'Remarques', 'Commentaires'].map((text) => `<th>${text}</th>`)
  const saved = await fetch(`${own.storeUrl}/__control/page`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier: 'livraison', content: `<table><tr>${heads.join('')}</tr></table>` }),
  })
  expect(saved.ok).toBe(true)
  const visitor = await visit(browser, 360)
  const { page } = visitor
  await openPage(page, `${own.url}/livraison`)
  await expectFits(page, 'page with a table')
  const lines = await page.getByRole('columnheader').evaluateAll((cells) =>
    cells.map((cell) => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      return new Set([...range.getClientRects()].map(({ top }) => top)).size
    }),
  )
  expect(lines).toEqual([1, 1, 1, 1, 1])
  await visitor.leave()
})

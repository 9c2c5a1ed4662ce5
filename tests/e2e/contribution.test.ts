import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { expectAccessible, expectFits, expectSilence, openBrowser, visit, type Visitor } from './browser.ts'
import { EDITORS } from './shop.ts'

const shop = inject('shopUrl')
const store = inject('storeUrl')
const BLOCK = 'footer-information'
const SAVED = '<p>Un texte que l’on vient d’enregistrer.</p>'

let browser: Browser
let original: string
let visitor: Visitor
beforeAll(async () => {
  const query = encodeURIComponent(`{ cmsBlocks(identifiers: ["${BLOCK}"]) { items { content } } }`)
  const response = await fetch(`${store}/graphql?query=${query}`)
  const { data } = (await response.json()) as { data: { cmsBlocks: { items: { content: string }[] } } }
  original = data.cmsBlocks.items[0]?.content ?? ''
  browser = await openBrowser()
})
afterEach(async () => {
  await visitor.leave()
  await save(original)
})
afterAll(() => browser?.close())

async function save(content: string): Promise<void> {
  const response = await fetch(`${store}/__control/block`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier: BLOCK, content }),
  })
  expect(response.status).toBe(200)
}

test('shoppers get nothing of the contributors’ code, and no page names it', async () => {
  visitor = await visit(browser, 1280)
  const { page } = visitor
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.goto(`${shop}/chiens.html`)
  // The shell's late part would ask for it: it is there, and has done nothing.
  await expect.poll(() => loaded.some((url) => /\/LateShell-.*\.js$/.test(url))).toBe(true)
  expect(await page.content()).not.toMatch(/Toolbox|contribution/i)
  expect(loaded.filter((url) => /Toolbox|contribution/i.test(url))).toEqual([])
  expectSilence(visitor)
})

test('an editor sees what is saved while it is saved, and where it is edited', async () => {
  visitor = await visit(browser, 360)
  const { page, messages } = visitor
  await page.goto(`${shop}/contribution/${EDITORS.CONTRIBUTION_TOKEN}`)
  expect(page.url()).toBe(`${shop}/`)
  expect(await page.evaluate(() => document.referrer)).toBe('')

  const tool = (name: string) => page.getByRole('switch', { name, exact: true })
  await page.getByRole('button', { name: 'Mode contribution' }).click()
  await tool('Actualisation automatique').click()
  await expectAccessible(page, 'toolbox')
  await expectFits(page, 'toolbox')
  await save(SAVED)
  await page.getByText('Un texte que l’on vient d’enregistrer.').waitFor()

  await tool('Rayons X').click()
  await page.keyboard.press('Escape')
  const outlines = page.getByRole('region', { name: 'Contenus de la page' })
  const link = outlines.getByRole('link', { name: `Bloc ${BLOCK}` })
  expect(await link.getAttribute('href')).toBe(`${EDITORS.ADMIN_URL}cms/block/index/?search=${BLOCK}`)
  await page.goto(`${shop}/chiens/croquettes.html`)
  expect(
    await outlines
      .getByRole('link', { name: /^Produit / })
      .first()
      .getAttribute('href'),
  ).toMatch(/\/admin_7x\/catalog\/product\/edit\/id\/\d+\/$/)
  await outlines
    .getByRole('link', { name: /^Catégorie / })
    .first()
    .waitFor()
  await expectAccessible(page, 'x-ray')
  await expectFits(page, 'x-ray')
  await page.setViewportSize({ width: 1280, height: 900 })
  await expectAccessible(page, 'x-ray on a wide screen')
  await expectFits(page, 'x-ray on a wide screen')

  await page.getByRole('button', { name: 'Mode contribution' }).click()
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Quitter' }).click()])
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.locator('[data-source], [data-contribution]').count()).toBe(0)
  expect(await page.evaluate(() => window.contributionMode)).toBeUndefined()
  expect(messages.filter((message) => !message.includes('Clear-Site-Data'))).toEqual([])
})

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { expectAccessible, expectFits, expectSilence, openBrowser, visit } from './browser.ts'

const shop = inject('shopUrl')

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** What is shown now: nothing axe finds, nothing that scrolls sideways. */
async function expectSound(page: Page, what: string): Promise<void> {
  await expectFits(page, what)
  await expectAccessible(page, what)
}

describe.each([360, 1280])('at %i px', (width) => {
  test('a question is found, opened and linked to', async () => {
    const visitor = await visit(browser, width)
    const { page } = visitor
    await page.goto(`${shop}/faq/`)
    await expectSound(page, 'questions')
    const search = page.getByRole('searchbox')
    await search.fill('REMBOURSE surgele')
    await page.getByText(/^Aucune question ne correspond/).waitFor()
    await search.fill('abime photo')
    await page.getByText(/^1 question correspond/).waitFor()
    expect(await page.getByText('Notez une réserve précise').isVisible()).toBe(true)
    await expectSound(page, 'questions that match')
    await page.getByRole('button', { name: 'Effacer la recherche' }).click()

    await page.goto(`${shop}/`)
    await page.goto(`${shop}/faq/#quand-suis-je-rembourse`)
    const summary = page.locator('summary#quand-suis-je-rembourse')
    await page.getByText(/^Au plus tard quatorze jours/).waitFor()
    await page.waitForFunction((id) => document.activeElement?.id === id, 'quand-suis-je-rembourse')
    await page.keyboard.press('Enter')
    expect(await summary.locator('..').getAttribute('open')).toBeNull()
    expectSilence(visitor)
    await visitor.leave()
  })

  test('a message is sent with the keyboard alone', async () => {
    const visitor = await visit(browser, width)
    const { page } = visitor
    await page.goto(`${shop}/contact`)
    await expectSound(page, 'contact')
    const name = page.getByLabel('Prénom et nom')
    await name.focus()
    await page.keyboard.press('Enter')
    await page.getByText('Saisissez votre prénom et votre nom.').waitFor()
    await expectSound(page, 'contact with faults')
    for (const text of ['Anne Le Goff', 'anne.legoff@exemple.fr', '', 'Ration', 'Quelle ration pour un chiot ?']) {
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Envoyer le message')
    await page.keyboard.press('Enter')
    await page.getByText('Votre message est parti.').waitFor()
    await page.getByText(/^Nous vous répondons à anne.legoff@exemple.fr/).waitFor()
    await expectSound(page, 'message sent')
    expectSilence(visitor)
    await visitor.leave()
  })
})

test('the questions are there without scripts, with their search and what search engines read', async () => {
  const html = await (await fetch(`${shop}/faq/?q=rembourse`)).text()
  const questions = [...html.matchAll(/<summary id="([^"]+)"/g)].map(([, id]) => id)
  expect(questions).toContain('quand-suis-je-rembourse')
  expect(questions).not.toContain('quand-ma-commande-part-elle')
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) => json)
  expect(data.map((json) => JSON.parse(json))).toMatchObject([{ '@type': 'BreadcrumbList' }, { '@type': 'FAQPage' }])
  expect(data.at(-1)).toContain('Quand ma commande part-elle')
})

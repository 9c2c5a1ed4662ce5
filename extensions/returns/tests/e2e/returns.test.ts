import { browser as chromium } from 'musette/testing'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { signIn } from '../../../../tests/e2e/account-steps.ts'
import { check } from '../../../../tests/e2e/checkout-steps.ts'

const { expectSilence, openBrowser, openPage, visit } = chromium

const shop = inject('shopUrl')

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test.each([360, 1280])(
  'a customer sends something back with the keyboard, after what is missing was said, at %i px',
  async (width) => {
    const visitor = await visit(browser, width)
    const { page } = visitor
    await signIn(page, { url: shop }, 'camille.durand@example.com', 'Musette-2026!')
    await openPage(page, `${shop}/user/orders/`)
    await page.getByRole('link', { name: 'Voir la commande n° 000000004' }).click()
    await page.getByRole('link', { name: 'Renvoyer des articles' }).click()
    await page.getByRole('heading', { level: 1, name: /Renvoyer des articles/ }).waitFor()
    const submit = page.getByRole('button', { name: 'Envoyer la demande' })
    await submit.focus()
    await page.keyboard.press('Enter')
    await page.getByText('Cochez au moins un article.').waitFor()
    const box = page.getByRole('checkbox', { name: /Terrine/ })
    await box.focus()
    await page.keyboard.press('Space')
    await page.getByLabel(/Quantité/).fill('1')
    await submit.focus()
    await page.keyboard.press('Enter')
    await page.getByText('Répondez à cette question.').first().waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true')
    await check(page, 'return with faults')
    for (const label of [/Motif/, /État/, /Solution/]) await page.getByLabel(label).selectOption({ index: 1 })
    await submit.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/user/returns?created=1')
    await page.getByText('Votre demande de retour est enregistrée.', { exact: false }).waitFor()
    await check(page, 'returns')
    await page.getByRole('row').nth(1).getByRole('link').first().click()
    await page.getByRole('heading', { level: 1, name: /^Retour n°/ }).waitFor()
    const send = page.getByRole('button', { name: 'Envoyer le message' })
    await send.focus()
    await page.keyboard.press('Enter')
    await page.getByText('Votre message est vide.').waitFor()
    await page.getByLabel('Votre message').fill('Puis-je déposer le colis lundi ?')
    await send.focus()
    await page.keyboard.press('Enter')
    await page.getByText('Votre message est envoyé.').waitFor()
    await page.getByRole('listitem').filter({ hasText: 'déposer le colis lundi' }).waitFor()
    expect(await page.getByLabel('Votre message').inputValue()).toBe('')
    await check(page, 'return with messages')
    expectSilence(visitor)
    await visitor.leave()
  },
)

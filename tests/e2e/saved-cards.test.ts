import { browser as chromium } from 'musette/testing'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, inject, test } from 'vitest'
import { signIn } from './account-steps.ts'
import { check } from './checkout-steps.ts'

const { expectSilence, openBrowser, visit } = chromium

const shop = inject('shopUrl')

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test.each([
  { width: 360, card: 'Visa •••• 4242' },
  { width: 1280, card: 'SEPA •••• 3000' },
])('a saved card is deleted with the keyboard, at $width px', async ({ width, card }) => {
  const visitor = await visit(browser, width)
  const { page } = visitor
  await signIn(page, { url: shop }, 'camille.durand@example.com', 'Musette-2026!')
  await page.goto(`${shop}/user/cards`)
  const button = page.getByRole('button', { name: `Supprimer ${card}` })
  await button.waitFor()
  await check(page, 'saved cards')
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: /Supprimer cette carte/ })
  await dialog.waitFor()
  await check(page, 'question')
  await dialog.getByRole('button', { name: 'Supprimer' }).focus()
  await page.keyboard.press('Enter')
  await button.waitFor({ state: 'detached' })
  expectSilence(visitor)
  await visitor.leave()
})

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { expectSilence, openBrowser, openPage, visit } from './browser.ts'

const shop = inject('shopUrl')

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe('a hash in the address', () => {
  test('focuses what it names, on arrival and on the open page, and Back returns to where it was left', async () => {
    const visitor = await visit(browser, 360)
    const { page } = visitor
    const isFocused = (id: string) => page.waitForFunction((id) => document.activeElement?.id === id, id)
    // A heading, which browsers scroll to and do not focus.
    await page.goto(`${shop}/faq/#theme-retours`)
    await isFocused('theme-retours')
    await openPage(page, `${shop}/faq/`)
    await page.getByRole('navigation', { name: 'Thèmes' }).getByRole('link', { name: 'Paiement' }).click()
    await isFocused('theme-paiement')
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100)
    await page.goBack()
    await page.waitForFunction(() => scrollY === 0)
    expectSilence(visitor)
    await visitor.leave()
  })
})

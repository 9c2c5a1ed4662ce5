import { browser as chromium } from 'musette/testing'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'

const { expectAccessible, expectFits, expectSilence, openBrowser, openPage, settled, visit } = chromium

const shop = inject('shopUrl')
const PAGES = ['/biscuits-pomme-et-cannelle-pour-chien.html', '/croquettes-poulet-fermier-et-riz-chien-adulte.html']

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe.each([{ width: 360 }, { width: 1280 }])('recently viewed at $width px', ({ width }) => {
  test('asks for nothing until it is scrolled to, shows what was seen, and is emptied', async () => {
    const visitor = await visit(browser, width)
    const { page } = visitor
    const requested: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/graphql') requested.push(request.url())
    })
    for (const path of PAGES) {
      await openPage(page, shop + path)
      await expect.poll(() => page.evaluate(() => localStorage.length)).toBeGreaterThan(0)
      await settled(page)
    }
    const section = page.getByRole('region', { name: 'Vus récemment' })
    await section.waitFor({ state: 'attached' })
    expect(requested).toEqual([])
    await section.scrollIntoViewIfNeeded()
    await section.getByRole('link', { name: /Biscuits pomme et cannelle/ }).waitFor()
    await settled(page)
    expect(requested).toHaveLength(1)
    await expectAccessible(page, 'recently viewed')
    await expectFits(page, 'recently viewed')
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/recent-${width}.png` })
    await section.getByRole('button', { name: 'Vider la liste' }).click()
    await page.getByText('La liste est vide.').waitFor()
    await openPage(page, shop + PAGES[0])
    await settled(page)
    expect(await section.count()).toBe(0)
    expectSilence(visitor)
  })
})

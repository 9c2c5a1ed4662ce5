import { browser as chromium } from 'musette/testing'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'

const { expectAccessible, expectFits, expectSilence, openBrowser, openPage, settled, visit } = chromium

const shop = inject('shopUrl')

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe.each([{ width: 360 }, { width: 1280 }])('the blog at $width px', ({ width }) => {
  test('leads from its list to an article, to a topic and back', async () => {
    const visitor = await visit(browser, width)
    const { page } = visitor
    await openPage(page, `${shop}/blog`)
    await settled(page)
    await expectAccessible(page, 'blog')
    await expectFits(page, 'blog')
    await page.getByRole('link', { name: 'Les premiers jours du chiot à la maison' }).click()
    await page.waitForURL(`${shop}/blog/post/premiers-jours-du-chiot`)
    await page.getByRole('heading', { name: 'Les premiers jours du chiot à la maison', level: 1 }).waitFor()
    await page.getByRole('heading', { name: 'Les produits de cet article' }).waitFor()
    await settled(page)
    await expectAccessible(page, 'article')
    await expectFits(page, 'article')
    await page.getByRole('article').getByRole('link', { name: 'Santé & soins' }).click()
    await page.waitForURL(`${shop}/blog/category/sante-et-soins`)
    await page.getByRole('heading', { name: 'Santé & soins', level: 1 }).waitFor()
    expect(await page.getByRole('link', { name: 'Visite de l’atelier' }).count()).toBe(0)
    expectSilence(visitor)
  })
})

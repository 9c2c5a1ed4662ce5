import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { expectAccessible, expectFits, expectSilence, openBrowser, openPage, settled, visit } from './browser.ts'

/** What a phone shows before anything is scrolled. */
const shop = inject('shopUrl')

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Px from the top of the page. */
const topOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY))

describe('on a phone', () => {
  test('the home page leads to the departments and to needs, then to goods', async () => {
    const visitor = await visit(browser, 360)
    const { page } = visitor
    await openPage(page, shop)
    expect(await topOf(page, 'main article')).toBeLessThanOrEqual(900)
    const [departments, needs, goods] = await Promise.all([
      topOf(page, 'main nav a[href="/chiens.html"]'),
      topOf(page, 'main a[href="/chiens/croquettes/chiots.html"]'),
      topOf(page, 'main article'),
    ])
    expect(departments).toBeLessThan(needs)
    expect(needs).toBeLessThan(goods)
    const hero = await page.locator('main h1').evaluate((heading) => {
      const strip = heading.parentElement?.parentElement?.parentElement
      return strip?.getBoundingClientRect().height
    })
    expect(hero).toBeLessThanOrEqual(140)
    await expectAccessible(page, 'home page')
    expectSilence(visitor)
    await visitor.leave()
  })

  test('a category shows goods; filters stay in view, and a changed list shows from its start', async () => {
    const visitor = await visit(browser, 360)
    const { page } = visitor
    await openPage(page, `${shop}/chiens.html`)
    expect(await topOf(page, 'main article')).toBeLessThanOrEqual(420)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
    const filter = page.getByRole('button', { name: /^Filtrer/ })
    await expect.poll(() => filter.evaluate((button) => button.getBoundingClientRect().top)).toBeLessThan(120)
    await filter.click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('checkbox', { name: /^Chiot/ }).click()
    await drawer.getByRole('button', { name: /^Voir les/ }).click()
    const count = page.getByRole('region', { name: 'Produits' }).getByText(/^\d+ produits$/)
    await expect.poll(() => count.evaluate((text) => text.getBoundingClientRect().top)).toBeGreaterThan(50)
    expect(await count.evaluate((text) => text.getBoundingClientRect().bottom < innerHeight)).toBe(true)
    await expectFits(page, 'filtered category')
    expectSilence(visitor)
    await visitor.leave()
  })

  test('the whole row of the menu opens its submenu, and the first link there leads to the category', async () => {
    const visitor = await visit(browser, 360)
    const { page } = visitor
    await openPage(page, shop)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('button', { name: 'Sous-rayons de Chats' }).click({ position: { x: 20, y: 20 } })
    await expectAccessible(page, 'menu')
    const menu = page.getByRole('navigation', { name: 'Rayons de la boutique' })
    await menu.getByRole('link', { name: 'Suivre ma commande' }).waitFor()
    await menu.getByRole('link', { name: 'Tout le rayon Chats' }).click()
    await page.getByRole('heading', { level: 1, name: 'Chats' }).waitFor()
    await settled(page)
    expectSilence(visitor)
    await visitor.leave()
  })

  test('a search finds pages, and one without results leads on', async () => {
    const visitor = await visit(browser, 360)
    const { page } = visitor
    await openPage(page, `${shop}/search/retour`)
    const help = page.getByRole('navigation', { name: 'Aide et conseils' })
    await help.getByRole('link', { name: 'Retours et rétractation' }).waitFor()
    await expectAccessible(page, 'search that finds a page')
    await openPage(page, `${shop}/search/xyzzyq`)
    const main = page.getByRole('main')
    await main.getByRole('link', { name: 'Chevaux' }).waitFor()
    await main.getByRole('link', { name: /01 99 00 00 17/ }).waitFor()
    await expectAccessible(page, 'search without results')
    await expectFits(page, 'search without results')
    expectSilence(visitor)
    await visitor.leave()
  })
})

test('a page that the server had no time to render is rendered by the browser, from one state', async () => {
  const visitor = await visit(browser, 1280)
  const { page } = visitor
  await page.route('**/chiens/croquettes.html', async (route) => {
    const html = await (await route.fetch()).text()
    const state = html.slice(html.indexOf('<script id="page-state"'))
    const body = html
      .slice(0, html.indexOf('<body'))
      .replace('<html ', '<html data-render="fallback" ')
      .concat('<body>', state)
    await route.fulfill({ body, contentType: 'text/html; charset=utf-8' })
  })
  await openPage(page, `${shop}/chiens/croquettes.html`)
  await page.getByRole('heading', { level: 1, name: 'Croquettes' }).waitFor()
  expect(await page.locator('main article').count()).toBeGreaterThan(10)
  expect(await page.locator('#page-state').count()).toBe(1)
  expectSilence(visitor)
  await visitor.leave()
})

import sharp from 'sharp'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { expectSilence, openBrowser, openPage, visit } from './browser.ts'

const shop = inject('shopUrl')

/** A blank frame has one colour. */
const BLANK = 2

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe.each([{ width: 360 }, { width: 1280 }])('a pressed card at $width px', ({ width }) => {
  // Each has a card of its own: the browser remembers pictures.
  test.each([
    ['while its product loads', '**/graphql**', 0],
    ['while the large picture is made', '**/resized-images/**format=medium**', 1],
  ])('shows name, price and its picture at once, %s', async (_while, held, nth) => {
    const isLoaded = !held.includes('graphql')
    const visitor = await visit(browser, width)
    const { page } = visitor
    await openPage(page, `${shop}/chiens/croquettes.html`)
    const card = page.getByRole('main').getByRole('article').nth(nth)
    const name = await card.getByRole('link').first().innerText()
    const shown = await card.locator('img').evaluate((picture: HTMLImageElement) => picture.currentSrc)
    const answer = await hold(page, [held, '**/resized-images/**format=medium**'])

    await card.getByRole('link').first().click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await page.getByRole('main').getByText('€').first().waitFor()
    if (isLoaded) await page.locator('main form').first().waitFor()
    expect(await contrast(page)).toBeGreaterThan(BLANK)
    expect(await background(page)).toContain(shown)

    const place = await frame(page).boundingBox()
    answer()
    await page.waitForFunction(() => {
      const picture = document.querySelector<HTMLImageElement>('main img[src*="format=medium"]')
      return picture?.complete && picture.naturalWidth > 0 && document.querySelector('main form')
    })
    expect(await contrast(page)).toBeGreaterThan(BLANK)
    if (isLoaded) expect(await frame(page).boundingBox()).toEqual(place)
    expectSilence(visitor)
    await visitor.leave()
  })
})

/** Keeps back what is asked for from now on, until the returned function is called. */
async function hold(page: Page, patterns: string[]): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  for (const pattern of new Set(patterns)) {
    await page.route(pattern, async (route) => {
      await released
      await route.continue()
    })
  }
  return release
}

const frame = (page: Page) => page.locator('main picture:has(img[src*="format=medium"])').locator('xpath=../..').first()

const background = (page: Page) => frame(page).evaluate((element) => getComputedStyle(element).backgroundImage)

/** How much the colours of the large picture's frame differ. */
async function contrast(page: Page): Promise<number> {
  const { channels } = await sharp(await frame(page).screenshot()).stats()
  return Math.max(...channels.map(({ stdev }) => stdev))
}

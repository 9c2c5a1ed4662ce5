import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { expectSilence, openBrowser, openPage, visit } from './browser.ts'

const shop = inject('shopUrl')

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe.each([360, 1280])('a page that nobody touches, %d px wide', (width) => {
  test.each(['/', '/search/croquettes', '/caisse-de-croquettes-a-composer.html'])(
    'shows the pictures near the viewport and no others: %s',
    async (path) => {
      const visitor = await visit(browser, width, { onlyReads: true })
      const { page } = visitor
      // So high that each of these pages has such pictures, and others.
      await page.setViewportSize({ width, height: 1600 })
      await openPage(page, shop + path)

      // Where the code has come meanwhile, React has rendered those that are near.
      await expect
        .poll(async () => (await frames(page)).filter(({ isNear, isShown }) => isNear !== isShown))
        .toEqual([])

      await page.evaluate(() => dispatchEvent(new Event('pointerover')))
      await expect.poll(async () => (await frames(page)).filter(({ isNear }) => isNear)).toEqual([])
      expectSilence(visitor)
      await visitor.leave()
    },
  )
})

/** What holds a picture that React has not rendered yet. */
function frames(page: Page): Promise<{ isNear: boolean; isShown: boolean }[]> {
  return page.evaluate(() => {
    const written = [...document.querySelectorAll('noscript')].filter(({ textContent }) =>
      textContent.startsWith('<picture'),
    )
    return written.map(({ parentElement }) => {
      const { top, bottom, left, right, width } = parentElement!.getBoundingClientRect()
      const isNear = width > 0 && top < innerHeight + 200 && bottom > -200 && left < innerWidth + 200 && right > -200
      return { isNear, isShown: parentElement!.style.backgroundImage !== '' }
    })
  })
}

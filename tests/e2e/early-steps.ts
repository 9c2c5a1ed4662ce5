import type { Browser, BrowserContext, Page } from 'playwright-core'
import { visit, type Visitor } from './browser.ts'

/** Opens a page whose code does not come before `release`: only the script in its head is there. */
export async function openHeld(
  browser: Browser,
  width: number,
  address: string,
  prepare = async (_context: BrowserContext): Promise<unknown> => undefined,
): Promise<Visitor & { release: () => void }> {
  const visitor = await visit(browser, width, { serviceWorkers: 'block' })
  const { page } = visitor
  await prepare(page.context())
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    if (!/\/start-/.test(route.request().url())) await released
    await route.continue().catch(() => {})
  })
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction(() => 'earlyInput' in window)
  return { ...visitor, release }
}

/** Marks the document, so that `isSame` shows whether another one was loaded. */
export async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isSame: true }))
}

export const isSame = (page: Page) => page.evaluate(() => 'isSame' in window)

import type { Browser, Page } from 'playwright-core'

/** Chromium computes this many times slower than the machine: the gap between a laptop and a phone of the middle class. */
export const SLOWDOWN = 4

export const LISTING = '/chiens/croquettes.html'
export const CONFIGURABLE = '/croquettes-poulet-fermier-et-riz-chien-adulte.html'

/** A page of a visitor with an empty profile on a slow processor. Pages fade, as for most shoppers. */
export async function openSlowPage(browser: Browser, { width = 1280 } = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    locale: 'fr-FR',
    serviceWorkers: 'block',
    hasTouch: width < 700,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  return page
}

/** Opens an address and waits until the page is idle. */
export async function settle(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await quiet(page)
  await page.waitForFunction(isHydrated)
  await quiet(page)
}

/** Runs in the page: whether React has taken over all that can be pressed. Until then a link is the browser's. */
function isHydrated(): boolean {
  const parts = document.querySelectorAll(':is(header, main, footer) :is(a, button, input, fieldset)')
  return [...parts].every((part) => Object.keys(part).some((key) => key.startsWith('__reactProps$')))
}

/** Waits until nothing was requested for half a second, and the page is idle. */
export async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(500)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 })))
}

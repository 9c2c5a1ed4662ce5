import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { expect } from 'vitest'
import { markupFaults } from './markup.ts'

/** Chromium as every end-to-end test uses it; `npm test` finds or installs it. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-gpu',
      '--disable-component-update',
    ],
  })
}

export type Visitor = { page: Page; messages: string[]; leave(): Promise<void> }

/**
 * A shopper with an own, empty browser profile. Whatever the console says, and every answer that failed, ends up in `messages`:
 * a journey ends with `expectSilence`.
 */
export async function visit(
  browser: Browser,
  width: number,
  options: Pick<BrowserContextOptions, 'serviceWorkers'> = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: { width, height: width < 700 ? 740 : 900 },
    locale: 'fr-FR',
    reducedMotion: 'reduce',
    // No waiting for smooth things that a phone would show; touch as on a phone.
    hasTouch: width < 700,
    ...options,
  })
  const page = await context.newPage()
  const messages: string[] = []
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => messages.push(`page error: ${String(error)}`))
  page.on('response', (response) => {
    if (response.status() >= 400) messages.push(`${response.status()}: ${response.url()}`)
  })
  return { page, messages, leave: () => context.close() }
}

export function expectSilence({ messages }: Visitor): void {
  expect(messages).toEqual([])
}

/** No axe rule is broken on what the page shows now, best practices included, and its markup is valid. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  // Neither an extra page for frames that no page has, nor every node that passed: both take longer than the rules.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  const broken = violations.map(({ id, nodes }) => `${id} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
  const faults = await markupFaults(await page.content())
  expect([...broken, ...faults], what).toEqual([])
}

/** The document does not scroll sideways. */
export async function expectFits(page: Page, what: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, what).toBeLessThanOrEqual(0)
}

/** Waits until nothing loads any more: requests, the typeface, and every picture that came into view. */
export async function picturesLoaded(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => !document.querySelector('[data-state="loading"], html[data-refreshing]'))
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
  })
}

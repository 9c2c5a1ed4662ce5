import type { Browser, Page } from 'playwright-core'
import { markdown, median, met, ms } from './report.ts'
import { CONFIGURABLE, LISTING, openSlowPage, settle } from './slow-page.ts'

declare global {
  interface Window {
    /** Durations of the event timing entries of interactions, in ms. */
    interacted: number[]
  }
}

const ROUNDS = Number(process.env.NAVIGATION_ROUNDS || 5)
/** In ms: a browser paints what an interaction did long before. */
const PAINTING = 1_000
/** In ms. */
const GOAL = 100

type Interaction = {
  name: string
  page: string
  width?: number
  prepare?(page: Page): Promise<void>
  act(page: Page): Promise<void>
}

const INTERACTIONS: Interaction[] = [
  { name: 'choose an option', page: CONFIGURABLE, act: (page) => page.getByRole('radio', { name: '6 kg' }).click() },
  {
    name: 'add to the cart',
    page: CONFIGURABLE,
    prepare: (page) => page.getByRole('radio', { name: '6 kg' }).click(),
    act: (page) =>
      page
        .getByRole('form')
        .getByRole('button', { name: /^Ajouter au panier/ })
        .click(),
  },
  { name: 'open the menu', page: '/', width: 360, act: (page) => page.getByRole('button', { name: 'Menu' }).click() },
  {
    name: 'tick a facet',
    page: LISTING,
    act: (page) => page.locator('main form fieldset label').first().click(),
  },
  { name: 'open the search', page: '/', act: (page) => page.getByRole('combobox').first().click() },
  {
    name: 'change a quantity',
    page: CONFIGURABLE,
    act: (page) =>
      page
        .getByRole('form')
        .getByRole('button', { name: /En ajouter un/ })
        .click(),
  },
]

/** Interaction to next paint, as browsers report it to `web-vitals`: the longest event of an interaction until the frame that shows its outcome. */
export async function interactions(browser: Browser, shop: string): Promise<string> {
  const rows: string[][] = []
  for (const interaction of INTERACTIONS) {
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round++) times.push(await durationOf(browser, shop, interaction))
    const time = median(times)
    rows.push([interaction.name, `**${ms(time)}**`, `≤ ${GOAL} ms`, met(time, GOAL)])
  }
  return markdown([['interaction to next paint, median', 'shop', 'goal', ''], ['---', '---', '---', '---'], ...rows])
}

async function durationOf(
  browser: Browser,
  shop: string,
  { page: path, width, prepare, act }: Interaction,
): Promise<number> {
  const page = await openSlowPage(browser, { width })
  try {
    await settle(page, shop + path)
    await prepare?.(page)
    await page.waitForTimeout(PAINTING)
    await page.evaluate(() => {
      window.interacted = []
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as PerformanceEventTiming[])
          if (entry.interactionId) window.interacted.push(entry.duration)
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    })
    await act(page)
    await page.waitForTimeout(PAINTING)
    // Browsers report nothing below 16 ms.
    return await page.evaluate(() => Math.max(16, ...window.interacted))
  } finally {
    await page.context().close()
  }
}

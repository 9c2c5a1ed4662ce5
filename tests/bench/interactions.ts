import type { Browser, Page } from 'playwright-core'
import { ms } from './navigations.ts'
import { markdown, median } from './report.ts'
import { openSlowPage, quiet, settle } from './slow-page.ts'

declare global {
  interface Window {
    /** Durations of the event timing entries of interactions, in ms. */
    interacted: number[]
    /** Durations of the long tasks, in ms. */
    longTasks: number[]
  }
}

const ROUNDS = Number(process.env.NAVIGATION_ROUNDS || 5)
/** In ms: a browser paints what an interaction did long before. */
const PAINTING = 1_000
/** In ms: interaction to next paint, total blocking time, the longest task after hydration. */
const GOALS = { interaction: 100, blocking: 100, task: 100 }
/** In ms: what a long task blocks is what it takes longer than this. */
const SHORT_TASK = 50

const LISTING = '/chiens/croquettes.html'
const CONFIGURABLE = '/croquettes-poulet-fermier-et-riz-chien-adulte.html'

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
    act: (page) => page.getByRole('form').getByRole('button', { name: 'Ajouter au panier', exact: true }).click(),
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
    rows.push([interaction.name, `**${ms(time)}**`, `≤ ${GOALS.interaction} ms`, met(time, GOALS.interaction)])
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

/** Long tasks of the pages that most visits begin with. */
export async function firstLoads(browser: Browser, shop: string): Promise<string> {
  const rows: string[][] = []
  for (const [name, path] of Object.entries({ home: '/', listing: LISTING, product: CONFIGURABLE })) {
    const blocking: number[] = []
    const longest: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const tasks = await longTasks(browser, shop + path)
      blocking.push(tasks.reduce((sum, task) => sum + Math.max(0, task - SHORT_TASK), 0))
      longest.push(Math.max(0, ...tasks))
    }
    rows.push([
      name,
      ms(median(blocking)),
      met(median(blocking), GOALS.blocking),
      ms(median(longest)),
      met(median(longest), GOALS.task),
    ])
  }
  return markdown([
    ['first load, median', `total blocking time (≤ ${GOALS.blocking} ms)`, '', `longest task (≤ ${GOALS.task} ms)`, ''],
    ['---', '---', '---', '---', '---'],
    ...rows,
  ])
}

async function longTasks(browser: Browser, address: string): Promise<number[]> {
  const page = await openSlowPage(browser, { width: 360 })
  try {
    await page.addInitScript(() => {
      window.longTasks = []
      const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0
      new PerformanceObserver((list) => {
        if (isPainted()) window.longTasks.push(...list.getEntries().map(({ duration }) => duration))
      }).observe({ type: 'longtask' })
    })
    // As a reader does, who touches nothing yet.
    await page.goto(address)
    await quiet(page)
    return await page.evaluate(() => window.longTasks)
  } finally {
    await page.context().close()
  }
}

function met(value: number, atMost: number): string {
  return value <= atMost ? 'met' : '**missed**'
}

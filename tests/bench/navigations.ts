import type { Browser, Locator, Page } from 'playwright-core'
import { markdown, median, met, ms } from './report.ts'
import { LISTING, openSlowPage, quiet, settle } from './slow-page.ts'

declare global {
  interface Window {
    /** Times at which the link was pressed and the next page was usable, in ms of the page's clock. */
    measured: { pressed?: number; usable?: number }
  }
}

/** Rounds of each navigation: six of them make thirty. */
const ROUNDS = Number(process.env.NAVIGATION_ROUNDS || 5)
/** In ms: by then whatever a hovering pointer preloads has loaded. */
const REST = 1_500
/** In ms, of the median of all ways. */
const GOALS = { preloaded: 100, 'not preloaded': 400 }

type Mode = keyof typeof GOALS

type Way = {
  name: string
  from: string
  /** Links to the next page, a different one for each round. */
  link(page: Page, round: number): Locator
  /** Opens by the browser's own button and not by a link. */
  isBack?: true
  leadsTo: 'product' | 'listing'
}

const cards = (page: Page) => page.locator('main article h2 a, main article h3 a, main article h4 a')

const WAYS: Way[] = [
  { name: 'listing → product', from: LISTING, link: (page, round) => cards(page).nth(round % 2), leadsTo: 'product' },
  {
    name: 'product → product of the same page',
    from: '/croquettes-poulet-fermier-et-riz-chien-adulte.html',
    link: (page, round) => cards(page).nth(round % 2),
    leadsTo: 'product',
  },
  {
    name: 'menu → listing',
    from: '/',
    link: (page, round) => page.locator('header nav > ul > li > a, header nav > ul > li > div > a').nth(round % 3),
    leadsTo: 'listing',
  },
  {
    name: 'facet → listing',
    from: LISTING,
    link: (page) => page.locator('main form fieldset label').first(),
    leadsTo: 'listing',
  },
  {
    name: 'page 2',
    from: '/chiens.html',
    link: (page) => page.locator('main nav a[href*="page=2"]').first(),
    leadsTo: 'listing',
  },
  { name: 'back', from: LISTING, link: (page, round) => cards(page).nth(round % 2), isBack: true, leadsTo: 'listing' },
]

/** Time from a click until heading, picture and form of the next page are there, as a table. */
export async function navigations(browser: Browser, shop: string): Promise<string> {
  const times: Record<Mode, Map<string, number[]>> = { preloaded: new Map(), 'not preloaded': new Map() }
  for (const mode of Object.keys(times) as Mode[]) {
    for (let round = 0; round < ROUNDS; round++) {
      for (const way of WAYS) {
        const before = times[mode].get(way.name) ?? []
        times[mode].set(way.name, [...before, await timeOf(browser, shop, way, mode, round)])
      }
    }
  }
  const rows = WAYS.map(({ name }) => [name, ...Object.values(times).map((each) => ms(median(each.get(name) ?? [])))])
  const all = (mode: Mode) => median([...times[mode].values()].flat())
  const verdict = (mode: Mode) => `**${ms(all(mode))}** (≤ ${GOALS[mode]} ms: ${met(all(mode), GOALS[mode])})`
  return markdown([
    ['click until usable, median', 'preloaded', 'not preloaded'],
    ['---', '---', '---'],
    ...rows,
    [`all ${WAYS.length * ROUNDS}`, verdict('preloaded'), verdict('not preloaded')],
  ])
}

async function timeOf(browser: Browser, shop: string, way: Way, mode: Mode, round: number): Promise<number> {
  const page = await openSlowPage(browser)
  try {
    await settle(page, shop + way.from)
    const link = way.link(page, round)
    await link.scrollIntoViewIfNeeded()
    if (way.isBack) {
      await link.click()
      await page.waitForURL((url) => url.pathname !== way.from)
      // The document has reached `networkidle` long before.
      await quiet(page)
    }
    await page.evaluate(watch, way.leadsTo)
    if (way.isBack) await page.evaluate(() => history.back())
    else if (mode === 'preloaded') {
      await link.hover()
      await page.waitForTimeout(REST)
      await page.mouse.down()
      await page.mouse.up()
      // Too short for preloading by a hovering pointer.
    } else await link.click()
    await page.waitForFunction(() => window.measured.usable)
    const { pressed = NaN, usable = NaN } = await page.evaluate(() => window.measured)
    return usable - pressed
  } finally {
    await page.context().close()
  }
}

/** Runs in the page: notes when the link is pressed, and the first frame in which the next page can be used. */
function watch(leadsTo: 'product' | 'listing') {
  const heading = () => document.querySelector('main h1')?.textContent
  const names = () => [...document.querySelectorAll('main article a')].map((link) => link.textContent).join()
  const before = { address: location.href, heading: heading(), names: names() }
  window.measured = {}

  function isUsable(): boolean {
    if (location.href === before.address || document.querySelector('main [aria-busy="true"]')) return false
    if (document.documentElement.hasAttribute('data-refreshing')) return false
    // The browser requests it in the same task; `currentSrc` would wait for the response, which for a new picture is the time to resize it.
    if (!document.querySelector('main img[src]:not([loading="lazy"])')) return false
    if (leadsTo === 'listing') return names() !== before.names && names() !== ''
    if (!heading() || heading() === before.heading) return false
    return document.querySelector('main form button[type="submit"]:not([disabled])') !== null
  }
  const look = () => {
    if (isUsable()) window.measured.usable = performance.now()
    else requestAnimationFrame(look)
  }
  const begin = ({ timeStamp }: Event) => {
    if (window.measured.pressed !== undefined) return
    window.measured.pressed = timeStamp
    requestAnimationFrame(look)
  }
  addEventListener('click', begin, { capture: true })
  addEventListener('popstate', begin, { capture: true })
}

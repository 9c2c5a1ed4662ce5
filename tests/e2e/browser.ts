import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as pause } from 'node:timers/promises'
import type axe from 'axe-core'
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
  type Page,
  type Request,
  type Response,
} from 'playwright-core'
import { expect } from 'vitest'
import { markupFaults } from './markup.ts'
import { waitFor } from '../support/wait-for.ts'

declare global {
  interface Window {
    axe: typeof axe
    /** Timers that fire within `SHORT_TIMER`. */
    dueTimers?: Set<unknown>
  }
}

/** Its code without spaces and long names: every document reads it anew. */
export const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** In ms. React shows what was late after 300; longer timers belong to what a page does by itself. */
const SHORT_TIMER = 500
/** In ms: what does not settle by then never does. */
const PATIENCE = 60_000
/** In ms: a page that does not respond for as long is called again. */
const RESPONSE_PATIENCE = 5000

export const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
/** Of Debian, beside Chromium: its pages without its windows, for a quarter less of the processor's time. It keeps no pages that were left. */
const SHELL = `${CHROMIUM}-headless-shell`

export const CHROMIUM_SWITCHES = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-gpu',
  '--disable-component-update',
  // One process for all pages of a visitor, as on a phone: a new one for each site and page took a fifth of Chromium's time.
  '--disable-site-isolation-trials',
  '--renderer-process-limit=1',
]

/** Chromium as shoppers have it; `npm test` finds or installs it. */
export function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  return chromium.launch({ executablePath: CHROMIUM, ...options, args: CHROMIUM_SWITCHES })
}

let shared: Browser | undefined

/** The browser that all files of a worker share, one after the other; each visitor has a profile of its own. `close` sends the visitors away. */
export async function openBrowser(): Promise<Browser> {
  if (shared?.isConnected()) return shared
  const browser = (shared = await launchBrowser(existsSync(SHELL) ? { executablePath: SHELL } : {}))
  browser.close = async () => {
    await Promise.all(browser.contexts().map((context) => context.close()))
  }
  return browser
}

export type Visitor = { page: Page; messages: string[]; leave(): Promise<void> }

/**
 * A shopper with an own, empty browser profile. Whatever the console says, and every response that failed, ends up in `messages`:
 * a journey ends with `expectSilence`.
 */
export async function visit(
  browser: Browser,
  width: number,
  options: Pick<BrowserContextOptions, 'serviceWorkers' | 'javaScriptEnabled' | 'viewport'> = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: { width, height: width < 700 ? 740 : 900 },
    locale: 'fr-FR',
    reducedMotion: 'reduce',
    // No waiting for smooth things that a phone would show; touch as on a phone.
    hasTouch: width < 700,
    ...options,
  })
  context.setDefaultTimeout(PATIENCE)
  await context.addInitScript(countTimers, SHORT_TIMER)
  const page = await context.newPage()
  trafficOf(page)
  const messages: string[] = []
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => messages.push(`page error: ${String(error)}`))
  page.on('response', (response) => {
    if (response.status() >= 400) messages.push(`${response.status()}: ${response.url()}`)
  })
  return { page, messages, leave: () => context.close() }
}

export async function openPage(page: Page, address: string): Promise<Response | null> {
  trafficOf(page)
  const response = await page.goto(address)
  await settled(page)
  return response
}

export async function reloadPage(page: Page): Promise<void> {
  trafficOf(page)
  await page.reload()
  await settled(page)
}

/**
 * Waits until the page has nothing left to do: no request is under way, no short timer runs, and the browser was idle twice.
 * Playwright's `networkidle` always waits for half a second more, a third of the time of all journeys.
 */
export async function settled(page: Page): Promise<void> {
  const traffic = trafficOf(page)
  const deadline = Date.now() + PATIENCE
  for (let calm = 0; calm < 2;) {
    if (Date.now() > deadline) {
      const urls = [...traffic.pending].map((request) => request.url())
      throw new Error(`${page.url()} does not settle; under way: ${urls.join(', ') || 'timers only'}`)
    }
    await page.waitForLoadState()
    const { requests } = traffic
    const response = page.evaluate(isIdle).catch((error: unknown) => {
      // Another document came.
      if (page.isClosed()) throw error
      return false
    })
    // Chromium sometimes never responds where another document comes meanwhile.
    const isCalm = await Promise.race([response, pause(RESPONSE_PATIENCE, false, { ref: false })])
    calm = isCalm && traffic.pending.size === 0 && traffic.requests === requests ? calm + 1 : 0
  }
}

/** Until nothing was requested in half a second, and the callbacks that wait for an idle browser have run: twice, as one may start another. */
export async function idle(page: Page): Promise<void> {
  for (let round = 0; round < 2; round++) {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 300))))
    await page.waitForLoadState('networkidle')
  }
}

type Traffic = { requests: number; pending: Set<Request> }

const watched = new WeakMap<Page, Traffic>()

function trafficOf(page: Page): Traffic {
  const known = watched.get(page)
  if (known) return known
  const traffic: Traffic = { requests: 0, pending: new Set() }
  watched.set(page, traffic)
  const end = (request: Request) => void traffic.pending.delete(request)
  page.on('request', (request) => {
    // The browser fetches another page ahead, and does not say when that ends.
    if (request.headers()['sec-purpose']) return
    // The next document does not wait for the requests of the last one.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) traffic.pending.clear()
    traffic.requests += 1
    traffic.pending.add(request)
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return traffic
}

/** Runs in the page before its own code. */
function countTimers(longest: number): void {
  const due = (window.dueTimers = new Set())
  const { setTimeout: start, clearTimeout: stop } = window
  window.setTimeout = ((task: () => void, delay = 0, ...args: []) => {
    const timer = start(() => {
      due.delete(timer)
      task(...args)
    }, delay)
    if (delay <= longest) due.add(timer)
    return timer
  }) as typeof window.setTimeout
  window.clearTimeout = (timer) => {
    due.delete(timer)
    stop(timer)
  }
}

/** Runs in the page. */
async function isIdle(): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, 20))
  // Chromium gives no idle time while it expects more input, as after a tap: then half a second without work is enough.
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }))
  return !window.dueTimers?.size
}

export function expectSilence({ messages }: Visitor): void {
  expect(messages, messages.join('\n')).toEqual([])
}

/** No axe rule is broken on what the page shows now, best practices included, and its markup is valid. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const broken = await page.evaluate(brokenRules)
  const faults = await markupFaults(await page.content())
  expect([...broken, ...faults], what).toEqual([])
}

/** Runs in the page, once axe is there: the rules that are broken, and where. Nothing fades meanwhile. */
async function brokenRules(): Promise<string[]> {
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
  await Promise.allSettled(transitions.map(({ finished }) => finished))
  // Neither nodes that passed nor copies of style sheets: the rules that need those only ever ask for a closer look.
  const { violations } = await window.axe.run(document, { resultTypes: ['violations'], preload: false })
  return violations.map(({ id, nodes }) => `${id} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}

/**
 * The document does not scroll sideways: nothing in it reaches beyond its own edge. Its width cannot tell, for the room that is kept for a scroll
 * bar, which Chromium hides here, counts as seen.
 */
export async function expectFits(page: Page, what: string): Promise<void> {
  // What a window was made narrower for takes a moment to follow.
  await waitFor(async () => expect(await page.evaluate(beyondTheEdge), what).toEqual([]))
}

/** Runs in the page: what sticks out, but for what is cut off, or stays where it is while the document scrolls. */
function beyondTheEdge(): string[] {
  const root = document.documentElement
  const edge = root.getBoundingClientRect().right + 0.5
  const cuts = (box: Element, overflowX: string) => overflowX !== 'visible' && box.getBoundingClientRect().right <= edge
  const isCut = (element: Element) => {
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { overflowX, position, visibility } = getComputedStyle(box)
      if (position === 'fixed' || visibility === 'hidden' || (box !== element && cuts(box, overflowX))) return true
    }
    return false
  }
  const reach = (element: Element) => {
    const { left, right, width, height } = element.getBoundingClientRect()
    if (width === 0 && height === 0) return 0
    const isOpen = element.clientWidth > 0 && getComputedStyle(element).overflowX === 'visible'
    return isOpen ? Math.max(right, left + element.scrollWidth) : right
  }
  const found = [...document.body.querySelectorAll('*')].filter((element) => reach(element) > edge && !isCut(element))
  const shown = found.map(({ tagName, textContent }) => `${tagName} ${textContent.trim().slice(0, 40)}`)
  return root.scrollWidth > root.clientWidth ? [`${root.scrollWidth} pixels wide`, ...shown] : shown
}

/** Waits until nothing loads any more: requests, the typeface, and every picture that came into view. */
export async function picturesLoaded(page: Page): Promise<void> {
  await settled(page)
  await page.waitForFunction(() => !document.querySelector('html[data-refreshing]'))
  await page.evaluate(async () => {
    await document.fonts.ready
    // The browser does not load the others.
    const isInView = (image: Element) => {
      const { top, right, bottom, left } = image.getBoundingClientRect()
      return top < innerHeight && bottom > 0 && left < innerWidth && right > 0
    }
    const shown = [...document.images].filter(isInView)
    await Promise.all(shown.map((image) => image.decode().catch(() => {})))
  })
}

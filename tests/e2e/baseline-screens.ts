import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { takenExtensions } from '../../scripts/extensions.mjs'
import { picturesLoaded, visit } from './browser.ts'
import { beginOrder, goOnAsGuest, putInCart } from './checkout-steps.ts'
import type { RunningShop } from './shop.ts'

export const BASELINES = 'tests/e2e/baselines'
/** Names of the extensions of the build that the pictures were taken of. */
export const EXTENSIONS = `${BASELINES}/extensions.json`
export const WIDTHS = [360, 1280] as const
/** CSS pixels of each screen that are compared: what a screen is made of, all pictures of which load at once. */
const HEIGHT = 1600
/** Pictures are kept at half their size: it takes most of what machines draw differently, and most bytes. */
const SCALE = 0.5
/** What the store takes for today, so that nothing depends on the day. */
const TODAY = '2026-11-20T10:00:00Z'

const PRODUCT = '/brosse-en-hetre-et-soies-de-sanglier.html'

/** Twelve screens, in an order in which one visit can see them. */
const SCREENS: Record<string, string | ((page: Page, shop: string) => Promise<void>)> = {
  home: '/',
  category: '/chiens.html?sans_cereales=Oui',
  search: '/search/croquettes',
  product: '/manteau-de-pluie-brume-pour-chien.html',
  bundle: '/coffret-decouverte-chien-adulte.html',
  content: '/conseils-articulations',
  questions: '/faq/',
  contact: '/contact',
  login: '/login',
  'not-found': '/no-such-page',
  cart: (page, shop) => putInCart(page, shop + PRODUCT),
  checkout: async (page) => {
    await beginOrder(page)
    await goOnAsGuest(page, 'photo@example.com')
  },
}
export const SCREEN_NAMES = Object.keys(SCREENS)

export const takenNames = () => takenExtensions().map(({ name }) => name)

export async function fixDay({ storeUrl }: RunningShop): Promise<void> {
  const response = await fetch(`${storeUrl}/__control/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ now: TODAY }),
  })
  if (!response.ok) throw new Error(`the store keeps its own time: ${await response.text()}`)
}

/** One visit to all screens at a width. */
export async function photograph(
  browser: Browser,
  shop: string,
  width: number,
  take: (name: string, picture: Buffer) => Promise<void>,
): Promise<void> {
  const { page, leave } = await visit(browser, width)
  await page.setViewportSize({ width, height: HEIGHT })
  for (const [name, open] of Object.entries(SCREENS)) {
    if (typeof open === 'string') await page.goto(shop + open)
    else await open(page, shop)
    await take(name, await pictureOf(page))
  }
  await leave()
}

/** The screen once everything on it is there, as PNG at half its size. */
export async function pictureOf(page: Page): Promise<Buffer> {
  await page.evaluate(() => window.scrollTo(0, 0))
  await picturesLoaded(page)
  const picture = await page.screenshot({ animations: 'disabled' })
  const { width } = await sharp(picture).metadata()
  return sharp(picture)
    .flatten()
    .resize({ width: Math.round(width * SCALE) })
    .png()
    .toBuffer()
}

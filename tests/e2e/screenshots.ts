/**
 * `node scripts/run.mjs tests/e2e/screenshots.ts`: the README's pictures in docs/screenshots, taken from the built shop; the screens that they
 * are made of lie in var/screenshots. Needs a build.
 */
import { mkdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { launchBrowser, openPage, picturesLoaded, visit } from './browser.ts'
import { beginOrder, deliverHome, fillAddress, goOnAsGuest, payBy } from './checkout-steps.ts'
import { startShop } from './shop.ts'

const SCREENS = 'var/screenshots'
const FOLDER = 'docs/screenshots'
const PHONE = 360
const DESK = 1280
/** Longest part of a page that is shown, in CSS pixels. */
const MAX_HEIGHT = 2400

const PAGES = {
  home: '/',
  category: '/chiens.html?marque=Musette',
  product: '/croquettes-poulet-fermier-et-riz-chien-adulte.html',
}
/** All that are shown, in the order of a visit. */
const NAMES = ['home', 'category', 'product', 'cart', 'checkout', 'account']
const BACKGROUND = '#efece5'
/** Pixels around a screen, and between two. */
const FRAME = 6
const GAP = 24

type Size = { width: number; height: number }

for (const folder of [SCREENS, FOLDER]) mkdirSync(folder, { recursive: true })
const shop = await startShop()
const browser = await launchBrowser()
try {
  for (const width of [PHONE, DESK]) {
    const { page, leave } = await visit(browser, width)
    for (const [name, path] of Object.entries(PAGES)) {
      await openPage(page, shop.url + path)
      await keep(page, `${name}-${width}`)
    }
    await fillCart(page)
    await keep(page, `cart-${width}`)
    await checkOut(page, width)
    await keep(page, `checkout-${width}`)
    await visitAccount(page)
    await keep(page, `account-${width}`)
    await leave()
  }
  await overview()
  await sheet('desk', DESK, { perRow: 2, width: 780, height: 640 })
  await sheet('phone', PHONE, { perRow: 6, width: 255, height: 560 })
} finally {
  await browser.close()
  await shop.stop()
}

async function keep(page: Page, name: string): Promise<void> {
  await page.evaluate(async () => {
    // The browser hides its scrollbar in pictures: nothing has to be kept free for it.
    document.documentElement.style.scrollbarGutter = 'auto'
    // A picture of the full page changes sizes, and would not wait until large pictures are decoded again.
    for (const image of document.images) image.decoding = 'sync'
    // Lazy pictures load when they come near.
    for (let y = 0; y < document.body.scrollHeight; y += 300) {
      window.scrollTo(0, y)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    window.scrollTo(0, 0)
  })
  await picturesLoaded(page)
  const picture = sharp(await page.screenshot({ fullPage: true }))
  const { width = 0, height = 0 } = await picture.metadata()
  await picture
    .extract({ left: 0, top: 0, width, height: Math.min(height, MAX_HEIGHT) })
    .png()
    .toFile(`${SCREENS}/${name}.png`)
}

async function fillCart(page: Page): Promise<void> {
  await openPage(page, shop.url + PAGES.product)
  await page.getByRole('radio', { name: '6 kg' }).check()
  await page.getByRole('button', { name: 'Ajouter au panier' }).first().click()
  await page.getByRole('dialog').getByText('Ajouté au panier').waitFor()
  await openPage(page, `${shop.url}/cart`)
}

async function checkOut(page: Page, width: number): Promise<void> {
  await beginOrder(page)
  await goOnAsGuest(page, `photo-${width}@example.com`)
  await fillAddress(page)
  await deliverHome(page)
  await payBy(page, 'Virement bancaire')
}

async function visitAccount(page: Page): Promise<void> {
  await openPage(page, `${shop.url}/login`)
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: /e-mail/ }).fill('camille.durand@example.com')
  await main.getByLabel(/^Mot de passe/).fill('Musette-2026!')
  await main.getByRole('button', { name: 'Me connecter' }).click()
  await page.waitForURL(/\/user\/$/)
  await main.getByRole('heading', { level: 1 }).waitFor()
}

/** The README's first picture: the home page on a desk, a category in a hand. */
async function overview(): Promise<void> {
  const [desk, phone] = await Promise.all([
    framed('home', DESK, { width: 1120, height: 788 }),
    framed('category', PHONE, { width: 360, height: 780 }),
  ])
  await sharp({ create: { width: 1600, height: 860, channels: 3, background: BACKGROUND } })
    .composite([
      { input: desk, left: 24, top: 29 },
      { input: phone, left: 1196, top: 34 },
    ])
    .webp({ quality: 79 })
    .toFile(`${FOLDER}/overview.webp`)
}

/** All screens at one width side by side, each from its top. */
async function sheet(name: string, at: number, { perRow, width, height }: Size & { perRow: number }): Promise<void> {
  const screens = await Promise.all(NAMES.map((screen) => framed(screen, at, { width, height })))
  const [across, down] = [width + 2 * FRAME + GAP, height + 2 * FRAME + GAP]
  const size = { width: perRow * across + GAP, height: Math.ceil(NAMES.length / perRow) * down + GAP }
  await sharp({ create: { ...size, channels: 3, background: BACKGROUND } })
    .composite(
      screens.map((input, i) => ({
        input,
        left: GAP + (i % perRow) * across,
        top: GAP + Math.floor(i / perRow) * down,
      })),
    )
    .webp({ quality: 78 })
    .toFile(`${FOLDER}/${name}.webp`)
}

/** A screen's top in a dark frame. */
function framed(name: string, at: number, { width, height }: Size): Promise<Buffer> {
  return sharp(`${SCREENS}/${name}-${at}.png`)
    .resize({ width, height, fit: 'cover', position: 'top' })
    .extend({ top: FRAME, bottom: FRAME, left: FRAME, right: FRAME, background: '#2b2f2e' })
    .png()
    .toBuffer()
}

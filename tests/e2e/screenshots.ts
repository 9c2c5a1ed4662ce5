/**
 * `node scripts/run.mjs tests/e2e/screenshots.ts`: the pictures in docs/screenshots, taken from the built shop. Needs a build.
 */
import { mkdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { launchBrowser, picturesLoaded, visit } from './browser.ts'
import { beginOrder, deliverHome, fillAddress, goOnAsGuest, payBy } from './checkout-steps.ts'
import { startShop } from './shop.ts'

const FOLDER = 'docs/screenshots'
const PHONE = 360
const DESK = 1280
/** Longest part of a page that is shown, in CSS pixels. */
const MAX_HEIGHT = 2400

const PAGES = {
  home: '/',
  category: '/chiens.html?marque=Musette',
  product: '/croquettes-poulet-fermier-et-riz-chien-adulte.html',
  search: '/search/articulations',
  content: '/conseils-articulations',
  'not-found': '/no-such-page',
}

mkdirSync(FOLDER, { recursive: true })
const shop = await startShop()
const browser = await launchBrowser()
try {
  for (const width of [PHONE, DESK]) {
    const { page, leave } = await visit(browser, width)
    for (const [name, path] of Object.entries(PAGES)) {
      await page.goto(shop.url + path, { waitUntil: 'networkidle' })
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
} finally {
  await browser.close()
  await shop.stop()
}

async function keep(page: Page, name: string): Promise<void> {
  await page.evaluate(async () => {
    // The browser hides its scrollbar in pictures: nothing has to be kept free for it.
    document.documentElement.style.scrollbarGutter = 'auto'
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
    .webp({ quality: 80 })
    .toFile(`${FOLDER}/${name}.webp`)
}

async function fillCart(page: Page): Promise<void> {
  await page.goto(shop.url + PAGES.product, { waitUntil: 'networkidle' })
  await page.getByRole('radio', { name: '6 kg' }).check()
  await page.getByRole('button', { name: 'Ajouter au panier' }).first().click()
  await page.getByRole('dialog').getByText('Ajouté au panier').waitFor()
  await page.goto(`${shop.url}/cart`, { waitUntil: 'networkidle' })
}

async function checkOut(page: Page, width: number): Promise<void> {
  await beginOrder(page)
  await goOnAsGuest(page, `photo-${width}@example.com`)
  await fillAddress(page)
  await deliverHome(page)
  await payBy(page, 'Virement bancaire')
}

async function visitAccount(page: Page): Promise<void> {
  await page.goto(`${shop.url}/login`, { waitUntil: 'networkidle' })
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: /e-mail/ }).fill('camille.durand@example.com')
  await main.getByLabel(/^Mot de passe/).fill('Musette-2026!')
  await main.getByRole('button', { name: 'Me connecter' }).click()
  await page.waitForURL(/\/user\/$/)
  await main.getByRole('heading', { level: 1 }).waitFor()
}

/** The README's first picture: the home page on a desk, a category in a hand. */
async function overview(): Promise<void> {
  const frame = { top: 6, bottom: 6, left: 6, right: 6, background: '#2b2f2e' }
  const framed = (name: string, width: number, height: number, shownWidth: number) =>
    sharp(`${FOLDER}/${name}.webp`)
      .extract({ left: 0, top: 0, width, height })
      .resize({ width: shownWidth })
      .extend(frame)
      .png()
      .toBuffer()
  const [desk, phone] = await Promise.all([
    framed('home-1280', DESK, 900, 1120),
    framed('category-360', PHONE, 780, 360),
  ])
  await sharp({ create: { width: 1600, height: 860, channels: 3, background: '#efece5' } })
    .composite([
      { input: desk, left: 24, top: 29 },
      { input: phone, left: 1196, top: 34 },
    ])
    .webp({ quality: 82 })
    .toFile(`${FOLDER}/overview.webp`)
}

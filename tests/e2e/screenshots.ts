/** `node scripts/run.mjs tests/e2e/screenshots.ts`: takes the README's picture, docs/screenshots/overview.webp, from the built shop. Needs a build. */
import sharp from 'sharp'
import { launchBrowser, openPage, picturesLoaded, visit } from './browser.ts'
import { startShop } from './shop.ts'

/** Pixels around a screen. */
const FRAME = 6

type Screen = { path: string; windowWidth: number; width: number; height: number }

const shop = await startShop()
const browser = await launchBrowser()
try {
  const desk = await framed({ path: '/', windowWidth: 1280, width: 1120, height: 788 })
  const phone = await framed({ path: '/chiens.html?marque=Musette', windowWidth: 360, width: 360, height: 780 })
  await sharp({ create: { width: 1600, height: 860, channels: 3, background: '#efece5' } })
    .composite([
      { input: desk, left: 24, top: 29 },
      { input: phone, left: 1196, top: 34 },
    ])
    .webp({ quality: 79 })
    .toFile('docs/screenshots/overview.webp')
} finally {
  await browser.close()
  await shop.stop()
}

/** The top of a page, scaled and in a dark frame. */
async function framed({ path, windowWidth, width, height }: Screen): Promise<Buffer> {
  const { page, leave } = await visit(browser, windowWidth)
  await openPage(page, shop.url + path)
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
  const picture = await page.screenshot({ fullPage: true })
  await leave()
  return sharp(picture)
    .resize({ width, height, fit: 'cover', position: 'top' })
    .extend({ top: FRAME, bottom: FRAME, left: FRAME, right: FRAME, background: '#2b2f2e' })
    .png()
    .toBuffer()
}

/** `npm run baselines`: replaces the pictures that `baselines.test.ts` compares with. Look at them before you commit them. Needs a build. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { BASELINES, EXTENSIONS, fixDay, photograph, takenNames, WIDTHS } from './baseline-screens.ts'
import { launchBrowser } from './browser.ts'
import { startShop } from './shop.ts'

rmSync(BASELINES, { recursive: true, force: true })
mkdirSync(BASELINES, { recursive: true })
writeFileSync(EXTENSIONS, `${JSON.stringify(takenNames(), null, 2)}\n`)
const shop = await startShop()
const browser = await launchBrowser()
try {
  await fixDay(shop)
  for (const width of WIDTHS) {
    await photograph(browser, shop.url, width, async (name, picture) => {
      await sharp(picture).webp({ quality: 75 }).toFile(`${BASELINES}/${name}-${width}.webp`)
    })
  }
} finally {
  await browser.close()
  await shop.stop()
}

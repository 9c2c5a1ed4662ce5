import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  BASELINES,
  EXTENSIONS,
  fixDay,
  photograph,
  pictureOf,
  SCREEN_NAMES,
  takenNames,
  WIDTHS,
} from './baseline-screens.ts'
import { launchBrowser } from './browser.ts'
import { differenceOf, MAX_SHARE } from './picture-difference.ts'
import { type RunningShop, startShop } from './shop.ts'

/** Where a screen that differs is put, to be looked at beside its baseline. */
const SEEN = 'var/baselines'

// A shop of its own: others sell goods and write reviews.
let shop: RunningShop
let browser: Browser
beforeAll(async () => {
  mkdirSync(SEEN, { recursive: true })
  shop = await startShop()
  await fixDay(shop)
  // The one that took the baselines: others draw letters with other edges.
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await shop.stop()
})

const baseline = (name: string, width: number) => readFileSync(`${BASELINES}/${name}-${width}.webp`)

/** A build with other extensions looks another way, until `npm run baselines` takes its pictures. */
const isSameBuild = String(JSON.parse(readFileSync(EXTENSIONS, 'utf8'))) === String(takenNames())

describe.runIf(isSameBuild).each(WIDTHS)('at %i px', (width) => {
  test('twelve screens look as they did (npm run baselines takes new pictures)', async () => {
    const differing: string[] = []
    await photograph(browser, shop.url, width, async (name, picture) => {
      const share = await differenceOf(picture, baseline(name, width))
      if (share <= MAX_SHARE) return
      writeFileSync(`${SEEN}/${name}-${width}.png`, picture)
      differing.push(`${name}: ${(share * 100).toFixed(2)} % of the screen differs, see ${SEEN}/${name}-${width}.png`)
    })
    expect(differing).toEqual([])
    expect(SCREEN_NAMES).toHaveLength(12)
  })
})

describe.runIf(isSameBuild)('a difference is seen', () => {
  const CHANGES: [string, string, (share: number) => boolean][] = [
    ['a block that moves', 'main h1 { margin-top: 12px !important }', (share) => share > MAX_SHARE],
    [
      'a button of another green',
      'main form button[type=submit] { background: #5aa378 !important }',
      (share) => share > MAX_SHARE,
    ],
    [
      'letters drawn with other hinting',
      '* { text-rendering: geometricPrecision !important }',
      (share) => share <= MAX_SHARE,
    ],
  ]
  test.each(CHANGES)('%s', async (_what, rules, isRight) => {
    const page = await browser.newPage({
      viewport: { width: 360, height: 1600 },
      reducedMotion: 'reduce',
      locale: 'fr-FR',
    })
    await page.goto(`${shop.url}/login`)
    await addRules(page, rules)
    const share = await differenceOf(await pictureOf(page), baseline('login', 360))
    expect(isRight(share), String(share)).toBe(true)
    await page.close()
  })

  test('not what a lossy copy changes', async () => {
    const stored = baseline('home', 1280)
    expect(await differenceOf(await sharp(stored).jpeg({ quality: 60 }).toBuffer(), stored)).toBeLessThanOrEqual(
      MAX_SHARE,
    )
  })
})

async function addRules(page: Page, rules: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, rules)
}

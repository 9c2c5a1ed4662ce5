/**
 * `npm run bench:navigation`: how long a shopper waits in the browser, in ms of Chromium slowed down four times, as a phone is. From a click
 * until the next page can be used, with its target preloaded and without; from an interaction until its next paint; and what blocks the first
 * load. The production build over HTTP/1.1 on loopback.
 */
import { launchBrowser } from '../e2e/browser.ts'
import { firstLoads, startChromium } from './first-loads.ts'
import { interactions } from './interactions.ts'
import { machine } from './machine.ts'
import { navigations } from './navigations.ts'
import { pinLoad } from './servers.ts'
import { startShop, startStore } from './shop.ts'
import { writeFigures } from './figures.ts'

// Before the load is pinned: a browser needs more than one core.
const [browser, chromium] = [await launchBrowser(), await startChromium()]
const isPinned = pinLoad()
const store = await startStore()
// Its usual room for pages.
const shop = await startShop(store, { env: { PAGE_CACHE_BYTES: '' } })
try {
  const tables = [
    await navigations(browser, shop.url),
    await interactions(browser, shop.url),
    await firstLoads(chromium, shop.url),
  ]
  const figures = `${tables.join('\n\n')}\n\n${machine(isPinned)}`
  console.log(figures)
  if (process.argv.includes('--write')) writeFigures(figures, 'docs/benchmark.md', 'browser')
} finally {
  await browser.close()
  await chromium.close()
  await shop.stop()
  await store.stop()
}

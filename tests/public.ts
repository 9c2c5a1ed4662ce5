/** A demo store of its own on a free port. */
export { startDemoStore } from './bff/support/demo-store.ts'
/** The whole server with its pages, without a build, on a free port. */
export { type RealShop, startRealShop } from './bff/support/real-shop.ts'
/** The built shop with its demo store, each on a free port. */
export { type RunningShop, startShop } from './e2e/shop.ts'
/** Chromium, and a shopper in it whose console and failed requests are noted. */
export { openBrowser, openPage, settled, visit } from './e2e/browser.ts'
/** What a journey ends with: nothing was reported, no rule of accessibility is broken. */
export { expectAccessible, expectSilence } from './e2e/browser.ts'

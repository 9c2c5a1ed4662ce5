// `musette/testing`: what tests of an extension or a shop import.

/** The built shop in front of a demo store of its own, on free ports: `const shop = await startShop()`, then `shop.url` and `shop.stop()`. */
export { startShop } from './e2e/shop.ts'

/** A demo store alone, in the process of the test: `const store = await startDemoStore()`, then `store.url` and `store.close()`. */
export { startDemoStore } from './bff/support/demo-store.ts'

/**
 * The server with its pages in the process of the test, without a build: `const shop = await server.startRealShop(store.url)`, then
 * `shop.get('/cart')`. `server.paidOnAPage({ code, kind })` tests what holds for each way to pay on a page.
 */
export * as server from './public/server.ts'

/** Chromium: `browser.visit(await browser.openBrowser(), 360)` opens a page of 360 px; and checks of accessibility (axe), of width and of silence in the console. */
export * as browser from './public/browser.ts'

/** Steps of a shopper in Chromium: `steps.putInCart(page, address)`, `steps.goToPayment(page, address)`. */
export * as steps from './public/steps.ts'

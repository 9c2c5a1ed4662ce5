/** The server and its pages in the process of the test. */
export { paidOnAPage } from '../bff/support/paid-on-a-page.ts'
export { type RealShop, startRealShop } from '../bff/support/real-shop.ts'

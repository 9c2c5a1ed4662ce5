/** Chromium, and what a visitor does in it. */
export {
  expectAccessible,
  expectFits,
  expectSilence,
  openBrowser,
  openPage,
  settled,
  visit,
  type Visitor,
} from '../e2e/browser.ts'

import { flushSync } from 'react-dom'
import type { AroundNavHandler } from 'wouter'

/**
 * Fades from one page to the next where the browser can and the shopper wants motion. Links ask for it (`transition`); code that navigates
 * does not, because what it does next expects the new address. Another state of the same page, such as a filter, changes in place.
 */
export const withViewTransition: AroundNavHandler = (navigate, to, options) => {
  const isSamePage = new URL(to, location.href).pathname === location.pathname
  // Chromium 111, Safari 18, Firefox 144.
  if (!options?.transition || isSamePage || !('startViewTransition' in document) || wantsLessMotion()) {
    navigate(to, options)
    return
  }
  const { ready } = document.startViewTransition(() => flushSync(() => navigate(to, options)))
  // The browser skips it in a hidden tab, and when the next one begins.
  ready.catch(() => {})
}

function wantsLessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

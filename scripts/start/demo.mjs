import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What the shop is told in front of the stand-in: that the store has everything there is, and that parts of it play others on the page
 * (`/guests`: a tag manager, a reviews service, a host of films), so that consent has something to be about. Whatever is set already stays.
 */
export function demoVariables(env, storePort) {
  const store = `http://127.0.0.1:${storePort}`
  return {
    UPSTREAM_URL: `${store}/graphql`,
    UPSTREAM_EDITION: env.UPSTREAM_EDITION || 'commerce',
    UPSTREAM_EXTENSIONS: env.UPSTREAM_EXTENSIONS || 'all',
    SITES: env.SITES || 'all',
    SESSION_KEY: env.SESSION_KEY || keptSessionKey(env.DATA_DIR || 'var'),
    TAG_MANAGER_URL: env.TAG_MANAGER_URL || `${store}/guests/tag-manager.js`,
    REVIEWS_WIDGET_URL: env.REVIEWS_WIDGET_URL || `${store}/guests/reviews-widget.js`,
    REVIEWS_DASHBOARD_URL: env.REVIEWS_DASHBOARD_URL || `${store}/guests/reviews`,
    // The same machine under another name: films of the store's own host need no consent.
    CSP_VIDEO: env.CSP_VIDEO || `https://www.youtube-nocookie.com,http://localhost:${storePort}`,
  }
}

/** The key that seals session cookies; made once and kept, so that carts survive a restart. */
function keptSessionKey(dataDir) {
  const file = join(dataDir, 'session-key')
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600 })
  }
  return readFileSync(file, 'utf8').trim()
}

import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { demoEnvironment, ROOT, shopFolder } from '../extensions.mjs'

/** Returns the shop's variables for the demo store, which has all extensions. Variables that are already set take precedence. */
export function demoVariables(env, storePort, smtpPort) {
  const store = `http://127.0.0.1:${storePort}`
  const needed = { ...demoEnvironment(store), ...demoEnvironment(store, 'start.env') }
  const ofExtensions = Object.entries(needed).map(([name, value]) => [name, env[name] || value])
  return {
    ...(shopFolder() === ROOT && thirdParties(env, storePort)),
    ...Object.fromEntries(ofExtensions),
    UPSTREAM_URL: `${store}/graphql`,
    UPSTREAM_EDITION: env.UPSTREAM_EDITION || 'commerce',
    UPSTREAM_EXTENSIONS: env.UPSTREAM_EXTENSIONS || 'all',
    UPSTREAM_INTEGRATION_TOKEN: env.UPSTREAM_INTEGRATION_TOKEN || 'demo-store-integration',
    SITES: env.SITES || 'all',
    SESSION_KEY: env.SESSION_KEY || keptSessionKey(resolve(shopFolder(), env.DATA_DIR || 'var')),
    // The store's mailbox also receives the shop's own e-mails.
    SMTP_URL: env.SMTP_URL || `smtp://127.0.0.1:${smtpPort}`,
    MAIL_FROM: env.MAIL_FROM || 'boutique@musette.example',
    // Belongs to nobody: the demo shows where these numbers appear.
    PRODUCER_NUMBERS: env.PRODUCER_NUMBERS || 'Emballages ménagers:FR000000_01DEMO',
    PRIVACY_PAGE: env.PRIVACY_PAGE || 'confidentialite',
    MERCHANT_EMAIL: env.MERCHANT_EMAIL || 'contact@musette.example',
  }
}

/** Makes the demo store play third parties of the core's own shop (`/guests`), so that the shop requests consent. */
function thirdParties(env, storePort) {
  return {
    // Another name of this machine, because videos of the store's own host need no consent.
    CSP_VIDEO: env.CSP_VIDEO || `https://www.youtube-nocookie.com,http://localhost:${storePort}`,
  }
}

/** The key that encrypts session cookies; created once and stored, so that carts survive a restart. */
function keptSessionKey(dataDir) {
  const file = join(dataDir, 'session-key')
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600 })
  }
  return readFileSync(file, 'utf8').trim()
}

import { type Edition, EDITIONS, extensionNames, isEdition, isLevel, type Level, LEVELS } from './levels.ts'

type Config = {
  host: string
  port: number
  dataDir: string
  /** Folder of its pictures and videos. */
  mediaDir: string
  level: Level
  edition: Edition
  /** Modules outside Magento that the store has. */
  extensions: readonly string[]
  /** The store's public address with a trailing slash; null for the one it listens on. */
  baseUrl: string | null
  /** Address of the shop that mails link to, with a trailing slash. */
  shopUrl: string
  purgeHosts: string[]
  /** Token with which an integration calls the REST API. */
  integrationToken: string
  /** Port of the mail server for the shop's own mails; null for none. */
  smtpPort: number | null
  /** The control API changes the shop without a password, so it never runs in production. */
  control: boolean
}

/** Not secret, like everything in the demo store. */
export const DEMO_TOKEN = 'demo-store-integration'

/** Reads the environment; a wrong value throws with its name and what is allowed. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const port = Number(env.UPSTREAM_PORT ?? 4010)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`UPSTREAM_PORT must be a port number from 0 to 65535, not "${env.UPSTREAM_PORT}"`)
  }
  const level = env.UPSTREAM_PLAYS || env.UPSTREAM_LEVEL || '2.4.7'
  if (!isLevel(level)) {
    const variable = env.UPSTREAM_PLAYS ? 'UPSTREAM_PLAYS' : 'UPSTREAM_LEVEL'
    throw new Error(`${variable} must be one of ${LEVELS.join(', ')}, not "${level}"`)
  }
  const edition = env.UPSTREAM_EDITION || 'open-source'
  if (!isEdition(edition)) throw new Error(`UPSTREAM_EDITION must be one of ${EDITIONS.join(', ')}, not "${edition}"`)
  const extensions = readExtensions(env.UPSTREAM_EXTENSIONS)
  const baseUrl = env.UPSTREAM_BASE_URL || null
  if (baseUrl !== null && !URL.canParse(baseUrl)) {
    throw new Error(`UPSTREAM_BASE_URL must be an address such as http://127.0.0.1:4010/, not "${baseUrl}"`)
  }
  const shopUrl = env.PUBLIC_URL || `http://127.0.0.1:${env.PORT || 4000}/`
  if (!URL.canParse(shopUrl))
    throw new Error(`PUBLIC_URL must be an address such as https://shop.example/, not "${shopUrl}"`)
  const purgeHosts = (env.PURGE_HOSTS ?? '')
    .split(',')
    .map((host) => host.trim())
    .filter(Boolean)
  const wrong = purgeHosts.find((host) => !/^[\w.-]+(:\d{1,5})?$/.test(host))
  if (wrong !== undefined) throw new Error(`PURGE_HOSTS must list hosts with or without a port, not "${wrong}"`)
  const smtpPort = env.UPSTREAM_SMTP_PORT ? Number(env.UPSTREAM_SMTP_PORT) : null
  if (smtpPort !== null && !(Number.isInteger(smtpPort) && smtpPort >= 0 && smtpPort <= 65_535)) {
    throw new Error(`UPSTREAM_SMTP_PORT must be a port number from 0 to 65535, not "${env.UPSTREAM_SMTP_PORT}"`)
  }
  return {
    host: env.HOST || '127.0.0.1',
    port,
    dataDir: env.DATA_DIR || 'var',
    mediaDir: env.MEDIA_DIR || 'demo-store/media',
    level,
    edition,
    extensions,
    baseUrl: baseUrl?.replace(/\/?$/, '/') ?? null,
    shopUrl: shopUrl.replace(/\/?$/, '/'),
    purgeHosts,
    integrationToken: env.UPSTREAM_INTEGRATION_TOKEN || DEMO_TOKEN,
    smtpPort,
    control: env.NODE_ENV !== 'production',
  }
}

/** `all` (the default), `none`, or a comma-separated list. */
function readExtensions(text: string | undefined): readonly string[] {
  if (!text || text === 'all') return extensionNames
  const names = text === 'none' ? [] : text.split(',').map((name) => name.trim())
  const wrong = names.find((name) => !extensionNames.includes(name))
  if (wrong === undefined) return names
  throw new Error(`UPSTREAM_EXTENSIONS must be all, none or some of ${extensionNames.join(', ')}, not "${wrong}"`)
}

import { resolve } from 'node:path'
import { DYNAMIC_FACET_SIZE } from '../../schema/shop-constants.ts'
import type { Config } from '../config.ts'
import type { Variable } from './kinds.ts'
import { guestHosts, tagSettings } from './tags.ts'
import { type Values, variables } from './variables.ts'

/** Every variable, for the configuration's reference. */
export const configTable = Object.entries<Variable<unknown>>(variables).map(
  ([name, { fallback, allowed, purpose }]) => ({
    name,
    /** Text; `null` when the variable must be set. */
    fallback: fallback ?? null,
    allowed,
    purpose,
  }),
)

/** Every wrong variable at once, one line each. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super(`The configuration is wrong:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
    this.faults = faults
  }
}

/** Reads and checks the environment. A variable that is set but empty counts as not set. Throws `ConfigError`. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const faults: string[] = []
  const values = Object.fromEntries(
    Object.entries<Variable<unknown>>(variables).map(([name, variable]) => [
      name,
      readVariable(name, variable, env[name], faults),
    ]),
  ) as Values
  const isProduction = env.NODE_ENV === 'production'
  if (isProduction && !env.SESSION_KEY?.trim()) {
    faults.push(`SESSION_KEY is required in production: ${variables.SESSION_KEY.allowed}`)
  }
  if (faults.length > 0) throw new ConfigError(faults)
  return Object.freeze(assemble(values, isProduction))
}

function readVariable(name: string, variable: Variable<unknown>, given: string | undefined, faults: string[]): unknown {
  const value = given?.trim() || variable.fallback
  if (value === undefined) {
    faults.push(`${name} is required: ${variable.allowed}`)
    return undefined
  }
  if (value === '') return ''
  const parsed = variable.parse(value)
  if (parsed === undefined) {
    const shown = variable.secret ? 'its value' : JSON.stringify(value.slice(0, 100))
    faults.push(`${name} cannot be ${shown}: allowed is ${variable.allowed}`)
  }
  return parsed
}

function assemble(values: Values, isProduction: boolean): Config {
  const upstreamUrl = values.UPSTREAM_URL
  return {
    isProduction,
    port: values.PORT,
    host: values.HOST,
    trustProxy: trustProxy(values.TRUST_PROXY),
    logLevel: values.LOG_LEVEL,
    logPretty: values.LOG_PRETTY,
    dataDir: resolve(values.DATA_DIR),
    sessionKeys: values.SESSION_KEY || [],
    captcha: values.CAPTCHA,
    persistedOnly: values.PERSISTED_ONLY,
    siteName: values.SHOP_NAME,
    upstream: Object.freeze({
      url: upstreamUrl,
      level: values.UPSTREAM_LEVEL,
      store: values.UPSTREAM_STORE,
      groupPrices: values.UPSTREAM_GROUP_PRICES,
      connections: values.UPSTREAM_CONNECTIONS,
      cacheBytes: values.UPSTREAM_CACHE_BYTES,
    }),
    imageCacheBytes: values.IMAGE_CACHE_BYTES,
    cache: Object.freeze({
      responseBytes: values.RESPONSE_CACHE_BYTES,
      resultBytes: values.RESULT_CACHE_BYTES,
      pageBytes: values.PAGE_CACHE_BYTES,
      redisUrl: values.REDIS_URL,
      purgeAllow: values.PURGE_ALLOW || [],
      token: values.CACHE_TOKEN,
    }),
    ops: Object.freeze({
      metricsToken: values.METRICS_TOKEN,
      maintenanceToken: values.MAINTENANCE_TOKEN,
      contributionToken: values.CONTRIBUTION_TOKEN,
      maintenanceAllow: values.MAINTENANCE_ALLOW || [],
      maxEventLoopDelay: values.MAX_EVENT_LOOP_DELAY,
      perMinute: Object.freeze({
        mutations: values.RATE_LIMIT_MUTATIONS,
        sensitive: values.RATE_LIMIT_SENSITIVE,
        clientLog: values.RATE_LIMIT_CLIENT_LOG,
        cspReports: values.RATE_LIMIT_CSP_REPORTS,
      }),
    }),
    csp: Object.freeze(guestHosts(values)),
    shop: Object.freeze({
      basePath: values.BASE_PATH,
      publicUrl: values.PUBLIC_URL,
      level: values.UPSTREAM_LEVEL,
      edition: values.UPSTREAM_EDITION,
      extensions: values.UPSTREAM_EXTENSIONS,
      pricesIncludeTax: values.PRICES_INCLUDE_TAX,
      taxMultiplier: values.TAX_MULTIPLIER,
      taxDivisor: values.TAX_DIVISOR,
      maxFilterPrice: values.MAX_FILTER_PRICE,
      pageSizes: values.PAGE_SIZES.map(Number),
      ignoredFacets: values.IGNORED_FACETS,
      facetLimit: DYNAMIC_FACET_SIZE,
      attributes: {
        netWeight: values.ATTRIBUTE_NET_WEIGHT,
        netVolume: values.ATTRIBUTE_NET_VOLUME,
        stockLabel: values.ATTRIBUTE_STOCK_LABEL,
        lowestPrice: values.ATTRIBUTE_LOWEST_PRICE,
        feedType: values.ATTRIBUTE_FEED_TYPE,
        species: values.ATTRIBUTE_SPECIES,
        composition: values.ATTRIBUTE_COMPOSITION,
        analyticalConstituents: values.ATTRIBUTE_ANALYTICAL_CONSTITUENTS,
        additives: values.ATTRIBUTE_ADDITIVES,
        directions: values.ATTRIBUTE_DIRECTIONS,
        operator: values.ATTRIBUTE_OPERATOR,
      },
      mediaUrl: values.MEDIA_URL || new URL('/media/', upstreamUrl).href,
      videoHosts: guestHosts(values).video,
      adminUrl: values.ADMIN_URL || null,
      shopId: values.SHOP_ID,
      websiteId: values.WEBSITE_ID,
      defaultCountryId: values.DEFAULT_COUNTRY,
      streetLines: values.STREET_LINES,
      pickupMaxWeight: values.PICKUP_MAX_WEIGHT,
      sitemapPages: values.SITEMAP_PAGES,
      offlinePaymentMethods: values.OFFLINE_PAYMENT_METHODS,
      tags: Object.freeze(tagSettings(values)),
      phone: values.SHOP_PHONE || null,
      email: values.SHOP_EMAIL || null,
    }),
  }
}

function trustProxy(value: string): Config['trustProxy'] {
  return value === 'true' || (value !== 'false' && value)
}

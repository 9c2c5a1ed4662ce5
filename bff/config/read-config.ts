import { resolve } from 'node:path'
import ofBuild from 'virtual:extensions/shop'
import type { Config, Site } from '../config.ts'
import type { Variable } from './kinds.ts'
import { readSiteFiles, readSiteFolders, sharedFolders, type ShopSites, SITE_FIELDS } from './site-folder.ts'
import { assembleSite } from './site.ts'
import { extensionFaults, extensionOf, extensionVariables, type Values, variables } from './variables.ts'

/** Every variable, for the configuration reference. */
export const configTable = Object.entries<Variable<unknown>>({ ...variables, ...extensionVariables }).map(
  ([name, { fallback, allowed, purpose }]) => ({
    name,
    /** `null` when the variable is required. */
    fallback: fallback ?? null,
    allowed,
    purpose,
    /** The extension that reads it. */
    extension: extensionOf(name),
  }),
)

/** Lists every invalid variable at once, one line each. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super(`The configuration is wrong:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
    this.faults = faults
  }
}

const FIELD_OF = new Map([...SITE_FIELDS].map(([field, variable]) => [variable, field]))

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads and validates the environment and the sites that it names, with their folders in `sitesDir`. The environment provides the defaults of
 * every site, and the shop's musette.config.ts those of the store. A variable that is set but empty counts as not set. Throws `ConfigError`.
 */
export function readConfig(given: Environment, sitesDir = 'sites', shop: ShopSites = ofBuild): Config {
  const faults: string[] = []
  const set = Object.entries(given).filter(([, value]) => value?.trim())
  const env: Environment = { ...shop.environment, ...Object.fromEntries(set) }
  const values = readValues(env, faults)
  const isProduction = env.NODE_ENV === 'production'
  if (isProduction && !env.SESSION_KEY?.trim()) {
    faults.push(`SESSION_KEY is required in production: ${variables.SESSION_KEY.allowed}`)
  }
  // A refused value is undefined.
  if (faults.length === 0) faults.push(...edgeFaults(values))
  const sites = faults.length > 0 ? [] : readSites(values, env, sitesDir, shop, faults)
  for (const { code, shop } of values.SMTP_URL ? sites : []) {
    const missing = [shop.mailFrom === '' && 'MAIL_FROM', shop.merchantEmail === '' && 'MERCHANT_EMAIL'].filter(Boolean)
    if (missing.length > 0)
      faults.push(`${missing.join(' and ')} or SHOP_EMAIL is required with SMTP_URL${code && ` (site ${code})`}`)
  }
  for (const { code, shop } of sites) {
    faults.push(...extensionFaults(shop, values).map((fault) => `${fault}${code && ` (site ${code})`}`))
  }
  const [first, ...others] = sites
  if (faults.length > 0 || !first) throw new ConfigError(faults)
  return Object.freeze(assemble(values, isProduction, [first, ...others]))
}

function readSites(values: Values, env: Environment, root: string, shop: ShopSites, faults: string[]): Site[] {
  if (values.SITES.length === 0) return [assembleSite(values, readSiteFiles(sharedFolders(root), faults))]
  const sites = readSiteFolders(values.SITES, root, shop, faults).flatMap((folder) => {
    // The environment was validated before, so an error can only come from the file.
    const ofFolder: string[] = []
    const own = readValues({ ...env, ...folder.env }, ofFolder, (name) => folder.placeOf(FIELD_OF.get(name) ?? name))
    faults.push(...ofFolder)
    return ofFolder.length > 0 ? [] : [assembleSite({ ...own, SHOP_ID: folder.code }, folder, folder)]
  })
  const addresses = sites.map(({ shop: { publicUrl, basePath } }) => publicUrl + basePath)
  sites.forEach(({ code }, i) => {
    const other = sites[addresses.indexOf(addresses[i] ?? '')]
    if (other && other.code !== code) {
      faults.push(`sites ${other.code} and ${code} have one address: give one a basePath, or each a publicUrl`)
    }
  })
  faults.push(...languageFaults(sites), ...sessionFaults(sites))
  return sites.map((site) => withFamily(site, sites))
}

/** Returns the faults of sites that are one shop in several languages. */
function languageFaults(sites: readonly Site[]): string[] {
  return sites.flatMap(({ code, shop: { languageGroup: group, locale } }) => {
    const others = sites.filter((other) => other.code !== code && group !== '' && other.shop.languageGroup === group)
    if (others.length === 0) return group ? [`site ${code} is alone in the languageGroup ${group}`] : []
    if (!locale) return [`site ${code} needs a locale to be in the languageGroup ${group}`]
    const twins = others.filter((other) => other.shop.locale === locale)
    return twins.map((twin) => `sites ${code} and ${twin.code} have one locale in the languageGroup ${group}`)
  })
}

/** Returns the faults of sites that share their shoppers' sessions. */
function sessionFaults(sites: readonly Site[]): string[] {
  return sites.flatMap(({ code, session: { code: group }, shop }) => {
    if (group === code) return []
    const others = sites.filter((other) => other.code !== code && other.session.code === group)
    if (sites.some((other) => other.code === group)) return [`the sessionGroup ${group} is the code of a site`]
    if (others.length === 0) return [`site ${code} is alone in the sessionGroup ${group}`]
    const far = others.filter((other) => other.shop.publicUrl !== shop.publicUrl)
    return far.map((other) => `sites ${code} and ${other.code} in the sessionGroup ${group} have different publicUrls`)
  })
}

/** Returns a site with its sister sites, for the footer and for links in its content. */
function withFamily(site: Site, sites: readonly Site[]): Site {
  const { languageGroup: group } = site.shop
  const languageOf = hreflangOf(group ? sites.filter(({ shop }) => shop.languageGroup === group) : [])
  const others = sites
    .filter((other) => other !== site)
    .map((other) => {
      const { publicUrl, basePath, storeView } = other.shop
      const url = `${publicUrl === site.shop.publicUrl ? '' : publicUrl}${basePath}/`
      return { name: other.name, sister: { url, publicUrl, basePath, storeView, language: languageOf(other) } }
    })
  const family = others.map(({ name, sister: { url, language } }) =>
    language ? { name, url, language: { tag: language, name: nameOfLanguage(language) } } : { name, url },
  )
  return Object.freeze({
    ...site,
    page: Object.freeze({ ...site.page, family }),
    shop: Object.freeze({
      ...site.shop,
      family: others.map(({ sister }) => sister),
      language: languageOf(site) ?? null,
    }),
  })
}

/** Returns the language of a site as `hreflang`, with the country only where two sites of the group share a language. */
function hreflangOf(group: readonly Site[]): (site: Site) => string | undefined {
  const languages = group.map(({ shop }) => shop.locale?.slice(0, 2))
  return (site) => {
    const { locale } = site.shop
    if (!locale || !group.includes(site)) return undefined
    const language = locale.slice(0, 2)
    return languages.filter((one) => one === language).length > 1 ? locale : language
  }
}

/** Returns the name of a language in that language, capitalised: readers look for a word that they know. */
function nameOfLanguage(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
}

function readValues(env: Environment, faults: string[], nameOf = (name: string) => name): Values {
  return Object.fromEntries(
    Object.entries<Variable<unknown>>({ ...variables, ...extensionVariables }).map(([name, variable]) => [
      name,
      readVariable(nameOf(name), variable, env[name], faults),
    ]),
  ) as Values
}

function readVariable(name: string, variable: Variable<unknown>, given: string | undefined, faults: string[]): unknown {
  const value = given?.trim() || variable.fallback
  if (value === undefined) {
    faults.push(`${name} is required: ${variable.allowed}`)
    return undefined
  }
  if (value === '') return variable.empty ?? ''
  const parsed = variable.parse(value)
  if (parsed === undefined) {
    const shown = variable.secret ? 'its value' : JSON.stringify(withoutPassword(value).slice(0, 100))
    faults.push(`${name} cannot be ${shown}: allowed is ${variable.allowed}`)
  }
  return parsed
}

/** An address may have one by mistake, and errors are in the log. */
function withoutPassword(value: string): string {
  return value.replace(/\/\/.*@/, '//***@')
}

function assemble(values: Values, isProduction: boolean, sites: Config['sites']): Config {
  return {
    isProduction,
    port: values.PORT,
    host: values.HOST,
    trustProxy: trustProxy(values.TRUST_PROXY),
    logLevel: values.LOG_LEVEL,
    logPretty: values.LOG_PRETTY,
    dataDir: resolve(values.DATA_DIR),
    smtpUrl: values.SMTP_URL,
    sessionKeys: values.SESSION_KEY || [],
    captcha: values.CAPTCHA,
    persistedOnly: values.PERSISTED_ONLY,
    sites: Object.freeze(sites),
    upstream: Object.freeze({
      url: values.UPSTREAM_URL,
      restUrl: values.UPSTREAM_REST_URL,
      integrationToken: values.UPSTREAM_INTEGRATION_TOKEN,
      level: values.UPSTREAM_LEVEL,
      edition: values.UPSTREAM_EDITION,
      extensions: values.UPSTREAM_EXTENSIONS,
      store: values.UPSTREAM_STORE,
      groupPrices: values.UPSTREAM_GROUP_PRICES,
      connections: values.UPSTREAM_CONNECTIONS,
      timeout: values.UPSTREAM_TIMEOUT,
      cacheBytes: values.UPSTREAM_CACHE_BYTES,
    }),
    imageCacheBytes: values.IMAGE_CACHE_BYTES,
    cache: Object.freeze({
      operationBytes: values.OPERATION_CACHE_BYTES,
      pageBytes: values.PAGE_CACHE_BYTES,
      redisUrl: values.REDIS_URL,
      purgeAllow: values.PURGE_ALLOW,
      token: values.CACHE_TOKEN,
    }),
    edge: edgeSettings(values),
    tracing: tracingSettings(values),
    ops: Object.freeze({
      metricsToken: values.METRICS_TOKEN,
      maintenanceToken: values.MAINTENANCE_TOKEN,
      contributionToken: values.CONTRIBUTION_TOKEN,
      maintenanceAllow: values.MAINTENANCE_ALLOW,
      maxEventLoopDelay: values.MAX_EVENT_LOOP_DELAY,
      accessLog: Object.freeze({ sampling: values.ACCESS_LOG_SAMPLING, slow: values.ACCESS_LOG_SLOW }),
      perMinute: Object.freeze({
        mutations: values.RATE_LIMIT_MUTATIONS,
        sensitive: values.RATE_LIMIT_SENSITIVE,
        clientLog: values.RATE_LIMIT_CLIENT_LOG,
        cspReports: values.RATE_LIMIT_CSP_REPORTS,
      }),
    }),
  }
}

/** Returns the faults of settings for edges: an edge that gets purges needs the header by which it finds responses. */
function edgeFaults(values: Values): string[] {
  const { SURROGATE_KEYS: keys, EDGE_VARNISH, EDGE_FASTLY_SERVICE, EDGE_FASTLY_TOKEN } = values
  const { EDGE_CLOUDFLARE_ZONE, EDGE_CLOUDFLARE_TOKEN, EDGE_WEBHOOK_URL, EDGE_WEBHOOK_SECRET } = values
  const pairs = [
    { EDGE_FASTLY_SERVICE, EDGE_FASTLY_TOKEN },
    { EDGE_CLOUDFLARE_ZONE, EDGE_CLOUDFLARE_TOKEN },
    { EDGE_WEBHOOK_URL, EDGE_WEBHOOK_SECRET },
  ].map((pair) => Object.entries(pair))
  const halves = pairs.filter((pair) => new Set(pair.map(([, value]) => Boolean(value?.length))).size > 1)
  const headers = [
    { name: 'EDGE_VARNISH', isSet: EDGE_VARNISH.length > 0, needs: 'surrogate-key' },
    { name: 'EDGE_FASTLY_SERVICE', isSet: EDGE_FASTLY_SERVICE !== '', needs: 'surrogate-key' },
    { name: 'EDGE_CLOUDFLARE_ZONE', isSet: EDGE_CLOUDFLARE_ZONE !== '', needs: 'cache-tag' },
  ]
  const blind = headers.filter(({ isSet, needs }) => isSet && keys !== needs && keys !== 'both')
  return [
    ...halves.map((pair) => `${pair.map(([name]) => name).join(' and ')} are needed together`),
    ...blind.map(({ name, needs }) => `${name} needs SURROGATE_KEYS=${needs} or both`),
  ]
}

function edgeSettings(values: Values): Config['edge'] {
  const { EDGE_FASTLY_SERVICE: service, EDGE_CLOUDFLARE_ZONE: zone, EDGE_WEBHOOK_URL: webhook } = values
  return Object.freeze({
    keys: values.SURROGATE_KEYS,
    varnish: values.EDGE_VARNISH,
    fastly: service ? { url: values.EDGE_FASTLY_URL, service, token: values.EDGE_FASTLY_TOKEN } : null,
    cloudflare: zone ? { url: values.EDGE_CLOUDFLARE_URL, zone, token: values.EDGE_CLOUDFLARE_TOKEN } : null,
    webhook: webhook ? { url: webhook, secret: values.EDGE_WEBHOOK_SECRET } : null,
  })
}

function tracingSettings(values: Values): Config['tracing'] {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = values
  if (!endpoint) return null
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`
  const { OTEL_SERVICE_NAME: service, OTEL_TRACES_SAMPLER_ARG: share } = values
  return Object.freeze({ url, headers: headers || {}, service, share })
}

function trustProxy(value: string): Config['trustProxy'] {
  return value === 'true' || (value !== 'false' && value)
}

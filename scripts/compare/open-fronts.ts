import { createHost, type Host, type Received } from './host.ts'
import { CannotRun, type Options } from './options.ts'
import { readPage } from './page.ts'
import { MAX_ROBOTS, readRobots, type Robots, SEARCH_ENGINE } from './robots.ts'
import type { Finding } from './rules.ts'
import { addAlias, parseUrl, pathOf, type Site, siteOf, urlOf } from './site.ts'
import type { Front } from './visit.ts'

type Side = 'old' | 'new'

type Context = { env: Readonly<Record<string, string | undefined>>; signal: AbortSignal; userAgent: string }

export type Fronts = Record<Side, Front> & {
  /** robots.txt of the shop disallows everything to search engines. */
  isClosed: Record<Side, boolean>
  /** What differs between the shops as a whole. */
  findings: Finding[]
}

/** Bytes of a home page that are read to get its head. */
const MAX_HOME = 2_000_000
/** Maximum redirects, such as from http to https or to www, until the address of a shop is known. */
const MAX_MOVES = 5

/** Requests robots.txt and the home page of both shops. Throws `CannotRun` if one of them cannot be crawled. */
export async function openFronts(options: Options, context: Context): Promise<Fronts> {
  const oldHost = hostFor('old', options, context)
  // Two shops on one server share its rate.
  const newHost = options.old.origin === options.new.origin ? oldHost : hostFor('new', options, context)
  const [old, now] = await Promise.all([
    openFront('old', oldHost, options, context),
    openFront('new', newHost, options, context),
  ])
  const isClosed = { old: isShut(old.front), new: isShut(now.front) }
  const findings: Finding[] = isClosed.new && !isClosed.old ? [{ rule: 'robots-closed', path: '/robots.txt' }] : []
  const sites = { old: old.front.site, new: now.front.site }
  if (old.named) addAlias(sites.old, old.named)
  const { named } = now
  // A trial copy names its future host: usually that of the old shop.
  if (!named || sites.old.aliases.some(({ host }) => host === named.host))
    for (const alias of sites.old.aliases) addAlias(sites.new, alias)
  else if (addAlias(sites.new, named)) findings.push({ rule: 'other-host', path: '/', new: named.host })
  return { old: old.front, new: now.front, isClosed, findings }
}

function hostFor(side: Side, { rate }: Options, { env, ...context }: Context): Host {
  return createHost({ ...context, interval: 1000 / rate, authorization: env[`${side.toUpperCase()}_AUTHORIZATION`] })
}

/** `named`: the host and base path of the shop as its home page names them. */
async function openFront(
  side: Side,
  host: Host,
  options: Options,
  { userAgent }: Context,
): Promise<{ front: Front; named: { host: string; base: string } | undefined }> {
  const site = siteOf(options[side])
  const name = `${side.toUpperCase()} (${options[side].href})`
  let robots = await robotsOf(site, host, name)
  let home: Received
  for (let moves = 0; ; moves++) {
    if (!options.ignoreRobots && robots.isUnreachable)
      throw new CannotRun(
        `${name} has no robots.txt that can be read, so nothing may be requested: --ignore-robots does without.`,
      )
    if (!options.ignoreRobots && !robots.allows(urlOf(site, '/'), userAgent))
      throw new CannotRun(`robots.txt of ${name} disallows its home page: if the shop is yours, add --ignore-robots.`)
    home = await host.request(urlOf(site, '/'), MAX_HOME)
    const target = targetOf(home, urlOf(site, '/'))
    if (!target) break
    if (pathOf(site, target.href) === null || moves === MAX_MOVES)
      throw new CannotRun(
        `${name} redirects to ${target.origin}${target.pathname}: name the address of the shop itself.`,
      )
    if (target.origin === site.origin) break
    site.origin = target.origin
    robots = await robotsOf(site, host, name)
  }
  checkHome(home, name, side)
  if (!options.ignoreRobots) host.slowDown(robots.delay(userAgent))
  const mayRequest = (path: string) => options.ignoreRobots || robots.allows(urlOf(site, path), userAgent)
  return { front: { site, host, robots, mayRequest }, named: namedHost(home, site) }
}

/** Redirects are followed (RFC 9309, section 2.3.1.2). */
async function robotsOf({ origin }: Site, host: Host, name: string): Promise<Robots> {
  let url = `${origin}/robots.txt`
  for (let redirects = 0; ; redirects++) {
    const received = await host.request(url, MAX_ROBOTS)
    if (received.failure !== undefined) throw new CannotRun(`${name} does not respond: ${received.failure}.`)
    const target = targetOf(received, url)
    if (!target || target.host !== new URL(url).host || redirects === MAX_MOVES)
      return readRobots(`${origin}/robots.txt`, received)
    url = target.href
  }
}

function targetOf({ status, headers }: Received, url: string): URL | null {
  return status > 300 && status < 400 ? parseUrl(headers.get('location') ?? '', url) : null
}

function checkHome({ status, failure }: Received, name: string, side: Side): void {
  if (failure !== undefined) throw new CannotRun(`${name} does not respond: ${failure}.`)
  if (status === 401)
    throw new CannotRun(`${name} asks for a password: set ${side.toUpperCase()}_AUTHORIZATION, such as «Basic …».`)
  if (status >= 400) throw new CannotRun(`The home page of ${name} responds with ${status}.`)
}

/** Reads the shop's address from the canonical link of its home page. */
function namedHost({ body, status }: Received, site: Site): { host: string; base: string } | undefined {
  if (status !== 200) return undefined
  const { canonical } = readPage(new TextDecoder().decode(body), urlOf(site, '/'), '')
  const url = parseUrl(canonical ?? '')
  return url ? siteOf(url).aliases[0] : undefined
}

function isShut({ site, robots }: Front): boolean {
  return !robots.allows(urlOf(site, '/'), SEARCH_ENGINE)
}

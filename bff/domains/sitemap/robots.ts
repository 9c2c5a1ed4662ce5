/** What belongs to one person, or is asked for and not found by its address. */
const PERSONAL = ['/account/', '/cart', '/checkout', '/login', '/orders', '/register', '/search', '/user', '/wishlist/']

/** One site of this server. */
export type RobotsSite = {
  /** Origin shoppers see; empty when not configured. */
  publicUrl: string
  basePath: string
  /** What single robots are told. */
  robotsAgents: readonly { agent: string; mayRead: boolean }[]
}

/**
 * `robots.txt` (RFC 9309). Only a shop in production that knows its public https address is open: a trial copy that gets indexed competes with the shop.
 * What is filtered or sorted is left out, pages of a list are not; the longest rule that fits wins. A robot that finds its own name reads nothing
 * else, so its group has all that it may read.
 */
export function robotsTxt(isProduction: boolean, sites: readonly RobotsSite[]): string {
  const open = sites.filter(({ publicUrl }) => isProduction && publicUrl.startsWith('https:'))
  if (open.length === 0) return 'User-agent: *\nDisallow: /\n'
  const agents = [...new Set(open.flatMap(({ robotsAgents }) => robotsAgents.map(({ agent }) => agent)))]
  const isKeptFrom = (site: RobotsSite, agent: string) =>
    site.robotsAgents.some((one) => one.agent === agent && !one.mayRead)
  const isRefused = (agent: string) => open.some((site) => isKeptFrom(site, agent))
  return [
    'User-agent: *',
    ...agents.filter((agent) => !isRefused(agent)).map((agent) => `User-agent: ${agent}`),
    ...open.flatMap(rulesOf),
    '',
    ...agents
      .filter(isRefused)
      .flatMap((agent) => [
        `User-agent: ${agent}`,
        ...open.flatMap((site) =>
          isKeptFrom(site, agent) ? [`Disallow: ${site.basePath}/`] : [`Allow: ${site.basePath}/`, ...rulesOf(site)],
        ),
        '',
      ]),
    ...open.map(({ publicUrl, basePath }) => `Sitemap: ${publicUrl}${basePath}/sitemap.xml`),
    '',
  ].join('\n')
}

function rulesOf({ basePath }: RobotsSite): string[] {
  return [
    ...PERSONAL.map((path) => `Disallow: ${basePath}${path}`),
    `Disallow: ${basePath}/*?`,
    `Allow: ${basePath}/*?page=`,
    `Disallow: ${basePath}/*?page=*&`,
    `Allow: ${basePath}/resized-images/`,
  ]
}

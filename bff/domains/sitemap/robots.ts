import type { ShopSettings } from '../../config.ts'
import { t } from '../../i18n/texts.ts'
import { DEFAULT_CURRENCY, priceText } from '../money.ts'
import type { StoreModel } from '../shop/store-model.ts'
import type { SitemapEntry } from './sitemap-loaders.ts'

/** One site of this server. */
export type RobotsSite = {
  /** Origin shoppers see; empty when not configured. */
  publicUrl: string
  basePath: string
  /** Paths of personal pages. */
  own: readonly string[]
  /** Rules for single robots. */
  robotsAgents: readonly { agent: string; mayRead: boolean }[]
}

/**
 * `robots.txt` (RFC 9309). Only a shop in production with a public https address is open: an indexed trial copy would compete with the shop. Only
 * personal pages are disallowed: public pages that should not be indexed, such as searches and filtered lists, say so themselves, and must be
 * readable for that. A robot with a group of its own ignores all other groups, so its group is complete.
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

function rulesOf({ basePath, own }: RobotsSite): string[] {
  // Not only `/cart`, which would match `/cartes-cadeaux` as well.
  return own.flatMap((path) =>
    (path.endsWith('/') ? [''] : ['$', '/', '?']).map((end) => `Disallow: ${basePath}${path}${end}`),
  )
}

type Offer = {
  /** The shop's full address, without a slash at its end. */
  home: string
  store: Pick<StoreModel, 'name' | 'locale' | 'currency' | 'defaultDescription'>
  shop: Pick<
    ShopSettings,
    'delivery' | 'deliveryDays' | 'handlingDays' | 'returnDays' | 'returnsAreFree' | 'phone' | 'email'
  >
  categories: readonly SitemapEntry[]
  pages: readonly SitemapEntry[]
}

/** Links of one list: the file is meant to be short. */
const MAX_LINKS = 100

/**
 * `llms.txt`, in the form that llmstxt.org proposes: Markdown with the name, a summary, and lists of links. It summarises the pages for programs that
 * answer questions about the shop.
 */
export function llmsTxt({ home, store, shop, categories, pages }: Offer): string {
  const isWide = ({ path }: SitemapEntry) => path.split('/').length <= 3
  const link = ({ name, path }: SitemapEntry) => `- [${plain(name ?? path)}](${new URL(home + path).href})`
  const lists = [
    [t('llms.categories'), categories.filter(isWide).slice(0, MAX_LINKS).map(link)],
    [t('llms.terms'), termsOf(shop, store)],
    [
      t('llms.pages'),
      pages
        .filter(({ name }) => name)
        .slice(0, MAX_LINKS)
        .map(link),
    ],
    [t('llms.more'), [`- [${t('llms.sitemap')}](${home}/sitemap.xml)`]],
  ] as const
  return (
    [
      `# ${plain(store.name)}`,
      ...(store.defaultDescription ? [`> ${plain(store.defaultDescription)}`] : []),
      t('llms.prices', { currency: store.currency, locale: store.locale }),
      ...lists.flatMap(([title, lines]) => (lines.length > 0 ? [`## ${title}`, lines.join('\n')] : [])),
      '',
    ]
      .join('\n\n')
      .trimEnd() + '\n'
  )
}

function termsOf(shop: Offer['shop'], { locale, currency = DEFAULT_CURRENCY }: Offer['store']): string[] {
  const countries = new Intl.DisplayNames(locale, { type: 'region' })
  const amount = (value: number) => priceText(value, currency)
  const deliveries = shop.delivery.map(({ country, cost, freeFrom }) => {
    const price = freeFrom === null ? '' : ` ${t('llms.freeFrom', { price: amount(freeFrom) })}`
    return `- ${t('llms.delivery', { country: countries.of(country) ?? country, price: amount(cost) })}${price}`
  })
  const days =
    shop.handlingDays &&
    shop.deliveryDays &&
    t('llms.days', {
      least: shop.handlingDays.least + shop.deliveryDays.least,
      most: shop.handlingDays.most + shop.deliveryDays.most,
    })
  const returns =
    shop.returnDays > 0 && t(shop.returnsAreFree ? 'llms.returnsFree' : 'llms.returns', { days: shop.returnDays })
  const contact = [shop.phone, shop.email].filter((one) => one !== null).join(', ')
  return [
    ...deliveries,
    ...[days, returns, contact && t('llms.contact', { contact })].flatMap((line) => (line ? [`- ${line}`] : [])),
  ]
}

/** Returns a text on one line, without Markdown links. */
function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[[\]\\]/g, '\\$&')
    .trim()
}

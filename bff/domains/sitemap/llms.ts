import type { ShopSettings } from '../../config.ts'
import { t } from '../../i18n/texts.ts'
import { DEFAULT_CURRENCY, formatPrice, toCents } from '../money.ts'
import type { StoreModel } from '../shop/store-model.ts'
import type { SitemapEntry } from './sitemap-loaders.ts'

type Offer = {
  /** The shop's whole address, without a slash at its end. */
  home: string
  store: Pick<StoreModel, 'name' | 'locale' | 'currency' | 'defaultDescription'>
  shop: Pick<
    ShopSettings,
    'delivery' | 'deliveryDays' | 'handlingDays' | 'returnDays' | 'returnsAreFree' | 'phone' | 'email'
  >
  categories: readonly SitemapEntry[]
  pages: readonly SitemapEntry[]
}

/** Links of one list: a reader of few words is the point. */
const MAX_LINKS = 100

/**
 * `llms.txt`, in the form that llmstxt.org proposes: Markdown with the name, a summary, and lists of links. It says what pages say, in short, for
 * programs that answer questions about the shop.
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
  const amount = (value: number) => formatPrice(toCents(value), currency)
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

/** On one line, without what Markdown would read as a link. */
function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[[\]\\]/g, '\\$&')
    .trim()
}

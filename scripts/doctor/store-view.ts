import type { SiteConfig } from './doctor-context.ts'
import { LOCALE } from '../../schema/shop-constants.ts'
import { type Brand, brandOf } from '../../bff/domains/shop/brand.ts'
import { DEFAULT_CURRENCY } from '../../bff/domains/money.ts'
import { rowsOf, type Row } from './row.ts'
import { connectStore, isObject, type Store } from './store.ts'

const row = rowsOf('store view')
const VIEW = `query View{storeConfig{store_code store_name website_name store_group_name default_title locale default_display_currency_code
  secure_base_link_url}}`
const VIEWS = 'query Views{availableStores{store_code locale is_default_store}}'

/** Checks the configured store view, and that the store's own links lead to the shop. Without a view nothing else can be examined. */
export async function checkStoreView(config: SiteConfig, store: Store): Promise<{ rows: Row[]; isThere: boolean }> {
  const { data, errors } = await store.query(VIEW)
  const view = isObject(data?.storeConfig) ? data.storeConfig : null
  if (!view && (await isServed(store))) {
    const says = `the store cannot read its settings: ${errors[0]?.message ?? 'nothing'}`
    const remedy =
      'Look into var/log/exception.log of the store. If it lacks its static content: bin/magento setup:static-content:deploy.'
    return { rows: [row('view', 'fault', says, remedy)], isThere: false }
  }
  const views = await readViews(config)
  if (!view) {
    const remedy = `Set UPSTREAM_STORE to a store view that is active${views.length > 0 ? `: ${views.join(', ')}` : ''}.`
    const says = `«${config.upstream.store}» gives: ${errors[0]?.message ?? 'nothing'}`
    return { rows: [row('view', 'fault', says, remedy)], isThere: false }
  }
  const text = (name: string) => (typeof view[name] === 'string' ? view[name] : '')
  const isChosen = config.upstream.store !== '' || views.length === 1
  const locale = text('locale').replace('_', '-')
  const wanted = config.shop.locale ?? LOCALE
  const rows = [
    row(
      'view',
      isChosen ? 'ok' : 'note',
      `${text('store_code')} («${text('store_name')}»)${isChosen ? '' : ', the store’s default'}`,
      `Set UPSTREAM_STORE to the view that sells: ${views.join(', ') || 'none was named'}.`,
    ),
    nameRow(view, config),
    row(
      'locale',
      locale === wanted ? 'ok' : 'off',
      locale,
      `Sell from a view in ${wanted}, or set SHOP_LOCALE=${locale}: labels and mails come in the view’s language.`,
    ),
    await currencyRow(text('default_display_currency_code'), config),
    linkRow(text('secure_base_link_url'), config),
  ]
  return { rows, isThere: true }
}

/** Magento refuses every query for a view that does not exist or is not active. */
async function isServed(store: Store): Promise<boolean> {
  return (await store.query('query Served{__typename}')).errors.length === 0
}

/**
 * From 2.4.7 on, Magento refuses a currency that its default view does not allow, even if the named view does (magento/magento2#41242). The view's
 * own currency has not to be named.
 */
async function currencyRow(own: string, config: SiteConfig): Promise<Row> {
  const named = config.shop.currency
  const { errors } = named ? await connectStore(config, named).query('query Currency{__typename}') : { errors: [] }
  if (errors[0]) {
    const remedy =
      named === own
        ? `Leave SHOP_CURRENCY, or currency of the site, empty: ${own} is the view’s own.`
        : `Allow ${named} in the scope of the default view, too: currency/options/allow.`
    return row('currency', 'fault', `${named}: ${errors[0].message}`, remedy)
  }
  const wanted = named ?? DEFAULT_CURRENCY
  return row('currency', own === wanted ? 'ok' : 'off', own, `Sell from a view that displays ${wanted}.`)
}

/** Reads the codes from the default view, since the configured one may not exist. */
async function readViews({ upstream }: SiteConfig): Promise<string[]> {
  const store = connectStore({ upstream: { ...upstream, store: '' } })
  const { data } = await store.query(VIEWS).catch(() => ({ data: null }))
  const views = Array.isArray(data?.availableStores) ? data.availableStores.filter(isObject) : []
  return views.map(({ store_code: code, locale }) => `${String(code)} (${String(locale)})`)
}

const SAID_BY: Readonly<Record<Brand['source'], string>> = {
  SHOP_NAME: 'as configured',
  store_group_name: 'the name of the store (the group of views)',
  website_name: 'the website’s name',
  default_title: 'the default title of pages',
  store_name: 'the store view’s name',
  nobody: 'nobody named the shop',
}

/** Checks the shop's name, which titles, receipts and invoices show; no field of the store has the shop's own. */
function nameRow(view: Record<string, unknown>, { shop }: SiteConfig): Row {
  const text = (name: string) => (typeof view[name] === 'string' ? view[name] : null)
  const { name, source } = brandOf(
    {
      store_group_name: text('store_group_name'),
      website_name: text('website_name'),
      default_title: text('default_title'),
      store_name: text('store_name'),
    },
    shop,
  )
  const verdict = source === 'SHOP_NAME' ? 'ok' : source === 'store_name' || source === 'nobody' ? 'off' : 'note'
  const remedy = 'Set SHOP_NAME, or `name` in the site’s folder, to what the shop is called.'
  return row('name', verdict, `«${name}»: ${SAID_BY[source]}`, remedy)
}

/** Checks the base address of the store's links, which its e-mails and the return from a wallet use. */
function linkRow(links: string, { shop }: SiteConfig): Row {
  const { publicUrl, basePath } = shop
  if (!publicUrl)
    return row('base link URL', 'note', `${links}; PUBLIC_URL is not set`, 'Set PUBLIC_URL to what shoppers see.')
  const wanted = `${publicUrl}${basePath}/`
  const remedy = `bin/magento config:set web/secure/base_link_url ${wanted} (and web/unsecure/base_link_url)`
  return row('base link URL', links === wanted ? 'ok' : 'off', `${links}, the shop is at ${wanted}`, remedy)
}

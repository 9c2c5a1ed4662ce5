import { STATEMENT } from '../../bff/domains/content/accessibility-statement.ts'
import { CmsBlocksByIdentifier } from '../../bff/domains/content/magento/cms.generated.ts'
import { isPlaceholder } from '../../bff/domains/content/placeholder-pages.ts'
import { Route } from '../../bff/domains/routing/magento/route.generated.ts'
import { StoreConfig } from '../../bff/domains/shop/magento/store-config.generated.ts'
import { mapStore } from '../../bff/domains/shop/map-store.ts'
import type { ProductAttributeCodes } from '../../bff/config.ts'
import { activeExtensions } from '../../bff/extensions.ts'
import {
  CART_PAYMENTS_BLOCK,
  CHECKOUT_FOOTER_BLOCKS,
  FAQ_BLOCKS,
  FAQ_CONTACT_BLOCK,
  FOOTER_BAR_BLOCKS,
  FOOTER_LAST_LINE_BLOCKS,
  HEADER_USP_BLOCKS,
} from '../../web/site/blocks.ts'
import { merchantRows, SELLER_BLOCK } from './merchant.ts'
import type { Check, DoctorContext } from './doctor-context.ts'
import { checkProducts } from './products.ts'
import { rowsOf, type Row, type Verdict } from './row.ts'
import { isObject, itemsOf, type Store } from './store.ts'

const row = rowsOf('content')
const ATTRIBUTES = `query Shown($filters:AttributeFilterInput!){
  attributesList(entityType:CATALOG_PRODUCT,filters:$filters){items{code}}}`
/** Lists and carts need these, so the store has to return them there, too. */
const IN_LISTS: readonly (keyof ProductAttributeCodes)[] = ['netWeight', 'netVolume', 'stockLabel', 'lowestPrice']
/** No law demands what these show. */
const OPTIONAL: readonly (keyof ProductAttributeCodes)[] = ['stockLabel', 'delivery', 'lowestPrice']

/** Checks that the store has what the shop refers to by name: attributes and their values, pages, blocks. */
export const checkContent: Check = async (context) => {
  const blocks = await readBlocks(context.store)
  return [
    ...(await attributeRows(context)),
    ...(await checkProducts(context)),
    ...(await pageRows(context)),
    await legalRow(context),
    blockRow(blocks),
    ...(await merchantRows(context, blocks.get(SELLER_BLOCK))),
  ]
}

async function attributeRows({ config, schema, store }: DoctorContext): Promise<Row[]> {
  if (!schema.members.has('Query.attributesList')) {
    const says = 'such a store cannot tell attributes: prices per kilogram, feed labels and struck prices are off'
    return [row('attributes', 'off', says, 'Upgrade the store to 2.4.7.')]
  }
  const codesOf = async (filters: object): Promise<Set<string>> => {
    const { data } = await store.query(ATTRIBUTES, { filters })
    return new Set(itemsOf(data?.attributesList).map(({ code }) => String(code)))
  }
  const listed = await codesOf({ used_in_product_listing: true })
  const visible = await codesOf({ is_visible_on_front: true })
  const own = Object.entries(config.shop.attributes).map(([key, code]) => {
    const isIn = (keys: readonly string[]) => keys.includes(key)
    return [code, { isForLists: isIn(IN_LISTS), lacking: isIn(OPTIONAL) ? 'off' : 'law' }] as const
  })
  const ofExtensions = activeExtensions(config.shop)
    .flatMap(({ listedAttributes }) => listedAttributes?.(config.shop) ?? [])
    .map((code) => [code, { isForLists: true, lacking: 'off' }] as const)
  return [...new Map([...own, ...ofExtensions])].map(([code, { isForLists, lacking }]) => {
    const isShown = listed.has(code) || (!isForLists && visible.has(code))
    const setting = isForLists ? '«Used in Product Listing»' : '«Visible on Catalog Pages on Storefront»'
    const says = isShown ? 'can be read' : 'not there, or not shown: what it would show is left out'
    const remedy = `Where your goods need it: Stores > Attributes > Product, with this code and ${setting} = Yes (docs/store.md, 7).`
    return row(`attribute ${code}`, isShown ? 'ok' : lacking, says, remedy)
  })
}

async function pageRows({ config, store }: DoctorContext): Promise<Row[]> {
  const { data } = await store.read(StoreConfig)
  const settings = isObject(data?.storeConfig)
    ? mapStore(data.storeConfig as Parameters<typeof mapStore>[0], config.shop)
    : null
  const installed = [settings?.homePage ?? 'home', settings?.noRoutePage ?? 'no-route']
  const named = [...installed, ...config.shop.sitemapPages]
  // The shop writes this one itself.
  const wanted = [...new Set(named)].filter((identifier) => identifier !== STATEMENT)
  const pages = await readPages(store, wanted)
  const lacking = wanted.filter((identifier) => !pages.has(identifier))
  return [
    existence(
      'pages',
      'off',
      wanted,
      lacking,
      'Name the pages of your store in SITEMAP_PAGES, or make these: Content > Pages.',
    ),
    unwrittenRow(installed, pages),
  ]
}

function unwrittenRow(installed: readonly string[], pages: ReadonlyMap<string, string>): Row {
  const unwritten = installed.filter((identifier) => isPlaceholder({ content: pages.get(identifier) ?? null }))
  const names = unwritten.join(' and ')
  return unwritten.length === 0
    ? row('written pages', 'ok', `nothing of Magento’s own stands in ${installed.join(' and ')}`)
    : row(
        'written pages',
        'off',
        `Magento’s own text stands in ${names}: the shop leaves it out`,
        `Content > Pages: write ${names}.`,
      )
}

/** Checks the pages that footers, forms and the cookie choice link to, whatever the store's blocks contain. */
async function legalRow({ config: { shop }, store }: DoctorContext): Promise<Row> {
  const wanted = [shop.termsPage, shop.legalPage, shop.privacyPage ?? []].flat()
  const remedy = 'Content > Pages: make them, or name those that there are: TERMS_PAGE, LEGAL_PAGE, PRIVACY_PAGE.'
  const pages = await readPages(store, wanted)
  const lacking = wanted.filter((identifier) => !pages.has(identifier))
  return existence('legal pages', 'law', wanted, lacking, remedy)
}

/** Reads the contents of the existing pages, by identifier. */
async function readPages(store: Store, wanted: readonly string[]): Promise<Map<string, string>> {
  const pages = new Map<string, string>()
  for (const identifier of wanted) {
    const { data } = await store.read(Route, { url: identifier })
    const page = isObject(data?.route) && data.route.__typename === 'CmsPage' ? data.route : null
    if (page) pages.set(identifier, String(page.content ?? ''))
  }
  return pages
}

/** Blocks of the layout by place, and what the shop shows without them. */
const PLACES: readonly { place: string; identifiers: readonly string[]; without: string }[] = [
  { place: 'header', identifiers: HEADER_USP_BLOCKS, without: 'these promises are left out' },
  {
    place: 'footer',
    identifiers: [...FOOTER_BAR_BLOCKS, ...FOOTER_LAST_LINE_BLOCKS],
    without: 'left out; without any column the shop links how to reach it and its pages',
  },
  { place: 'cart', identifiers: [CART_PAYMENTS_BLOCK], without: 'nothing stands below the totals' },
  { place: 'checkout', identifiers: CHECKOUT_FOOTER_BLOCKS, without: 'left out below the steps' },
  {
    place: 'questions',
    identifiers: [...FAQ_BLOCKS, FAQ_CONTACT_BLOCK],
    without: 'left out; without any theme /faq/ shows the page «faq», or leads to the contact form',
  },
]

/** Reports missing blocks of the layout, each with its place. */
function blockRow(found: ReadonlyMap<string, string>): Row {
  const wanted = PLACES.flatMap(({ identifiers }) => identifiers)
  const isMissing = (identifier: string) => !found.has(identifier)
  const lacking = PLACES.flatMap(({ place, identifiers, without }) => {
    const missing = identifiers.filter(isMissing)
    return missing.length > 0 ? [`${place}: ${missing.join(', ')} (${without})`] : []
  })
  const remedy =
    'Content > Blocks > Add New Block, with these identifiers (docs/store.md, Content, says what each is for). With PURGE they show at once, else after a day at most.'
  if (lacking.length === 0) return row('blocks', 'ok', `all ${wanted.length} that the shop asks for are there`)
  const count = wanted.filter(isMissing).length
  return row('blocks', 'off', `${count} of ${wanted.length} are not there: ${lacking.join('; ')}`, remedy)
}

/** Reads the contents of the blocks for layout and seller, by identifier. */
async function readBlocks(store: Store): Promise<ReadonlyMap<string, string>> {
  const wanted = [...PLACES.flatMap(({ identifiers }) => identifiers), SELLER_BLOCK]
  // The store caches a response by its list of identifiers, and keeps one that lacks a block even when the block exists at last.
  const inNewOrder = wanted.map((one) => ({ one, at: Math.random() })).toSorted((a, b) => a.at - b.at)
  const { data } = await store.read(CmsBlocksByIdentifier, { identifiers: inNewOrder.map(({ one }) => one) })
  return new Map(itemsOf(data?.cmsBlocks).map(({ identifier, content }) => [String(identifier), String(content)]))
}

function existence(
  name: string,
  verdict: Verdict,
  wanted: readonly string[],
  lacking: readonly string[],
  remedy: string,
): Row {
  if (lacking.length === 0) return row(name, 'ok', `all ${wanted.length} that the shop asks for are there`)
  return row(name, verdict, `${lacking.length} of ${wanted.length} are not there: ${lacking.join(', ')}`, remedy)
}

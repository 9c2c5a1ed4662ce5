import { STATEMENT } from '../../bff/domains/content/accessibility-statement.ts'
import { CmsBlocksByIdentifier, CmsPageByIdentifier } from '../../bff/domains/content/magento/cms.generated.ts'
import { StoreConfig } from '../../bff/domains/shop/magento/store-config.generated.ts'
import { mapStore } from '../../bff/domains/shop/map-store.ts'
import type { ProductAttributeCodes } from '../../bff/config.ts'
import { takenBy } from '../../bff/extensions.ts'
import { CHECKOUT_FOOTER_BLOCKS, FAQ_BLOCKS, SHELL_BLOCKS } from '../../web/site/blocks.ts'
import { checkMerchant } from './merchant.ts'
import type { Check, Patient } from './patient.ts'
import { checkProducts } from './products.ts'
import { rowsOf, type Row } from './row.ts'
import { isObject, itemsOf, type Store } from './store.ts'

const row = rowsOf('content')
const ATTRIBUTES = `query Shown($filters:AttributeFilterInput!){
  attributesList(entityType:CATALOG_PRODUCT,filters:$filters){items{code}}}`
/** Lists and carts show something of these, so products have to bring them along there. */
const IN_LISTS: readonly (keyof ProductAttributeCodes)[] = ['netWeight', 'netVolume', 'stockLabel', 'lowestPrice']

/** Whether the store has what the shop shows by name: attributes and what products have in them, pages, blocks. */
export const checkContent: Check = async (patient) => [
  ...(await attributeRows(patient)),
  ...(await checkProducts(patient)),
  await pageRow(patient),
  await legalRow(patient),
  await blockRow(patient),
  ...(await checkMerchant(patient)),
]

async function attributeRows({ config, schema, store }: Patient): Promise<Row[]> {
  if (!schema.members.has('Query.attributesList')) {
    const says = 'such a store cannot tell attributes: prices per kilogram, feed labels and struck prices are off'
    return [row('attributes', 'off', says, 'Upgrade the store to 2.4.7.')]
  }
  const codesOf = async (filters: object): Promise<Set<string>> => {
    const { data } = await store.ask(ATTRIBUTES, { filters })
    return new Set(itemsOf(data?.attributesList).map(({ code }) => String(code)))
  }
  const listed = await codesOf({ used_in_product_listing: true })
  const visible = await codesOf({ is_visible_on_front: true })
  const own = Object.entries(config.shop.attributes).map(
    ([key, code]) => [code, IN_LISTS.some((one) => one === key)] as const,
  )
  const ofExtensions = takenBy(config.shop)
    .flatMap(({ listedAttributes }) => listedAttributes?.(config.shop) ?? [])
    .map((code) => [code, true] as const)
  return [...new Map([...own, ...ofExtensions])].map(([code, isForLists]) => {
    const isShown = listed.has(code) || (!isForLists && visible.has(code))
    const setting = isForLists ? '«Used in Product Listing»' : '«Visible on Catalog Pages on Storefront»'
    const says = isShown ? 'can be read' : 'is not there, or not shown: what it would show is left out'
    return row(
      `attribute ${code}`,
      isShown ? 'ok' : 'off',
      says,
      `Stores > Attributes > Product: make ${code}, with ${setting} = Yes.`,
    )
  })
}

async function pageRow({ config, store }: Patient): Promise<Row> {
  const { data } = await store.read(StoreConfig)
  const settings = isObject(data?.storeConfig)
    ? mapStore(data.storeConfig as Parameters<typeof mapStore>[0], config.shop)
    : null
  const named = [settings?.homePage ?? 'home', settings?.noRoutePage ?? 'no-route', ...config.shop.sitemapPages]
  // The shop writes this one itself.
  const wanted = [...new Set(named)].filter((identifier) => identifier !== STATEMENT)
  const lacking = await pagesMissing(store, wanted)
  return existence('pages', wanted, lacking, 'Content > Pages: make them, or take them out of SITEMAP_PAGES.')
}

/** The pages to which footers, forms and the choice of cookies lead, whatever the store's blocks say. */
async function legalRow({ config: { shop }, store }: Patient): Promise<Row> {
  const wanted = [shop.termsPage, shop.legalPage, shop.privacyPage ?? []].flat()
  const mend = 'Content > Pages: make them, or name those that there are: TERMS_PAGE, LEGAL_PAGE, PRIVACY_PAGE.'
  return existence('legal pages', wanted, await pagesMissing(store, wanted), mend)
}

async function pagesMissing(store: Store, wanted: readonly string[]): Promise<string[]> {
  const lacking: string[] = []
  for (const identifier of wanted) {
    const { data } = await store.read(CmsPageByIdentifier, { identifier })
    if (!isObject(data?.cmsPage)) lacking.push(identifier)
  }
  return lacking
}

async function blockRow({ store }: Patient): Promise<Row> {
  const wanted = [...SHELL_BLOCKS, ...CHECKOUT_FOOTER_BLOCKS, ...FAQ_BLOCKS]
  const { data } = await store.read(CmsBlocksByIdentifier, { identifiers: wanted })
  const found = new Set(itemsOf(data?.cmsBlocks).map(({ identifier }) => identifier))
  const lacking = wanted.filter((identifier) => !found.has(identifier))
  return existence('blocks', wanted, lacking, 'Content > Blocks: make them; their place stays empty until then.')
}

function existence(name: string, wanted: readonly string[], lacking: readonly string[], mend: string): Row {
  if (lacking.length === 0) return row(name, 'ok', `all ${wanted.length} that the shop asks for are there`)
  return row(name, 'off', `${lacking.length} of ${wanted.length} are not there: ${lacking.join(', ')}`, mend)
}

import { STATEMENT } from '../../bff/domains/content/accessibility-statement.ts'
import { CmsBlocksByIdentifier, CmsPageByIdentifier } from '../../bff/domains/content/magento/cms.generated.ts'
import { StoreConfig } from '../../bff/domains/shop/magento/store-config.generated.ts'
import { mapStore } from '../../bff/domains/shop/map-store.ts'
import type { ProductAttributeCodes } from '../../bff/config.ts'
import { takenBy } from '../../bff/extensions.ts'
import { CHECKOUT_FOOTER_BLOCKS, FAQ_BLOCKS, SHELL_BLOCKS } from '../../web/site/blocks.ts'
import type { Check, Patient } from './patient.ts'
import { rowsOf, type Row } from './row.ts'
import { isObject } from './store.ts'

const row = rowsOf('content')
const ATTRIBUTES = `query Shown($filters:AttributeFilterInput!){
  attributesList(entityType:CATALOG_PRODUCT,filters:$filters){items{code}}}`
/** Lists and carts show something of these, so products have to bring them along there. */
const IN_LISTS: readonly (keyof ProductAttributeCodes)[] = ['netWeight', 'netVolume', 'stockLabel', 'lowestPrice']

/** Whether the store has what the shop shows by name: attributes, pages, blocks. */
export const checkContent: Check = async (patient) => [
  ...(await attributeRows(patient)),
  await safetyRow(patient),
  await sellerRow(patient),
  await pageRow(patient),
  await blockRow(patient),
  ...termRows(patient),
]

async function attributeRows({ config, schema, store }: Patient): Promise<Row[]> {
  if (!schema.members.has('Query.attributesList')) {
    const says = 'such a store cannot tell attributes: prices per kilogram, feed labels and struck prices are off'
    return [row('attributes', 'off', says, 'Upgrade the store to 2.4.7.')]
  }
  const codesOf = async (filters: object): Promise<Set<string>> => {
    const { data } = await store.ask(ATTRIBUTES, { filters })
    const list = isObject(data?.attributesList) ? data.attributesList.items : []
    return new Set((Array.isArray(list) ? list : []).filter(isObject).map(({ code }) => String(code)))
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

/** Products that are looked at. */
const SAMPLE = 100
const NAMED = 5
const FACTS = `query Facts($size:Int!){products(filter:{},pageSize:$size){items{__typename sku
  visible:custom_attributesV2(filters:{is_visible_on_front:true}){items{code}}}}}`
const NO_GOODS = ['VirtualProduct', 'DownloadableProduct']

/** Whether products that are no feed name maker, contact and warnings (Regulation (EU) 2023/988, art. 19). */
async function safetyRow({ config, schema, store }: Patient): Promise<Row> {
  if (!schema.members.has('ProductInterface.custom_attributesV2'))
    return row('safety', 'note', 'such a store cannot tell attributes of products')
  const { feedType, maker, makerContact, warnings } = config.shop.attributes
  const { data } = await store.ask(FACTS, { size: SAMPLE })
  const items = isObject(data?.products) && Array.isArray(data.products.items) ? data.products.items : []
  const goods = items.filter(isObject).flatMap(({ __typename: type, sku, visible }) => {
    const own = isObject(visible) && Array.isArray(visible.items) ? visible.items.filter(isObject) : []
    const codes = new Set(own.map(({ code }) => code))
    return codes.has(feedType) || NO_GOODS.includes(String(type)) ? [] : [{ sku: String(sku), codes }]
  })
  const lacking = goods.filter(({ codes }) => [maker, makerContact, warnings].some((code) => !codes.has(code)))
  if (lacking.length === 0)
    return row('safety', 'ok', `${goods.length} products that are no feed name maker and warnings`)
  const some = lacking.slice(0, NAMED).map(({ sku }) => sku)
  return row(
    'safety',
    'off',
    `${lacking.length} of ${goods.length} products that are no feed lack maker, contact or warnings: ${some.join(', ')}${lacking.length > NAMED ? ', …' : ''}`,
    `Enter ${maker}, ${makerContact} and ${warnings} for them (Regulation (EU) 2023/988, art. 19).`,
  )
}

/** Invoices and the model form for withdrawals name the seller by it. */
async function sellerRow({ store }: Patient): Promise<Row> {
  const { data } = await store.read(CmsBlocksByIdentifier, { identifiers: ['invoice-legal'] })
  const items = isObject(data?.cmsBlocks) && Array.isArray(data.cmsBlocks.items) ? data.cmsBlocks.items : []
  const [block] = items.filter(isObject)
  const text = block ? String(block.content) : ''
  const lacking = ['SIREN', 'TVA'].filter((word) => !text.includes(word))
  const mend = 'Content > Blocks: make invoice-legal with name, legal form, capital, address, SIREN and TVA number.'
  if (!block) return row('seller', 'off', 'the block invoice-legal is not there: invoices do not name the seller', mend)
  if (lacking.length > 0)
    return row('seller', 'off', `the block invoice-legal does not say: ${lacking.join(', ')}`, mend)
  return row('seller', 'ok', 'invoices name the seller')
}

async function pageRow({ config, store }: Patient): Promise<Row> {
  const { data } = await store.read(StoreConfig)
  const settings = isObject(data?.storeConfig)
    ? mapStore(data.storeConfig as Parameters<typeof mapStore>[0], config.shop)
    : null
  const named = [settings?.homePage ?? 'home', settings?.noRoutePage ?? 'no-route', ...config.shop.sitemapPages]
  // The shop writes this one itself.
  const wanted = [...new Set(named)].filter((identifier) => identifier !== STATEMENT)
  const lacking: string[] = []
  for (const identifier of wanted) {
    const { data: answer } = await store.read(CmsPageByIdentifier, { identifier })
    if (!isObject(answer?.cmsPage)) lacking.push(identifier)
  }
  return existence('pages', wanted, lacking, 'Content > Pages: make them, or take them out of SITEMAP_PAGES.')
}

async function blockRow({ store }: Patient): Promise<Row> {
  const wanted = [...SHELL_BLOCKS, ...CHECKOUT_FOOTER_BLOCKS, ...FAQ_BLOCKS]
  const { data } = await store.read(CmsBlocksByIdentifier, { identifiers: wanted })
  const items = isObject(data?.cmsBlocks) && Array.isArray(data.cmsBlocks.items) ? data.cmsBlocks.items : []
  const found = new Set(items.filter(isObject).map(({ identifier }) => identifier))
  const lacking = wanted.filter((identifier) => !found.has(identifier))
  return existence('blocks', wanted, lacking, 'Content > Blocks: make them; their place stays empty until then.')
}

/** What search engines, feeds and llms.txt are told, which no store tells: the site's settings do. */
function termRows({ config: { shop } }: Patient): Row[] {
  const { delivery, returnDays } = shop
  const countries = delivery.map(({ country }) => country).join(', ')
  return [
    row(
      'cost of delivery',
      delivery.length > 0 ? 'ok' : 'off',
      delivery.length > 0 ? `told for ${countries}` : 'search engines and product feeds are not told',
      'Set DELIVERY_COSTS, with HANDLING_DAYS and DELIVERY_DAYS.',
    ),
    row(
      'returns',
      returnDays > 0 ? 'ok' : 'off',
      returnDays > 0 ? `within ${returnDays} days` : 'search engines are not told',
      'Set RETURN_DAYS and RETURNS_FREE.',
    ),
  ]
}

function existence(name: string, wanted: readonly string[], lacking: readonly string[], mend: string): Row {
  if (lacking.length === 0) return row(name, 'ok', `all ${wanted.length} that the shop asks for are there`)
  return row(name, 'off', `${lacking.length} of ${wanted.length} are not there: ${lacking.join(', ')}`, mend)
}

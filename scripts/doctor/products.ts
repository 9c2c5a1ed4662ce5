import type { Check, Patient } from './patient.ts'
import { rowsOf, type Row } from './row.ts'
import { itemsOf } from './store.ts'

const row = rowsOf('content')

/** Products that are looked at. */
const SAMPLE = 100
const NAMED = 5
const FACTS = `query Facts($size:Int!){products(filter:{},pageSize:$size){items{__typename sku
  visible:custom_attributesV2(filters:{is_visible_on_front:true}){items{code}}}}}`
const NO_GOODS = ['VirtualProduct', 'DownloadableProduct']

type Known = { sku: string; isGoods: boolean; codes: ReadonlySet<string> }

/** What the law wants told of products, in a sample of them. */
export const checkProducts: Check = async ({ config, schema, store }) => {
  if (!schema.members.has('ProductInterface.custom_attributesV2'))
    return [row('safety', 'note', 'such a store cannot tell attributes of products')]
  const { data } = await store.ask(FACTS, { size: SAMPLE })
  const products = itemsOf(data?.products).map(({ __typename: type, sku, visible }) => ({
    sku: String(sku),
    isGoods: !NO_GOODS.includes(String(type)),
    codes: new Set(itemsOf(visible).map(({ code }) => String(code))),
  }))
  if (products.length === 0)
    return [row('safety', 'note', 'no product is listed, so none could be looked at', 'See checkout/catalogue.')]
  const isFeed = ({ codes }: Known) => codes.has(config.shop.attributes.feedType)
  const goods = products.filter((one) => one.isGoods && !isFeed(one))
  return [
    safetyRow(goods, config.shop.attributes),
    unionRow(goods, config.shop.attributes),
    labelRow(products.filter(isFeed), config.shop.attributes),
  ]
}

type Codes = Patient['config']['shop']['attributes']

/** Whether products that are no feed name maker, contact and warnings (Regulation (EU) 2023/988, art. 19). */
function safetyRow(goods: readonly Known[], { maker, makerContact, warnings }: Codes): Row {
  const lacking = without(goods, [maker, makerContact, warnings])
  if (lacking.length === 0)
    return row('safety', 'ok', `${goods.length} products that are no feed name maker and warnings`)
  return row(
    'safety',
    'off',
    `${lacking.length} of ${goods.length} products that are no feed lack maker, contact or warnings: ${someOf(lacking)}`,
    `Enter ${maker}, ${makerContact} and ${warnings} for them (Regulation (EU) 2023/988, art. 19).`,
  )
}

/** Nothing tells where a maker sits, so that only a person without a contact, or the reverse, is certainly wrong. */
function unionRow(goods: readonly Known[], { euPerson, euContact }: Codes): Row {
  const named = goods.filter(({ codes }) => codes.has(euPerson) || codes.has(euContact))
  const half = without(named, [euPerson, euContact])
  const mend = `Enter ${euPerson} and ${euContact} for products whose maker is outside the Union (Regulation (EU) 2023/988, art. 16).`
  if (half.length > 0) return row('person in the Union', 'off', `without name or contact: ${someOf(half)}`, mend)
  const says = `${named.length} of ${goods.length} products that are no feed name one: right if the makers of the others are in the Union`
  return row('person in the Union', named.length > 0 ? 'ok' : 'note', says, mend)
}

/** Whether feeds have their label; additives are not in every feed (Regulation (EC) No 767/2009, art. 15 to 17). */
function labelRow(feeds: readonly Known[], codes: Codes): Row {
  const wanted = [codes.species, codes.composition, codes.analyticalConstituents, codes.directions, codes.operator]
  const lacking = without(feeds, wanted)
  if (lacking.length === 0) return row('feed labels', 'ok', `${feeds.length} feeds have what their label says`)
  const empty = wanted.filter((code) => without(lacking, [code]).length > 0)
  const says = `${lacking.length} of ${feeds.length} feeds lack ${empty.join(', ')}: ${someOf(lacking)}`
  return row(
    'feed labels',
    'off',
    says,
    'Enter them, as far as such a feed needs them: a label is read before the purchase (art. 11(3)).',
  )
}

const without = (products: readonly Known[], codes: readonly string[]) =>
  products.filter((one) => codes.some((code) => !one.codes.has(code)))

function someOf(products: readonly Known[]): string {
  const some = products.slice(0, NAMED).map(({ sku }) => sku)
  return `${some.join(', ')}${products.length > NAMED ? ', …' : ''}`
}

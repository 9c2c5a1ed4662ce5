import { mapAttributes } from '../../bff/domains/catalog/map-product.ts'
import { netQuantity } from '../../bff/domains/catalog/net-quantity.ts'
import { guaranteeMonths } from '../../bff/domains/notices.ts'
import type { Check, DoctorContext } from './doctor-context.ts'
import { rowsOf, type Row } from './row.ts'
import { itemsOf } from './store.ts'

const row = rowsOf('content')

/** Products in the sample. */
const SAMPLE = 100
const NAMED = 5
const VALUES = '{items{code ... on AttributeValue{value} ... on AttributeSelectedOptions{selected_options{label}}}}'
const FACTS = `query Facts($size:Int!){products(filter:{},pageSize:$size){items{__typename sku
  listed:custom_attributesV2(filters:{used_in_product_listing:true})${VALUES}
  visible:custom_attributesV2(filters:{is_visible_on_front:true})${VALUES}}}}`
const NO_GOODS = ['VirtualProduct', 'DownloadableProduct', 'GiftCardProduct']

/** `isLost`: the store failed on its attributes. `texts`: these, by code. */
type Known = { sku: string; isGoods: boolean; isLost: boolean; texts: ReadonlyMap<string, string> }

/** Checks a sample of products for what the law demands that they say. */
export const checkProducts: Check = async ({ config, schema, store }) => {
  if (!schema.members.has('ProductInterface.custom_attributesV2'))
    return [row('safety', 'note', 'such a store cannot tell attributes of products')]
  const { data } = await store.query(FACTS, { size: SAMPLE })
  const products = itemsOf(data?.products).map(({ __typename: type, sku, listed, visible }) => ({
    sku: String(sku),
    isGoods: !NO_GOODS.includes(String(type)),
    isLost: listed === null || visible === null,
    // The query requests the same attributes as the client.
    texts: mapAttributes(listed as never, visible as never),
  }))
  if (products.length === 0)
    return [row('safety', 'note', 'no product is listed, so none could be looked at', 'See checkout/catalogue.')]
  const isFeed = ({ texts }: Known) => texts.has(config.shop.attributes.feedType)
  const feeds = products.filter(isFeed)
  const goods = { items: products.filter((one) => one.isGoods && !isFeed(one)), areFeedsKnown: feeds.length > 0 }
  return [
    attributesRow(products),
    safetyRow(goods, config.shop.attributes),
    unionRow(goods, config.shop.attributes),
    labelRow(feeds, config.shop.attributes),
    valueRow(products, config.shop.attributes),
  ]
}

type Codes = DoctorContext['config']['shop']['attributes']

/** Products other than feed, if an attribute identifies feed. */
type Goods = { items: readonly Known[]; areFeedsKnown: boolean }

function kindOf({ areFeedsKnown }: Goods, { feedType }: Codes): string {
  return areFeedsKnown ? 'products that are no feed' : `products (feed may be among them: none has ${feedType})`
}

/** Checks for a fault of stores from 2.4.7 on, which may return none of a product's attributes because one is empty. */
function attributesRow(products: readonly Known[]): Row {
  const lost = products.filter(({ isLost }) => isLost)
  if (lost.length === 0) return row('attributes', 'ok', `the store returns those of all ${products.length} products`)
  const says = `of ${lost.length} of ${products.length} products the store returns none: ${someOf(lost)}; lists and pages make up for it, carts, wishlists and feeds do not`
  const remedy =
    'An attribute that was emptied does it (magento/magento2#38884): enter a value, or delete its row in catalog_product_entity_varchar, _text, _int or _decimal.'
  return row('attributes', 'off', says, remedy)
}

/** Checks that products other than feed name maker, contact and warnings (Regulation (EU) 2023/988, art. 19). */
function safetyRow(goods: Goods, codes: Codes): Row {
  const { maker, makerContact, warnings } = codes
  const { items } = goods
  if (items.length === 0) return row('safety', 'note', 'all products that were looked at are feed, or no goods')
  const lacking = without(items, [maker, makerContact, warnings])
  const kind = kindOf(goods, codes)
  if (lacking.length === 0) return row('safety', 'ok', `${items.length} ${kind} name maker and warnings`)
  return row(
    'safety',
    'law',
    `${lacking.length} of ${items.length} ${kind} lack maker, contact or warnings: ${someOf(lacking)}`,
    `Enter ${maker}, ${makerContact} and ${warnings} for what is no feed (Regulation (EU) 2023/988, art. 19).`,
  )
}

/**
 * Checks the responsible person in the Union. The maker's country is unknown, so only a person without a contact, or
 * the reverse, is certainly wrong.
 */
function unionRow(goods: Goods, codes: Codes): Row {
  const { euPerson, euContact } = codes
  const named = goods.items.filter(({ texts }) => texts.has(euPerson) || texts.has(euContact))
  const half = without(named, [euPerson, euContact])
  const remedy = `Enter ${euPerson} and ${euContact} for products whose maker is outside the Union (Regulation (EU) 2023/988, art. 16).`
  if (half.length > 0) return row('person in the Union', 'law', `without name or contact: ${someOf(half)}`, remedy)
  const says = `${named.length} of ${goods.items.length} ${kindOf(goods, codes)} name one: right if the makers of the others are in the Union`
  return row('person in the Union', named.length > 0 ? 'ok' : 'note', says, remedy)
}

/** Checks that feeds have their label; additives are not in every feed (Regulation (EC) No 767/2009, art. 15 to 17). */
function labelRow(feeds: readonly Known[], codes: Codes): Row {
  if (feeds.length === 0) {
    const says = `no product has ${codes.feedType}, by which feed is known: no label was looked at`
    const remedy = `Enter ${codes.feedType} for feed, or name the attribute that tells it: ATTRIBUTE_FEED_TYPE.`
    return row('feed labels', 'note', says, remedy)
  }
  const wanted = [codes.species, codes.composition, codes.analyticalConstituents, codes.directions, codes.operator]
  const lacking = without(feeds, wanted)
  if (lacking.length === 0) return row('feed labels', 'ok', `${feeds.length} feeds have what their label says`)
  const empty = wanted.filter((code) => without(lacking, [code]).length > 0)
  const says = `${lacking.length} of ${feeds.length} feeds lack ${empty.join(', ')}: ${someOf(lacking)}`
  return row(
    'feed labels',
    'law',
    says,
    'Enter them, as far as such a feed needs them: a label is read before the purchase (art. 11(3)).',
  )
}

/** Checks that quantities and guarantees can be parsed: the shop does nothing with others. */
function valueRow(products: readonly Known[], codes: Codes): Row {
  const quantity = (code: string) => (text: string) => netQuantity(new Map([[code, text]]), codes) !== null
  const readers: readonly [code: string, canRead: (text: string) => boolean][] = [
    [codes.netWeight, quantity(codes.netWeight)],
    [codes.netVolume, quantity(codes.netVolume)],
    [codes.guarantee, (text) => guaranteeMonths(text) > 0],
  ]
  const values = products.flatMap(({ sku, texts }) =>
    readers.flatMap(([code, canRead]) => {
      const text = texts.get(code)
      return text === undefined ? [] : [{ sku, code, text, isRead: canRead(text) }]
    }),
  )
  const unread = values.filter(({ isRead }) => !isRead)
  if (unread.length === 0) return row('values', 'ok', `all ${values.length} net quantities and guarantees can be read`)
  const some = unread.slice(0, NAMED).map(({ sku, code, text }) => `${sku} ${code} «${text.slice(0, 40)}»`)
  return row(
    'values',
    'law',
    `${unread.length} of ${values.length} net quantities and guarantees cannot be read: ${some.join(', ')}${unread.length > NAMED ? ', …' : ''}`,
    'Enter a number, or one with its unit: docs/store.md, Attributes.',
  )
}

const without = (products: readonly Known[], codes: readonly string[]) =>
  products.filter((one) => codes.some((code) => !one.texts.has(code)))

function someOf(products: readonly Known[]): string {
  const some = products.slice(0, NAMED).map(({ sku }) => sku)
  return `${some.join(', ')}${products.length > NAMED ? ', …' : ''}`
}

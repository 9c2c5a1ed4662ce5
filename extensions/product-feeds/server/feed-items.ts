import { createHash } from 'node:crypto'
import { catalog, html, money, type RequestContext, rules, store, valuesOf } from 'musette/server'
import variables from '../variables.ts'
import type { FeedProductsQuery } from './magento/feed.generated.ts'

/** One item of a feed, with the data of both formats. */
export type FeedItem = {
  id: string
  /** Id of the product that a variant belongs to; null for other products. */
  group: string | null
  /** What tells the variants of a group apart. */
  variant: Readonly<Partial<Record<VariantField, string>>>
  title: string
  description: string
  link: string
  pictures: readonly string[]
  isInStock: boolean
  /** With tax and required choices. `sale` is null without a reduction. */
  price: money.Cents
  sale: money.Cents | null
  currency: string
  brand: string | null
  gtin: string | null
  /** The shop's own categories, the widest first. */
  categories: readonly string[]
  quantity: catalog.NetQuantity | null
  /** Delivery costs of goods that are shipped. */
  delivery: readonly { country: string; cost: money.Cents }[]
}

export type StoreProduct = NonNullable<NonNullable<NonNullable<FeedProductsQuery['products']>['items']>[number]>

/** Fields of both formats for what variants differ by. */
const VARIANT_FIELDS = ['color', 'size', 'material', 'pattern'] as const

type VariantField = (typeof VARIANT_FIELDS)[number]

/** Limits of both formats. */
const MAX_TITLE = 150
const MAX_DESCRIPTION = 5000
const MAX_PICTURES = 10
const MAX_ID = 50
const MAX_VARIANT = 100

type Settings = {
  context: Pick<RequestContext, 'shop'>
  catalog: catalog.CatalogSettings
  /** Currency of attributes that are prices. */
  attributeCurrency: string | null
  /** Beginning of the shop's addresses. */
  home: string
}

/** Returns the items of a product: itself, or each of its variants. */
export function itemsOf(product: StoreProduct, settings: Settings): FeedItem[] {
  const { context, catalog: catalogSettings, home } = settings
  const { shop } = context
  const model = catalog.mapProduct(product, catalogSettings)
  if (!model?.sku || model.type === 'GROUPED' || model.isOrderedByContact) return []
  const variants =
    'variants' in product && product.variants ? catalog.mapConfigurations(product.variants, model, catalogSettings) : []
  const pictures = [model.imageUrl, ...picturesOf(product, shop.mediaUrl)]
  const shared = {
    description: cut(
      html.textOfHtml(product.short_description?.html || product.description?.html || ''),
      MAX_DESCRIPTION,
    ),
    categories: catalog.productBreadcrumb(product.categories).map(({ name }) => name),
  }
  const parts = variants.length > 0 ? variants.map((variant) => variant.product) : [model]
  return parts.flatMap((part) => {
    const item = { ...itemOf(part, model, settings), variant: variantOf(product, part.sku, shop) }
    const shown = [...new Set([part.imageUrl, ...pictures])].filter((path) => path != null).slice(0, MAX_PICTURES)
    // Neither format accepts an item without a picture or a price.
    if (shown.length === 0 || item.price <= 0) return []
    const addresses = shown.map((path) => new URL(rules.resizedImageUrl(home, path, { preset: 'large' })).href)
    const link = new URL(home + part.path).href
    return [{ ...shared, ...item, link, description: shared.description || item.title, pictures: addresses }]
  })
}

/** Returns the chosen values of a variant by the field that the shop gives to each option. */
function variantOf(product: StoreProduct, sku: string, shop: RequestContext['shop']): FeedItem['variant'] {
  const fields = new Map(
    valuesOf(variables, shop).FEED_VARIANT_ATTRIBUTES.map((pair) => pair.split(':') as [string, string]),
  )
  const chosen = 'variants' in product ? product.variants?.find((one) => one?.product?.sku === sku)?.attributes : null
  return Object.fromEntries(
    (chosen ?? []).flatMap((option) => {
      const field = fields.get(option?.code ?? '')
      return field && option?.label ? [[field, cut(option.label, MAX_VARIANT)]] : []
    }),
  )
}

/** Returns the pictures in the order of the page, without videos. */
function picturesOf({ media_gallery: gallery }: StoreProduct, mediaUrl: string): (string | null)[] {
  return (gallery ?? [])
    .filter((one) => one?.__typename === 'ProductImage' && !one.disabled)
    .sort((a, b) => (a?.position ?? 0) - (b?.position ?? 0))
    .map((one) => store.mediaPath(one?.url, mediaUrl))
}

type OwnFields = Omit<FeedItem, 'variant' | 'link' | 'description' | 'categories' | 'pictures'>

function itemOf(
  part: catalog.ProductModel,
  product: catalog.ProductModel,
  { context, attributeCurrency }: Settings,
): OwnFields {
  const { shop } = context
  const { FEED_ATTRIBUTE_BRAND, FEED_ATTRIBUTE_GTIN } = valuesOf(variables, shop)
  const attribute = (code: string) => part.listed.get(code) ?? null
  const { minPrice, finalPrice, regularPrice } = catalog.pricesIn(part, attributeCurrency)
  const { cents: alone, currency } = minPrice.priceInclTax.value
  const isOnePrice = alone === finalPrice.priceInclTax.value.cents
  const ordered = (price: typeof minPrice) =>
    catalog.withExtras(price, product.requiredExtras, Math.min, part).priceInclTax.value.cents
  const price = ordered(minPrice)
  const regular = isOnePrice ? ordered(regularPrice) : price
  const isSent = part.type !== 'VIRTUAL' && part.type !== 'DOWNLOADABLE'
  return {
    id: idOf(part.sku),
    group: part === product ? null : idOf(product.sku),
    title: cut(part.name || product.name, MAX_TITLE),
    isInStock: part.stock.isInStock,
    price: Math.max(regular, price),
    sale: regular > price ? price : null,
    currency,
    brand: attribute(FEED_ATTRIBUTE_BRAND) ?? product.listed.get(FEED_ATTRIBUTE_BRAND) ?? null,
    gtin: gtinOf(attribute(FEED_ATTRIBUTE_GTIN)),
    quantity: isOnePrice && part.type !== 'CONFIGURABLE' ? catalog.netQuantity(part.listed, shop.attributes) : null,
    delivery: (isSent ? shop.delivery : []).map(({ country, cost, freeFrom }) => ({
      country,
      cost: freeFrom !== null && price >= money.toCents(freeFrom, currency) ? 0 : money.toCents(cost, currency),
    })),
  }
}

/** The store keeps skus of 64 characters. */
export function idOf(sku: string): string {
  if (sku.length <= MAX_ID) return sku
  const digest = createHash('sha256').update(sku).digest('hex').slice(0, 12)
  return `${sku.slice(0, MAX_ID - 13)}-${digest}`
}

/** Returns a GTIN of 8, 12, 13 or 14 digits with a valid check digit; null otherwise, because an invalid one gets the item refused. */
export function gtinOf(text: string | null): string | null {
  const digits = text?.replace(/[\s-]/g, '') ?? ''
  if (!/^(\d{8}|\d{12,14})$/.test(digits)) return null
  const weighed = [...digits].toReversed().reduce((sum, digit, i) => sum + Number(digit) * (i % 2 === 0 ? 1 : 3), 0)
  return weighed % 10 === 0 ? digits : null
}

/** Cuts a text without splitting a surrogate pair. */
function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}

/** Format of a feed, written part by part. */
export type FeedFormat = {
  type: string
  head(shop: { name: string; home: string }): string
  item(item: FeedItem): string
  tail: string
}

/** https://support.google.com/merchants/answer/7052112 */
const google: FeedFormat = {
  type: 'application/xml; charset=utf-8',
  head: ({ name, home }) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>${html.escapeXml(name)}</title><link>${html.escapeXml(`${home}/`)}</link><description>${html.escapeXml(name)}</description>\n`,
  item(item) {
    const { price, sale, currency, quantity, gtin } = item
    const [picture = '', ...others] = item.pictures
    const fields: [name: string, value: string | null][] = [
      ['id', item.id],
      ['item_group_id', item.group],
      ...VARIANT_FIELDS.map((name): [string, string | null] => [name, item.variant[name] ?? null]),
      ['title', item.title],
      ['description', item.description],
      ['link', item.link],
      ['image_link', picture],
      ...others.map((other): [string, string] => ['additional_image_link', other]),
      ['availability', item.isInStock ? 'in_stock' : 'out_of_stock'],
      ['price', money.plainPrice(price, currency)],
      ['sale_price', sale === null ? null : money.plainPrice(sale, currency)],
      ['condition', 'new'],
      ['brand', item.brand],
      ['gtin', gtin],
      // Only for goods that have no number at all, such as handmade ones: branded goods have one, even if it is unknown here.
      ['identifier_exists', gtin || item.brand ? null : 'no'],
      ['product_type', item.categories.join(' > ') || null],
      ['unit_pricing_measure', quantity && `${quantity.amount} ${quantity.unit === 'KILOGRAM' ? 'g' : 'ml'}`],
      ['unit_pricing_base_measure', quantity && (quantity.unit === 'KILOGRAM' ? '1 kg' : '1 l')],
    ]
    const written = fields.map(([name, value]) =>
      value === null ? '' : `<g:${name}>${html.escapeXml(value)}</g:${name}>`,
    )
    const delivery = item.delivery.map(
      ({ country, cost }) =>
        `<g:shipping><g:country>${country}</g:country><g:price>${money.plainPrice(cost, currency)}</g:price></g:shipping>`,
    )
    return `<item>${written.join('')}${delivery.join('')}</item>\n`
  },
  tail: '</channel></rss>\n',
}

const COLUMNS: readonly [name: string, value: (item: FeedItem) => string][] = [
  ['id', ({ id }) => id],
  ['title', ({ title }) => title],
  ['description', ({ description }) => description],
  ['availability', ({ isInStock }) => (isInStock ? 'in stock' : 'out of stock')],
  ['condition', () => 'new'],
  ['price', ({ price, currency }) => money.plainPrice(price, currency)],
  ['link', ({ link }) => link],
  ['image_link', ({ pictures }) => pictures[0] ?? ''],
  ['brand', ({ brand }) => brand ?? ''],
  ['sale_price', ({ sale, currency }) => (sale === null ? '' : money.plainPrice(sale, currency))],
  ['gtin', ({ gtin }) => gtin ?? ''],
  ['item_group_id', ({ group }) => group ?? ''],
  ...VARIANT_FIELDS.map((name): [string, (item: FeedItem) => string] => [name, ({ variant }) => variant[name] ?? '']),
  ['product_type', ({ categories }) => categories.join(' > ')],
  ['additional_image_link', ({ pictures }) => pictures.slice(1).join(',')],
  [
    'shipping',
    ({ delivery, currency }) =>
      delivery.map(({ country, cost }) => `${country}:::${money.plainPrice(cost, currency)}`).join(','),
  ],
]

/** Quoted as RFC 4180 says, on one line. */
const quoted = (text: string) => `"${text.replace(/[\r\n]+/g, ' ').replaceAll('"', '""')}"`

/** https://developers.facebook.com/docs/marketing-api/catalog/reference */
const meta: FeedFormat = {
  type: 'text/csv; charset=utf-8',
  head: () => `${COLUMNS.map(([name]) => name).join(',')}\n`,
  item: (item) => `${COLUMNS.map(([, value]) => quoted(value(item))).join(',')}\n`,
  tail: '',
}

/** By the name of the file. */
export const FEEDS: Readonly<Record<string, { file: string; format: FeedFormat }>> = {
  google: { file: 'google.xml', format: google },
  meta: { file: 'meta.csv', format: meta },
}

import { isDeepStrictEqual } from 'node:util'
import type { ShopSettings } from '../../config.ts'
import type { FeedLabel, Notice, VariantFacts } from '../../graphql/shop-schema.generated.ts'
import { t } from '../../i18n/texts.ts'
import { EMPTY, offerNotices } from '../notices.ts'
import { figureOrText } from './attribute-text.ts'
import { formatQuantity, netQuantity } from './net-quantity.ts'
import type { ConfigurationModel, ProductModel, ProductPage } from './product-model.ts'

type Codes = ShopSettings['attributes']

/** Attributes that hold the brand. */
const BRAND_CODES: readonly string[] = ['marque', 'brand', 'manufacturer']

/** Information that the law requires before a purchase. */
export type OfferFacts = { feedLabel: FeedLabel | null; withdrawalException: string | null; notices: Notice[] }

/** Computed once: three fields of a product and each of its variants request them. */
const made = new WeakMap<ProductPage, OfferFacts>()

/** Returns the facts of a product as a whole, which say where its variants differ. */
export function productFacts(product: ProductModel, page: ProductPage, shop: ShopSettings): OfferFacts {
  const known = made.get(page)
  if (known) return known
  const facts = factsOf(product, page.attributes, page.varying, shop)
  made.set(page, facts)
  return facts
}

/** Returns where a variant differs from its product; null if nowhere. It inherits what it lacks. */
export function variantFacts({ product, of, page }: ConfigurationModel, shop: ShopSettings): VariantFacts | null {
  const own = Object.values(shop.attributes).flatMap((code) => {
    const text = product.listed.get(code)
    return text === undefined ? [] : [[code, text] as const]
  })
  if (page.varying.size === 0 && own.every(([code, text]) => page.attributes.get(code) === text)) return null
  const attributes = new Map([...page.attributes, ...own])
  return difference(productFacts(of, page, shop), factsOf(of, attributes, new Set(), shop))
}

function factsOf(
  { sku, type }: ProductModel,
  attributes: ReadonlyMap<string, string>,
  varying: ReadonlySet<string>,
  shop: ShopSettings,
): OfferFacts {
  const { attributes: codes } = shop
  const textOf = (code: string) => figureOrText(attributes.get(code) ?? '')
  const varies = (key: keyof Codes) => varying.has(codes[key])
  const text = (key: keyof Codes) => (varies(key) ? t('notice.varies') : textOf(codes[key]))
  const offer = {
    sku,
    isGoods: type !== 'VIRTUAL' && type !== 'DOWNLOADABLE',
    brand: BRAND_CODES.map(textOf).find(Boolean) ?? null,
    text,
    varies,
  }
  const exception = varies('withdrawal') ? t('notice.exception.varies') : text('withdrawal')
  const quantity = netQuantity(attributes, codes)
  const isQuantityOpen = varies('netWeight') || varies('netVolume')
  return {
    feedLabel: feedLabel(text, isQuantityOpen ? t('notice.varies') : quantity && formatQuantity(quantity)),
    withdrawalException: exception || null,
    notices: offerNotices(offer, shop),
  }
}

/** Returns the label that the law requires of a feed (Regulation (EC) 767/2009, article 11); null for other products. */
function feedLabel(text: (key: keyof Codes) => string, quantity: string | null): FeedLabel | null {
  const line = (key: keyof Codes) => text(key) || null
  const label = {
    feedType: line('feedType'),
    composition: line('composition'),
    analyticalConstituents: line('analyticalConstituents'),
    additives: line('additives'),
  }
  if (Object.values(label).every((value) => value === null)) return null
  return {
    ...label,
    species: line('species'),
    directions: line('directions'),
    operator: line('operator'),
    netQuantity: quantity,
  }
}

const FEED_LINES = [
  'feedType',
  'species',
  'composition',
  'analyticalConstituents',
  'additives',
  'directions',
  'operator',
  'netQuantity',
] as const

/** Returns the facts that differ, empty where the variant has none. */
function difference(product: OfferFacts, variant: OfferFacts): VariantFacts | null {
  const changed = (from: string | null | undefined, to: string | null | undefined) =>
    (from ?? '') === (to ?? '') ? null : (to ?? '')
  const lines = FEED_LINES.map((key) => [key, changed(product.feedLabel?.[key], variant.feedLabel?.[key])] as const)
  const feedLabel = lines.some(([, text]) => text !== null) ? Object.fromEntries(lines) : null
  const withdrawalException = changed(product.withdrawalException, variant.withdrawalException)
  const isSaid = (notices: readonly Notice[], notice: Notice) => notices.some((one) => isDeepStrictEqual(one, notice))
  const notices = [
    ...variant.notices.filter((notice) => !isSaid(product.notices, notice)),
    ...product.notices
      .filter(({ topic }) => variant.notices.every((notice) => notice.topic !== topic))
      .map(({ topic, title }) => ({ ...EMPTY, topic, title })),
  ]
  if (!feedLabel && withdrawalException === null && notices.length === 0) return null
  return { feedLabel, withdrawalException, notices }
}

import type { GraphQLResolveInfo } from 'graphql'
import { renderContent } from '../content/render.ts'
import type { Context, Resolvers, TypeResolvers } from '../context.ts'
import { ExpectedFault } from '../errors.ts'
import { type Level, reaches } from '../levels.ts'
import { percentOf, reviewsOf } from '../reviews/resolvers.ts'
import { escapeHtml } from '../transport/pages.ts'
import { encodeUid } from '../uid.ts'
import { isInStock, isListed } from './availability.ts'
import { customAttributes } from './custom-attributes.ts'
import { gallery, type ImageRole, mainImage } from './images.ts'
import { asJoined } from './joined-attributes.ts'
import { cataloguePrice, enteredPrice, type PricePair, priceRange, taxedPrice } from './prices.ts'
import { tagCategories } from './tags.ts'
import type { Product } from './types.ts'

/** A product reached by an address is a `RoutableInterface` as well. */
export type RoutedProduct = Product & { relativeUrl?: string; redirectCode?: number }

/** The product of a cart line whose chosen options changed its sku: the store looks for stock by that one. */
type LineProduct = Product & { composedSku?: string }

const TYPE_NAMES: Record<Product['type'], string> = {
  simple: 'SimpleProduct',
  virtual: 'VirtualProduct',
  configurable: 'ConfigurableProduct',
  bundle: 'BundleProduct',
  grouped: 'GroupedProduct',
  downloadable: 'DownloadableProduct',
}

const common: TypeResolvers = {
  uid: ({ id }: Product) => encodeUid(id),
  // Since 2.4.8 names come as HTML.
  name: ({ name }: Product, _: unknown, { level }: Context) => (reaches(level, '2.4.8') ? escapeOnce(name) : name),
  url_key: ({ urlKey }: Product) => urlKey,
  url_suffix: (_product: Product, _args: unknown, { model }: Context) => model.settings.config.product_url_suffix,
  canonical_url: () => null,
  updated_at: ({ updatedAt }: Product) => updatedAt,
  new_from_date: ({ newFrom }: Product) => newFrom,
  new_to_date: ({ newTo }: Product) => newTo,
  meta_title: ({ metaTitle }: Product) => metaTitle,
  meta_description: ({ metaDescription }: Product) => metaDescription,
  meta_keyword: () => null,
  description: ({ description }: Product, _: unknown, context: Context) => ({
    html: renderContent(description, context),
  }),
  short_description: ({ shortDescription }: Product, _: unknown, context: Context) => ({
    html: renderContent(shortDescription ?? '', context),
  }),
  image: image('image'),
  small_image: image('small_image'),
  thumbnail: image('thumbnail'),
  media_gallery: (product: Product, _: unknown, context: Context) => gallery(product, context),
  categories: (product: Product, _: unknown, context: Context) => {
    const categories = product.categories.filter(({ active, level }) => active && level > 1)
    tagCategories(categories, context)
    return categories
  },
  stock_status: (product: LineProduct, _: unknown, { level }: Context) =>
    // Since 2.4.8 the stock of a bundle is calculated without its parts.
    isLookedUpBySku(product, level) || (product.bundle && reaches(level, '2.4.8')) || !isInStock(product)
      ? 'OUT_OF_STOCK'
      : 'IN_STOCK',
  only_x_left_in_stock: (product: LineProduct, _: unknown, { model, level }: Context) => {
    if (isLookedUpBySku(product, level)) throw new ExpectedFault(`no stock has the sku ${product.composedSku}`)
    const counted = product.type === 'simple' || product.type === 'virtual' || product.type === 'downloadable'
    return counted && product.stock > 0 && product.stock <= model.settings.stockThreshold ? product.stock : null
  },
  price: (product: Product, _: unknown, context: Context) => ({
    regularPrice: taxedPrice(product.type === 'grouped' ? 0 : priceRange(product).minimum.regular, context),
  }),
  price_range: (product: Product, _: unknown, context: Context, { path }: GraphQLResolveInfo) => {
    // Reading the price of a grouped product reloads its parts without quantities: `items` of the same response then
    // show 1.
    if (product.type === 'grouped') context.pricedSets.add(path.prev ?? path)
    const { minimum, maximum } = priceRange(product)
    return { minimum_price: productPrice(minimum, context), maximum_price: productPrice(maximum, context) }
  },
  price_tiers: (product: Product, _: unknown, context: Context) => {
    // Up to 2.4.7 the figure is the unit price times the quantity.
    const whole = reaches(context.level, '2.4.7') && !reaches(context.level, '2.4.8')
    const tier = (qty: number, cents: number, percent: number) => ({
      quantity: qty,
      final_price: enteredPrice(whole ? cents * qty : cents, context),
      discount: { percent_off: percent },
    })
    const off = (cents: number) => Math.round((1 - cents / product.cents) * 10_000) / 100
    return [
      ...product.tiers.map(({ qty, cents }) => tier(qty, cents, off(cents))),
      // Of the own price of a bundle alone, which a dynamic one lacks.
      ...(product.bundle?.tiers ?? []).map(({ qty, percent }) =>
        tier(qty, Math.round(product.cents * (1 - percent / 100)), percent),
      ),
    ]
  },
  // The module is on with its defaults. Prices of the demo store did not change before they were reduced.
  price_history: ({ cents }: Product, _: unknown, context: Context) => {
    const { value, currency } = enteredPrice(cents, context)
    const isOn = context.model.settings.config.price_history_enabled === true
    return isOn && cents > 0 ? { lowest_price: value, currency, days: 30 } : null
  },
  review_count: ({ reviews }: Product) => reviews.length,
  rating_summary: ({ reviews }: Product) => Math.round(percentOf(reviews.flatMap(({ votes }) => votes))),
  reviews: reviewsOf,
  related_products: linked('related'),
  upsell_products: linked('upsell'),
  crosssell_products: linked('crosssell'),
  custom_attributesV2: customAttributes,
  options: ({ options }: Product) => (options.length ? options : null),
  relative_url: ({ relativeUrl }: RoutedProduct) => relativeUrl ?? null,
  redirect_code: ({ redirectCode }: RoutedProduct) => redirectCode ?? 0,
  type: () => 'PRODUCT',
}

/** Fields all product types share, and the interface's type resolution. */
export const productResolvers: Resolvers = {
  ProductInterface: { __resolveType: productTypeName },
  MediaGalleryInterface: { __resolveType: ({ __typename }: { __typename: string }) => __typename },
  ...Object.fromEntries(Object.values(TYPE_NAMES).map((name) => [name, common])),
}

export function productTypeName(product: Product): string {
  return TYPE_NAMES[product.type]
}

/** Whether the store looks for stock by a sku that no stock has; fixed in 2.4.9. */
function isLookedUpBySku({ composedSku }: LineProduct, level: Level): boolean {
  return composedSku !== undefined && !reaches(level, '2.4.9')
}

function image(role: ImageRole) {
  return (product: Product, _: unknown, context: Context): unknown => mainImage(product, role, context)
}

function productPrice({ regular, final }: PricePair, context: Context) {
  return {
    regular_price: cataloguePrice(regular, context),
    final_price: cataloguePrice(final, context),
    discount: {
      amount_off: context.amount(regular - final),
      percent_off: regular > final ? Math.round(((regular - final) / regular) * 10_000) / 100 : 0,
    },
  }
}

function linked(kind: 'related' | 'upsell' | 'crosssell') {
  return (product: Product, _: unknown, { model }: Context, info: GraphQLResolveInfo): Product[] =>
    product[kind].filter((other) => isListed(other, model)).map((other) => asJoined(other, info))
}

/** Escapes a text for HTML as Magento does: an existing reference stays one. */
function escapeOnce(text: string): string {
  return escapeHtml(text).replace(/&amp;(#?\w+;)/g, '&$1')
}

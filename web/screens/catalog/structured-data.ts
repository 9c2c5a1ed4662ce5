import type { AbsoluteUrl } from '../../site/absolute-url.ts'
import { isOnPromotion } from './product-facts.ts'
import { amountOf } from './money.ts'
import type { ProductCardFragment } from './product-card.generated.ts'
import type { ProductPageFragment } from './product-page.generated.ts'

/** Plain JSON for search engines, in the vocabulary of schema.org. */
export type StructuredData = Readonly<Record<string, unknown>>

const CONTEXT = 'https://schema.org'

type Crumb = { name: string; path: string }

export function breadcrumbList(crumbs: readonly Crumb[], absolute: AbsoluteUrl): StructuredData {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(path),
    })),
  }
}

/** The products of one page of a list; positions count from the start of the list. */
export function itemList(
  products: readonly Pick<ProductCardFragment, 'path' | 'name'>[],
  { from, total }: { from: number; total: number },
  absolute: AbsoluteUrl,
): StructuredData {
  return {
    '@context': CONTEXT,
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: products.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: from + index + 1,
      name,
      url: absolute(path),
    })),
  }
}

type ProductOptions = {
  absolute: AbsoluteUrl
  /** Absolute address of the main picture. */
  image: string | null
  description: string | null
  brand: string | null
}

export function productData(product: ProductPageFragment, options: ProductOptions): StructuredData {
  const { sku, name, path, reviewsLayer } = product
  const { absolute, image, description, brand } = options
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    sku,
    name,
    url: absolute(path),
    ...(image && { image }),
    ...(description && { description }),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    offers: { ...offer(product), url: absolute(path) },
    // Search engines refuse a rating that nobody gave.
    ...(reviewsLayer.total > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: reviewsLayer.ratingAverage,
        reviewCount: reviewsLayer.total,
        bestRating: 5,
        worstRating: 0,
      },
    }),
  }
}

function offer({ prices, stock, configurations }: ProductPageFragment) {
  const { currency } = prices.finalPrice.priceInclTax.value
  const availability = `${CONTEXT}/${stock.isInStock ? 'InStock' : 'OutOfStock'}`
  const amounts = configurations.map((configuration) => amountOf(configuration.product.prices.finalPrice))
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)]
  if (amounts.length > 0 && low < high) {
    return {
      '@type': 'AggregateOffer',
      lowPrice: low,
      highPrice: high,
      offerCount: amounts.length,
      priceCurrency: currency,
      availability,
    }
  }
  return {
    '@type': 'Offer',
    price: amountOf(prices.finalPrice),
    priceCurrency: currency,
    availability,
    itemCondition: `${CONTEXT}/NewCondition`,
    ...(isOnPromotion(prices) && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: `${CONTEXT}/StrikethroughPrice`,
        price: amountOf(prices.regularPrice),
        priceCurrency: currency,
      },
    }),
  }
}

/** JSON that cannot end the script element it stands in, nor start a comment there. */
export function serializeStructuredData(data: StructuredData): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

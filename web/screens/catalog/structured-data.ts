import type { AbsoluteUrl, Shop } from '../../site/shop-context.ts'
import { amountOf, isOnPromotion } from './product-facts.ts'
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
  /** What the site says of delivery and returns, and the country that it sells in. */
  terms: Shop['terms']
  country: string
}

export function productData(product: ProductPageFragment, options: ProductOptions): StructuredData {
  const { sku, name, path, reviewsLayer } = product
  const { absolute, image, description, brand, terms, country } = options
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    sku,
    name,
    url: absolute(path),
    ...(image && { image }),
    ...(description && { description }),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    offers: { ...offer(product), url: absolute(path), ...(terms && offerTerms(product, terms, country)) },
    // Search engines reject a rating without reviews.
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
    ...((isOnPromotion(prices) || prices.unitPrice) && { priceSpecification: priceSpecifications(prices) }),
  }
}

/** `OfferShippingDetails` for each country, and `MerchantReturnPolicy`. */
function offerTerms({ prices }: ProductPageFragment, terms: NonNullable<Shop['terms']>, country: string) {
  const { amount, currency } = prices.minPrice.priceInclTax.value
  const { deliveries, handlingDays, deliveryDays, returnDays, returnsAreFree } = terms
  const days = (range: NonNullable<typeof handlingDays>) => ({
    '@type': 'QuantitativeValue',
    minValue: range.least,
    maxValue: range.most,
    unitCode: 'DAY',
  })
  const deliveryTime = handlingDays &&
    deliveryDays && {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(handlingDays),
      transitTime: days(deliveryDays),
    }
  const shippingDetails = deliveries.map((delivery) => ({
    '@type': 'OfferShippingDetails',
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: delivery.country },
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: delivery.freeFrom != null && amount >= delivery.freeFrom ? 0 : delivery.cost,
      currency,
    },
    ...(deliveryTime && { deliveryTime }),
  }))
  const countries = deliveries.map((delivery) => delivery.country)
  return {
    ...(shippingDetails.length > 0 && { shippingDetails }),
    ...(returnDays && {
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: countries.length > 0 ? countries : country,
        returnPolicyCategory: `${CONTEXT}/MerchantReturnFiniteReturnWindow`,
        merchantReturnDays: returnDays,
        returnMethod: `${CONTEXT}/ReturnByMail`,
        returnFees: `${CONTEXT}/${returnsAreFree ? 'FreeReturn' : 'ReturnFeesCustomerResponsibility'}`,
      },
    }),
  }
}

/** The price before the reduction, and the price per kilogram or litre (UN/CEFACT codes KGM and LTR). */
function priceSpecifications({ regularPrice, finalPrice, unitPrice }: ProductPageFragment['prices']) {
  const struck = isOnPromotion({ regularPrice, finalPrice }) && {
    '@type': 'UnitPriceSpecification',
    priceType: `${CONTEXT}/StrikethroughPrice`,
    price: amountOf(regularPrice),
    priceCurrency: regularPrice.priceInclTax.value.currency,
  }
  const perUnit = unitPrice && {
    '@type': 'UnitPriceSpecification',
    price: amountOf(unitPrice.price),
    priceCurrency: unitPrice.price.priceInclTax.value.currency,
    referenceQuantity: {
      '@type': 'QuantitativeValue',
      value: 1,
      unitCode: unitPrice.unit === 'LITRE' ? 'LTR' : 'KGM',
    },
  }
  return [struck, perUnit].filter((one) => !!one)
}

type ShopFacts = { name: string; phone: string | null; email: string | null }

/** The seller, for the home page. */
export function organization({ name, phone, email }: ShopFacts, absolute: AbsoluteUrl): StructuredData {
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    name,
    url: absolute('/'),
    logo: absolute('/icons/icon-512.png'),
    ...(phone && { telephone: phone }),
    ...(email && { email }),
  }
}

/** The shop and the address of its search, for the search box of search engines. */
export function webSite({ name }: Pick<ShopFacts, 'name'>, absolute: AbsoluteUrl): StructuredData {
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name,
    url: absolute('/'),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${absolute('/search/')}{search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}

/** JSON that cannot end the script element it stands in, nor start a comment there. */
export function serializeStructuredData(data: StructuredData): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

import type {
  AggregateOffer,
  BreadcrumbList,
  ItemList,
  Offer,
  OfferShippingDetails,
  Organization,
  Product,
  QuantitativeValue,
  SearchAction,
  ShippingDeliveryTime,
  UnitPriceSpecification,
  WebSite,
  WithContext,
} from 'schema-dts'
import type { AbsoluteUrl, Shop } from '../../site/shop-context.ts'
import { variantPath } from '../../../schema/variant-address.ts'
import { amountOf, isDelivered, isOnPromotion } from './product-facts.ts'
import type { ProductCardFragment } from './product-card.generated.ts'
import type { ShownPrice } from './product/shown-price.ts'
import type { Configuration } from './product/configuration.ts'
import type { ProductPageFragment } from './product-page.generated.ts'

const CONTEXT = 'https://schema.org'

type Crumb = { name: string; path: string }

export function breadcrumbList(crumbs: readonly Crumb[], absolute: AbsoluteUrl): WithContext<BreadcrumbList> {
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
): WithContext<ItemList> {
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
  /** The one that is on offer; undefined for all of them. */
  variant?: Pick<Configuration['product'], 'sku' | 'stock'>
  price: ShownPrice
  /** The site's terms of delivery and returns, and its country. */
  terms: Shop['terms']
  country: string
}

export function productData(product: ProductPageFragment, options: ProductOptions): WithContext<Product> {
  const { name, path, reviewsLayer } = product
  const { absolute, image, description, brand, variant, price, terms } = options
  const { sku, stock } = variant ?? product
  const url = absolute(variant ? variantPath(path, sku) : path)
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    sku,
    name,
    url,
    ...(image && { image }),
    ...(description && { description }),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    offers: { ...offer(product, stock, price), url, ...(terms && offerTerms(product, options, terms)) },
    // Search engines reject a rating without reviews, and one of 0.
    ...(reviewsLayer.total > 0 &&
      reviewsLayer.ratingAverage > 0 && {
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

type AnyOffer = Exclude<AggregateOffer | Offer, string>

/** The price that the page shows before anything is chosen. */
function offer(
  { configurations }: ProductPageFragment,
  stock: Pick<ProductPageFragment['stock'], 'isInStock'>,
  { prices, from }: ShownPrice,
): AnyOffer {
  const [low, high] = [amountOf(prices.minPrice), amountOf(prices.finalPrice)]
  const specifications = priceSpecifications(prices, from)
  const price = from
    ? {
        '@type': 'AggregateOffer' as const,
        lowPrice: low,
        ...(high > low && { highPrice: high }),
        ...(configurations.length > 0 && { offerCount: configurations.length }),
      }
    : { '@type': 'Offer' as const, price: high, itemCondition: `${CONTEXT}/NewCondition` as const }
  return {
    ...price,
    priceCurrency: prices.finalPrice.priceInclTax.value.currency,
    availability: `${CONTEXT}/${stock.isInStock ? 'InStock' : 'OutOfStock'}`,
    ...(specifications.length > 0 && { priceSpecification: specifications }),
  }
}

/** `OfferShippingDetails` for each country, and `MerchantReturnPolicy`; services and files are neither sent nor sent back. */
function offerTerms(
  { type, withdrawalException }: ProductPageFragment,
  { price, country }: Pick<ProductOptions, 'price' | 'country'>,
  terms: NonNullable<Shop['terms']>,
): Pick<AnyOffer, 'shippingDetails' | 'hasMerchantReturnPolicy'> {
  if (!isDelivered({ type })) return {}
  const { amount, currency } = price.prices.minPrice.priceInclTax.value
  const { deliveries, handlingDays, deliveryDays, returnDays, returnsAreFree } = terms
  const days = (range: NonNullable<typeof handlingDays>): QuantitativeValue => ({
    '@type': 'QuantitativeValue',
    minValue: range.least,
    maxValue: range.most,
    unitCode: 'DAY',
  })
  const deliveryTime: ShippingDeliveryTime | null | undefined = handlingDays &&
    deliveryDays && {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(handlingDays),
      transitTime: days(deliveryDays),
    }
  const shippingDetails = deliveries.map((delivery): OfferShippingDetails => ({
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
    // An exception may exclude all returns or only those of an opened pack; this is only in its text.
    ...(returnDays &&
      !withdrawalException && {
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
function priceSpecifications(
  { regularPrice, finalPrice, unitPrice }: ShownPrice['prices'],
  from: boolean,
): UnitPriceSpecification[] {
  const struck: UnitPriceSpecification | false = !from &&
    isOnPromotion({ regularPrice, finalPrice }) && {
      '@type': 'UnitPriceSpecification',
      priceType: `${CONTEXT}/StrikethroughPrice`,
      price: amountOf(regularPrice),
      priceCurrency: regularPrice.priceInclTax.value.currency,
    }
  const perUnit: UnitPriceSpecification | null | undefined = unitPrice && {
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
export function organization({ name, phone, email }: ShopFacts, absolute: AbsoluteUrl): WithContext<Organization> {
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
export function webSite({ name }: Pick<ShopFacts, 'name'>, absolute: AbsoluteUrl): WithContext<WebSite> {
  const search: SearchAction & { 'query-input': string } = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${absolute('/search/')}{search_term_string}` },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name,
    url: absolute('/'),
    potentialAction: search,
  }
}

/** JSON that cannot end the script element it stands in, nor start a comment there. */
export function serializeStructuredData(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

import { describe, expect, test } from 'vitest'
import {
  breadcrumbList,
  itemList,
  organization,
  productData as dataOf,
  serializeStructuredData,
  webSite,
} from '../../../web/screens/catalog/structured-data.ts'
import { initialChoice } from '../../../web/screens/catalog/product/product-choice.ts'
import { shownPrice } from '../../../web/screens/catalog/product/shown-price.ts'
import { bundleOption, bundleValue, card, configurable, customOption, euros, fixed, page, prices } from './products.ts'

const absolute = (path: string) => `https://shop.example${path}`
const options = { absolute, image: null, description: null, brand: null, terms: null, country: 'FR' }

/** As the page makes it. */
function productData(product: ReturnType<typeof page>, changes: Partial<Parameters<typeof dataOf>[1]> = {}) {
  return dataOf(product, { ...options, price: shownPrice(product, initialChoice(product)), ...changes })
}

describe('structured data', () => {
  test('cannot end the script element it stands in', () => {
    const text = serializeStructuredData({ name: '</script><script>alert(1)</script><!--' })
    expect(text).not.toContain('<')
    expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script><!--' })
  })

  test('numbers breadcrumbs from 1 and products from their place in the whole list', () => {
    expect(breadcrumbList([{ name: 'Chiens', path: '/chiens.html' }], absolute).itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Chiens', item: 'https://shop.example/chiens.html' },
    ])
    expect(itemList([card('A')], { from: 16, total: 40 }, absolute)).toMatchObject({
      numberOfItems: 40,
      itemListElement: [{ position: 17, url: 'https://shop.example/a.html' }],
    })
  })

  test('offers a product at its price, with the struck one', () => {
    const product = page({ prices: { ...prices(8, 10), tierPrice: [] } })
    expect(productData(product)).toMatchObject({
      '@type': 'Product',
      sku: 'CRO-SAU',
      offers: {
        '@type': 'Offer',
        price: 8,
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        priceSpecification: [{ price: 10, priceType: 'https://schema.org/StrikethroughPrice' }],
      },
    })
  })

  test('gives the lowest price that the page shows where a choice decides', () => {
    const unitPrice = { unit: 'KILOGRAM' as const, price: euros(6) }
    const variants = configurable({ poids: ['2 kg', '10 kg'] }, [
      { options: { poids: '2 kg' }, price: 12 },
      { options: { poids: '10 kg' }, price: 45 },
    ])
    variants.prices = { ...prices(45, 50, 12), unitPrice, tierPrice: [] }
    expect(productData(variants).offers).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: 12,
      highPrice: 45,
      offerCount: 2,
      priceSpecification: [{ price: 6, referenceQuantity: { unitCode: 'KGM' } }],
    })

    const [variant] = variants.configurations
    const named = dataOf(variants, {
      ...options,
      variant: variant?.product,
      price: shownPrice(variants, initialChoice(variants, 'V0')),
    })
    expect(named).toMatchObject({ sku: 'V0', url: `${absolute(variants.path)}?variant=V0`, offers: { price: 12 } })

    const basket = bundleOption('panier', [bundleValue('osier', 40), bundleValue('jute', 80)])
    const bundle = page({ type: 'BUNDLE', prices: { ...prices(80, 80, 40), tierPrice: [] }, bundleOptions: [basket] })
    expect(productData(bundle).offers).toMatchObject({ '@type': 'AggregateOffer', lowPrice: 40, highPrice: 80 })

    const engraved = page({ custom_options: [customOption('texte', { is_required: true, extraCost: fixed(3) })] })
    expect(productData(engraved).offers).toMatchObject({ '@type': 'Offer', price: 13 })
  })

  const terms = {
    deliveries: [
      { country: 'FR', cost: 4.9, freeFrom: 49 },
      { country: 'BE', cost: 9.9, freeFrom: null },
    ],
    handlingDays: { least: 0, most: 1 },
    deliveryDays: { least: 1, most: 3 },
    returnDays: 14,
    returnsAreFree: false,
  }

  test('says what delivery costs and takes, and how goods are sent back, where the site does', () => {
    const offerOf = (price: number) =>
      productData(page({ prices: { ...prices(price), tierPrice: [] } }), { terms }).offers as object
    const details = {
      '@type': 'OfferShippingDetails',
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'FR' },
      shippingRate: { '@type': 'MonetaryAmount', value: 4.9, currency: 'EUR' },
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        handlingTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: 1, unitCode: 'DAY' },
        transitTime: { '@type': 'QuantitativeValue', minValue: 1, maxValue: 3, unitCode: 'DAY' },
      },
    }
    expect(offerOf(48.99)).toMatchObject({
      shippingDetails: [details, { shippingRate: { value: 9.9 } }],
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: ['FR', 'BE'],
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: 14,
        returnMethod: 'https://schema.org/ReturnByMail',
        returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
      },
    })
    expect(offerOf(49)).toMatchObject({
      shippingDetails: [{ shippingRate: { value: 0 } }, { shippingRate: { value: 9.9 } }],
    })
    const untold = productData(page()).offers as object
    expect(untold).not.toHaveProperty('shippingDetails')
    expect(untold).not.toHaveProperty('hasMerchantReturnPolicy')
  })

  test('says nothing of returns where an exception excludes some', () => {
    const offers = productData(page({ withdrawalException: 'Emballage non ouvert' }), { terms }).offers
    expect(offers).toHaveProperty('shippingDetails')
    expect(offers).not.toHaveProperty('hasMerchantReturnPolicy')
  })

  test.each(['VIRTUAL', 'DOWNLOADABLE'] as const)('says of what is %s neither how it is sent nor sent back', (type) => {
    const offers = productData(page({ type }), { terms }).offers
    expect(offers).not.toHaveProperty('shippingDetails')
    expect(offers).not.toHaveProperty('hasMerchantReturnPolicy')
  })

  test('claims a rating only where somebody rated', () => {
    expect(productData(page())).not.toHaveProperty('aggregateRating')
    const rated = page({ reviewsLayer: { total: 12, ratingAverage: 4.6 } })
    expect(productData(rated).aggregateRating).toMatchObject({ ratingValue: 4.6, reviewCount: 12 })
  })

  test('has the price per kilogram or litre with its unit', () => {
    const unitPrice = { unit: 'LITRE' as const, price: { priceInclTax: { value: { amount: 12.5, currency: 'EUR' } } } }
    const product = page({ prices: { ...prices(8), unitPrice, tierPrice: [] } })
    expect(productData(product).offers).toMatchObject({
      priceSpecification: [{ price: 12.5, referenceQuantity: { value: 1, unitCode: 'LTR' } }],
    })
  })

  test('says who sells, and where the shop is searched', () => {
    expect(organization({ name: 'Musette', phone: null, email: 'bonjour@musette.example' }, absolute)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'Musette',
      url: 'https://shop.example/',
      logo: 'https://shop.example/icons/icon-512.png',
      email: 'bonjour@musette.example',
    })
    expect(webSite({ name: 'Musette' }, absolute).potentialAction).toMatchObject({
      target: { urlTemplate: 'https://shop.example/search/{search_term_string}' },
    })
  })
})

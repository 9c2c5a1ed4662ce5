import { describe, expect, test } from 'vitest'
import {
  breadcrumbList,
  itemList,
  organization,
  productData,
  serializeStructuredData,
  webSite,
} from '../../../web/screens/catalog/structured-data.ts'
import { card, configurable, page, prices } from './products.ts'

const absolute = (path: string) => `https://shop.example${path}`
const options = { absolute, image: null, description: null, brand: null }

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
    expect(productData(product, options)).toMatchObject({
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

  test('gives the range where variants differ in price', () => {
    const product = configurable({ poids: ['2 kg', '10 kg'] }, [
      { options: { poids: '2 kg' }, price: 12 },
      { options: { poids: '10 kg' }, price: 45 },
    ])
    expect(productData(product, options).offers).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: 12,
      highPrice: 45,
    })
  })

  test('claims a rating only where somebody rated', () => {
    expect(productData(page(), options)).not.toHaveProperty('aggregateRating')
    const rated = page({ reviewsLayer: { total: 12, ratingAverage: 4.6 } })
    expect(productData(rated, options).aggregateRating).toMatchObject({ ratingValue: 4.6, reviewCount: 12 })
  })

  test('tells the price per kilogram or litre with its unit', () => {
    const unitPrice = { unit: 'LITRE' as const, price: { priceInclTax: { value: { amount: 12.5, currency: 'EUR' } } } }
    const product = page({ prices: { ...prices(8), unitPrice, tierPrice: [] } })
    expect(productData(product, options).offers).toMatchObject({
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

import { describe, expect, it } from 'vitest'
import {
  breadcrumbList,
  itemList,
  productData,
  serializeStructuredData,
} from '../../../web/screens/catalog/structured-data.ts'
import { card, configurable, page, prices } from './products.ts'

const absolute = (path: string) => `https://shop.example${path}`
const options = { absolute, image: null, description: null, brand: null }

describe('structured data', () => {
  it('cannot end the script element it stands in', () => {
    const text = serializeStructuredData({ name: '</script><script>alert(1)</script><!--' })
    expect(text).not.toContain('<')
    expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script><!--' })
  })

  it('numbers breadcrumbs from 1 and products from their place in the whole list', () => {
    expect(breadcrumbList([{ name: 'Chiens', path: '/chiens.html' }], absolute).itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Chiens', item: 'https://shop.example/chiens.html' },
    ])
    expect(itemList([card('A')], { from: 16, total: 40 }, absolute)).toMatchObject({
      numberOfItems: 40,
      itemListElement: [{ position: 17, url: 'https://shop.example/a.html' }],
    })
  })

  it('offers a product at its price, with the struck one', () => {
    const product = page({ prices: { ...prices(8, 10), tierPrice: [] } })
    expect(productData(product, options)).toMatchObject({
      '@type': 'Product',
      sku: 'CRO-SAU',
      offers: {
        '@type': 'Offer',
        price: 8,
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        priceSpecification: { price: 10, priceType: 'https://schema.org/StrikethroughPrice' },
      },
    })
  })

  it('gives the range where variants differ in price', () => {
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

  it('claims a rating only where somebody rated', () => {
    expect(productData(page(), options)).not.toHaveProperty('aggregateRating')
    const rated = page({ reviewsLayer: { total: 12, ratingAverage: 4.6 } })
    expect(productData(rated, options).aggregateRating).toMatchObject({ ratingValue: 4.6, reviewCount: 12 })
  })
})

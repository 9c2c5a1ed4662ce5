import type { ProductCardFragment } from '../../../web/screens/catalog/product-card.generated.ts'

const euros = (amount: number) => ({ priceInclTax: { value: { amount, currency: 'EUR' } } })

export const productCard: ProductCardFragment = {
  sku: 'CRO-SAU-2',
  path: '/croquettes-saumon.html',
  name: 'Croquettes au saumon',
  type: 'SIMPLE',
  imageUrl: null,
  prices: { regularPrice: euros(12.9), finalPrice: euros(12.9), minPrice: euros(12.9), unitPrice: null },
  pricesWithExtras: null,
  variantSummary: null,
  stock: { isInStock: true },
  stockLabel: null,
  isNew: false,
  isOrderedByContact: false,
  reviewsLayer: { total: 0, ratingAverage: 0 },
}

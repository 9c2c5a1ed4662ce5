import type { ProductCardFragment } from './product-card.generated.ts'

type Prices = Pick<ProductCardFragment['prices'], 'finalPrice' | 'regularPrice'>

/** Whether the price is reduced now. */
export function isOnPromotion({ finalPrice, regularPrice }: Prices): boolean {
  return finalPrice.priceInclTax.value.amount < regularPrice.priceInclTax.value.amount
}

const KINDS_WITH_A_RANGE: readonly ProductCardFragment['type'][] = ['CONFIGURABLE', 'GROUPED', 'BUNDLE']

/** Whether the choice decides the price, so that a list can only say «from». */
export function hasPriceRange({ type }: Pick<ProductCardFragment, 'type'>): boolean {
  return KINDS_WITH_A_RANGE.includes(type)
}

/** Whether a list may offer to add one piece at once; custom options, which lists do not know, are asked for then. */
export function isQuickToAdd({ type, stock }: Pick<ProductCardFragment, 'type' | 'stock'>): boolean {
  return stock.isInStock && (type === 'SIMPLE' || type === 'VIRTUAL')
}

import { amountOf } from './money.ts'
import type { ProductCardFragment } from './product-card.generated.ts'

type Prices = Pick<ProductCardFragment['prices'], 'finalPrice' | 'regularPrice'>

/** Whether the price is reduced now. */
export function isOnPromotion({ finalPrice, regularPrice }: Prices): boolean {
  return amountOf(finalPrice) < amountOf(regularPrice)
}

/** Whether the choice decides the price, so that a list can only say «from». A group has no price but its items'. */
export function hasPriceRange({ type, prices }: Pick<ProductCardFragment, 'type' | 'prices'>): boolean {
  return type === 'GROUPED' || amountOf(prices.minPrice) < amountOf(prices.finalPrice)
}

/** Whether a list may offer to add one piece at once; custom options, which lists do not know, are asked for then. */
export function isQuickToAdd({ type, stock }: Pick<ProductCardFragment, 'type' | 'stock'>): boolean {
  return stock.isInStock && (type === 'SIMPLE' || type === 'VIRTUAL')
}

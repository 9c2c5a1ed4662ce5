import { amountOf } from './money.ts'
import type { ProductCardFragment } from './product-card.generated.ts'

type Priced = Pick<ProductCardFragment, 'type' | 'prices'>
type Prices = Pick<ProductCardFragment['prices'], 'finalPrice' | 'regularPrice'>

/** Whether the price is reduced now. */
export function isOnPromotion({ finalPrice, regularPrice }: Prices): boolean {
  return amountOf(finalPrice) < amountOf(regularPrice)
}

/** Whether the choice decides the price, so that a list can only say «from». A group has no price but its items'. */
export function hasPriceRange({ type, prices }: Priced): boolean {
  return type === 'GROUPED' || amountOf(prices.minPrice) < amountOf(prices.finalPrice)
}

/** What a list says of the price; the price per kg belongs to the cheapest choice, as «from» does. */
export function listedPrice(product: Priced): { prices: Priced['prices']; from: boolean } {
  return { prices: product.prices, from: hasPriceRange(product) }
}

/** Whether a list may offer to add one piece at once; custom options, which lists do not know, are asked for then. */
export function isQuickToAdd({
  type,
  stock,
  isOrderedByContact,
}: Pick<ProductCardFragment, 'type' | 'stock' | 'isOrderedByContact'>): boolean {
  return stock.isInStock && !isOrderedByContact && (type === 'SIMPLE' || type === 'VIRTUAL')
}

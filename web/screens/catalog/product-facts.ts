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

/**
 * Whether one piece can go into the cart from a list: in stock, and nothing has to be chosen or typed first.
 */
export function isReadyForCart(product: Pick<ProductCardFragment, 'type' | 'stock' | 'custom_options'>): boolean {
  const { type, stock, custom_options: options } = product
  return stock.isInStock && (type === 'SIMPLE' || type === 'VIRTUAL') && !options.some((option) => option.is_required)
}

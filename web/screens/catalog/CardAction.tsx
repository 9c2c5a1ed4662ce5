import type { ProductCardFragment } from './product-card.generated.ts'

export function CardAction(_: { product: ProductCardFragment }) {
  return null
}

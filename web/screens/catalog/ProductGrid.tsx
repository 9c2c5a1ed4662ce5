import { memo } from 'react'
import { useAfterPaint } from '../../hydration.tsx'
import type { ProductCardFragment } from './product-card.generated.ts'
import { ProductCard, type ProductCardProps } from './ProductCard.tsx'
import styles from './ProductCard.module.css'

type ProductGridProps = {
  products: readonly ProductCardFragment[]
  headingLevel?: 2 | 3 | 4
  /** How many of the first pictures load at once. */
  priorityCount?: number
}

/** Cards that a first view shows: two rows on a wide screen. */
const FIRST_VIEW = 8

/** Product cards: two columns on a phone, up to five on a wide screen. */
export function ProductGrid({ products, headingLevel, priorityCount = 0 }: ProductGridProps) {
  const isPainted = useAfterPaint()
  const shown = isPainted ? products : products.slice(0, FIRST_VIEW)
  return (
    <ul className={styles.grid}>
      {shown.map((product, index) => (
        <Item key={product.sku} product={product} headingLevel={headingLevel} priority={index < priorityCount} />
      ))}
    </ul>
  )
}

/** A change of the list's state renders no card again that it does not change. */
const Item = memo((card: ProductCardProps) => (
  <li className={styles.item}>
    <ProductCard {...card} />
  </li>
))

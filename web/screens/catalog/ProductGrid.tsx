import { memo, startTransition, useEffect, useState } from 'react'
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

/** Cards that a first view shows: a row on a wide screen, two and a half on a phone. */
const FIRST_VIEW = 5

/** Product cards: two columns on a phone, up to five on a wide screen. */
export function ProductGrid({ products, headingLevel, priorityCount = 0 }: ProductGridProps) {
  const isPainted = useAfterPaint()
  const rest = useBelowFirstView(products)
  const shown = [...products.slice(0, FIRST_VIEW), ...(isPainted ? rest : [])]
  return (
    <ul className={styles.grid}>
      {shown.map((product, index) => (
        <Item key={product.sku} product={product} headingLevel={headingLevel} priority={index < priorityCount} />
      ))}
    </ul>
  )
}

/** Returns the products below the first view. After a change of the list they stay until the first view is painted. */
function useBelowFirstView(products: readonly ProductCardFragment[]): readonly ProductCardFragment[] {
  const [painted, setPainted] = useState(products)
  useEffect(() => startTransition(() => setPainted(products)), [products])
  if (painted === products || products.length <= FIRST_VIEW) return products.slice(FIRST_VIEW)
  const first = new Set(products.slice(0, FIRST_VIEW).map(({ sku }) => sku))
  return painted.slice(FIRST_VIEW).filter(({ sku }) => !first.has(sku))
}

/** Memoised, so that a change of the list renders only changed cards again. */
const Item = memo((card: ProductCardProps) => (
  <li className={styles.item}>
    <ProductCard {...card} />
  </li>
))

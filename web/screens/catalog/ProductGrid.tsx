import type { ProductCardFragment } from './product-card.generated.ts'
import { ProductCard } from './ProductCard.tsx'
import styles from './ProductCard.module.css'

type ProductGridProps = {
  products: readonly ProductCardFragment[]
  headingLevel?: 2 | 3 | 4
  /** How many of the first pictures load at once. */
  priorityCount?: number
}

/** Product cards: two columns on a phone, up to five on a wide screen. */
export function ProductGrid({ products, headingLevel, priorityCount = 0 }: ProductGridProps) {
  return (
    <ul className={styles.grid}>
      {products.map((product, index) => (
        <li key={product.sku} className={styles.item}>
          <ProductCard product={product} headingLevel={headingLevel} priority={index < priorityCount} />
        </li>
      ))}
    </ul>
  )
}

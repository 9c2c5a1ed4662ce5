import { useId } from 'react'
import { ProductCard } from './ProductCard.tsx'
import type { ProductCardFragment } from './product-card.generated.ts'
import css from './ProductRow.module.css'

type ProductRowProps = { title: string; products: readonly ProductCardFragment[] }

/** Products in one row that scrolls sideways; nothing when there are none. */
export function ProductRow({ title, products }: ProductRowProps) {
  const id = useId()
  if (products.length === 0) return null
  return (
    <section aria-labelledby={id} className={css.section}>
      <h2 id={id}>{title}</h2>
      <ul className={css.row}>
        {products.map((product) => (
          <li key={product.sku} className={css.item}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </section>
  )
}

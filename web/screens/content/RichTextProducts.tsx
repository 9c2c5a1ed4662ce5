import { ProductGrid } from '../catalog/ProductGrid.tsx'
import type { ProductCardFragment } from '../catalog/product-card.generated.ts'
import styles from './RichText.module.css'

type RichTextProductsProps = {
  title: string | null
  products: readonly ProductCardFragment[]
  /** Level of the title, or of the cards where there is none. */
  headingLevel: 2 | 3
}

/** Products that an editor placed in a text. */
export default function RichTextProducts({ title, products, headingLevel }: RichTextProductsProps) {
  const Title = `h${headingLevel}` as const
  return (
    <section className={styles.products}>
      {title && <Title className={styles.productsTitle}>{title}</Title>}
      <ProductGrid products={products} headingLevel={headingLevel === 2 ? 3 : 4} />
    </section>
  )
}

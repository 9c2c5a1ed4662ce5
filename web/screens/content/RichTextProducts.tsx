import { ProductGrid } from '../catalog/ProductGrid.tsx'
import type { ProductCardFragment } from '../catalog/product-card.generated.ts'
import styles from './RichText.module.css'

type RichTextProductsProps = {
  title: string | null
  products: readonly ProductCardFragment[]
  /** Level of the heading the text stands under. */
  below: number
}

/** Products that an editor placed in a text. */
export default function RichTextProducts({ title, products, below }: RichTextProductsProps) {
  const Title = below > 1 ? 'h3' : 'h2'
  return (
    <section className={styles.products}>
      {title && <Title className={styles.productsTitle}>{title}</Title>}
      <ProductGrid products={products} headingLevel={below > 1 ? 4 : 3} />
    </section>
  )
}

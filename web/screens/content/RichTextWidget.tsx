import { ProductGrid } from '../catalog/ProductGrid.tsx'
import styles from './RichText.module.css'
import type { RichTextData, RichTextScope } from './rich-text-scope.ts'

/** What a reference of the text stands for. A widget whose data could not be read shows nothing, and so does an empty one. */
export function RichTextWidget({ data, scope }: { data: RichTextData | undefined; scope: RichTextScope }) {
  if (data?.__typename !== 'WidgetProductGrid' || data.products.length === 0) return null
  const Title = scope.headingOffset > 0 ? 'h3' : 'h2'
  const below = scope.headingOffset > 0 ? 4 : 3
  return (
    <section className={styles.products}>
      {data.title && <Title className={styles.productsTitle}>{data.title}</Title>}
      <ProductGrid products={data.products} headingLevel={below} />
    </section>
  )
}

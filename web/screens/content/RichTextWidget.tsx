import { createElement } from 'react'
import { ProductGrid } from '../catalog/ProductGrid.tsx'
import css from './RichText.module.css'
import type { RichTextData, RichTextScope } from './rich-text-scope.ts'

/** What a reference of the text stands for. A widget whose data could not be read shows nothing, and so does an empty one. */
export function RichTextWidget({ data, scope }: { data: RichTextData | undefined; scope: RichTextScope }) {
  if (data?.__typename !== 'WidgetProductGrid' || data.products.length === 0) return null
  const level = Math.min(3, 2 + scope.headingOffset) as 2 | 3
  return (
    <section className={css.products}>
      {data.title && createElement(`h${level}`, { className: css.productsTitle }, data.title)}
      <ProductGrid products={data.products} headingLevel={data.title ? ((level + 1) as 3 | 4) : level} />
    </section>
  )
}

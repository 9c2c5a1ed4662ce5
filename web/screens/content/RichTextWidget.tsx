import { RichTextProducts } from './rich-text-parts.ts'
import type { RichTextData, RichTextScope } from './rich-text-scope.ts'

/** What a reference of the text stands for. A widget whose data could not be read shows nothing, and so does an empty one. */
export function RichTextWidget({ data, scope }: { data: RichTextData | undefined; scope: RichTextScope }) {
  if (data?.__typename !== 'WidgetProductGrid' || data.products.length === 0) return null
  const { title, products, isCarousel } = data
  return <RichTextProducts title={title} products={products} isCarousel={isCarousel} below={scope.below} />
}

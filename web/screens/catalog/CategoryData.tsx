import { useAbsoluteUrl } from '../../site/absolute-url.ts'
import { breadcrumbTrail } from './breadcrumb-trail.ts'
import type { CategoryPageFragment } from './category-page.generated.ts'
import { JsonLd } from './JsonLd.tsx'
import { breadcrumbList, itemList } from './structured-data.ts'

/** The category and the products of its page in the vocabulary of schema.org. */
export default function CategoryData({ category }: { category: CategoryPageFragment }) {
  const absolute = useAbsoluteUrl()
  const { layer } = category
  return (
    <>
      <JsonLd data={breadcrumbList(breadcrumbTrail(category), absolute)} />
      {layer.products.length > 0 && <JsonLd data={itemList(layer.products, layer, absolute)} />}
    </>
  )
}

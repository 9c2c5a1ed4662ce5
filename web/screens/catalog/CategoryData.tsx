import { resizedImageUrl } from '../../../schema/resized-image-url.ts'
import { useAbsoluteUrl } from '../../site/shop-context.ts'
import { BreadcrumbData, JsonLd } from './BreadcrumbData.tsx'
import { breadcrumbTrail } from '../../ui/Breadcrumb.tsx'
import type { CategoryPageFragment } from './category-page.generated.ts'
import { itemList } from './structured-data.ts'

/** The category and its products as schema.org data, and the Open Graph picture. */
export function CategoryData({ category }: { category: CategoryPageFragment }) {
  const absolute = useAbsoluteUrl()
  const { layer, imageUrl } = category
  return (
    <>
      {imageUrl && (
        <meta property="og:image" content={absolute(resizedImageUrl('', imageUrl, { preset: 'categoryImage' }))} />
      )}
      <BreadcrumbData items={breadcrumbTrail(category)} />
      {layer.products.length > 0 && <JsonLd data={import.meta.env.SSR && itemList(layer.products, layer, absolute)} />}
    </>
  )
}

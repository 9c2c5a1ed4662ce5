import { resizedImageUrl } from '../../../../schema/resized-image-url.ts'
import { useTranslate } from '../../../i18n/messages-context.ts'
import { useAbsoluteUrl } from '../../../site/absolute-url.ts'
import { PageHead } from '../../../ui/PageHead.tsx'
import type { ProductPageFragment } from '../product-page.generated.ts'
import { ProductData } from './deferred-parts.ts'

/** What search engines and shared links are told about a product. */
export function ProductHead({ product }: { product: ProductPageFragment }) {
  const t = useTranslate()
  const absolute = useAbsoluteUrl()
  const { name, path, seo, imageUrl } = product
  const title = seo.title ?? name
  const description = seo.description ?? t('catalog.product.description', { name })
  const image = imageUrl && absolute(resizedImageUrl('', imageUrl, { preset: 'large' }))
  return (
    <>
      <PageHead title={title} description={description} canonicalPath={path} kind="product" image={image} />
      <ProductData product={product} description={description} image={image || null} />
    </>
  )
}

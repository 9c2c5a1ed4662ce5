import { resizedImageUrl } from '../../../../schema/resized-image-url.ts'
import { useTranslate } from '../../../i18n/messages-context.ts'
import { useAbsoluteUrl } from '../../../site/absolute-url.ts'
import { PageHead } from '../../../ui/PageHead.tsx'
import { JsonLd } from '../JsonLd.tsx'
import type { ProductPageFragment } from '../product-page.generated.ts'
import { breadcrumbList, productData } from '../structured-data.ts'

type ProductHeadProps = { product: ProductPageFragment; crumbs: readonly { name: string; path: string }[] }

/** Attribute that holds the brand, where the store shows it. */
const BRAND_CODES: readonly string[] = ['marque', 'brand', 'manufacturer']

/** What search engines and shared links are told about a product. */
export function ProductHead({ product, crumbs }: ProductHeadProps) {
  const t = useTranslate()
  const absolute = useAbsoluteUrl()
  const { name, path, seo, imageUrl, attributes } = product
  const title = seo.title ?? name
  const description = seo.description ?? t('catalog.product.description', { name })
  const image = imageUrl && absolute(resizedImageUrl('', imageUrl, { preset: 'large' }))
  const brand = attributes.find(({ code }) => BRAND_CODES.includes(code))?.value ?? null
  return (
    <>
      <PageHead title={title} description={description} canonicalPath={path} />
      <meta property="og:type" content="product" />
      <meta property="og:title" content={title} />
      <meta property="og:url" content={absolute(path)} />
      {image && <meta property="og:image" content={image} />}
      <JsonLd data={breadcrumbList(crumbs, absolute)} />
      <JsonLd data={productData(product, { absolute, image: image || null, description, brand })} />
    </>
  )
}

import { resizedImageUrl } from '../../../schema/resized-image-url.ts'
import { useAbsoluteUrl, useShop } from '../../site/shop-context.ts'
import { JsonLd } from '../catalog/BreadcrumbData.tsx'
import { organization, webSite } from '../catalog/structured-data.ts'

/** The shop and its search in the vocabulary of schema.org; the page's first picture for who shares it (Open Graph). */
export default function HomeData({ picture }: { picture?: string | undefined }) {
  const shop = useShop()
  const absolute = useAbsoluteUrl()
  return (
    <>
      {picture && (
        <meta property="og:image" content={absolute(resizedImageUrl('', picture, { preset: 'homepageSlider' }))} />
      )}
      <JsonLd data={organization(shop, absolute)} />
      <JsonLd data={webSite(shop, absolute)} />
    </>
  )
}

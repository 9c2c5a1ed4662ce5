import { resizedImageUrl } from '../../../schema/resized-image-url.ts'
import { useAbsoluteUrl, useShop } from '../../site/shop-context.ts'
import { JsonLd } from '../catalog/BreadcrumbData.tsx'
import { organization, webSite } from '../catalog/structured-data.ts'

/** The shop and its search as schema.org data; the first picture for Open Graph. */
export function HomeData({ picture }: { picture?: string | undefined }) {
  const shop = useShop()
  const absolute = useAbsoluteUrl()
  return (
    <>
      {picture && (
        <meta property="og:image" content={absolute(resizedImageUrl('', picture, { preset: 'homepageSlider' }))} />
      )}
      <JsonLd data={import.meta.env.SSR && organization(shop, absolute)} />
      <JsonLd data={import.meta.env.SSR && webSite(shop, absolute)} />
    </>
  )
}

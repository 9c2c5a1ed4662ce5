import { useAbsoluteUrl } from '../../site/absolute-url.ts'
import { useShop } from '../../site/shop-context.ts'
import { JsonLd } from '../catalog/JsonLd.tsx'
import { organization, webSite } from '../catalog/structured-data.ts'

/** The shop and its search in the vocabulary of schema.org. */
export default function HomeData() {
  const shop = useShop()
  const absolute = useAbsoluteUrl()
  return (
    <>
      <JsonLd data={organization(shop, absolute)} />
      <JsonLd data={webSite(shop, absolute)} />
    </>
  )
}

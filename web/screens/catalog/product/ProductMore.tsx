import { useTranslate } from '../../../i18n/messages-context.ts'
import type { ProductPageFragment } from '../product-page.generated.ts'
import { ProductRow } from '../ProductRow.tsx'
import { ProductDetails } from './ProductDetails.tsx'
import { Reviews } from './Reviews.tsx'

/** What one reads before buying: description, feed label, reviews; and what else there is. */
export default function ProductMore({ product }: { product: ProductPageFragment }) {
  const t = useTranslate()
  return (
    <>
      <ProductDetails product={product} />
      <Reviews
        sku={product.sku}
        name={product.name}
        summary={product.reviewsLayer}
        first={product.firstReviews.reviews}
      />
      <ProductRow title={t('catalog.related')} products={product.relatedProducts} />
      <ProductRow title={t('catalog.upsell')} products={product.upsellProducts} />
    </>
  )
}

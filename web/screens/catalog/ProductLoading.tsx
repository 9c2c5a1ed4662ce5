import { useQueryClient } from '@tanstack/react-query'
import { useTranslate } from '../../i18n/messages-context.ts'
import { ScreenLoading } from '../../shell/ScreenLoading.tsx'
import { useSite } from '../../site/site.ts'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { Container } from '../../ui/Container.tsx'
import { Image } from '../../ui/Image.tsx'
import { Rating } from '../../ui/Rating.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { cachedProduct, type WantedProduct } from './cached-product.ts'
import type { ProductCardFragment } from './product-card.generated.ts'
import { isDelivered, listedPrice, MAIN_SIZES } from './product-facts.ts'
import { usePictureAtHand } from './product/picture-at-hand.ts'
import { PurchaseSummary } from './product/PurchaseSummary.tsx'
import stylesPreview from './ProductPreview.module.css'
import styles from './ProductScreen.module.css'

/** Shows while a product page loads: the start of it when a list has cached the product, else a skeleton. */
export default function ProductLoading({ wanted }: { wanted: WantedProduct }) {
  const product = cachedProduct(useQueryClient().getQueryCache(), wanted)
  return product ? <ProductPreview product={product} /> : <ScreenLoading />
}

/** The start of a product page, from the data of a list. */
function ProductPreview({ product }: { product: ProductCardFragment }) {
  const t = useTranslate()
  const { name, path, imageUrl, reviewsLayer } = product
  const atHand = usePictureAtHand(imageUrl)
  return (
    <Container>
      <output>
        <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
      </output>
      <Breadcrumb items={[{ name, path }]} />
      <div className={styles.top} data-layout={useSite().layouts?.productPage}>
        <div className={stylesPreview.picture} style={atHand}>
          <Image path={imageUrl} alt={name} preset="medium" sizes={MAIN_SIZES} className={styles.frame} priority />
        </div>
        <div className={styles.summary}>
          <div className={styles.heading}>
            <h1 className={styles.name}>{name}</h1>
            {reviewsLayer.total > 0 && (
              <p className={styles.rating}>
                <span className={styles.reviewsLink}>
                  <Rating value={reviewsLayer.ratingAverage} count={reviewsLayer.total} />
                </span>
              </p>
            )}
          </div>
          <div className={styles.offer}>
            <PurchaseSummary price={listedPrice(product)} stock={product} isDelivered={isDelivered(product)} />
          </div>
          <Skeleton lines={4} className={styles.order} />
        </div>
      </div>
    </Container>
  )
}

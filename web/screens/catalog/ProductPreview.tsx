import { useTranslate } from '../../i18n/messages-context.ts'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { Container } from '../../ui/Container.tsx'
import { Image } from '../../ui/Image.tsx'
import { Rating } from '../../ui/Rating.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { MAIN_SIZES } from './product/gallery-images.ts'
import { PurchaseSummary } from './product/PurchaseSummary.tsx'
import type { ProductCardFragment } from './product-card.generated.ts'
import { listedPrice } from './product-facts.ts'
import own from './ProductPreview.module.css'
import css from './ProductScreen.module.css'

/** The start of a product's page, from what a list told of it: shows while the rest is on its way. */
export function ProductPreview({ product }: { product: ProductCardFragment }) {
  const t = useTranslate()
  const { name, path, imageUrl, reviewsLayer } = product
  return (
    <Container>
      <output>
        <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
      </output>
      <Breadcrumb items={[{ name, path }]} />
      <div className={css.top}>
        <div className={own.picture}>
          <Image path={imageUrl} alt={name} preset="medium" sizes={MAIN_SIZES} priority />
        </div>
        <div className={css.summary}>
          <h1 className={css.name}>{name}</h1>
          {reviewsLayer.total > 0 && (
            <p className={css.rating}>
              <span className={css.reviewsLink}>
                <Rating value={reviewsLayer.ratingAverage} count={reviewsLayer.total} />
              </span>
            </p>
          )}
          <PurchaseSummary price={{ ...listedPrice(product), total: null }} stock={product} />
          <Skeleton lines={4} />
        </div>
      </div>
    </Container>
  )
}

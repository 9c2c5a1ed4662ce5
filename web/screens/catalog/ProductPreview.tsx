import { useTranslate } from '../../i18n/messages-context.ts'
import { Container } from '../../ui/Container.tsx'
import { Image } from '../../ui/Image.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { MAIN_SIZES } from './product/gallery-images.ts'
import { PurchaseSummary } from './product/PurchaseSummary.tsx'
import type { ProductCardFragment } from './product-card.generated.ts'
import { listedPrice } from './product-facts.ts'
import css from './ProductScreen.module.css'

/** The start of a product's page, from what a list told of it: shows while the rest is on its way. */
export function ProductPreview({ product }: { product: ProductCardFragment }) {
  const t = useTranslate()
  return (
    <Container>
      <output>
        <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
      </output>
      <Skeleton lines={1} />
      <div className={css.top}>
        <Image path={product.imageUrl} alt={product.name} preset="medium" sizes={MAIN_SIZES} priority />
        <div className={css.summary}>
          <h1 className={css.name}>{product.name}</h1>
          <PurchaseSummary price={{ ...listedPrice(product), total: null }} stock={product} />
          <Skeleton lines={4} />
        </div>
      </div>
    </Container>
  )
}

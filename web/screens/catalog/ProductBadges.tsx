import { useTranslate } from '../../i18n/messages-context.ts'
import { classNames } from '../../ui/class-names.ts'
import css from './ProductBadges.module.css'
import type { ProductCardFragment } from './product-card.generated.ts'
import { isOnPromotion } from './product-facts.ts'

/** What stands out about a product, laid over the corner of its picture. */
export function ProductBadges({
  product: { isNew, prices },
}: {
  product: Pick<ProductCardFragment, 'isNew' | 'prices'>
}) {
  const t = useTranslate()
  const isReduced = isOnPromotion(prices)
  if (!isReduced && !isNew) return null
  return (
    <p className={css.badges}>
      {isReduced && <span className={classNames(css.badge, css.promotion)}>{t('catalog.promotion')}</span>}
      {isNew && <span className={classNames(css.badge, css.new)}>{t('catalog.new')}</span>}
    </p>
  )
}

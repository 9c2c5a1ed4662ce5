import { useTranslate } from '../../i18n/messages-context.ts'
import { Link } from '../../ui/Link.tsx'
import { Price } from '../../ui/Price.tsx'
import styles from './LineRow.module.css'
import { needsChoice } from './needs-choice.ts'
import type { QuickProductFragment } from './quick-order.generated.ts'

type LineProductProps = {
  /** Null where the catalogue shows none under that reference. */
  product: QuickProductFragment | null
  /** Whether the line says already why it was not added. */
  hasReason: boolean
}

/** What the catalogue knows of a line's product. */
export function LineProduct({ product, hasReason }: LineProductProps) {
  const t = useTranslate()
  if (!product) return hasReason ? null : <p className={styles.note}>{t('quickOrder.line.unknown')}</p>
  const { path, name, prices, stock, isOrderedByContact } = product
  return (
    <>
      <p className={styles.product}>
        <Link href={path} preload={false}>
          {name}
        </Link>
        {!needsChoice(product) && (
          <>
            {' '}
            <Price value={prices.finalPrice.priceInclTax.value} className={styles.price} />
          </>
        )}
      </p>
      {!stock.isInStock && !hasReason && <p className={styles.note}>{t('quickOrder.line.outOfStock')}</p>}
      {stock.isInStock && isOrderedByContact && (
        <p className={styles.note}>
          {!hasReason && `${t('quickOrder.byContact')} `}
          <Link href="/contact">{t('quickOrder.write')}</Link>
        </p>
      )}
      {stock.isInStock && needsChoice(product) && (
        <p className={styles.note}>
          {!hasReason && `${t('quickOrder.needsChoice')} `}
          <Link href={path} preload={false}>
            {t('quickOrder.line.choose')}
          </Link>
        </p>
      )}
    </>
  )
}

import { useTranslate } from '../../../i18n/messages-context.ts'
import { FixedTaxes, PriceBlock } from '../../../ui/Price.tsx'
import { StockLabel } from '../StockLabel.tsx'
import styles from './PurchaseSummary.module.css'
import type { ShownPrice } from './shown-price.ts'

type PurchaseSummaryProps = {
  price: Pick<ShownPrice, 'prices' | 'from'> & Partial<Pick<ShownPrice, 'fixedTaxes'>>
  /** Stock of the chosen variant, or of the product. */
  stock: { stock: { isInStock: boolean }; stockLabel: { value: string; label: string } | null }
  isDelivered: boolean
}

/** Price and stock of the chosen options; changes are announced. */
export function PurchaseSummary({ price, stock: { stock, stockLabel }, isDelivered }: PurchaseSummaryProps) {
  const t = useTranslate()
  return (
    <div className={styles.summary} aria-live="polite" aria-atomic="true">
      <PriceBlock prices={price.prices} from={price.from} size="large" />
      <p className={styles.tax}>{t(isDelivered ? 'catalog.priceInclTax' : 'catalog.priceUndelivered')}</p>
      <FixedTaxes of={price.fixedTaxes ?? []} className={styles.tax} />
      <StockLabel stock={stock} label={stockLabel} />
    </div>
  )
}

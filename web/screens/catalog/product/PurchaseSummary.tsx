import { useTranslate } from '../../../i18n/messages-context.ts'
import { useShop } from '../../../site/shop-context.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Link } from '../../../ui/Link.tsx'
import { PriceBlock } from '../../../ui/Price.tsx'
import { StockLabel } from '../StockLabel.tsx'
import css from './PurchaseSummary.module.css'
import type { ShownPrice } from './shown-price.ts'

type PurchaseSummaryProps = {
  price: ShownPrice
  /** Of the chosen variant, or of the product while nothing is decided. */
  stock: { stock: { isInStock: boolean }; stockLabel: { value: string; label: string } | null }
}

/** What it costs and whether it can be had, for what is chosen now; changes are announced. */
export function PurchaseSummary({ price, stock: { stock, stockLabel } }: PurchaseSummaryProps) {
  const t = useTranslate()
  return (
    <div className={css.summary} aria-live="polite" aria-atomic="true">
      <PriceBlock prices={price.prices} from={price.from} size="large" />
      <p className={css.tax}>{t('catalog.priceInclTax')}</p>
      <StockLabel stock={stock} label={stockLabel} />
    </div>
  )
}

/** How to order what a cart cannot take, because a file belongs to it. */
export function OrderByContact() {
  const t = useTranslate()
  const { phone } = useShop()
  return (
    <Alert kind="info">
      <p>{t('catalog.byContact')}</p>
      <p>
        <Link href="/contact">{t('catalog.byContact.write')}</Link>
        {phone && (
          <>
            {' '}
            {t('catalog.byContact.or')} <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
          </>
        )}
      </p>
    </Alert>
  )
}

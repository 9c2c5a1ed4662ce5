import { useTranslate } from '../../i18n/messages-context.ts'
import styles from './StockLabel.module.css'

type StockLabelProps = {
  stock: { isInStock: boolean }
  /** The store's label, preferred to the shop's. */
  label: { value: string; label: string } | null
}

/** The stock state as text; the coloured dot only repeats it. */
export function StockLabel({ stock: { isInStock }, label }: StockLabelProps) {
  const t = useTranslate()
  const look = !isInStock ? styles.unavailable : label?.value === 'low-stock' ? styles.low : styles.available
  return <p className={look}>{label?.label ?? t(isInStock ? 'catalog.inStock' : 'catalog.outOfStock')}</p>
}

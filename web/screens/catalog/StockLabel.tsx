import { useTranslate } from '../../i18n/messages-context.ts'
import css from './StockLabel.module.css'

type StockLabelProps = {
  stock: { isInStock: boolean }
  /** The store's own words, preferred to ours. */
  label: { value: string; label: string } | null
}

/** Whether a product can be had now: in words, with a dot whose colour only repeats them. */
export function StockLabel({ stock: { isInStock }, label }: StockLabelProps) {
  const t = useTranslate()
  const look = !isInStock ? css.unavailable : label?.value === 'low-stock' ? css.low : css.available
  return <p className={look}>{label?.label ?? t(isInStock ? 'catalog.inStock' : 'catalog.outOfStock')}</p>
}

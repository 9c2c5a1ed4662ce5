import { useEffect, useRef } from 'react'
import { useTranslate } from '../../i18n/messages-context.ts'
import { listboxProps, optionProps } from '../../shell/search/listbox-props.ts'
import { Price } from '../../ui/Price.tsx'
import styles from './FoundProducts.module.css'
import { needsChoice } from './needs-choice.ts'
import type { QuickProductFragment } from './quick-order.generated.ts'

type FoundProductsProps = {
  id: string
  products: readonly QuickProductFragment[]
  marked: number | null
  onChoose: (product: QuickProductFragment) => void
}

/** The listbox below a line's field. */
export function FoundProducts({ id, products, marked, onChoose }: FoundProductsProps) {
  const t = useTranslate()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (marked !== null) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [marked])
  return (
    <div ref={list} {...listboxProps(id, t('quickOrder.found'))} className={styles.list}>
      {products.map((product, index) => (
        <button
          type="button"
          key={product.sku}
          {...optionProps(id, index, marked)}
          className={styles.option}
          // The focus stays in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(product)}
        >
          <span className={styles.name}>
            {product.name}
            <span className={styles.sku}>{product.sku}</span>
          </span>
          {needsChoice(product) ? (
            <span className={styles.hint}>{t('quickOrder.found.choice')}</span>
          ) : (
            <Price value={product.prices.finalPrice.priceInclTax.value} className={styles.price} />
          )}
        </button>
      ))}
    </div>
  )
}

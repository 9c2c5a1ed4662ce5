import { useTranslate } from '../../i18n/messages-context.ts'
import { useFormat } from '../../site/use-format.ts'
import type { CartLineFragment } from './cart.generated.ts'
import styles from './LinePrice.module.css'

/** The price of one piece, and per kilogram or litre where the line is the product itself and not a choice of it. */
export function LinePrice({ line: { priceInfo, product } }: { line: CartLineFragment }) {
  const t = useTranslate()
  const { money } = useFormat()
  const perUnit = product.type === 'SIMPLE' ? product.prices.unitPrice : null
  return (
    <p className={styles.price}>
      {t('cart.unitPrice', { price: money(priceInfo.price.priceInclTax.value) })}
      {perUnit && (
        <span className={styles.perUnit}>
          {t(perUnit.unit === 'KILOGRAM' ? 'ui.price.perKilogram' : 'ui.price.perLitre', {
            price: money(perUnit.price.priceInclTax.value),
          })}
        </span>
      )}
    </p>
  )
}

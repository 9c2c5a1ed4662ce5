import { useTranslate } from '../../i18n/messages-context.ts'
import { useFormat } from '../../site/use-format.ts'
import type { CartLineFragment } from './cart.generated.ts'
import styles from './LinePrice.module.css'

/** The price of one piece, and per kilogram or litre where the store knows how much is in it. */
export function LinePrice({ line: { priceInfo } }: { line: CartLineFragment }) {
  const t = useTranslate()
  const { money } = useFormat()
  const perUnit = priceInfo.unitPrice
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

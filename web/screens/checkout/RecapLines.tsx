import { useTranslate } from '../../i18n/messages-context.ts'
import { useFormat } from '../../site/use-format.ts'
import { Image } from '../../ui/Image.tsx'
import { Price } from '../../ui/Price.tsx'
import type { CartLineFragment } from '../cart/cart.generated.ts'
import { LineOptions } from '../cart/LineOptions.tsx'
import styles from './RecapLines.module.css'

export function RecapLines({ lines }: { lines: readonly CartLineFragment[] }) {
  const t = useTranslate()
  const { number } = useFormat()
  return (
    <ul className={styles.lines}>
      {lines.map(({ item_id: id, name, imageUrl, qty, options, priceInfo, errors }) => (
        <li key={id} className={styles.line}>
          <Image path={imageUrl} alt="" preset="small" sizes="3.5rem" className={styles.picture} />
          <div className={styles.about}>
            <p className={styles.name}>{name}</p>
            <LineOptions options={options} />
            <p className={styles.quantity}>{t('cart.quantity', { quantity: number(qty) })}</p>
            {errors.map((error) => (
              <p key={error} className={styles.error}>
                {error}
              </p>
            ))}
          </div>
          <Price value={priceInfo.rowTotal.priceInclTax.value} className={styles.price} />
        </li>
      ))}
    </ul>
  )
}

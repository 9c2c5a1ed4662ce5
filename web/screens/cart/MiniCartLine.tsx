import { useTranslate } from '../../i18n/messages-context.ts'
import { useFormat } from '../../site/use-format.ts'
import { Image } from '../../ui/Image.tsx'
import { Link } from '../../ui/Link.tsx'
import { Price } from '../../ui/Price.tsx'
import type { CartLineFragment } from './cart.generated.ts'
import { LineOptions } from './LineOptions.tsx'
import { closeMiniCart } from './mini-cart-state.ts'
import styles from './MiniCartLine.module.css'

type MiniCartLineProps = {
  line: CartLineFragment
  /** Just added: it stands out. */
  isNew: boolean
}

export function MiniCartLine({
  line: { name, imageUrl, product, qty, options, priceInfo, errors },
  isNew,
}: MiniCartLineProps) {
  const t = useTranslate()
  const { number } = useFormat()
  return (
    <article className={isNew ? `${styles.line} ${styles.new}` : styles.line}>
      <Image path={imageUrl} alt="" preset="small" sizes="4.5rem" className={styles.picture} />
      <div className={styles.about}>
        {product.path ? (
          <Link href={product.path} variant="plain" className={styles.name} onClick={closeMiniCart}>
            {name}
          </Link>
        ) : (
          <span className={styles.name}>{name}</span>
        )}
        <LineOptions options={options} />
        <p className={styles.quantity}>{t('cart.quantity', { quantity: number(qty) })}</p>
        {errors.map((error) => (
          <p key={error} className={styles.error}>
            {error}
          </p>
        ))}
      </div>
      <Price value={priceInfo.rowTotal.priceInclTax.value} className={styles.price} />
    </article>
  )
}

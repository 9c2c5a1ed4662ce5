import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/messages-context.ts'
import { useFormat } from '../../site/use-format.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Image } from '../../ui/Image.tsx'
import { ButtonLink, Link } from '../../ui/Link.tsx'
import { PriceBlock } from '../../ui/Price.tsx'
import OrderByContact from '../catalog/product/OrderByContact.tsx'
import { listedPrice } from '../catalog/product-facts.ts'
import { StockLabel } from '../catalog/StockLabel.tsx'
import { LineOptions } from '../cart/LineOptions.tsx'
import styles from './Wishes.module.css'
import type { WishFragment } from './wishlist.generated.ts'

type WishRowProps = {
  wish: WishFragment
  /** Why it could not be added to the cart. */
  refusal?: ReactNode
  /** Buttons of the row. */
  children?: ReactNode
}

/** One wish with its options. */
export function WishRow({ wish, refusal, children }: WishRowProps) {
  const t = useTranslate()
  const { number } = useFormat()
  const { product, options, qty, needsChoice } = wish
  const bought = wish.variant ?? product
  const isOpen = needsChoice && !refusal && !product.isOrderedByContact
  return (
    <article className={styles.row}>
      <div className={styles.picture}>
        <Image path={bought.imageUrl ?? product.imageUrl} alt="" preset="small" sizes="7.5rem" />
      </div>
      <div className={styles.about}>
        <h2 className={styles.name}>
          <Link href={bought.path} variant="plain">
            {product.name}
          </Link>
        </h2>
        <LineOptions options={options} />
        {qty !== 1 && <p className={styles.quantity}>{t('cart.quantity', { quantity: number(qty) })}</p>}
        <PriceBlock {...listedPrice(bought)} />
        <StockLabel stock={bought.stock} label={bought.stockLabel} />
      </div>
      {(children || isOpen) && (
        <div className={styles.actions}>
          {isOpen && (
            <ButtonLink
              href={bought.path}
              variant="secondary"
              size="small"
              aria-label={t('wishlist.chooseNamed', { name: product.name })}
            >
              {t('catalog.card.choose')}
            </ButtonLink>
          )}
          {children}
        </div>
      )}
      {product.isOrderedByContact && (
        <div className={styles.refusal}>
          <OrderByContact />
        </div>
      )}
      {refusal && !product.isOrderedByContact && (
        <Alert kind="error" className={styles.refusal}>
          <p>{refusal}</p>
          <Link href={bought.path}>{t('wishlist.chooseNamed', { name: product.name })}</Link>
        </Alert>
      )}
    </article>
  )
}

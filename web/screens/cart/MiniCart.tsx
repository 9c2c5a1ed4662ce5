import { shownError } from '../../api/shown-error.tsx'
import { useTranslate } from '../../i18n/messages-context.ts'
import { useFormat } from '../../site/use-format.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/Link.tsx'
import { Image } from '../../ui/Image.tsx'
import { Price, UnitPrice } from '../../ui/Price.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { FreeDelivery } from '../delivery/FreeDelivery.tsx'
import type { CartLineFragment } from './cart.generated.ts'
import { CheckoutButtons } from './CheckoutButtons.tsx'
import { LineName } from './LineName.tsx'
import { LineOptions } from './LineOptions.tsx'
import { closeMiniCart, useMiniCart } from './mini-cart-state.ts'
import styles from './MiniCart.module.css'
import { Suggestions } from './Suggestions.tsx'
import { useCart } from './use-cart.ts'

/** Content of the header's cart drawer (see `mini-cart-state.ts`). */
export default function MiniCart() {
  const t = useTranslate()
  const { lastAdded } = useMiniCart()
  const { data: cart, error } = useCart()

  if (!cart) return error ? <Alert kind="error">{shownError(error, t('ui.fault'))}</Alert> : <Skeleton lines={4} />
  if (cart.items.length === 0) {
    return (
      <div className={styles.empty}>
        <p>{t('cart.empty')}</p>
        <Button variant="secondary" onClick={closeMiniCart}>
          {t('cart.continue')}
        </Button>
      </div>
    )
  }
  const addedIds = new Set(lastAdded.map(({ itemId }) => itemId))
  const added = cart.items.filter(({ item_id: id }) => addedIds.has(id))
  const others = cart.items.filter(({ item_id: id }) => !addedIds.has(id))
  return (
    <div className={styles.cart}>
      <div className={styles.content}>
        {added.length > 0 && <Alert kind="success">{t('cart.added')}</Alert>}
        <ul className={styles.lines}>
          {[...added, ...others].map((line) => (
            <li key={line.item_id}>
              <MiniCartLine line={line} isNew={addedIds.has(line.item_id)} />
            </li>
          ))}
        </ul>
        <Suggestions cart={cart} headingLevel={3} onLeave={closeMiniCart} />
      </div>
      <div className={styles.foot}>
        <FreeDelivery cart={cart} />
        <p className={styles.subtotal}>
          <span>{t('cart.subtotalOf', { count: cart.items_qty })}</span>
          <Price value={cart.totals.subtotalInclTax.value} className={styles.amount} />
        </p>
        {cart.canCheckout && <CheckoutButtons cart={cart} onClick={closeMiniCart} />}
        <ButtonLink
          href="/cart"
          variant={cart.canCheckout ? 'secondary' : 'primary'}
          onClick={closeMiniCart}
          className={styles.button}
        >
          {t('cart.view')}
        </ButtonLink>
      </div>
    </div>
  )
}

type MiniCartLineProps = {
  line: CartLineFragment
  /** Just added, so it is highlighted. */
  isNew: boolean
}

function MiniCartLine({ line, isNew }: MiniCartLineProps) {
  const { imageUrl, qty, options, priceInfo, errors } = line
  const t = useTranslate()
  const { number } = useFormat()
  return (
    <article className={isNew ? `${styles.line} ${styles.new}` : styles.line}>
      <Image path={imageUrl} alt="" preset="small" sizes="4.5rem" className={styles.picture} />
      <div className={styles.about}>
        <LineName line={line} className={styles.name} onClick={closeMiniCart} />
        <LineOptions options={options} />
        <p className={styles.quantity}>
          <span>{t('cart.quantity', { quantity: number(qty) })}</span>
          <UnitPrice of={priceInfo.unitPrice} />
          <Price value={priceInfo.rowTotal.priceInclTax.value} className={styles.price} />
        </p>
        {errors.map((error) => (
          <p key={error} className={styles.error}>
            {error}
          </p>
        ))}
      </div>
    </article>
  )
}

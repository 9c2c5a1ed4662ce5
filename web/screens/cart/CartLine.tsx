import { useTranslate } from '../../i18n/messages-context.ts'
import { useFormat } from '../../site/use-format.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Image } from '../../ui/Image.tsx'
import { Link } from '../../ui/Link.tsx'
import { Price } from '../../ui/Price.tsx'
import { QuantityField } from '../../ui/QuantityField.tsx'
import { useAnnounce } from '../../ui/use-announce.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { CartLineFragment } from './cart.generated.ts'
import styles from './CartLine.module.css'
import { lineId } from './line-id.ts'
import { LineOptions } from './LineOptions.tsx'
import { LinePrice } from './LinePrice.tsx'
import { useRemoveCartItem } from './use-cart.ts'
import { useLineQuantity } from './use-line-quantity.ts'

/** Most pieces of one line that the field offers; the store has the last word. */
const MAX_QUANTITY = 999

type CartLineProps = {
  line: CartLineFragment
  /** Stands first in the cart, where its picture is seen at once. */
  isFirst: boolean
  /** Called once the store has removed the line. */
  onRemoved: () => void
}

export function CartLine({ line, isFirst, onRemoved }: CartLineProps) {
  const t = useTranslate()
  const format = useFormat()
  const announce = useAnnounce()
  const remove = useRemoveCartItem()
  const { quantity, bounds, change, isPending, errorMessage } = useLineQuantity(line, () =>
    announce(t('cart.quantityChanged', { name: line.name })),
  )
  const id = lineId(line)
  const { name, imageUrl, product, priceInfo, options } = line
  const messages = new Set([...line.errors, errorMessage, remove.errorMessage].filter((message) => message !== null))

  const removeLine = async () => {
    const answer = await remove.mutateAsync(line.item_id).catch(() => null)
    if (answer?.success) onRemoved()
  }
  return (
    <article
      id={id}
      aria-labelledby={`${id}-name`}
      className={styles.line}
      aria-busy={isPending || remove.isPending}
      tabIndex={-1}
    >
      <div className={styles.picture}>
        <Image path={imageUrl} alt="" preset="small" sizes="7.5rem" priority={isFirst} />
      </div>
      <div className={styles.about}>
        <h2 id={`${id}-name`} className={styles.name}>
          {product.path ? (
            <Link href={product.path} variant="plain">
              {name}
            </Link>
          ) : (
            name
          )}
        </h2>
        <LineOptions options={options} />
        <LinePrice line={line} />
      </div>
      <div className={styles.quantity}>
        <QuantityField
          label={t('cart.quantityOf', { name })}
          value={quantity}
          onChange={change}
          max={Math.max(MAX_QUANTITY, line.qty)}
          {...bounds}
        />
      </div>
      <p className={styles.total}>
        <span className={styles.totalLabel}>{t('cart.lineTotal')}</span>
        <Price value={priceInfo.rowTotal.priceInclTax.value} />
        {priceInfo.discount && priceInfo.discount.value.amount > 0 && (
          <span className={styles.discount}>
            {t('cart.lineDiscount', { amount: format.money(priceInfo.discount.value) })}
          </span>
        )}
      </p>
      <div className={styles.remove}>
        <Button variant="quiet" size="small" busy={remove.isPending} onClick={removeLine}>
          <Icon name="trash" />
          {t('cart.remove')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </div>
      {messages.size > 0 && (
        <div className={styles.messages}>
          {[...messages].map((message) => (
            <Alert key={message} kind="error">
              {message}
            </Alert>
          ))}
        </div>
      )}
    </article>
  )
}

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { CartLineExtra } from 'virtual:extensions/slots'
import { MAX_QUANTITY } from '../../../schema/shop-constants.ts'
import { countChanges } from '../../api/changes-under-way.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { useFormat } from '../../site/use-format.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Image } from '../../ui/Image.tsx'
import { FixedTaxes, Price, UnitPrice } from '../../ui/Price.tsx'
import { QuantityField } from '../../ui/QuantityField.tsx'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { CartLineFragment } from './cart.generated.ts'
import styles from './CartLine.module.css'
import { LineName } from './LineName.tsx'
import { LineOptions } from './LineOptions.tsx'
import { useQuantityBounds } from './quantity-bounds.ts'
import { useRemoveCartItem, useUpdateCartItem } from './use-cart.ts'

/** Debounce of the quantity in ms: several clicks make one request. */
const REST = 450

type CartLineProps = {
  line: CartLineFragment
  /** The first line: its picture loads at once. */
  isFirst: boolean
  /** Called once the store has removed the line. */
  onRemoved: () => void
}

export function CartLine({ line, isFirst, onRemoved }: CartLineProps) {
  const t = useTranslate()
  const format = useFormat()
  const announce = useAnnounce()
  const remove = useRemoveCartItem()
  const { quantity, bounds, change, forget, isPending, errorMessage } = useLineQuantity(line, () =>
    announce(t('cart.quantityChanged', { name: line.name })),
  )
  const id = lineId(line)
  const { name, imageUrl, product, priceInfo, options } = line
  const failure = remove.errorMessage ?? errorMessage
  const messages = new Set([...line.errors, ...(failure === null ? [] : [failure])])

  const removeLine = async () => {
    forget()
    const response = await remove.mutateAsync(line.item_id).catch(() => null)
    if (response?.success) onRemoved()
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
          <LineName line={line} />
        </h2>
        <LineOptions options={options} />
        <LinePrice line={line} />
      </div>
      <div className={styles.quantity}>
        <QuantityField
          label={t('cart.quantityOf', { name })}
          value={quantity}
          disabled={remove.isPending}
          onChange={(wanted) => {
            remove.reset()
            change(wanted)
          }}
          {...bounds}
          max={Math.min(bounds.max ?? Math.max(MAX_QUANTITY, line.qty), product.stock.quantityLeft ?? Infinity)}
        />
        {product.stockLabel?.value === 'low-stock' && <p className={styles.left}>{product.stockLabel.label}</p>}
      </div>
      <p className={styles.total}>
        <VisuallyHidden>{t('cart.lineTotal')} </VisuallyHidden>
        <Price value={priceInfo.rowTotal.priceInclTax.value} />
        <FixedTaxes of={priceInfo.fixedTaxes} className={styles.tax} />
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
          <VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </Button>
      </div>
      {messages.size > 0 && (
        <div className={styles.messages}>
          {[...messages].map((message, position) => (
            <Alert key={position} kind="error">
              {message}
            </Alert>
          ))}
        </div>
      )}
      {CartLineExtra && (
        <div className={styles.extra}>
          <CartLineExtra line={line} />
        </div>
      )}
    </article>
  )
}

/** The price of one piece, and per kilogram or litre where the store has it. */
function LinePrice({ line: { priceInfo } }: { line: CartLineFragment }) {
  const t = useTranslate()
  const { money } = useFormat()
  return (
    <p className={styles.price}>
      <span>{t('cart.unitPrice', { price: money(priceInfo.price.priceInclTax.value) })}</span>
      <UnitPrice of={priceInfo.unitPrice} className={styles.perUnit} />
    </p>
  )
}

/**
 * The quantity field of a line. It shows the typed quantity at once, and that of the cart after the response. A quantity that is
 * still debounced when the line unmounts is sent then.
 */
function useLineQuantity({ item_id: itemId, sku, qty }: CartLineFragment, onAccepted?: () => void) {
  const { mutateAsync, isPending, errorMessage } = useUpdateCartItem()
  const { bounds, learn } = useQuantityBounds(sku)
  const [wanted, setWanted] = useState<number | null>(null)
  const resting = useRef<{ timer: number; qty: number } | null>(null)
  const latest = useRef<Promise<unknown>>(undefined)

  const send = async () => {
    if (!resting.current) return
    const { timer, qty: wantedQty } = resting.current
    clearTimeout(timer)
    resting.current = null
    const change = mutateAsync({ itemId, qty: wantedQty })
    latest.current = change
    const response = await change.catch(() => null)
    countChanges(-1)
    if (latest.current !== change) return
    if (response) learn(response.quantityRule)
    if (response?.success) onAccepted?.()
    if (!resting.current) setWanted(null)
  }
  const sendLatest = useEffectEvent(send)
  useEffect(() => () => void sendLatest(), [])

  const change = (next: number) => {
    if (resting.current) clearTimeout(resting.current.timer)
    // Under way, though not sent yet.
    else countChanges(1)
    setWanted(next)
    resting.current = { qty: next, timer: window.setTimeout(send, REST) }
  }
  const forget = () => {
    if (resting.current) {
      clearTimeout(resting.current.timer)
      resting.current = null
      countChanges(-1)
    }
    setWanted(null)
  }
  return { quantity: wanted ?? qty, bounds, change, forget, isPending: wanted !== null || isPending, errorMessage }
}

/** Id of a line's element, for links that lead to it. */
export function lineId({ item_id }: Pick<CartLineFragment, 'item_id'>): string {
  return `article-${item_id.replace(/[^\w-]/g, '')}`
}

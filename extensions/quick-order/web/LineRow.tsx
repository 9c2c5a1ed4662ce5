import { type ClipboardEvent, type KeyboardEvent, memo, useId, useState } from 'react'
import { ui, useTranslate } from 'musette/web'
import styles from './LineRow.module.css'
import { faultOf, isBlank, type LinesAction, needsChoice, type QuickLine } from './lines-state.ts'
import type { QuickProductFragment } from './quick-order.generated.ts'
import { SkuField } from './SkuField.tsx'

type LineRowProps = {
  line: QuickLine
  /** Null for an unknown sku, undefined while it loads. */
  product: QuickProductFragment | null | undefined
  dispatch: (action: LinesAction) => void
  onKnow: (product: QuickProductFragment) => void
  onPasteLines: (text: string) => unknown
}

/** One line: sku or name, quantity, product, error. Memoised, since there may be hundreds. */
export const LineRow = memo(function LineRow({ line, product, dispatch, onKnow, onPasteLines }: LineRowProps) {
  const t = useTranslate()
  const announce = ui.useAnnounce()
  const id = useId()
  const [isTyping, setTyping] = useState(false)
  const { sku, qty } = line
  // A line that was sent before its product was known has the store's message for the same fault.
  const reason = line.reason && needsChoice(product) && !faultOf(line) ? t('quickOrder.needsChoice') : line.reason
  const name = product?.name ?? (sku || t('quickOrder.line.new'))
  const described = ui.classNames(`${id}-product`, reason && `${id}-reason`)

  const choose = (chosen: QuickProductFragment, field: HTMLElement) => {
    onKnow(chosen)
    dispatch({ kind: 'edit', id: line.id, change: { sku: chosen.sku } })
    focusQuantity(field)
  }
  const pasteLines = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    if (!/[\r\n]\s*\S/.test(text)) return
    event.preventDefault()
    onPasteLines(text)
  }
  const remove = (button: HTMLElement) => {
    const row = button.closest('li')
    focusField(row?.nextElementSibling ?? row?.previousElementSibling)
    dispatch({ kind: 'remove', id: line.id })
    announce(t('quickOrder.line.removed', { name }))
  }
  const goOn = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    focusField(event.currentTarget.closest('li')?.nextElementSibling)
  }
  return (
    <li className={styles.line}>
      <SkuField
        className={styles.sku}
        label={t('quickOrder.line.sku', { number: line.id })}
        describedBy={described}
        isFaulty={reason !== null}
        value={sku}
        onChange={(value) => dispatch({ kind: 'edit', id: line.id, change: { sku: value } })}
        onChoose={choose}
        onTyping={setTyping}
        onEnter={focusQuantity}
        onPaste={pasteLines}
      />
      <input
        type="text"
        className={ui.classNames(styles.control, styles.quantity)}
        aria-label={t('quickOrder.line.quantity', { name })}
        aria-invalid={reason !== null || undefined}
        aria-describedby={described}
        data-quantity=""
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={qty}
        onChange={(event) => dispatch({ kind: 'edit', id: line.id, change: { qty: event.target.value } })}
        onFocus={(event) => event.target.select()}
        onKeyDown={goOn}
      />
      {!isBlank(line) && (
        <button
          type="button"
          className={styles.remove}
          aria-label={t('quickOrder.line.remove', { name })}
          onClick={(event) => remove(event.currentTarget)}
        >
          <ui.Icon name="trash" />
        </button>
      )}
      <div id={`${id}-product`} className={styles.about}>
        {!isTyping && !isBlank(line) && product !== undefined && (
          <LineProduct product={product} hasReason={reason !== null} />
        )}
      </div>
      {reason && (
        <div className={styles.reason}>
          <ui.FieldError id={`${id}-reason`}>{reason}</ui.FieldError>
        </div>
      )}
    </li>
  )
})

function focusQuantity(field: HTMLElement): void {
  field.closest('li')?.querySelector<HTMLElement>('[data-quantity]')?.focus()
}

function focusField(row: Element | null | undefined): void {
  row?.querySelector<HTMLElement>('input')?.focus()
}

type LineProductProps = {
  /** Null for an unknown sku. */
  product: QuickProductFragment | null
  /** Whether the line shows an error. */
  hasReason: boolean
}

/** The product of a line. */
function LineProduct({ product, hasReason }: LineProductProps) {
  const t = useTranslate()
  if (!product) return hasReason ? null : <p className={styles.note}>{t('quickOrder.line.unknown')}</p>
  const { path, name, prices, stock, isOrderedByContact } = product
  return (
    <>
      <p className={styles.product}>
        <ui.Link href={path} preload={false}>
          {name}
        </ui.Link>
        {!needsChoice(product) && (
          <>
            {' '}
            <ui.Price value={prices.finalPrice.priceInclTax.value} className={styles.price} />
            <ui.UnitPrice of={prices.unitPrice} className={styles.perUnit} />
          </>
        )}
      </p>
      {!stock.isInStock && !hasReason && <p className={styles.note}>{t('quickOrder.line.outOfStock')}</p>}
      {stock.isInStock && isOrderedByContact && (
        <p className={styles.note}>
          {!hasReason && <span>{`${t('quickOrder.byContact')} `}</span>}
          <ui.Link href="/contact">{t('quickOrder.write')}</ui.Link>
        </p>
      )}
      {stock.isInStock && needsChoice(product) && (
        <p className={styles.note}>
          {!hasReason && <span>{`${t('quickOrder.needsChoice')} `}</span>}
          <ui.Link href={path} preload={false}>
            {t('quickOrder.line.choose')}
          </ui.Link>
        </p>
      )}
    </>
  )
}

import { useId, useState } from 'react'
import { useTranslate } from '../i18n/messages-context.ts'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import styles from './QuantityField.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type QuantityFieldProps = {
  value: number
  /** Called with a multiple of the step within the bounds, once typing is finished or a button is pressed. */
  onChange: (value: number) => void
  min?: number
  max?: number
  /** Sold in multiples of this; other quantities are rounded up. */
  step?: number
  /** What is counted, for example «Quantité de Croquettes au saumon». */
  label: string
  /** Form field name, where a form is sent. */
  name?: string
  disabled?: boolean
  size?: 'small' | 'medium'
  className?: string
}

/** Pieces of one thing: less, a number to type, more. */
export function QuantityField(props: QuantityFieldProps) {
  const { value, onChange, step = 1, min = step, max = 9999, label, name, disabled, size = 'medium', className } = props
  const t = useTranslate()
  const id = useId()
  /** What is being typed; null when nothing is. */
  const [draft, setDraft] = useState<string | null>(null)

  const bounds = { step, min, max }
  const isWhole = Number.isInteger(step)

  const set = (next: number) => {
    const bounded = fittedQuantity(next, bounds)
    setDraft(null)
    if (bounded !== value) onChange(bounded)
  }
  const commit = () => {
    const typed = Number.parseFloat((draft ?? '').replace(',', '.'))
    if (Number.isNaN(typed)) setDraft(null)
    else set(typed)
  }
  return (
    <div className={classNames(styles.quantity, size === 'small' && styles.small, className)}>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <button
        type="button"
        className={styles.step}
        aria-label={t('ui.quantity.less', { label })}
        disabled={disabled || value <= min}
        onClick={() => set(steppedQuantity(value, -1, bounds))}
      >
        <Icon name="minus" />
      </button>
      <input
        id={id}
        type="text"
        name={name}
        className={styles.input}
        inputMode={isWhole ? 'numeric' : 'decimal'}
        pattern={isWhole ? '[0-9]*' : '[0-9]*[.,]?[0-9]*'}
        autoComplete="off"
        maxLength={isWhole ? 4 : 9}
        disabled={disabled}
        value={draft ?? String(value).replace('.', ',')}
        onChange={(event) => setDraft(event.target.value.replace(isWhole ? /\D/g : /[^\d.,]/g, ''))}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            if (draft !== null) event.preventDefault()
            commit()
          } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
            event.preventDefault()
            set(steppedQuantity(value, event.key === 'ArrowUp' ? 1 : -1, bounds))
          } else if (event.key === 'Escape') {
            setDraft(null)
          }
        }}
      />
      <button
        type="button"
        className={styles.step}
        aria-label={t('ui.quantity.more', { label })}
        disabled={disabled || value >= max}
        onClick={() => set(steppedQuantity(value, 1, bounds))}
      >
        <Icon name="plus" />
      </button>
    </div>
  )
}

/** In what quantities something is sold. */
export type QuantityBounds = { step?: number; min?: number; max?: number }

/** The nearest quantity that is sold, upwards where there is one. */
export function fittedQuantity(quantity: number, { step = 1, min = step, max = Infinity }: QuantityBounds): number {
  const up = multiple(Math.ceil(parts(Math.max(quantity, min), step)), step)
  return up <= max ? up : multiple(Math.floor(parts(max, step)), step)
}

/** One step more or less; a quantity between two steps goes to the next one. */
export function steppedQuantity(quantity: number, by: 1 | -1, bounds: QuantityBounds): number {
  const { step = 1 } = bounds
  const count = parts(quantity, step)
  return fittedQuantity(multiple(by > 0 ? Math.floor(count) + 1 : Math.ceil(count) - 1, step), bounds)
}

/** Number of steps in a quantity. Magento stores four decimals; smaller differences are rounding errors. */
function parts(quantity: number, step: number): number {
  return Math.round((quantity / step) * 10_000) / 10_000
}

function multiple(count: number, step: number): number {
  return Math.round(count * step * 10_000) / 10_000
}

import { useId, useState } from 'react'
import { MAX_QUANTITY } from '../../schema/shop-constants.ts'
import { typedNumber } from '../../schema/typed-number.ts'
import { useTranslate } from '../i18n/messages-context.ts'
import { useFormat } from '../site/use-format.ts'
import { useAnnounce } from './Announcer.tsx'
import { classNames } from './class-names.ts'
import { FieldError } from './Field.tsx'
import { Icon } from './Icon.tsx'
import styles from './QuantityField.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type QuantityFieldProps = QuantityBounds & {
  value: number
  /** Called with a valid quantity, once typing is finished or a button is pressed. */
  onChange: (value: number) => void
  /** Accessible label, for example «Quantité de Croquettes au saumon». */
  label: string
  /** Form field name, where a form is sent. */
  name?: string
  disabled?: boolean
  size?: 'small' | 'medium'
}

/** Digits, groups and decimals of any quantity, so that nothing typed or pasted is cut to another number. */
const MAX_LENGTH = 20

/** A quantity: button less, a number to type, button more. Invalid input stays in the field, with the reason. */
export function QuantityField(props: QuantityFieldProps) {
  const { value, onChange, step, min, max = MAX_QUANTITY, label, name, disabled, size = 'medium' } = props
  const t = useTranslate()
  const announce = useAnnounce()
  const { typed: shown } = useFormat()
  const id = useId()
  /** Text being typed, or invalid text; null if there is none. */
  const [draft, setDraft] = useState<string | null>(null)
  /** Message below the field: that the draft is invalid, or that another quantity was set. */
  const [said, setSaid] = useState<string | null>(null)

  const bounds = { step, min, max }
  const isFaulty = draft !== null && said !== null

  const say = (text: string) => {
    setSaid(text)
    announce(text)
  }
  const set = (next: number) => {
    setDraft(null)
    setSaid(null)
    if (next !== value) onChange(next)
  }
  const commit = () => {
    if (draft === null) return
    if (draft.trim() === '') return set(value)
    const typed = typedNumber(draft)
    if (typed === null) return say(t('ui.quantity.unclear'))
    const fitted = fittedQuantity(typed, bounds)
    set(fitted)
    if (fitted !== typed) say(t('ui.quantity.fitted', { quantity: shown(fitted) }))
  }
  const move = (by: 1 | -1) => set(steppedQuantity(typedNumber(draft ?? '') ?? value, by, bounds))
  return (
    <div className={classNames(styles.field, size === 'small' && styles.small)}>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <div className={styles.quantity}>
        <button
          type="button"
          className={styles.step}
          aria-label={t('ui.quantity.less', { label })}
          disabled={disabled || value <= (min ?? step ?? 1)}
          onClick={() => move(-1)}
        >
          <Icon name="minus" />
        </button>
        <input
          id={id}
          type="text"
          name={name}
          className={styles.input}
          inputMode={step && Number.isInteger(step) ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={MAX_LENGTH}
          disabled={disabled}
          aria-invalid={isFaulty || undefined}
          aria-describedby={said === null ? undefined : `${id}-said`}
          data-fault={isFaulty ? 'quantity' : undefined}
          value={draft ?? shown(value)}
          onChange={(event) => {
            setDraft(event.target.value)
            setSaid(null)
          }}
          onFocus={(event) => event.target.select()}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              if (draft !== null) event.preventDefault()
              commit()
            } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
              event.preventDefault()
              move(event.key === 'ArrowUp' ? 1 : -1)
            } else if (event.key === 'Escape') {
              set(value)
            }
          }}
        />
        <button
          type="button"
          className={styles.step}
          aria-label={t('ui.quantity.more', { label })}
          disabled={disabled || value >= max}
          onClick={() => move(1)}
        >
          <Icon name="plus" />
        </button>
      </div>
      {said !== null &&
        (isFaulty ? (
          <FieldError id={`${id}-said`}>{said}</FieldError>
        ) : (
          <p id={`${id}-said`} className={styles.note}>
            {said}
          </p>
        ))}
    </div>
  )
}

/** Finds the first quantity of a form with invalid input. */
export function unclearQuantity(form: HTMLFormElement | null): HTMLElement | null {
  return form?.querySelector<HTMLElement>('[data-fault="quantity"]') ?? null
}

/** Quantities in which something is sold. Without a step from the store, fractions may be sold. */
export type QuantityBounds = { step?: number; min?: number; max?: number }

/** Returns the nearest quantity that is sold, rounded up if possible. */
export function fittedQuantity(quantity: number, { step, min, max = Infinity }: QuantityBounds): number {
  const wanted = Math.max(quantity, min ?? step ?? (quantity > 0 ? 0 : 1))
  if (!step) return multiple(Math.min(wanted, max), 1)
  const up = multiple(Math.ceil(parts(wanted, step)), step)
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

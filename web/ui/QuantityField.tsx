import { useId, useState } from 'react'
import { useTranslate } from '../i18n/messages-context.ts'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import styles from './QuantityField.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type QuantityFieldProps = {
  value: number
  /** Called with a whole number within the bounds, once typing is finished or a button is pressed. */
  onChange: (value: number) => void
  min?: number
  max?: number
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
  const { value, onChange, min = 1, max = 9999, label, name, disabled, size = 'medium', className } = props
  const t = useTranslate()
  const id = useId()
  /** What is being typed; null when nothing is. */
  const [draft, setDraft] = useState<string | null>(null)

  const set = (next: number) => {
    const bounded = Math.min(Math.max(next, min), max)
    setDraft(null)
    if (bounded !== value) onChange(bounded)
  }
  const commit = () => {
    const typed = Number.parseInt(draft ?? '', 10)
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
        onClick={() => set(value - 1)}
      >
        <Icon name="minus" />
      </button>
      <input
        id={id}
        type="text"
        name={name}
        className={styles.input}
        inputMode="numeric"
        pattern="[0-9]*"
        autoComplete="off"
        maxLength={4}
        disabled={disabled}
        value={draft ?? value}
        onChange={(event) => setDraft(event.target.value.replace(/\D/g, ''))}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            if (draft !== null) event.preventDefault()
            commit()
          } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
            event.preventDefault()
            set(value + (event.key === 'ArrowUp' ? 1 : -1))
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
        onClick={() => set(value + 1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  )
}

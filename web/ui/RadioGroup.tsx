import { type ReactNode, useId } from 'react'
import styles from './Choice.module.css'
import { classNames } from './class-names.ts'
import { FieldError, RequiredMark } from './Field.tsx'

export type RadioOption = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean }

type RadioGroupProps = {
  label: ReactNode
  name: string
  options: readonly RadioOption[]
  /** Controlled with `onChange`; otherwise `defaultValue` starts. */
  value?: string | null
  defaultValue?: string
  onChange?: (value: string) => void
  hint?: ReactNode
  error?: ReactNode
  required?: boolean
  className?: string
}

/** Native radio buttons in a fieldset: arrow keys, one tab stop. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, name, options, value, defaultValue, onChange, hint, error, required, className } = props
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset className={classNames(styles.group, className)} aria-describedby={described || undefined}>
      <legend className={styles.legend}>
        {label}
        {required && <RequiredMark />}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {options.map((option) => (
        <label key={option.value} className={styles.choice}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            value={option.value}
            required={required}
            disabled={option.disabled}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
            onChange={() => onChange?.(option.value)}
          />
          <span className={styles.text}>
            {option.label}
            {option.hint && <span className={styles.hint}>{option.hint}</span>}
          </span>
        </label>
      ))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}

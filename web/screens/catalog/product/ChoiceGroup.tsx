import { type ReactNode, useId } from 'react'
import { FieldError, RequiredMark } from '../../../ui/Field.tsx'
import styles from './OptionFields.module.css'

type ChoiceGroupProps = {
  label: ReactNode
  /** Shown beside the label, hidden from screen readers. */
  chosenLabel?: string | undefined
  required?: boolean
  error: string | undefined
  children: ReactNode
}

/** Radio buttons or checkboxes for one option, with the error below them. */
export function ChoiceGroup({ label, chosenLabel, required = false, error, children }: ChoiceGroupProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={error && `${id}-error`}>
      <legend className={styles.legend}>
        {label}
        {required && <RequiredMark />}
        {chosenLabel && (
          <span className={styles.chosen} aria-hidden="true">
            {chosenLabel}
          </span>
        )}
      </legend>
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}

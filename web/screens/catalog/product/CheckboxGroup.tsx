import { type ReactNode, useId } from 'react'
import { useTranslate } from '../../../i18n/messages-context.ts'
import { FieldError } from '../../../ui/Field.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import styles from './OptionFields.module.css'

type CheckboxGroupProps = {
  label: ReactNode
  required?: boolean
  error: string | undefined
  children: ReactNode
}

/** A group of checkboxes for one option. */
export function CheckboxGroup({ label, required = false, error, children }: CheckboxGroupProps) {
  const t = useTranslate()
  const id = useId()
  return (
    <fieldset aria-describedby={error && `${id}-error`}>
      <legend className={styles.legend}>
        {label}
        {required && (
          <span className={styles.required}>
            <span aria-hidden="true"> *</span>
            <VisuallyHidden> ({t('ui.required')})</VisuallyHidden>
          </span>
        )}
      </legend>
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}

import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Field, type FieldLook } from './Field.tsx'
import styles from './Field.module.css'

export type SelectFieldProps = FieldLook & Omit<ComponentProps<'select'>, keyof FieldLook | 'id'>

/** A native select; its `<option>` elements are the children. */
export function SelectField({
  label,
  hint,
  error,
  required,
  labelHidden,
  className,
  children,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error, required, labelHidden, className }}>
      {(ids) => (
        <select {...select} {...ids} className={classNames(styles.control, styles.select)}>
          {children}
        </select>
      )}
    </Field>
  )
}

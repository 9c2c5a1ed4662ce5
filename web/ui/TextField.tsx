import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Field, type FieldLook } from './Field.tsx'
import styles from './Field.module.css'

export type TextFieldProps = FieldLook & Omit<ComponentProps<'input'>, keyof FieldLook | 'id'>

export function TextField({
  label,
  hint,
  error,
  required,
  labelHidden,
  className,
  type = 'text',
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, required, labelHidden, className }}>
      {(ids) => <input {...input} {...ids} type={type} className={classNames(styles.control)} />}
    </Field>
  )
}

import { type ComponentProps, type ReactNode, useId } from 'react'
import { useTranslate } from '../i18n/messages-context.ts'
import { classNames } from './class-names.ts'
import styles from './Field.module.css'
import { Icon } from './Icon.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** Attributes that tie a control to its label, hint and error. */
export type FieldIds = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  required: boolean | undefined
}

export type FieldLook = {
  label: ReactNode
  hint?: ReactNode
  /** What is wrong and how to correct it. */
  error?: ReactNode
  required?: boolean
  /** The label is for screen readers only: the context shows what the field is for. */
  labelHidden?: boolean
  className?: string
}

/** Label, hint and error of one control, which `children` renders with the attributes it gets. */
export function Field({
  label,
  hint,
  error,
  required,
  labelHidden,
  className,
  children,
}: FieldLook & { children: (ids: FieldIds) => ReactNode }) {
  const t = useTranslate()
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const text = (
    <>
      {label}
      {required && (
        <span className={styles.required}>
          <span aria-hidden="true"> *</span>
          <VisuallyHidden> ({t('ui.required')})</VisuallyHidden>
        </span>
      )}
    </>
  )
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {labelHidden ? <VisuallyHidden>{text}</VisuallyHidden> : text}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        required: required || undefined,
      })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <Icon name="error" className={styles.errorIcon} />
      <span>{children}</span>
    </p>
  )
}

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

type SelectFieldProps = FieldLook & Omit<ComponentProps<'select'>, keyof FieldLook | 'id'>

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
        <select {...ids} {...select} className={classNames(styles.control, styles.select)}>
          {children}
        </select>
      )}
    </Field>
  )
}

import { type ChangeEvent, type ComponentProps, type ReactNode, useId, useState } from 'react'
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

/** What a control takes: its own attributes, but for those that `Field` gives it, and its look. */
export type ControlProps<Tag extends 'input' | 'select' | 'textarea'> = FieldLook &
  Omit<ComponentProps<Tag>, keyof FieldLook | 'id' | 'children'>

type Given = Pick<ComponentProps<'input'>, 'value' | 'defaultValue' | 'maxLength' | 'aria-describedby'> & {
  onChange?: (event: never) => void
}

/** `left`: how many characters `maxLength` still allows. */
type FieldProps<Own> = FieldLook & Own & { children: (control: Own & FieldIds, left: number) => ReactNode }

/**
 * Label, hint and error of one control, which `children` renders with the attributes it gets. What is too long for `maxLength` is not cut: the error
 * says by how much.
 */
export function Field<Own extends Given>({
  label,
  hint,
  error: fault,
  required,
  labelHidden,
  className,
  maxLength = Infinity,
  'aria-describedby': more,
  children,
  ...given
}: FieldProps<Own>) {
  const t = useTranslate()
  const id = useId()
  const { value, defaultValue, onChange } = given as Given
  const [typed, setTyped] = useState(defaultValue)
  const left = maxLength - `${value ?? typed ?? ''}`.length
  const error = left < 0 ? t('ui.charactersOver', { count: -left }) : fault
  const described = [more, hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    setTyped(event.target.value)
    onChange?.(event as never)
  }
  const text = (
    <>
      {label}
      {required && <RequiredMark />}
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
      {children(
        {
          ...(given as unknown as Own),
          onChange: change,
          id,
          'aria-describedby': described || undefined,
          'aria-invalid': error ? true : undefined,
          required,
        },
        left,
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

/** Behind the name of what is required. */
export function RequiredMark() {
  const t = useTranslate()
  return (
    <span className={styles.required}>
      <span aria-hidden="true"> *</span>
      <VisuallyHidden> ({t('ui.required')})</VisuallyHidden>
    </span>
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

export type OwnOf<Tag extends 'input' | 'select' | 'textarea'> = Omit<ControlProps<Tag>, keyof FieldLook>

export function TextField({ type = 'text', ...props }: ControlProps<'input'>) {
  return (
    <Field<OwnOf<'input'>> {...props}>
      {(control) => <input {...control} type={type} className={styles.control} />}
    </Field>
  )
}

/** A native select; its `<option>` elements are the children. */
export function SelectField({ children, ...props }: ControlProps<'select'> & { children: ReactNode }) {
  return (
    <Field<OwnOf<'select'>> {...props}>
      {(control) => (
        <select {...control} className={classNames(styles.control, styles.select)}>
          {children}
        </select>
      )}
    </Field>
  )
}

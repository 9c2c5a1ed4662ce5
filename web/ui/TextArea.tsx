import { type ChangeEvent, type ComponentProps, useState } from 'react'
import { useTranslate } from '../i18n/messages-context.ts'
import { classNames } from './class-names.ts'
import { Field, type FieldLook } from './Field.tsx'
import styles from './Field.module.css'

export type TextAreaProps = FieldLook & Omit<ComponentProps<'textarea'>, keyof FieldLook | 'id'>

/** Several lines of text; with `maxLength` it says how many characters are left, or too many: a long text that is pasted is never cut. */
export function TextArea({
  label,
  hint,
  error,
  required,
  labelHidden,
  className,
  onChange,
  maxLength = Infinity,
  ...area
}: TextAreaProps) {
  const t = useTranslate()
  const { value, defaultValue } = area
  const [typed, setTyped] = useState(() => String(defaultValue ?? '').length)
  const left = maxLength - (value === undefined ? typed : String(value).length)

  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value.length)
    onChange?.(event)
  }
  return (
    <Field {...{ label, hint, error, required, labelHidden, className }}>
      {(ids) => (
        <>
          <textarea rows={4} {...area} {...ids} className={classNames(styles.control, styles.area)} onChange={change} />
          {left < Infinity && (
            <p className={classNames(styles.count, left < 0 && styles.over)}>
              {t(left < 0 ? 'ui.charactersOver' : 'ui.characters', { count: Math.abs(left) })}
            </p>
          )}
        </>
      )}
    </Field>
  )
}

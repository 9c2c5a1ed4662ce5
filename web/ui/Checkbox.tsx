import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './Choice.module.css'
import { classNames } from './class-names.ts'
import { FieldError } from './Field.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'id' | 'children'> & {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
}

/** One box with its label; the whole line can be pressed. */
export function Checkbox({ label, hint, error, className, ...input }: CheckboxProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={classNames(styles.group, className)}>
      <label className={styles.choice}>
        <input
          {...input}
          type="checkbox"
          className={styles.box}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
        />
        <span className={styles.text}>
          {label}
          {hint && (
            <span id={`${id}-hint`} className={styles.hint}>
              {hint}
            </span>
          )}
        </span>
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

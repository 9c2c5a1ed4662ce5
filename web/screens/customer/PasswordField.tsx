import { type ComponentProps, useState } from 'react'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Field, type FieldLook } from '../../ui/Field.tsx'
import fieldStyles from '../../ui/Field.module.css'
import { classNames } from '../../ui/class-names.ts'
import styles from './PasswordField.module.css'

type PasswordFieldProps = FieldLook &
  Omit<ComponentProps<'input'>, keyof FieldLook | 'id' | 'type' | 'autoComplete'> & {
    autoComplete: 'current-password' | 'new-password'
  }

/** A password, hidden until the shopper wants to see it. */
export function PasswordField({ label, hint, error, required, labelHidden, className, ...input }: PasswordFieldProps) {
  const t = useTranslate()
  const [isShown, setShown] = useState(false)
  return (
    <Field {...{ label, hint, error, required, labelHidden, className }}>
      {(ids) => (
        <div className={styles.control}>
          <input
            {...input}
            {...ids}
            type={isShown ? 'text' : 'password'}
            data-secret=""
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={classNames(fieldStyles.control, styles.input)}
          />
          <button
            type="button"
            className={styles.reveal}
            aria-controls={ids.id}
            aria-label={t(isShown ? 'account.password.hideLabel' : 'account.password.showLabel')}
            onClick={() => setShown(!isShown)}
          >
            {t(isShown ? 'account.password.hide' : 'account.password.show')}
          </button>
        </div>
      )}
    </Field>
  )
}

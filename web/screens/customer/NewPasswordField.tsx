import { useState } from 'react'
import { useTranslate } from '../../i18n/messages-context.ts'
import styles from './NewPasswordField.module.css'
import { PasswordField } from './PasswordField.tsx'
import { passwordStrength } from './password-strength.ts'
import { usePasswordRule } from './use-password-rule.ts'

const WORDS = [
  'account.password.strength.none',
  'account.password.strength.weak',
  'account.password.strength.short',
  'account.password.strength.good',
  'account.password.strength.strong',
] as const

type NewPasswordFieldProps = { label: string; name: string; error?: string | null }

/** A password to be chosen: the store's rule, and how far what was typed goes. */
export function NewPasswordField({ label, name, error }: NewPasswordFieldProps) {
  const t = useTranslate()
  const rule = usePasswordRule()
  const [password, setPassword] = useState('')
  const strength = passwordStrength(password, rule)
  return (
    <div>
      <PasswordField
        label={label}
        name={name}
        autoComplete="new-password"
        hint={t('account.password.rule', { length: rule.minLength, classes: rule.characterClasses })}
        error={error}
        onChange={(event) => setPassword(event.currentTarget.value)}
        required
      />
      <div className={styles.meter}>
        <meter
          className={styles.bar}
          min={0}
          max={4}
          low={2}
          high={3}
          optimum={4}
          value={strength}
          aria-hidden="true"
        />
        <p className={styles.word} role="status">
          {t(WORDS[strength])}
        </p>
      </div>
    </div>
  )
}

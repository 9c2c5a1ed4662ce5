import { useState } from 'react'
import { measurePassword, type PasswordRule, USUAL_PASSWORD_RULE } from '../../../schema/password-rule.ts'
import { useOperation } from '../../api/use-operation.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { classNames } from '../../ui/class-names.ts'
import stylesField from '../../ui/Field.module.css'
import { type ControlProps, Field, type OwnOf } from '../../ui/Field.tsx'
import { PasswordRule as PasswordRuleQuery } from './password-rule.generated.ts'
import styles from './PasswordField.module.css'

const WORDS = [
  'account.password.strength.none',
  'account.password.strength.weak',
  'account.password.strength.short',
  'account.password.strength.good',
  'account.password.strength.strong',
] as const

type PasswordFieldProps = ControlProps<'input'> & { autoComplete: 'current-password' | 'new-password' }

/** A password, hidden until the shopper wants to see it. */
export function PasswordField(props: PasswordFieldProps) {
  const t = useTranslate()
  const [isShown, setShown] = useState(false)
  return (
    <Field<OwnOf<'input'>> {...props}>
      {(control) => (
        <div className={styles.control}>
          <input
            {...control}
            type={isShown ? 'text' : 'password'}
            data-secret=""
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={classNames(stylesField.control, styles.input)}
          />
          <button
            type="button"
            className={styles.reveal}
            aria-controls={control.id}
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

type NewPasswordFieldProps = { label: string; name: string; error?: string | null }

/** A new password, with the store's rule and a strength meter. */
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

/** What is wrong with a new password, in the shopper's words; null if nothing is. */
export function useNewPasswordFault(): (password: string | undefined) => string | null {
  const t = useTranslate()
  const rule = usePasswordRule()
  return (password) => {
    if (!password) return t('account.password.newMissing')
    return measurePassword(password, rule).isEnough ? null : t('account.password.tooSimple')
  }
}

function usePasswordRule(): PasswordRule {
  return useOperation(PasswordRuleQuery, {}).data?.passwordRule ?? USUAL_PASSWORD_RULE
}

/** From 0 (empty) to 4; 3 fulfils the store's rule. */
export function passwordStrength(password: string, rule: PasswordRule): 0 | 1 | 2 | 3 | 4 {
  if (password === '') return 0
  const { isLong, isMixed, isEnough, classes } = measurePassword(password, rule)
  if (!isEnough) return isLong || isMixed ? 2 : 1
  const length = [...password].length
  return length >= rule.minLength + 6 || (length >= rule.minLength + 4 && classes > rule.characterClasses) ? 4 : 3
}

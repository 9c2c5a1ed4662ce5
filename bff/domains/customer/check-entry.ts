import { isEmail } from '../../../schema/email.ts'
import { MAX_CUSTOMER_NAME } from '../../../schema/field-limits.ts'
import { measurePassword, type PasswordRule } from '../../../schema/password-rule.ts'
import type { FieldError } from '../../graphql/shop-schema.generated.ts'
import { t } from '../../i18n/texts.ts'

/** Longer passwords would only cost the store time to hash. */
const MAX_PASSWORD = 256
/** The characters that Magento accepts in customers' names. */
const NAME = /^[\p{L}\p{M}\d ,.'’`&_-]+$/u

type Check = (value: string) => string | null

/** Returns the faults of an entry, field by field. */
export function faultsOf(checks: readonly [field: string, fault: string | null][]): FieldError[] {
  return checks.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]))
}

export const nameFault: Check = (text) => {
  if (text === '') return t('field.missing')
  if (text.length > MAX_CUSTOMER_NAME) return t('field.tooLong', { limit: MAX_CUSTOMER_NAME })
  return NAME.test(text) ? null : t('field.letters')
}

export const emailFault: Check = (text) => {
  if (text === '') return t('field.missing')
  return isEmail(text) ? null : t('customer.email')
}

/** Returns what is wrong with the password of an existing account. */
export const passwordFault: Check = (password) => {
  if (password === '') return t('field.missing')
  return password.length > MAX_PASSWORD ? t('customer.passwordWrong') : null
}

/** Returns what is wrong with a new password. */
export function newPasswordFault(password: string, rule: PasswordRule): string | null {
  if (password === '') return t('field.missing')
  if (password.length > MAX_PASSWORD) return t('field.tooLong', { limit: MAX_PASSWORD })
  const { minLength: length, characterClasses: classes } = rule
  return measurePassword(password, rule).isEnough ? null : t('customer.passwordRule', { length, classes })
}

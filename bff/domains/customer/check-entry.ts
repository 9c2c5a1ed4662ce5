import type { FieldError } from '../../graphql/shop-schema.generated.ts'
import type { PasswordRule } from './password-rule.ts'
import { t } from '../../i18n/texts.ts'

const MAX_NAME = 255
const MAX_EMAIL = 254
/** Longer passwords would only cost the store time to hash. */
const MAX_PASSWORD = 256
/** The characters that Magento accepts in customers' names. */
const NAME = /^[\p{L}\p{M}\d ,.'’`&_-]+$/u
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i
const CLASSES = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u]

type Check = (value: string) => string | null

/** What is wrong with what was entered, field by field. */
export function faultsOf(checks: readonly [field: string, fault: string | null][]): FieldError[] {
  return checks.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]))
}

export const nameFault: Check = (text) => {
  if (text === '') return t('field.missing')
  if (text.length > MAX_NAME) return t('field.tooLong', { limit: MAX_NAME })
  return NAME.test(text) ? null : t('field.letters')
}

export const emailFault: Check = (text) => {
  if (text === '') return t('field.missing')
  return text.length <= MAX_EMAIL && EMAIL.test(text) ? null : t('customer.email')
}

/** Of a password that exists already. */
export const passwordFault: Check = (password) => {
  if (password === '') return t('field.missing')
  return password.length > MAX_PASSWORD ? t('customer.passwordWrong') : null
}

/** Of a password to be: the store's own rule, which it says after the fact only. */
export function newPasswordFault(password: string, { minLength, characterClasses }: PasswordRule): string | null {
  if (password === '') return t('field.missing')
  if (password.length > MAX_PASSWORD) return t('field.tooLong', { limit: MAX_PASSWORD })
  const classes = CLASSES.filter((pattern) => pattern.test(password)).length
  return [...password].length >= minLength && classes >= characterClasses && password.trim() === password
    ? null
    : t('customer.passwordRule', { length: minLength, classes: characterClasses })
}

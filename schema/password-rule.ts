export type PasswordRule = { minLength: number; characterClasses: number }

/** Magento's defaults. */
export const USUAL_PASSWORD_RULE: PasswordRule = { minLength: 8, characterClasses: 3 }

const CLASSES = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u]

/** Compares a password with the store's rule, which the store itself reports only afterwards. */
export function measurePassword(password: string, { minLength, characterClasses }: PasswordRule) {
  const classes = CLASSES.filter((pattern) => pattern.test(password)).length
  const isLong = [...password].length >= minLength
  const isMixed = classes >= characterClasses
  return { classes, isLong, isMixed, isEnough: isLong && isMixed && password.trim() === password }
}

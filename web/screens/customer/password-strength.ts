export type PasswordRule = { minLength: number; characterClasses: number }

const CLASSES = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u]

/** What a password has of what the store wants. */
export function measurePassword(password: string, { minLength, characterClasses }: PasswordRule) {
  const classes = CLASSES.filter((pattern) => pattern.test(password)).length
  const isLong = [...password].length >= minLength
  const isMixed = classes >= characterClasses
  return { classes, isLong, isMixed, isEnough: isLong && isMixed }
}

/** From 0 (nothing yet) to 4: enough for the store is 3, beyond it is 4. */
export function passwordStrength(password: string, rule: PasswordRule): 0 | 1 | 2 | 3 | 4 {
  if (password === '') return 0
  const { isLong, isMixed, isEnough, classes } = measurePassword(password, rule)
  if (!isEnough) return isLong || isMixed ? 2 : 1
  const length = [...password].length
  return length >= rule.minLength + 6 || (length >= rule.minLength + 4 && classes > rule.characterClasses) ? 4 : 3
}

import type { Context } from '../context.ts'
import { inputError } from '../errors.ts'

const MAX_LENGTH = 256
const CLASSES = [/[a-z]/, /[A-Z]/, /\d/, /[^\da-zA-Z]/]

/** Refuses a password that the store's settings do not allow, in the order Magento looks. */
export function checkPassword(password: string, { model, text }: Context): void {
  const { config } = model.settings
  const length = [...password].length
  const shortest = Number(config.minimum_password_length)
  const fewest = Number(config.required_character_classes_number)
  if (length > MAX_LENGTH) throw inputError(text('passwordLong', MAX_LENGTH))
  if (length < shortest) throw inputError(text('passwordShort', shortest))
  if (password.trim() !== password) throw inputError(text('passwordSpace'))
  if (CLASSES.filter((kind) => kind.test(password)).length < fewest) throw inputError(text('passwordPlain', fewest))
}

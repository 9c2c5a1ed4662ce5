import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import type { Context } from '../context.ts'
import { inputError } from '../errors.ts'

const KEY_LENGTH = 32
const SALT_LENGTH = 16

const MAX_LENGTH = 256
const CLASSES = [/[a-z]/, /[A-Z]/, /\d/, /[^\da-zA-Z]/]

/** `scrypt:<salt>:<key>`, both in base64. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_LENGTH)
  return `scrypt:${salt.toString('base64')}:${(await derive(password, salt)).toString('base64')}`
}

/** Without a hash it takes the same time and returns false. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const [, salt = '', key = ''] = (hash ?? '').split(':')
  const expected = Buffer.from(key, 'base64')
  const given = await derive(password, Buffer.from(salt, 'base64'))
  return expected.length === KEY_LENGTH && timingSafeEqual(given, expected)
}

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

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, KEY_LENGTH, (error, key) => (error ? reject(error) : resolve(key)))
  })
}

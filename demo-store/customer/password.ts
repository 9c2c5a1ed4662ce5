import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

const keyLength = 32
const saltLength = 16

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password, salt, keyLength, (error, key) => (error ? reject(error) : resolve(key)))
  })

/** `scrypt:<salt>:<key>`, both in base64. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(saltLength)
  return `scrypt:${salt.toString('base64')}:${(await derive(password, salt)).toString('base64')}`
}

/** False without a hash, after the same amount of work. */
export const verifyPassword = async (password: string, hash: string | null): Promise<boolean> => {
  const [, salt = '', key = ''] = (hash ?? '').split(':')
  const expected = Buffer.from(key, 'base64')
  const given = await derive(password, Buffer.from(salt, 'base64'))
  return expected.length === keyLength && timingSafeEqual(given, expected)
}

import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const prefix = '0:3:'
const ivBytes = 12
const tagBytes = 16

const keyOf = (secret: string): Buffer => createHash('sha256').update(`order ${secret}`).digest()

/** The token that shows an order to whoever has it: another one at each reading. */
export const orderToken = (number: string, secret: string): string => {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv)
  const sealed = Buffer.concat([iv, cipher.update(number, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return prefix + sealed.toString('base64')
}

/** The order number inside a token; null for anything this store did not make. */
export const readOrderToken = (token: string, secret: string): string | null => {
  if (!token.startsWith(prefix)) return null
  const sealed = Buffer.from(token.slice(prefix.length), 'base64')
  if (sealed.length <= ivBytes + tagBytes) return null
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), sealed.subarray(0, ivBytes))
    decipher.setAuthTag(sealed.subarray(-tagBytes))
    return decipher.update(sealed.subarray(ivBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}

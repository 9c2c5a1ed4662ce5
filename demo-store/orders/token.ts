import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const PREFIX = '0:3:'
const IV_BYTES = 12
const TAG_BYTES = 16

/** The token that shows an order to whoever has it: another one at each reading. */
export function orderToken(number: string, secret: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv)
  const sealed = Buffer.concat([iv, cipher.update(number, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return PREFIX + sealed.toString('base64')
}

/** The order number inside a token; null for anything this store did not make. */
export function readOrderToken(token: string, secret: string): string | null {
  if (!token.startsWith(PREFIX)) return null
  const sealed = Buffer.from(token.slice(PREFIX.length), 'base64')
  if (sealed.length <= IV_BYTES + TAG_BYTES) return null
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), sealed.subarray(0, IV_BYTES))
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
    return decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}

function keyOf(secret: string): Buffer {
  return createHash('sha256').update(`order ${secret}`).digest()
}

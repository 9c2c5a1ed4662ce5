import { createCipheriv, createDecipheriv, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { SharedContext } from '../../graphql/context.ts'
import { defineService } from '../define-service.ts'

/** Ids of orders in addresses. A number always has the same id, which others can neither decrypt nor forge. */
export type OrderIds = {
  seal(number: string): string
  /** Null for an id that was not made with one of the server's keys. */
  open(id: string): string | null
}

const IV_BYTES = 16
/** An order number has at most 32 characters; its sealed id has 64. */
const MAX_LENGTH = 64

export const orderIds = defineService(({ keys }: SharedContext) => createOrderIds(keys))

/**
 * Deterministic encryption with a synthetic IV (the idea of RFC 5297): AES-256-CTR with the HMAC of the number as its
 * IV, encoded as base64url of IV and cipher text. The first key encrypts, all decrypt. The id hides how many orders the
 * shop has. The store decides who may see an order.
 */
function createOrderIds(secrets: readonly Buffer[]): OrderIds {
  const keys = secrets.map((secret) => ({
    mac: derived(secret, 'musette order ids: iv'),
    cipher: derived(secret, 'musette order ids: number'),
  }))
  const [newest] = keys
  if (!newest) throw new Error('Order ids need a key')

  return {
    seal(number) {
      const iv = ivOf(number, newest.mac)
      const cipher = createCipheriv('aes-256-ctr', newest.cipher, iv)
      return Buffer.concat([iv, cipher.update(number, 'utf8'), cipher.final()]).toString('base64url')
    },

    open(id) {
      if (id.length > MAX_LENGTH) return null
      const bytes = Buffer.from(id, 'base64url')
      if (bytes.length <= IV_BYTES || bytes.toString('base64url') !== id) return null
      const iv = bytes.subarray(0, IV_BYTES)
      for (const { mac, cipher } of keys) {
        const decipher = createDecipheriv('aes-256-ctr', cipher, iv)
        const number = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES)), decipher.final()]).toString('utf8')
        if (timingSafeEqual(ivOf(number, mac), iv)) return number
      }
      return null
    },
  }
}

function ivOf(number: string, key: Buffer): Buffer {
  return createHmac('sha256', key).update(number).digest().subarray(0, IV_BYTES)
}

function derived(secret: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
}

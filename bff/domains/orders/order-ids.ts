import { createCipheriv, createDecipheriv, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { SharedContext } from '../../graphql/context.ts'
import { defineService } from '../define-service.ts'

/** What stands for orders in addresses: of one number always the same, and neither to be read nor to be made by others. */
export type OrderIds = {
  seal(number: string): string
  /** Null for what was not made with one of our keys. */
  open(id: string): string | null
}

const IV_BYTES = 16
/** Longest number of a store: 32 characters, in a sealed id that is 64. */
const MAX_LENGTH = 64

export const orderIds = defineService(({ keys }: SharedContext) => createOrderIds(keys))

/**
 * Deterministic encryption with a synthetic IV (the idea of RFC 5297): AES-256-CTR, its IV the HMAC of the number, as base64url of IV and
 * cipher text. The first key seals, all open. It hides how many orders the shop has; whose an order is the store decides.
 */
export function createOrderIds(secrets: readonly Buffer[]): OrderIds {
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

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Session } from '../../session/session.ts'

const NONCE = /^[\w-]{22}/

/**
 * Binds a payment to the browser that begins it: the return address contains the hash of a nonce, which only this browser's cookie contains. All payments
 * of a browser share the nonce, so that several tabs do not invalidate each other. Each payment extends its lifetime.
 */
export function markPayer(session: Session): string {
  const nonce = nonceOf(session) ?? randomBytes(16).toString('base64url')
  session.set('payer', `${nonce}.${Math.floor(Date.now() / 1000).toString(36)}`)
  return markOf(nonce)
}

/** Whether this browser began a payment: its address may have reached others. */
export function isPayer(session: Session, mark: string | undefined): boolean {
  const nonce = nonceOf(session)
  if (nonce === undefined || mark === undefined) return false
  const [own, given] = [Buffer.from(markOf(nonce)), Buffer.from(mark)]
  return own.length === given.length && timingSafeEqual(own, given)
}

/** Returns the mark of this browser in an order; undefined before it has chosen a payment. */
export function payerOf(session: Session): string | undefined {
  const nonce = nonceOf(session)
  return nonce === undefined ? undefined : markOf(nonce)
}

function nonceOf({ data: { payer } }: Session): string | undefined {
  return payer === undefined ? undefined : NONCE.exec(payer)?.[0]
}

function markOf(nonce: string): string {
  return createHash('sha256').update(nonce).digest('base64url')
}

import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether what was given is the secret; never when the secret is empty. Takes the same time for every guess. */
export function isSameSecret(given: string, secret: string): boolean {
  return secret !== '' && timingSafeEqual(digest(given), digest(secret))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

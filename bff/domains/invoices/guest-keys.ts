import type { SharedContext } from '../../graphql/context.ts'
import { createSealer } from '../../session/seal.ts'
import { defineService } from '../define-service.ts'

/** Keys that name a guest's order in the addresses of its files: nobody can guess, read or change them. */
export type GuestKeys = {
  seal(orderToken: string, now?: number): string
  /** Returns the store's token of the order; null for a foreign or expired key. */
  open(key: unknown, now?: number): string | null
}

/** Ms. Short, because anyone with the address may read the file. */
const LIFETIME = 60 * 60_000

const MAX_LENGTH = 2000

type Sealed = { token: string; until: number }

export const guestKeys = defineService(({ keys }: SharedContext) => createGuestKeys(keys))

export function createGuestKeys(secrets: readonly Buffer[]): GuestKeys {
  const sealer = createSealer(secrets, 'musette guest order files')
  return {
    seal: (token, now = Date.now()) => sealer.seal(JSON.stringify({ token, until: now + LIFETIME } satisfies Sealed)),
    open(key, now = Date.now()) {
      const text = typeof key === 'string' && key.length <= MAX_LENGTH ? sealer.open(key) : undefined
      if (text === undefined) return null
      const { token, until } = JSON.parse(text) as Sealed
      return now < until ? token : null
    },
  }
}

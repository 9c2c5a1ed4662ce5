import type { CartItemInput } from '../../api/shop-types.generated.ts'
import { ownName } from '../../site/own-name.ts'

/** A wish of somebody who is not signed in yet. */
export type KeptWish = { item: CartItemInput; name: string }

const KEY = 'wish'
/** How long a wish waits for its guest to sign in, in ms. */
const PATIENCE = 3600_000

/** Keeps a wish in this tab until whoever had it has signed in. */
export function keepWish(wish: KeptWish): void {
  try {
    sessionStorage.setItem(ownName(KEY), JSON.stringify({ ...wish, at: Date.now() }))
  } catch {
    // A browser that keeps nothing: the wish has to be made again.
  }
}

/** Takes the wish out, for one product or any; null when there is none, or it is too old. */
export function takeWish(sku?: string): KeptWish | null {
  try {
    const text = sessionStorage.getItem(ownName(KEY))
    if (!text) return null
    const { item, name, at } = JSON.parse(text) as KeptWish & { at: number }
    const isCurrent = Date.now() - at < PATIENCE
    if (isCurrent && sku !== undefined && item.sku !== sku) return null
    sessionStorage.removeItem(ownName(KEY))
    return isCurrent ? { item, name } : null
  } catch {
    return null
  }
}

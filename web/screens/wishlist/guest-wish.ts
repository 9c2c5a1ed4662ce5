import { useLocation } from 'wouter'
import { loginPath } from '../../../schema/safe-path.ts'
import type { CartItemInput } from '../../api/shop-types.generated.ts'
import { ownName } from '../../site/site.ts'
import { useAddress } from '../../use-address.ts'

const KEY = 'wish'

/** How long a guest's wish is stored until the sign-in, in ms. */
const PATIENCE = 3600_000

/** State and action of a heart button. */
export type Wish = { isWished: boolean; isPending: boolean; errorMessage: string | null; toggle(): void }

/** The heart of a guest, who has no list: a wish is stored, and added after the sign-in. */
export function useGuestWish(item: CartItemInput, name: string): Wish {
  const [, navigate] = useLocation()
  const { path, search } = useAddress()
  return {
    isWished: false,
    isPending: false,
    errorMessage: null,
    toggle() {
      keepWish({ item, name })
      navigate(loginPath(search ? `${path}?${search}` : path))
    },
  }
}

/** A guest's wish, to be added after the sign-in. */
export type KeptWish = { item: CartItemInput; name: string }

/** Stores a wish in this tab until the guest has signed in. */
export function keepWish(wish: KeptWish): void {
  try {
    sessionStorage.setItem(ownName(KEY), JSON.stringify({ ...wish, at: Date.now() }))
  } catch {
    // Storage is blocked: there is no wish.
  }
}

/** Returns and removes the stored wish, of one product or any; null when there is none or it is too old. */
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

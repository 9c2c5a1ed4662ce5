import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'wouter'
import { pushEvent } from '../../analytics/data-layer.ts'
import type { CartItemInput } from '../../api/shop-types.generated.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { ownName } from '../../site/site.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { useAddress } from '../../use-address.ts'
import { loginPath } from '../customer/safe-path.ts'
import { useWishlist, useWishlistChange, wishesFor } from './use-wishlist.ts'
import { AddProductToWishlist, RemoveProductFromWishlist } from './wishlist.generated.ts'

const KEY = 'wish'

/** How long a guest's wish is stored until the sign-in, in ms. */
const PATIENCE = 3600_000

/** State and actions of a heart button; null until wishlists are known to be available, and on errors. */
export function useWish(item: CartItemInput, name: string) {
  const t = useTranslate()
  const announce = useAnnounce()
  const [, navigate] = useLocation()
  const { path, search } = useAddress()
  const lookup = useWishlist()
  const add = useWishlistChange(AddProductToWishlist, ({ addProductToWishlist }) => addProductToWishlist)
  const remove = useWishlistChange(RemoveProductFromWishlist, (response) => response.removeProductFromWishlist)

  const customerId = lookup.status === 'loaded' ? lookup.customerId : null
  const wishes = lookup.status === 'loaded' ? wishesFor(item.sku, lookup.wishlist) : []
  const isPending = add.isPending || remove.isPending

  const addWish = (wish: KeptWish) => {
    remove.reset()
    add.mutate(
      { item: wish.item },
      {
        onSuccess({ success }) {
          if (!success) return
          announce(t('wishlist.added', { name: wish.name }))
          const item = { item_id: wish.item.sku, item_name: wish.name }
          pushEvent({ event: 'add_to_wishlist', ecommerce: { items: [item] } })
        },
      },
    )
  }
  const removeWishes = async () => {
    add.reset()
    for (const { id } of wishes) {
      const response = await remove.mutateAsync({ itemId: id }).catch(() => null)
      if (!response?.success) return
    }
    announce(t('wishlist.removed', { name }))
  }

  const addKept = useEffectEvent(() => {
    const stored = takeWish(item.sku)
    if (stored) addWish(stored)
  })
  useEffect(() => {
    if (customerId !== null) addKept()
  }, [customerId])

  if (lookup.status !== 'loaded') return null
  return {
    isWished: isPending ? add.isPending : wishes.length > 0,
    isPending,
    errorMessage: add.errorMessage ?? remove.errorMessage,
    toggle() {
      if (isPending) return
      if (customerId === null) {
        keepWish({ item, name })
        navigate(loginPath(search ? `${path}?${search}` : path))
      } else if (wishes.length > 0) void removeWishes()
      else addWish({ item, name })
    },
  }
}

/** A guest's wish, to be added after the sign-in. */
type KeptWish = { item: CartItemInput; name: string }

/** Stores a wish in this tab until the guest has signed in. */
export function keepWish(wish: KeptWish): void {
  try {
    sessionStorage.setItem(ownName(KEY), JSON.stringify({ ...wish, at: Date.now() }))
  } catch {
    // Storage is blocked: the wish is lost.
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

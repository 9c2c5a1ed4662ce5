import { useEffect, useEffectEvent } from 'react'
import { pushEvent } from '../../analytics/data-layer.ts'
import type { CartItemInput } from '../../api/shop-types.generated.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { type KeptWish, keepWish, takeWish, useGuestWish, type Wish } from './guest-wish.ts'
import type { WithWishProps } from './WithWish.tsx'
import { useWishlist, useWishlistChange, wishesFor } from './use-wishlist.ts'
import { AddProductToWishlist, RemoveProductFromWishlist } from './wishlist.generated.ts'

/** State and actions of a heart button; null on errors. A wish that is made before the list has come is stored until then. */
function useWish(item: CartItemInput, name: string): Wish | null {
  const t = useTranslate()
  const announce = useAnnounce()
  const guest = useGuestWish(item, name)
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

  if (lookup.status === 'error') return null
  return {
    isWished: isPending ? add.isPending : wishes.length > 0,
    isPending,
    errorMessage: add.errorMessage ?? remove.errorMessage,
    toggle() {
      if (isPending) return
      if (lookup.status === 'loading') keepWish({ item, name })
      else if (customerId === null) guest.toggle()
      else if (wishes.length > 0) void removeWishes()
      else addWish({ item, name })
    },
  }
}

/** The heart of a customer, who may have the product on the list. */
export default function CustomerWish({ item, name, children }: WithWishProps) {
  const wish = useWish(item, name)
  return wish && children(wish)
}

import type { CartItemInput } from '../../api/shop-types.generated.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { reportWish, useGuestWish, type Wish } from './use-guest-wish.ts'
import { useMergedWishes } from './merge-wishes.ts'
import { useWishlist, useWishlistChange, wishesFor } from './use-wishlist.ts'
import type { WithWishProps } from './WithWish.tsx'
import { AddProductToWishlist, RemoveProductFromWishlist } from './wishlist.generated.ts'

/** Returns state and actions of a heart button; null on errors. A wish made before the list has loaded is treated as a guest's until then. */
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

  const addWish = () => {
    remove.reset()
    add.mutate(
      { item },
      {
        onSuccess({ success }) {
          if (!success) return
          announce(t('wishlist.added', { name }))
          reportWish(item, name)
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

  useMergedWishes(customerId)

  if (lookup.status === 'error') return null
  if (customerId === null) return guest
  return {
    isWished: isPending ? add.isPending : wishes.length > 0 || guest.isWished,
    isPending,
    errorMessage: add.errorMessage ?? remove.errorMessage,
    toggle() {
      if (isPending) return
      if (wishes.length > 0) void removeWishes()
      else if (guest.isWished) guest.toggle()
      else addWish()
    },
  }
}

/** The heart of a customer, who may have the product on the list. */
export default function CustomerWish({ item, name, children }: WithWishProps) {
  const wish = useWish(item, name)
  return wish && children(wish)
}

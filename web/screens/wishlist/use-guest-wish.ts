import { pushEvent } from '../../analytics/data-layer.ts'
import type { CartItemInput } from '../../api/shop-types.generated.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { toggleDeviceWish, useDeviceWishes } from './device-wishes.ts'
import { type ReactNode, useState } from 'react'

/** State and action of a heart button. */
export type Wish = { isWished: boolean; isPending: boolean; errorMessage: ReactNode; toggle(): void }

/** The heart of a guest, whose list is on the device. */
export function useGuestWish(item: CartItemInput, name: string): Wish {
  const t = useTranslate()
  const announce = useAnnounce()
  const [hasFailed, setFailed] = useState(false)
  return {
    isWished: useDeviceWishes().some((wish) => wish.item.sku === item.sku),
    isPending: false,
    errorMessage: hasFailed ? t('ui.refused') : null,
    toggle() {
      const isWished = toggleDeviceWish({ item, name })
      setFailed(isWished === undefined)
      if (isWished === undefined) return
      announce(t(isWished ? 'wishlist.added' : 'wishlist.removed', { name }))
      if (isWished) reportWish(item, name)
    },
  }
}

export function reportWish({ sku }: CartItemInput, name: string): void {
  pushEvent({ event: 'add_to_wishlist', ecommerce: { items: [{ item_id: sku, item_name: name }] } })
}

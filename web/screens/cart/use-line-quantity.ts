import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CartLineFragment } from './cart.generated.ts'
import { useQuantityBounds } from './quantity-bounds.ts'
import { useUpdateCartItem } from './use-cart.ts'

/** How long the quantity must rest before it is sent, in ms: several steps make one request. */
const REST = 450

/**
 * The quantity field of a line: it shows what the shopper wants at once, and what the cart holds once the store has answered,
 * whether it agreed or refused. A quantity that still rests when the line leaves the screen is sent then.
 */
export function useLineQuantity({ item_id: itemId, sku, qty }: CartLineFragment, onAccepted?: () => void) {
  const { mutate, isPending, errorMessage } = useUpdateCartItem()
  const { bounds, learn } = useQuantityBounds(sku)
  const [wanted, setWanted] = useState<number | null>(null)
  const resting = useRef<{ timer: number; qty: number } | null>(null)

  const send = () => {
    if (!resting.current) return
    const { timer, qty: wantedQty } = resting.current
    clearTimeout(timer)
    resting.current = null
    mutate(
      { itemId, qty: wantedQty },
      {
        onSuccess: ({ success, quantityRule }) => {
          learn(quantityRule)
          if (success) onAccepted?.()
        },
        onSettled: () => {
          if (!resting.current) setWanted(null)
        },
      },
    )
  }
  const sendLatest = useEffectEvent(send)
  useEffect(() => () => sendLatest(), [])

  const change = (next: number) => {
    if (resting.current) clearTimeout(resting.current.timer)
    setWanted(next)
    resting.current = { qty: next, timer: window.setTimeout(send, REST) }
  }
  return { quantity: wanted ?? qty, bounds, change, isPending: wanted !== null || isPending, errorMessage }
}
